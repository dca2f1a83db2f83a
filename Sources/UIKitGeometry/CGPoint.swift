/// A place in points.
public struct CGPoint: Hashable, Sendable {
    /// Points to the right of the origin.
    public var x: CGFloat
    /// Points below the origin.
    public var y: CGFloat

    /// Creates the origin.
    @inlinable
    public init() { self.init(x: 0, y: 0) }

    /// Creates the place `x` points to the right of the origin and `y` points below it.
    @inlinable
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// Creates a place from whole points.
    @inlinable
    public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }

    /// The origin.
    public static let zero = Self()

    /// The place that `transform` maps this one to.
    @inlinable
    public func applying(_ transform: CGAffineTransform) -> Self {
        Self(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty
        )
    }
}

extension CGPoint {
    /// The place `offset` away from `point`.
    @inlinable
    package static func + (point: Self, offset: CGVector) -> Self {
        Self(x: point.x + offset.dx, y: point.y + offset.dy)
    }

    /// The way from `b` to `a`.
    @inlinable
    package static func - (a: Self, b: Self) -> CGVector {
        CGVector(dx: a.x - b.x, dy: a.y - b.y)
    }

    /// The straight distance to `other`, in points.
    @inlinable
    package func distance(to other: Self) -> CGFloat { (self - other).length }

    /// Whether both coordinates are finite numbers.
    @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }
}
