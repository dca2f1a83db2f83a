public import UIKitGeometry
package import UIKitRaster

/// What counts as the inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Places that the path winds around, in either direction.
    case winding
    /// Places that a ray crosses the path an odd number of times from.
    case evenOdd

    package var fillRule: FillRule { self == .winding ? .nonZero : .evenOdd }
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Its inside, by winding.
    case fill
    /// Its inside, by the even-odd rule.
    case eoFill
    /// The line along it.
    case stroke
    /// Its inside, by winding, and the line along it.
    case fillStroke
    /// Its inside, by the even-odd rule, and the line along it.
    case eoFillStroke
}

extension CGContext {
    /// Forgets the current path and starts an empty one.
    public func beginPath() { currentPath = Path() }

    /// Starts a new piece of the path at `point`.
    public func move(to point: CGPoint) { currentPath.move(to: point) }

    /// Adds a line to `point`.
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }

    /// Adds a piece of lines through `points`.
    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point) } else { addLine(to: point) }
        }
    }

    /// Adds a rectangle's outline.
    public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }

    /// Adds several rectangles' outlines.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds the outline of the ellipse that touches the edges of `rect`.
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }

    /// Adds the arc around `center` between two angles, in radians from the right.
    ///
    /// As with Core Graphics, `clockwise` is meant for an upward y axis: on this downward one, true
    /// goes counter-clockwise to the eye.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        currentPath.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: !clockwise
        )
    }

    /// Adds a line towards `tangent1End` and the arc of `radius` that turns there towards `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent: tangent1End, to: tangent2End, radius: radius)
    }

    /// Adds a curve to `end` with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCubic(to: end, control1: control1, control2: control2)
    }

    /// Adds a curve to `end` with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuad(to: end, control: control)
    }

    /// Adds a path.
    public func addPath(_ path: CGPath) { currentPath.append(path.path) }

    /// Closes the current piece with a line to its start.
    public func closePath() { currentPath.close() }

    /// The current path, nil when it is empty.
    public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(currentPath) }

    /// Whether the current path has no pieces.
    public var isPathEmpty: Bool { currentPath.isEmpty }

    /// Where the next piece of the path goes on from.
    public var currentPointOfPath: CGPoint { currentPath.currentPoint ?? .zero }

    /// The smallest rectangle around the current path, control points included.
    public var boundingBoxOfPath: CGRect { currentPath.bounds }

    /// Fills the current path and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        emit(.fillPath(currentPath, rule.fillRule, fillPaint))
        beginPath()
    }

    /// Draws the line along the current path and forgets it.
    public func strokePath() {
        emit(.stroke(currentPath, state.stroke, strokePaint))
        beginPath()
    }

    /// Draws the current path and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = currentPath
        switch mode {
        case .fill: fillPath()
        case .eoFill: fillPath(using: .evenOdd)
        case .stroke: strokePath()
        case .fillStroke:
            fillPath()
            currentPath = path
            strokePath()
        case .eoFillStroke:
            fillPath(using: .evenOdd)
            currentPath = path
            strokePath()
        }
    }

    /// Leaves only what is inside the current path, and forgets the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        emit(.clipPath(currentPath, rule.fillRule))
        beginPath()
    }
}
