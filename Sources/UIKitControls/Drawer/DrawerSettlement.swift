package import UIKitGeometry

/// Where a drawer settles when the finger lets go, how long that takes, and how fast it sets out.
///
/// It moves as a critically damped spring that goes on with the finger's velocity: never beyond its
/// target, and with no jump of the speed when the finger lets go towards it.
package struct DrawerSettlement: Hashable, Sendable {
    /// Points per second from which a release counts as a fling.
    ///
    /// Policy.
    package static let flingSpeed: CGFloat = 300
    /// Seconds of a settle from rest, and the longest one.
    ///
    /// Policy.
    package static let longestDuration: TimeInterval = 0.3
    /// Seconds of the shortest settle.
    ///
    /// Policy.
    package static let shortestDuration: TimeInterval = 0.05
    /// Seconds of a settle without a motion.
    ///
    /// Policy.
    package static let dissolveDuration: TimeInterval = 0.25
    /// Whole ways per duration that a spring may set out with; a faster one would overshoot.
    ///
    /// A critically damped spring that has settled to a thousandth does not swing over up to 6.9.
    private static let fastestStart: CGFloat = 6.5

    /// Less than e·ω of the spring of duration 1, so that it swings out by less than the room there is.
    private static let swing: CGFloat = 20

    /// The position to settle at, in points.
    package let target: CGFloat
    /// Seconds that it takes.
    package let duration: TimeInterval
    /// The velocity to set out with, in whole ways per second; negative away from the target.
    package let springVelocity: CGFloat

    /// Decides from the position and the velocity of the release.
    ///
    /// A fling goes where it points, but never past closed; else the drawer opens beyond half the
    /// side's width. `left` and `right` are the widths of the sides in points, 0 for none.
    package init(
        position: CGFloat,
        velocity: CGFloat,
        left: CGFloat,
        right: CGFloat
    ) {
        let open = position > 0 ? left : position < 0 ? -right : 0
        let target: CGFloat
        if abs(velocity) >= Self.flingSpeed, position != 0 {
            target = (velocity > 0) == (position > 0) ? open : 0
        } else {
            target = abs(position) > abs(open) / 2 ? open : 0
        }
        self.init(position: position, velocity: velocity, target: target, width: abs(open))
    }

    /// Settles from `position` at `target`, setting out with `velocity` points per second.
    ///
    /// Away from the target it goes on for a while, but never past closed or past `width`, in points.
    package init(position: CGFloat, velocity: CGFloat, target: CGFloat, width: CGFloat) {
        self.target = target
        let distance = target - position
        guard distance != 0, velocity.isFinite else {
            duration = Self.longestDuration
            springVelocity = 0
            return
        }
        let start = velocity / distance
        let matched = start > 0 ? TimeInterval(Self.fastestStart / start) : .infinity
        let duration = min(Self.longestDuration, max(Self.shortestDuration, matched))
        self.duration = duration
        let limit = Self.fastestStart / CGFloat(duration)
        // A critically damped spring that is thrown away from its target swings out by v/(e·ω).
        let room = max(0, target == 0 ? width - abs(position) : abs(position))
        let away = min(limit, Self.swing / CGFloat(duration) * room / abs(distance))
        springVelocity = min(limit, max(-away, start))
    }
}
