package import UIKitGeometry
import UIKitPlatform

/// A clock that stands still until somebody moves it, in whole microseconds.
@MainActor package final class ManualClock: Clock {
    /// The time now; 0 at first.
    package private(set) var now: MonotonicTime = .zero

    /// Creates a clock that shows 0.
    package init() {}

    /// Moves the clock to `time`, which may not lie in the past.
    package func advance(to time: MonotonicTime) {
        demand(
            time >= now,
            "a clock never goes backwards: from \(now.seconds) s to \(time.seconds) s"
        )
        now = time
    }

    /// Moves the clock by `seconds`, at least 0, rounded to a microsecond.
    package func advance(by seconds: TimeInterval) {
        advance(to: now.advanced(by: seconds))
    }
}
