public import UIKitGeometry
import UIKitLayers

/// The pace of an animator along a cubic Bézier curve.
public final class UICubicTimingParameters: UITimingCurveProvider {
    /// The curve's name; `.easeInOut` for a curve of one's own.
    public let animationCurve: UIView.AnimationCurve
    /// The first inner control point, time across and progress down.
    public let controlPoint1: CGPoint
    /// The second inner control point.
    public let controlPoint2: CGPoint
    private let isNamed: Bool

    /// Creates the pace that is slow at both ends.
    public convenience init() { self.init(animationCurve: .easeInOut) }

    /// Creates the pace with this name.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        controlPoint1 = curve.curve.first
        controlPoint2 = curve.curve.second
        isNamed = true
    }

    /// Creates the pace of the curve with these inner control points; their x is clamped to 0…1, y may leave it.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        isNamed = false
    }

    /// `.builtin` for a named curve, else `.cubic`.
    public var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
    /// Itself.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Nil.
    public var springTimingParameters: UISpringTimingParameters? { nil }

    /// The curve.
    var curve: CubicCurve {
        CubicCurve(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y)
    }
}
