/// How pixels of a layer's contents are read that fall between those of the screen.
public struct CALayerContentsFilter: Hashable, Sendable {
    /// The name of the way.
    public let rawValue: String

    /// Creates the way from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The four nearest, weighted; below half the size, averages.
    public static let linear = Self(rawValue: "linear")
    /// The nearest one.
    public static let nearest = Self(rawValue: "nearest")
    /// As `linear`, whose averages already keep shrunk pictures still.
    public static let trilinear = Self(rawValue: "trilinear")
}
