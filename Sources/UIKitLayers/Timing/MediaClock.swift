// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Glibc
import Synchronization
public import UIKitGeometry

/// The clock of all animations: the application sets it to the one that it injects everywhere.
package enum MediaClock {
    /// Tells the time now; the machine's monotonic clock until the application sets another.
    ///
    /// May be asked and set on any thread.
    package static var now: @Sendable () -> MonotonicTime {
        get { clock.withLock { $0 } }
        set { clock.withLock { $0 = newValue } }
    }

    private static let clock = Mutex<@Sendable () -> MonotonicTime>(machineTime)

    /// The machine's monotonic clock.
    @Sendable private static func machineTime() -> MonotonicTime {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return MonotonicTime(
            microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
        )
    }
}

/// The time now on the clock of all animations, in seconds; may be asked on any thread.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now().seconds }
