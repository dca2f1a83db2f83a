/// A set of a layer's corners.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// One bit a corner.
    public let rawValue: UInt

    /// Creates the set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top-left corner.
    public static let layerMinXMinYCorner = Self(rawValue: 1)
    /// The top-right corner.
    public static let layerMaxXMinYCorner = Self(rawValue: 2)
    /// The bottom-left corner.
    public static let layerMinXMaxYCorner = Self(rawValue: 4)
    /// The bottom-right corner.
    public static let layerMaxXMaxYCorner = Self(rawValue: 8)

    /// All four corners.
    package static let all: Self = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
