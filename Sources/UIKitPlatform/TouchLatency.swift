package import UIKitGeometry

/// What a touch takes to the screen, in stages: the kernel's stamp, the application's loop, the commit, the blank that shows it.
///
/// A touch is counted with the first frame that was committed after it
/// arrived. One that no frame follows within 100 ms changed nothing that could be seen and is not counted.
package struct TouchLatency: Hashable, Sendable {
    /// Seconds after which a touch without a frame changed nothing.
    ///
    /// Policy.
    package static let patience: TimeInterval = 0.1

    /// From the kernel's stamp until the application's loop had it.
    package private(set) var arrival = LatencyHistogram()
    /// From the kernel's stamp until the frame that shows it was committed.
    package private(set) var commit = LatencyHistogram()
    /// From the kernel's stamp until the vertical blank that put that frame on the screen.
    package private(set) var screen = LatencyHistogram()

    /// The kernel's stamps of touches without a frame so far.
    private var waiting: [MonotonicTime] = []
    /// The stamps of the touches in the frame that was committed last.
    private var committed: [MonotonicTime] = []

    /// Creates an empty measurement.
    package init() {}

    /// A change of a touch with the kernel's stamp `time` arrived.
    package mutating func receive(_ time: MonotonicTime, now: MonotonicTime) {
        arrival.add(microseconds: now.microseconds - time.microseconds)
        waiting.append(time)
    }

    /// A frame was committed.
    package mutating func commit(now: MonotonicTime) {
        waiting.removeAll { now.seconds(since: $0) > Self.patience }
        for time in waiting {
            commit.add(microseconds: now.microseconds - time.microseconds)
        }
        committed = waiting
        waiting = []
    }

    /// The frame that was committed last is on the screen since `time`.
    package mutating func show(at time: MonotonicTime) {
        for stamp in committed {
            screen.add(microseconds: time.microseconds - stamp.microseconds)
        }
        committed = []
    }

    /// One line a stage.
    package var lines: [String] {
        [
            "touch to loop: \(arrival.summary)", "touch to commit: \(commit.summary)",
            "touch to screen: \(screen.summary)",
        ]
    }
}
