import CUIKitLoop
package import UIKitGeometry
import UIKitPlatform

/// The kernel's CLOCK_MONOTONIC: the one that input events and page flips are stamped with.
@MainActor package final class LinuxClock: Clock {
    /// Creates the clock; all of them show the same time.
    package init() {}

    /// Microseconds since the machine was started.
    package nonisolated var now: MonotonicTime {
        MonotonicTime(microseconds: uikit_monotonic_now())
    }
}
