package import UIKitGeometry

/// Chooses which frames of a run are worth keeping: the first one, what the screen shows at every
/// tick, and the last one; none twice.
///
/// Ticks are whole multiples of `interval` after the clock's zero. A frame shows until the next one is presented, so that
/// a screen at rest gives one picture, however long it rests.
package struct FrameSampler<Picture> {
    /// Seconds between two ticks.
    package let interval: TimeInterval
    private var shown: (picture: Picture, time: MonotonicTime)?
    private var isFirst = true

    /// Creates a sampler that has seen nothing.
    package init(interval: TimeInterval) {
        demand(interval > 0, "ticks are some time apart, not \(interval) s")
        self.interval = interval
    }

    /// Takes a frame that is shown from `time` on; gives the one before it if that is worth keeping.
    package mutating func present(_ picture: Picture, at time: MonotonicTime) -> Picture? {
        defer { shown = (picture, time) }
        guard let shown else { return nil }
        let tick = MonotonicTime(
            seconds: (shown.time.seconds / interval).rounded(.up) * interval
        )
        guard isFirst || tick < time else { return nil }
        isFirst = false
        return shown.picture
    }

    /// Gives the last frame, nil where there was none.
    package mutating func finish() -> Picture? {
        defer { shown = nil }
        return shown?.picture
    }
}
