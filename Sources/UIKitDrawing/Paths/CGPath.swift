public import UIKitGeometry
package import UIKitRaster

/// A shape's outline that doesn't change.
public class CGPath: Hashable {
    /// The outline.
    package fileprivate(set) final var path: Path

    /// Creates a path from an outline.
    package init(_ path: Path) { self.path = path }

    /// Creates the outline of a rectangle, mapped by `transform` where there is one.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect: rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates the outline of the ellipse that touches the edges of `rect`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates the outline of a rectangle with circular corners, clamped to half its shorter side.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let radii = CornerRadii(min(cornerWidth, cornerHeight))
        let path = Path(roundedRect: rect, radii: radii)
        self.init(path.applying(transform?.pointee ?? .identity))
    }

    /// Whether the path has no pieces.
    public final var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around all points, control points included; null for an empty path.
    public final var boundingBox: CGRect { path.bounds }

    /// The smallest rectangle around the outline itself; null for an empty path.
    public final var boundingBoxOfPath: CGRect { path.tightBounds }

    /// Where the next piece goes on from; the origin for an empty path.
    public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Whether `point`, mapped by `transform`, is inside.
    public final func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        path.contains(point.applying(transform), rule: rule.fillRule)
    }

    /// A copy that doesn't change.
    public final func copy() -> CGPath? { CGPath(path) }

    /// A copy that can be changed.
    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    /// Whether both have the same pieces.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

    /// Feeds the pieces into `hasher`.
    public final func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A shape's outline under construction.
public final class CGMutablePath: CGPath {
    /// Creates a path without pieces.
    public convenience init() { self.init(Path()) }

    /// Starts a new piece at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    /// Adds a line to `point`.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    /// Adds a piece of lines through `points`.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            if index == 0 {
                move(to: point, transform: transform)
            } else {
                addLine(to: point, transform: transform)
            }
        }
    }

    /// Adds a curve to `end` with one control point.
    public func addQuadCurve(
        to end: CGPoint,
        control: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        path.addQuad(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a curve to `end` with two control points.
    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        path.addCubic(
            to: end.applying(transform),
            control1: control1.applying(transform),
            control2: control2.applying(transform)
        )
    }

    /// Adds a rectangle's outline.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.append(Path(rect: rect).applying(transform))
    }

    /// Adds the outline of the ellipse that touches the edges of `rect`.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.append(Path(ellipseIn: rect).applying(transform))
    }

    /// Adds the outline of a rectangle with circular corners, clamped to half its shorter side.
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let radii = CornerRadii(min(cornerWidth, cornerHeight))
        path.append(Path(roundedRect: rect, radii: radii).applying(transform))
    }

    /// Adds the arc around `center` between two angles, in radians from the right.
    ///
    /// As with Core Graphics, `clockwise` is meant for an upward y axis: on a downward one, true
    /// goes counter-clockwise to the eye.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path = path.applying(transform.inverted())
        path.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: !clockwise
        )
        path = path.applying(transform)
    }

    /// Adds another path.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.append(other.path.applying(transform))
    }

    /// Closes the current piece with a line to its start.
    public func closeSubpath() { path.close() }
}
