/// A way from one place to another, in points.
public struct CGVector: Hashable, Sendable {
    /// Points to the right.
    public var dx: CGFloat
    /// Points downwards.
    public var dy: CGFloat

    /// Creates a way of no length.
    @inlinable
    public init() { self.init(dx: 0, dy: 0) }

    /// Creates a way of `dx` points to the right and `dy` points downwards.
    @inlinable
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// No way at all.
    public static let zero = Self()
}

extension CGVector {
    /// The straight length in points.
    @inlinable package var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

    /// Both ways, one after the other.
    @inlinable
    package static func + (a: Self, b: Self) -> Self { Self(dx: a.dx + b.dx, dy: a.dy + b.dy) }

    /// The way that leads from the end of `b` to the end of `a`.
    @inlinable
    package static func - (a: Self, b: Self) -> Self { Self(dx: a.dx - b.dx, dy: a.dy - b.dy) }

    /// The way, `factor` times as long.
    @inlinable
    package static func * (a: Self, factor: CGFloat) -> Self {
        Self(dx: a.dx * factor, dy: a.dy * factor)
    }

    /// Adds `b` to `a`.
    @inlinable
    package static func += (a: inout Self, b: Self) { a = a + b }
}
