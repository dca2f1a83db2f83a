public import UIKitGeometry
import UIKitLayers

/// The pace of an animator whose animations move as a weight on a damped spring does.
public final class UISpringTimingParameters: UITimingCurveProvider {
    /// What the spring was made of.
    private enum Kind {
        case standard
        case ratio(CGFloat)
        case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
        case perceived(duration: TimeInterval, bounce: CGFloat)
    }

    /// Whole distances per second at the start: `dx` along x and for all that is no place, `dy` along y.
    public let initialVelocity: CGVector
    private let kind: Kind

    private init(_ kind: Kind, _ velocity: CGVector) {
        self.kind = kind
        initialVelocity = CGVector(
            dx: velocity.dx.isFinite ? velocity.dx : 0,
            dy: velocity.dy.isFinite ? velocity.dy : 0
        )
    }

    /// Creates UIKit's standard spring (mass 3, stiffness 1000, damping 500), which takes half a second whatever the animator says.
    public convenience init() { self.init(.standard, .zero) }

    /// Creates a spring that has settled after the animator's duration; a ratio of 1 does not swing.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(.ratio(ratio), .zero) }

    /// Creates a spring that has settled after the animator's duration and starts with a velocity.
    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.ratio(ratio), velocity)
    }

    /// Creates a spring from its physics; it takes as long as it takes, whatever the animator says.
    ///
    /// Springs that are damped more than critically move as critically damped ones do.
    public convenience init(
        mass: CGFloat,
        stiffness: CGFloat,
        damping: CGFloat,
        initialVelocity velocity: CGVector
    ) {
        self.init(.physics(mass: mass, stiffness: stiffness, damping: damping), velocity)
    }

    /// Creates a spring that seems settled after `duration` seconds, whatever the animator says; `bounce` 0 does not swing.
    public convenience init(
        duration: TimeInterval = 0.5,
        bounce: CGFloat = 0,
        initialVelocity: CGVector = .zero
    ) {
        self.init(.perceived(duration: duration, bounce: bounce), initialVelocity)
    }

    /// `.spring`.
    public var timingCurveType: UITimingCurveType { .spring }
    /// Nil.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// Itself.
    public var springTimingParameters: UISpringTimingParameters? { self }

    /// The seconds that animations of an animator of `duration` take.
    func seconds(for duration: TimeInterval) -> TimeInterval {
        switch kind {
        case .ratio: return duration
        case .standard: return Self.standardDuration
        case .physics, .perceived:
            let (x, y) = curves(for: duration)
            let longest = max(x.settlingDuration, y.settlingDuration)
            return min(longest, Self.longestDuration)
        }
    }

    /// The springs along x and along y.
    func curves(for duration: TimeInterval) -> (x: SpringCurve, y: SpringCurve) {
        (curve(duration, initialVelocity.dx), curve(duration, initialVelocity.dy))
    }

    /// Seconds that the standard spring takes; see `docs/behaviour.md`.
    private static let standardDuration: TimeInterval = 0.5
    /// Seconds after which a spring that hardly loses anything is stopped.
    ///
    /// Policy.
    private static let longestDuration: TimeInterval = 60

    private func curve(_ duration: TimeInterval, _ velocity: CGFloat) -> SpringCurve {
        switch kind {
        case .ratio(let ratio):
            return SpringCurve(
                settlingIn: duration,
                dampingRatio: ratio,
                initialVelocity: velocity
            )
        case .standard: return Self.physical(3, 1000, 500, velocity)
        case .physics(let mass, let stiffness, let damping):
            return Self.physical(mass, stiffness, damping, velocity)
        case .perceived(let duration, let bounce):
            return SpringCurve(
                perceptualDuration: duration,
                bounce: bounce,
                initialVelocity: velocity
            )
        }
    }

    private static func physical(
        _ mass: CGFloat,
        _ stiffness: CGFloat,
        _ damping: CGFloat,
        _ velocity: CGFloat
    ) -> SpringCurve {
        let mass = mass > 0 && mass.isFinite ? mass : 1
        let stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 1
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return SpringCurve(
            frequency: (stiffness / mass).squareRoot(),
            dampingRatio: ratio.isNaN ? 1 : min(1, max(0, ratio)),
            initialVelocity: velocity
        )
    }
}
