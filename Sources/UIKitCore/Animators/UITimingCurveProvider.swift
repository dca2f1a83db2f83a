import UIKitLayers

/// The kinds of pace that an animator may have.
public enum UITimingCurveType: Int, Sendable {
    /// One of the named curves.
    case builtin = 0
    /// A cubic Bézier curve of one's own.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// Both: the spring counts.
    case composed = 3
}

/// Says how fast an animator's animations run.
@MainActor public protocol UITimingCurveProvider: AnyObject {
    /// What of the parameters counts.
    var timingCurveType: UITimingCurveType { get }
    /// The curve, for kinds that have one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, for kinds that have one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The pace for animations of `duration` seconds; a spring may make it another duration.
    func pace(for duration: Double) -> (pace: TimelinePace, seconds: Double) {
        switch timingCurveType {
        case .builtin, .cubic:
            return (.curve(cubicTimingParameters?.curve ?? .easeInOut), duration)
        case .spring, .composed:
            guard let spring = springTimingParameters else { return (.curve(.easeInOut), duration) }
            let seconds = spring.seconds(for: duration)
            let (x, y) = spring.curves(for: duration)
            return (.springs(x: x, y: y, seconds: seconds), seconds)
        }
    }
}
