/// Distances from the edges of a rectangle inwards, in points; leading is where lines of writing begin.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// From the top edge downwards.
    public var top: CGFloat
    /// From the edge where lines begin.
    public var leading: CGFloat
    /// From the bottom edge upwards.
    public var bottom: CGFloat
    /// From the edge where lines end.
    public var trailing: CGFloat

    /// Creates insets of zero.
    @inlinable
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Creates insets from four distances in points.
    @inlinable
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No insets.
    public static let zero = Self()

    /// The same insets by side, for writing that runs from right to left or the other way.
    package func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top,
            left: isRightToLeft ? trailing : leading,
            bottom: bottom,
            right: isRightToLeft ? leading : trailing
        )
    }
}

/// Edges of a rectangle; leading is where lines of writing begin.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// One bit an edge.
    public let rawValue: UInt
    /// Creates the set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = Self(rawValue: 1 << 0)
    /// The edge where lines begin.
    public static let leading = Self(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = Self(rawValue: 1 << 2)
    /// The edge where lines end.
    public static let trailing = Self(rawValue: 1 << 3)
    /// Every edge.
    public static let all: Self = [.top, .leading, .bottom, .trailing]
}
