/// How a keyframe animation gets from one value to the next.
public struct CAAnimationCalculationMode: Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates the mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In between.
    public static let linear = Self(rawValue: "linear")
    /// By a jump.
    public static let discrete = Self(rawValue: "discrete")
    /// At the same speed throughout; the key times and paces are not regarded.
    public static let paced = Self(rawValue: "paced")
    /// Along a smooth curve through the values.
    public static let cubic = Self(rawValue: "cubic")
    /// Along a smooth curve at about the same speed throughout; the key times and paces are not regarded.
    public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// How a layer that follows a path is turned.
public struct CAAnimationRotationMode: Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates the mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the path.
    public static let rotateAuto = Self(rawValue: "auto")
    /// Against the path.
    public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}
