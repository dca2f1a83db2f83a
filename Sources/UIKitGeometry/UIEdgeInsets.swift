/// Distances from the edges of a rectangle inwards, in points.
public struct UIEdgeInsets: Hashable, Sendable {
    /// From the top edge downwards.
    public var top: CGFloat
    /// From the left edge to the right.
    public var left: CGFloat
    /// From the bottom edge upwards.
    public var bottom: CGFloat
    /// From the right edge to the left.
    public var right: CGFloat

    /// Creates insets of zero.
    @inlinable
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Creates insets from four distances in points.
    @inlinable
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No insets.
    public static let zero = Self()
}

extension UIEdgeInsets {
    /// The sums of both insets' edges.
    @inlinable
    package static func + (a: Self, b: Self) -> Self {
        Self(
            top: a.top + b.top,
            left: a.left + b.left,
            bottom: a.bottom + b.bottom,
            right: a.right + b.right
        )
    }
}
