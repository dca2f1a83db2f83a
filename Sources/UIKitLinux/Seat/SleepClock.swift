import CUIKitLoop
package import UIKitGeometry
package import UIKitPlatform

/// What tells that the machine slept.
///
/// Tests put one of their own in its place.
@MainActor package protocol SleepClock: AnyObject {
    /// Readable when the wall clock was set: by somebody, or by the kernel after a sleep.
    var descriptor: Int32 { get }
    /// Takes back what made the descriptor readable, and waits for the next time.
    func rearm()
    /// How long the machine has slept since it was started, in seconds.
    var timeAsleep: TimeInterval { get }
}

/// The kernel's: a timer that is cancelled when the wall clock is set, and the two clocks that a sleep parts.
@MainActor package final class LinuxSleepClock: SleepClock {
    private let timer: OwnedDescriptor

    /// Starts to wait.
    package init() throws(PlatformError) {
        timer = try OwnedDescriptor(
            uikit_clock_watch_open(),
            operation: "watch",
            subject: "the wall clock"
        )
    }

    package var descriptor: Int32 { timer.number }

    package func rearm() {
        let result = uikit_clock_watch_rearm(timer.number)
        if result < 0 { Log.line("watch the wall clock: \(SystemError(-result))") }
    }

    package var timeAsleep: TimeInterval { Double(uikit_time_asleep()) / 1_000_000 }
}
