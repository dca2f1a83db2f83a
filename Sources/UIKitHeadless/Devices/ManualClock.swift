import Synchronization
package import UIKitGeometry
import UIKitPlatform

/// A clock that stands still until somebody moves it, in whole microseconds.
@MainActor package final class ManualClock: Clock {
    /// The time now; 0 at first.
    package nonisolated var now: MonotonicTime {
        MonotonicTime(microseconds: microseconds.load(ordering: .acquiring))
    }

    private nonisolated let microseconds = Atomic<Int64>(0)

    /// Creates a clock that shows 0.
    package init() {}

    /// Moves the clock to `time`, which may not lie in the past.
    package func advance(to time: MonotonicTime) {
        demand(
            time >= now,
            "a clock never goes backwards: from \(now.seconds) s to \(time.seconds) s"
        )
        microseconds.store(time.microseconds, ordering: .releasing)
    }

    /// Moves the clock by `seconds`, at least 0, rounded to a microsecond.
    package func advance(by seconds: TimeInterval) {
        advance(to: now.advanced(by: seconds))
    }
}
