public import UIKitGeometry
import UIKitRaster

/// The curve of a layer's rounded corners.
public struct CALayerCornerCurve: Hashable, Sendable {
    /// The name of the curve.
    public let rawValue: String

    /// Creates the curve from its name; an unknown one is circular.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter of a circle.
    public static let circular = Self(rawValue: "circular")
    /// A curve that bends gradually, and reaches further along the sides.
    ///
    /// - Note: Differs from UIKit: the reach is the same, the curve one of our own, a cubic through the middle of the
    ///   quarter circle. Where a side is shorter than two reaches it becomes more and more the quarter circle.
    public static let continuous = Self(rawValue: "continuous")
}

extension CALayer {
    /// The curve of the rounded corners, `.circular` by default.
    public final var cornerCurve: CALayerCornerCurve {
        get { modelState.appearance.cornerCurve == .continuous ? .continuous : .circular }
        set {
            let curve = newValue == .continuous ? CornerCurve.continuous : .circular
            change(nil, to: curve, \.appearance.cornerCurve, marking: .placement)
        }
    }

    /// How far from the corner a curve begins, in corner radii.
    public static func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        (curve == .continuous ? CornerCurve.continuous : .circular).expansion
    }
}
