public import UIKitGeometry

/// An animation from one value to another that moves as a weight on a damped spring does.
open class CASpringAnimation: CABasicAnimation {
    /// The mass of the weight, 1 by default, more than 0.
    public final var mass: CGFloat = 1 { didSet { curve = makeCurve() } }
    /// The stiffness of the spring, 100 by default, more than 0.
    public final var stiffness: CGFloat = 100 { didSet { curve = makeCurve() } }
    /// The damping coefficient, 10 by default, at least 0.
    public final var damping: CGFloat = 10 { didSet { curve = makeCurve() } }
    /// Whole distances per second at the start, 0 by default.
    public final var initialVelocity: CGFloat = 0 { didSet { curve = makeCurve() } }
    /// The motion that the four numbers make.
    package final private(set) var curve = SpringCurve(frequency: 10, dampingRatio: 0.5)

    /// Creates a spring that has about settled after `perceptualDuration` seconds, as a person sees it.
    ///
    /// `bounce` 0 does not swing; up to 1 it swings the more, below 0 it is damped the more. The
    /// animation's `duration` is the `settlingDuration`.
    /// Source: [spring by duration and bounce], see `docs/sources.md`.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        setCurve(SpringCurve(perceptualDuration: perceptualDuration, bounce: bounce))
        duration = settlingDuration
    }

    /// The duration in seconds that a person sees: 2π over the spring's undamped angular frequency.
    public final var perceptualDuration: CFTimeInterval { curve.perceptualDuration }

    /// How much the spring swings: 1 less the damping ratio ζ, or 1/ζ less 1 for one that is overdamped.
    public final var bounce: CGFloat { curve.bounce }

    /// Seconds until the weight is as good as at rest.
    public final var settlingDuration: CFTimeInterval { curve.settlingDuration }

    /// Takes over `curve` as it is, unit mass.
    package final func setCurve(_ curve: SpringCurve) {
        mass = 1
        stiffness = curve.stiffness
        damping = curve.damping
        initialVelocity = curve.initialVelocity
        self.curve = curve
    }

    override package func copyProperties(to other: CAAnimation) {
        super.copyProperties(to: other)
        guard let other = other as? CASpringAnimation else { return }
        other.mass = mass
        other.stiffness = stiffness
        other.damping = damping
        other.initialVelocity = initialVelocity
        other.curve = curve
    }

    override package func progress(at moment: TimeInterval) -> CGFloat {
        moment >= timing.duration ? 1 : curve.value(at: moment)
    }

    private func makeCurve() -> SpringCurve {
        SpringCurve(
            mass: max(mass, 1e-6),
            stiffness: max(stiffness, 1e-6),
            damping: max(damping, 0),
            initialVelocity: initialVelocity
        )
    }
}
