// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Glibc
public import UIKitGeometry

/// The clock of all animations: the application sets it to the one that it injects everywhere.
@MainActor package enum MediaClock {
    /// Tells the time now; the machine's monotonic clock until the application sets another.
    package static var now: @MainActor () -> MonotonicTime = machineTime

    /// The machine's monotonic clock.
    private static func machineTime() -> MonotonicTime {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return MonotonicTime(
            microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
        )
    }
}

/// The time now on the clock of all animations, in seconds.
@MainActor public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now().seconds }
