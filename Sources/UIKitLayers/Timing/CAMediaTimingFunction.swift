import UIKitGeometry

/// The name of a pace.
public struct CAMediaTimingFunctionName: Hashable, Sendable {
    /// The name's text.
    public let rawValue: String

    /// Creates the name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The same pace all the way.
    public static let linear = Self(rawValue: "linear")
    /// A slow start.
    public static let easeIn = Self(rawValue: "easeIn")
    /// A slow end.
    public static let easeOut = Self(rawValue: "easeOut")
    /// A slow start and a slow end.
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    /// What layers use for their implicit animations.
    public static let `default` = Self(rawValue: "default")
}

/// The pace of an animation.
public final class CAMediaTimingFunction: Hashable, Sendable {
    /// The curve behind the pace.
    package let curve: CubicCurve

    /// Creates the pace called `name`; an unknown name is a misuse.
    public init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: curve = .linear
        case .easeIn: curve = .easeIn
        case .easeOut: curve = .easeOut
        case .easeInEaseOut: curve = .easeInOut
        case .default: curve = .implicit
        default: fatalError("no timing function is called \"\(name.rawValue)\"")
        }
    }

    /// Creates the pace of the cubic Bézier curve with these inner control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = CubicCurve(CGFloat(c1x), CGFloat(c1y), CGFloat(c2x), CGFloat(c2y))
    }

    /// Creates the pace of `curve`.
    package init(_ curve: CubicCurve) { self.curve = curve }

    /// Whether both have the same curve.
    public static func == (a: CAMediaTimingFunction, b: CAMediaTimingFunction) -> Bool {
        a.curve == b.curve
    }

    /// Hashes the curve.
    public func hash(into hasher: inout Hasher) { hasher.combine(curve) }
}
