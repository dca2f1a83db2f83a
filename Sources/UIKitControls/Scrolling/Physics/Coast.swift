import Glibc
package import UIKitGeometry

/// Content that was let go with a speed and slows down by a constant factor each millisecond.
///
/// Source: the deceleration rates are Apple's, the way is the sum of steps of a millisecond, as
/// recorded from UIKit; it ends at 10 points a second without a snap.
package struct Coast: Hashable, Sendable {
    /// The offset at the begin, in points.
    package let start: CGFloat
    /// The speed at the begin, in points a second.
    package let velocity: CGFloat
    /// What a second takes from the logarithm of the speed.
    package let decay: CGFloat
    /// Points travelled for each point a second, as in steps of a millisecond.
    private let travel: CGFloat

    /// Creates the motion; `rate` is the factor of a millisecond, within 0…1.
    package init(from start: CGFloat, velocity: CGFloat, rate: CGFloat) {
        let rate = rate > 0 ? min(rate, ScrollPolicy.maximumRate) : 0.001
        self.start = start
        self.velocity = velocity
        decay = -1_000 * log(rate)
        travel = rate / (1_000 * (1 - rate))
    }

    /// Seconds until it has come to rest.
    package var duration: TimeInterval {
        let speed = abs(velocity)
        return speed > ScrollPolicy.restSpeed ? log(speed / ScrollPolicy.restSpeed) / decay : 0
    }

    /// The offset after `time` seconds, in points.
    package func position(at time: TimeInterval) -> CGFloat {
        start + travel * velocity * (1 - exp(-decay * time))
    }

    /// The speed after `time` seconds, in points a second.
    package func velocity(at time: TimeInterval) -> CGFloat { velocity * exp(-decay * time) }

    /// Where it comes to rest.
    package var rest: CGFloat { start + travel * lostSpeed }

    /// Where UIKit says that it will come to rest, a tenth of a percent farther.
    package var reportedRest: CGFloat { start + lostSpeed / decay }

    /// Seconds until it is at `edge`; nil when it comes to rest before.
    package func time(to edge: CGFloat) -> TimeInterval? {
        let share = (edge - start) / (travel * velocity)
        guard share >= 0, share < 1 else { return nil }
        let time = -log(1 - share) / decay
        return time <= duration ? time : nil
    }

    /// The speed less that at which it ends; 0 where it is that slow already.
    private var lostSpeed: CGFloat {
        if velocity > ScrollPolicy.restSpeed { return velocity - ScrollPolicy.restSpeed }
        if velocity < -ScrollPolicy.restSpeed { return velocity + ScrollPolicy.restSpeed }
        return 0
    }
}

/// Content that was let go with a speed and slows down so that it comes to rest at a given place.
package struct RedirectedCoast: Hashable, Sendable {
    /// The offset at the begin, in points.
    package let start: CGFloat
    /// The speed at the begin, in points a second.
    package let velocity: CGFloat
    /// Where it comes to rest, exactly.
    package let target: CGFloat
    private let decay: CGFloat

    /// Creates the motion; nil when only a spring gets there.
    package init?(_ coast: Coast, to target: CGFloat) {
        let way = target - coast.start
        let lost = (coast.reportedRest - coast.start) * coast.decay
        guard way * lost > 0 else { return nil }
        let decay = lost / way
        guard decay >= coast.decay * ScrollPolicy.redirectShare,
            decay <= ScrollPolicy.redirectLimit
        else { return nil }
        start = coast.start
        velocity = coast.velocity
        self.target = target
        self.decay = decay
    }

    /// Seconds until it has come to rest.
    package var duration: TimeInterval { log(abs(velocity) / ScrollPolicy.restSpeed) / decay }

    /// The offset after `time` seconds, in points.
    package func position(at time: TimeInterval) -> CGFloat {
        start + velocity * (1 - exp(-decay * time)) / decay
    }

    /// The speed after `time` seconds, in points a second.
    package func velocity(at time: TimeInterval) -> CGFloat { velocity * exp(-decay * time) }
}
