import Glibc
package import UIKitGeometry

/// A critically damped spring that brings an offset to a place: the bounce at an edge, the snap to a page.
package struct BounceSpring: Hashable, Sendable {
    /// Where it comes to rest, exactly.
    package let target: CGFloat
    /// The distance from the target at the begin, in points.
    private let distance: CGFloat
    /// What makes the distance grow with time, in points a second.
    private let drive: CGFloat

    /// Creates the motion from an offset with a speed in points a second.
    package init(from start: CGFloat, to target: CGFloat, velocity: CGFloat) {
        self.target = target
        distance = start - target
        drive = velocity + ScrollPolicy.bounceFrequency * distance
    }

    /// The offset after `time` seconds, in points.
    package func position(at time: TimeInterval) -> CGFloat { target + distance(at: time) }

    /// The speed after `time` seconds, in points a second.
    package func velocity(at time: TimeInterval) -> CGFloat {
        let frequency = ScrollPolicy.bounceFrequency
        return (drive - frequency * (distance + drive * time)) * exp(-frequency * time)
    }

    /// Whether it is at rest after `time` seconds: near enough, and never farther again.
    package func isAtRest(at time: TimeInterval) -> Bool {
        let isPastTurn = drive == 0 || time >= 1 / ScrollPolicy.bounceFrequency - distance / drive
        return isPastTurn && abs(distance(at: time)) < ScrollPolicy.bounceRestDistance
    }

    private func distance(at time: TimeInterval) -> CGFloat {
        (distance + drive * time) * exp(-ScrollPolicy.bounceFrequency * time)
    }
}
