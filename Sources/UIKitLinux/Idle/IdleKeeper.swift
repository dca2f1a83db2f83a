package import UIKitGeometry
package import UIKitPlatform

/// Runs an `IdlePolicy` on the loop: events pass through it, its deadlines are alarms, its changes are told.
@MainActor package final class IdleKeeper {
    /// Told when the screen is to be something else.
    package var onChange: (IdlePolicy.State) -> Void = { _ in }

    private let scheduler: any Scheduler
    private var policy: IdlePolicy
    private var alarm: Alarm?

    /// Creates a keeper that switches the screen off after `timeout` seconds without an event; nil never does.
    package init(timeout: TimeInterval?, scheduler: any Scheduler) {
        self.scheduler = scheduler
        policy = IdlePolicy(timeout: timeout, now: scheduler.clock.now)
        alarm = scheduler.makeAlarm { [weak self] in
            guard let self else { return }
            change { policy in policy.tick(scheduler.clock.now) }
        }
        alarm?.time = policy.deadline
    }

    /// What the screen is to be.
    package var state: IdlePolicy.State { policy.state }

    /// Whether the screen stays on for as long as the application likes.
    package var isDisabled: Bool {
        get { policy.isDisabled }
        set { change { policy in policy.setDisabled(newValue, now: scheduler.clock.now) } }
    }

    /// What of an event reaches the application; nil when it only woke the screen.
    package func receive(_ event: InputEvent) -> InputEvent? {
        change { policy in policy.receive(event, now: scheduler.clock.now) }
    }

    /// Wakes the screen without an event.
    package func wake() { change { policy in policy.wake(scheduler.clock.now) } }

    private func change<Result>(_ body: (inout IdlePolicy) -> Result) -> Result {
        let before = policy.state
        let result = body(&policy)
        alarm?.time = policy.deadline
        if policy.state != before { onChange(policy.state) }
        return result
    }
}
