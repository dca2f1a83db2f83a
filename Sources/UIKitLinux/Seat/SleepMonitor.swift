package import UIKitGeometry
package import UIKitPlatform

/// Notices that the machine slept, also where nobody manages the seat.
///
/// It wakes for nothing else than a wall clock that was set: by the kernel after a sleep, or by somebody, which is looked through.
@MainActor package final class SleepMonitor {
    /// What counts as a sleep, in seconds.
    ///
    /// Policy: far more than two clocks can be apart that are read one after the other, far less than any sleep.
    package static let shortestSleep: TimeInterval = 0.01

    private let clock: any SleepClock
    private let scheduler: any Scheduler
    private var timeAsleep: TimeInterval
    private var watchKey: UInt64?

    /// Listens, and calls `onWake` once after each sleep.
    package init(
        _ clock: any SleepClock,
        scheduler: any Scheduler,
        onWake: @escaping () -> Void
    ) throws(PlatformError) {
        self.clock = clock
        self.scheduler = scheduler
        timeAsleep = clock.timeAsleep
        watchKey = try scheduler.watch(clock.descriptor, for: .readable) { [weak self] _ in
            if self?.hasSlept() == true { onWake() }
        }
    }

    /// Stops listening.
    package func close() {
        if let watchKey { scheduler.stopWatching(watchKey) }
        watchKey = nil
    }

    isolated deinit { close() }

    private func hasSlept() -> Bool {
        // First, so that what happens from here on is told again.
        clock.rearm()
        let before = timeAsleep
        timeAsleep = clock.timeAsleep
        return timeAsleep - before >= Self.shortestSleep
    }
}
