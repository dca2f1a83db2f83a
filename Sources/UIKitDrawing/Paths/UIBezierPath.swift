public import UIKitGeometry
public import UIKitRaster

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The corners, a bit each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner at the smallest x and y.
    public static let topLeft = Self(rawValue: 1 << 0)
    /// The corner at the largest x and the smallest y.
    public static let topRight = Self(rawValue: 1 << 1)
    /// The corner at the smallest x and the largest y.
    public static let bottomLeft = Self(rawValue: 1 << 2)
    /// The corner at the largest x and y.
    public static let bottomRight = Self(rawValue: 1 << 3)
    /// All four.
    public static let allCorners = Self(rawValue: ~0)

    /// Radii of `radius` points at these corners and square ones elsewhere.
    package func radii(_ radius: CGFloat) -> CornerRadii {
        CornerRadii(
            topLeft: contains(.topLeft) ? radius : 0,
            topRight: contains(.topRight) ? radius : 0,
            bottomRight: contains(.bottomRight) ? radius : 0,
            bottomLeft: contains(.bottomLeft) ? radius : 0
        )
    }
}

/// A shape's outline that can fill, stroke and clip in the current context.
open class UIBezierPath {
    /// The outline.
    package final var path: Path
    /// How the line along the path is drawn.
    final var style = StrokeStyle()

    /// Creates a path without pieces.
    public init() { path = Path() }

    /// Creates a path from an outline.
    package init(_ path: Path) { self.path = path }

    /// Creates the outline of a rectangle.
    public convenience init(rect: CGRect) { self.init(Path(rect: rect)) }

    /// Creates the outline of the ellipse that touches the edges of `rect`.
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

    /// Creates the outline of a rectangle with circular corners, clamped to half its shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, radii: CornerRadii(cornerRadius)))
    }

    /// Creates the outline of a rectangle of which some corners are round.
    ///
    /// - Note: Differs from UIKit: corners are circular; their radius is the smaller side of `cornerRadii`.
    public convenience init(
        roundedRect rect: CGRect,
        byRoundingCorners corners: UIRectCorner,
        cornerRadii: CGSize
    ) {
        let radius = min(cornerRadii.width, cornerRadii.height)
        self.init(Path(roundedRect: rect, radii: corners.radii(radius)))
    }

    /// Creates the arc around `center` between two angles, in radians clockwise from the right.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise
        )
    }

    /// Creates a path with the pieces of `cgPath`.
    public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

    /// The pieces, as a Core Graphics path.
    open var cgPath: CGPath {
        get { CGPath(path) }
        set { path = newValue.path }
    }

    // MARK: - Building

    /// Starts a new piece at `point`.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a line to `point`.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a curve to `endPoint` with two control points.
    open func addCurve(
        to endPoint: CGPoint,
        controlPoint1: CGPoint,
        controlPoint2: CGPoint
    ) {
        path.addCubic(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a curve to `endPoint` with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuad(to: endPoint, control: controlPoint)
    }

    /// Adds the arc around `center` between two angles, in radians clockwise from the right.
    open func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        path.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise
        )
    }

    /// Closes the current piece with a line to its start.
    open func close() { path.close() }

    /// Removes all pieces.
    open func removeAllPoints() { path = Path() }

    /// Adds the pieces of another path.
    open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }

    /// A path with the same pieces, each from its end to its start.
    open func reversing() -> UIBezierPath {
        let result = UIBezierPath(path.reversed)
        result.style = style
        result.usesEvenOddFillRule = usesEvenOddFillRule
        return result
    }

    /// Maps all points by `transform`.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

    // MARK: - Asking

    /// Whether the path has no pieces.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around all points, control points included; null for an empty path.
    open var bounds: CGRect { path.bounds }

    /// Where the next piece goes on from; the origin for an empty path.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Whether `point` is inside, by the path's fill rule.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, rule: fillRule) }

    // MARK: - Style

    /// The width of the line in points; 1 at first.
    open var lineWidth: CGFloat {
        get { style.width }
        set { style.width = newValue }
    }

    /// The shape of the line's ends; `.butt` at first.
    open var lineCapStyle: CGLineCap {
        get { CGLineCap(rawValue: style.cap.rawValue) ?? .butt }
        set { style.cap = newValue.strokeCap }
    }

    /// The shape of the line's corners; `.miter` at first.
    open var lineJoinStyle: CGLineJoin {
        get { CGLineJoin(rawValue: style.join.rawValue) ?? .miter }
        set { style.join = newValue.strokeJoin }
    }

    /// How long a sharp corner may be, in line widths, before it is cut off; 10 at first.
    open var miterLimit: CGFloat {
        get { style.miterLimit }
        set { style.miterLimit = newValue }
    }

    /// Whether the inside is found by the even-odd rule instead of by winding; false at first.
    open var usesEvenOddFillRule = false

    /// Sets the lengths of dashes and gaps in turn, in points; no pattern for a solid line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        style.dash = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count))
        style.dashPhase = phase
    }

    // MARK: - Drawing

    /// Fills the path with the current context's fill colour.
    open func fill() { UIGraphicsGetCurrentContext()?.fill(path, rule: fillRule) }

    /// Draws the line along the path with the current context's stroke colour.
    open func stroke() { UIGraphicsGetCurrentContext()?.stroke(path, style: style) }

    /// Fills the path with the current context's fill colour, in a way of its own to meet what is there.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { fill() }
    }

    /// Draws the line along the path with the current context's stroke colour, in a way of its own to
    /// meet what is there.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { stroke() }
    }

    /// Leaves only what is inside the path to what is drawn next in the current context.
    open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path, rule: fillRule) }

    private var fillRule: FillRule { usesEvenOddFillRule ? .evenOdd : .nonZero }
}
