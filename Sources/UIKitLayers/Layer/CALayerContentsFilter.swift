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

/// The curve of a layer's rounded corners.
///
/// - Note: Differs from UIKit: the value is kept, and both are painted as circles.
public struct CALayerCornerCurve: Hashable, Sendable {
    /// The name of the curve.
    public let rawValue: String

    /// Creates the curve from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter of a circle.
    public static let circular = Self(rawValue: "circular")
    /// A curve that bends gradually.
    public static let continuous = Self(rawValue: "continuous")
}
