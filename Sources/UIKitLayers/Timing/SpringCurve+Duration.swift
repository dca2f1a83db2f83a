import Glibc
package import UIKitGeometry

extension SpringCurve {
    /// Durations that a spring by duration may have, in seconds; others are clamped.
    package static let durations: ClosedRange<TimeInterval> = 0.01...10
    /// Damping ratios that a spring by duration may have; others are clamped.
    package static let dampingRatios: ClosedRange<CGFloat> = 0.01...1
    /// What is left of the swing after the duration, as a share of the distance.
    private static let remainder: CGFloat = 0.001

    /// The spring of unit mass that has settled after `duration` seconds.
    ///
    /// The frequency solves |v₀/(ζω) − 1|·e^(−ζDω) = 0.001·√(1 − ζ²)/ζ, or for ζ = 1, with w = ωD and
    /// a = v₀D − 1, |a − w|·e^(−w) = 0.001. Of several roots the one on the side that a spring
    /// without initial velocity has is taken while it exists.
    /// Source: [spring duration rule], see `docs/sources.md`.
    package init(settlingIn duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat)
    {
        let time = Self.clamp(duration, to: Self.durations)
        let ratio = Self.clamp(dampingRatio, to: Self.dampingRatios)
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        let omega =
            ratio < 1
            ? Self.swingingFrequency(time, ratio, velocity)
            : Self.criticalFrequency(time, velocity)
        self.init(frequency: omega, dampingRatio: ratio, initialVelocity: velocity)
    }

    /// The spring of unit mass that seems to have settled after `perceptualDuration` seconds.
    ///
    /// ω = 2π/d; ζ = 1 − b for a bounce b of at least 0, else 1/(1 + b). Bounces beyond −0.99…0.99 and
    /// durations beyond 0.01…10 s are clamped.
    /// Source: [spring by duration and bounce], see `docs/sources.md`.
    package init(
        perceptualDuration: TimeInterval,
        bounce: CGFloat,
        initialVelocity: CGFloat = 0
    ) {
        let time = Self.clamp(perceptualDuration, to: Self.durations)
        let bounce = bounce.isNaN ? 0 : min(0.99, max(-0.99, bounce))
        self.init(
            frequency: 2 * .pi / time,
            dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
            initialVelocity: initialVelocity.isFinite ? initialVelocity : 0
        )
    }

    /// The duration, in seconds, that makes a spring of this frequency.
    var perceptualDuration: TimeInterval { 2 * .pi / frequency }

    /// The bounce that makes a spring of this damping ratio.
    var bounce: CGFloat { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    private static func clamp(_ value: CGFloat, to range: ClosedRange<CGFloat>) -> CGFloat {
        value.isNaN ? range.upperBound : min(range.upperBound, max(range.lowerBound, value))
    }

    private static func swingingFrequency(
        _ duration: TimeInterval,
        _ ratio: CGFloat,
        _ velocity: CGFloat
    ) -> CGFloat {
        let decay = ratio * duration
        let target = remainder * (1 - ratio * ratio).squareRoot() / ratio
        if velocity == 0 { return max(1e-6, -log(target) / decay) }
        let zero = velocity / ratio
        func f(_ omega: CGFloat) -> CGFloat { (zero / omega - 1) * exp(-decay * omega) }
        if velocity < 0 { return root(of: f, equalTo: -target, from: 0) }
        let half = decay / 2
        let lowest = 1 / ((half * half + decay / zero).squareRoot() - half)
        if f(lowest) <= -target { return root(of: f, equalTo: -target, from: lowest) }
        return bisect(low: zero * 1e-9, high: zero) { f($0) > target }
    }

    private static func criticalFrequency(
        _ duration: TimeInterval,
        _ velocity: CGFloat
    ) -> CGFloat {
        let a = velocity * duration - 1
        func g(_ w: CGFloat) -> CGFloat { (a - w) * exp(-w) }
        let lowest = max(0, a + 1)
        if g(lowest) <= -remainder {
            return root(of: g, equalTo: -remainder, from: lowest) / duration
        }
        return bisect(low: 0, high: a) { g($0) > remainder } / duration
    }

    /// Where a function that rises from `start` on reaches `value`.
    private static func root(
        of function: (CGFloat) -> CGFloat,
        equalTo value: CGFloat,
        from start: CGFloat
    ) -> CGFloat {
        var high = max(1, start * 2)
        while function(high) < value && high < 1e9 { high *= 2 }
        return bisect(low: start, high: high) { function($0) < value }
    }

    /// The place between `low` and `high` up to which `isBelow` holds.
    private static func bisect(
        low: CGFloat,
        high: CGFloat,
        _ isBelow: (CGFloat) -> Bool
    ) -> CGFloat {
        var low = low
        var high = high
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if middle <= low || middle >= high { break }
            if isBelow(middle) { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
