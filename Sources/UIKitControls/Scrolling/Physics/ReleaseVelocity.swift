package import UIKitGeometry

/// Works out how fast a finger was when it let go, from its last three movements.
///
/// The oldest of them counts most, since a finger slows down or slips while it is lifted.
package struct ReleaseVelocity: Hashable, Sendable {
    /// The speeds of the last three movements in points a second, newest first.
    private var newest = CGVector.zero
    private var middle = CGVector.zero
    private var oldest = CGVector.zero
    /// Where the movement under way is measured from.
    private var place = CGPoint.zero
    private var time: MonotonicTime?
    /// When the finger last moved.
    private var lastMove = MonotonicTime.zero
    /// Seconds between the last two movements.
    private var scan: TimeInterval = 0

    /// Creates it before the finger came down.
    package init() {}

    /// Goes on from another place because the fingers changed.
    package mutating func rebase(_ place: CGPoint, at time: MonotonicTime) {
        self.place = place
        self.time = time
    }

    /// Follows a movement; those closer than a millisecond are measured with the next one.
    package mutating func move(to place: CGPoint, at time: MonotonicTime) {
        lastMove = time
        guard let before = self.time else {
            rebase(place, at: time)
            return
        }
        let seconds = time.seconds(since: before)
        if seconds < GestureInterval.minimum { return }
        oldest = middle
        middle = newest
        newest = (place - self.place) * (1 / seconds)
        scan = seconds
        rebase(place, at: time)
    }

    /// The speed in points a second of a finger lifted at `time`; zero when it had come to rest.
    package func velocity(at time: MonotonicTime) -> CGVector {
        let rest = max(
            ScrollPolicy.releaseRestInterval,
            min(scan * ScrollPolicy.releaseRestScans, ScrollPolicy.longestReleaseRestInterval)
        )
        if time > lastMove.advanced(by: rest) { return .zero }
        let shares = ScrollPolicy.releaseShares
        return newest * shares.0 + middle * shares.1 + oldest * shares.2
    }

    /// The shortest time that a speed is measured over.
    private enum GestureInterval {
        static let minimum: TimeInterval = 0.001
    }
}
