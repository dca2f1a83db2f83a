package import UIKitGeometry

/// How long after a vertical blank a frame may still wait for fingers, and yet be shown at the next one.
///
/// A frame that starts at the blank shows where fingers were a whole refresh
/// before it is seen. One that starts as late as its work allows shows them where they were just before. The work is what the
/// last frames took, the longest of them, with a quarter more and a fixed margin; a frame that came too late for its blank
/// makes the next ones start at once.
package struct LateStart: Hashable, Sendable {
    /// Frames whose work is remembered.
    ///
    /// Policy.
    package static let memory = 32
    /// What is left between the end of the work and the blank, in seconds.
    ///
    /// Policy: the kernel's own work on a commit and the scheduler's jitter.
    package static let margin: TimeInterval = 0.003
    /// Frames that start at once after one that was late.
    ///
    /// Policy: a second at 60 Hz.
    package static let penalty = 60

    /// Seconds between two refreshes.
    package let interval: TimeInterval
    private var work: [TimeInterval] = []
    private var rest = 0
    private var lastBlank: MonotonicTime?

    /// Creates the estimate for a display that shows a picture every `interval` seconds.
    package init(interval: TimeInterval) { self.interval = interval }

    /// Seconds that the next frame waits after a blank; 0 until enough frames were seen.
    package var delay: TimeInterval {
        guard rest == 0, work.count >= Self.memory / 2, let longest = work.max() else { return 0 }
        return max(0, interval - longest * 1.25 - Self.margin)
    }

    /// A frame took so long from its start to the commit.
    package mutating func note(work seconds: TimeInterval) {
        if work.count == Self.memory { work.removeFirst() }
        work.append(max(0, seconds))
        if rest > 0 { rest -= 1 }
    }

    /// A frame that began right after the last blank was shown at this one.
    package mutating func note(shownAt time: MonotonicTime, isContinuous: Bool) {
        defer { lastBlank = time }
        guard isContinuous, let lastBlank else { return }
        if time.seconds(since: lastBlank) > interval * 1.5 { rest = Self.penalty }
    }
}
