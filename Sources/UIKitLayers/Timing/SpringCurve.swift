import Glibc
package import UIKitGeometry

/// The motion of a damped spring from 0 to its rest at 1.
///
/// The equation is m·y″ + c·y′ + k·(y − 1) = 0 with y(0) = 0 and y′(0) = the initial velocity, in
/// whole distances per second.
package struct SpringCurve: Hashable, Sendable {
    /// The angular frequency without damping, in radians per second.
    package let frequency: CGFloat
    /// Below 1 the spring swings over, at 1 it returns as fast as it can without.
    package let dampingRatio: CGFloat
    /// Whole distances per second at the start.
    package let initialVelocity: CGFloat

    /// Creates a spring of unit mass from its frequency and its damping ratio, at least 0.
    package init(frequency: CGFloat, dampingRatio: CGFloat, initialVelocity: CGFloat = 0) {
        demand(
            frequency > 0 && dampingRatio >= 0 && initialVelocity.isFinite,
            "a spring swings with a positive frequency and a damping of at least 0, "
                + "not \(frequency) and \(dampingRatio)"
        )
        self.frequency = frequency
        self.dampingRatio = dampingRatio
        self.initialVelocity = initialVelocity
    }

    /// Creates a spring from its physics.
    package init(
        mass: CGFloat,
        stiffness: CGFloat,
        damping: CGFloat,
        initialVelocity: CGFloat = 0
    ) {
        self.init(
            frequency: (stiffness / mass).squareRoot(),
            dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
            initialVelocity: initialVelocity
        )
    }

    /// The stiffness of the spring, taking its mass as 1.
    package var stiffness: CGFloat { frequency * frequency }

    /// The damping coefficient of the spring, taking its mass as 1.
    package var damping: CGFloat { 2 * dampingRatio * frequency }

    /// Where the spring is `time` seconds after its start: 0 at the start, 1 at rest.
    package func value(at time: TimeInterval) -> CGFloat {
        if !(time > 0) { return 0 }
        let omega = frequency
        if dampingRatio < 1 {
            let beta = dampingRatio * omega
            let damped = omega * (1 - dampingRatio * dampingRatio).squareRoot()
            let swing =
                (initialVelocity - beta) / damped * sin(damped * time) - cos(damped * time)
            return 1 + exp(-beta * time) * swing
        }
        if dampingRatio == 1 {
            return 1 + ((initialVelocity - omega) * time - 1) * exp(-omega * time)
        }
        let root = (dampingRatio * dampingRatio - 1).squareRoot()
        let slow = -omega * (dampingRatio - root)
        let fast = -omega * (dampingRatio + root)
        let share = (initialVelocity + fast) / (slow - fast)
        return 1 + share * exp(slow * time) - (1 + share) * exp(fast * time)
    }

    /// Seconds until the swing stays within 1/1200 of the distance.
    ///
    /// Source: [spring settling example], fitted by us (stiffness 100: damping 5 and 15), see
    /// `docs/sources.md`.
    package var settlingDuration: TimeInterval {
        if dampingRatio == 0 { return .infinity }
        let limit: CGFloat = 1 / 1200
        if dampingRatio < 1 {
            let beta = dampingRatio * frequency
            let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let share = (initialVelocity - beta) / damped
            return max(0, log((1 + share * share).squareRoot() / limit) / beta)
        }
        // Without swinging the distance to rest falls at the pace of the slower exponential in the
        // end; march until it stays small, then halve the last step.
        var step = 1 / frequency
        var time: TimeInterval = 0
        while abs(value(at: time) - 1) > limit && time < 1e4 { time += step }
        while step > 1e-6 {
            step /= 2
            if abs(value(at: time - step) - 1) <= limit { time -= step }
        }
        return time
    }
}
