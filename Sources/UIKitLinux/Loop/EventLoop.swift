import CUIKitLoop
package import UIKitGeometry
package import UIKitPlatform

/// Waits in one place for everything that can happen: descriptors, alarms, a deadline, a wake-up and libdispatch's main queue.
///
/// Nothing in it polls: without a deadline and with no alarm set, `wait`
/// blocks in epoll_wait until a descriptor has something to say.
@MainActor package final class EventLoop {
    /// What a watched descriptor reports.
    package enum Readiness: Hashable, Sendable {
        /// There is something to read.
        case readable
        /// It hung up or is in error; nothing more will come.
        case broken
    }

    /// The clock that deadlines and alarms are given in.
    package let clock: any Clock
    /// How often `wait` came back from the kernel: what an idle application must not raise.
    package private(set) var wakeCount = 0

    /// How many sources are taken in one turn.
    private static let batch: Int32 = 32

    private let poll: OwnedDescriptor
    private let timer: OwnedDescriptor
    private let waker: OwnedDescriptor
    private var handlers: [UInt64: (descriptor: Int32, run: (Readiness) -> Void)] = [:]
    private var nextKey: UInt64 = 1
    private var alarms = AlarmList()
    /// What the timer's descriptor is set to, so that an unchanged time costs no call.
    private var timerSetting: MonotonicTime?
    private var events = [uikit_poll_event](
        repeating: uikit_poll_event(),
        count: Int(EventLoop.batch)
    )

    /// Creates a loop that, on the process's first thread, also runs libdispatch's main queue.
    package init(clock: any Clock) throws(PlatformError) {
        self.clock = clock
        poll = try OwnedDescriptor(uikit_poll_open(), operation: "open", subject: "epoll")
        timer = try OwnedDescriptor(uikit_timer_open(), operation: "open", subject: "timerfd")
        waker = try OwnedDescriptor(uikit_wake_open(), operation: "open", subject: "eventfd")
        try watch(timer.number) { [unowned self] _ in
            uikit_counter_drain(timer.number)
            timerSetting = nil
        }
        try watch(waker.number) { [unowned self] _ in uikit_counter_drain(waker.number) }
        if uikit_is_main_thread() != 0 { try watchMainQueue() }
    }

    /// Calls `handler` whenever `descriptor`, which stays the caller's, can be read or broke.
    ///
    /// The answer is what `stopWatching` takes.
    @discardableResult
    package func watch(
        _ descriptor: Int32,
        for interest: Readiness = .readable,
        _ handler: @escaping (Readiness) -> Void
    ) throws(PlatformError) -> UInt64 {
        let state = interest == .readable ? UInt32(UIKIT_POLL_READABLE) : 0
        let key = nextKey
        let result = uikit_poll_add(poll.number, descriptor, state, key)
        if result < 0 {
            throw PlatformError("watch", "descriptor \(descriptor)", errno: -result)
        }
        nextKey += 1
        handlers[key] = (descriptor, handler)
        return key
    }

    /// Forgets a descriptor.
    ///
    /// To be called before it is closed.
    package func stopWatching(_ key: UInt64) {
        guard let entry = handlers.removeValue(forKey: key) else { return }
        _ = uikit_poll_remove(poll.number, entry.descriptor)
    }

    /// Waits until something happened or `deadline` passed, and runs what belongs to it.
    package func wait(until deadline: MonotonicTime?) {
        let now = clock.now
        let next = [deadline, alarms.next].compactMap(\.self).min()
        let isDue = next.map { $0 <= now } ?? false
        if !isDue { setTimer(next) }
        let count = uikit_poll_wait(poll.number, &events, Self.batch, isDue ? 0 : -1)
        wakeCount += 1
        for index in 0..<max(0, Int(count)) {
            let event = events[index]
            // A handler may have taken back the source of a later event of this batch.
            guard let entry = handlers[event.key] else { continue }
            if event.state & UInt32(UIKIT_POLL_READABLE) != 0 { entry.run(.readable) }
            if event.state & UInt32(UIKIT_POLL_BROKEN) != 0, handlers[event.key] != nil {
                entry.run(.broken)
            }
        }
        let later = clock.now
        for alarm in alarms.due(at: later) { alarm.ring(at: later) }
    }

    /// Makes a `wait` that is under way, or the next one, return at once.
    package func wake() { uikit_wake_signal(waker.number) }

    /// Runs `action` inside `wait` once the alarm's time has come.
    ///
    /// The loop doesn't keep the alarm alive.
    package func makeAlarm(_ action: @escaping () -> Void) -> Alarm {
        let alarm = Alarm(action)
        alarms.add(alarm)
        return alarm
    }

    private func setTimer(_ time: MonotonicTime?) {
        if time == timerSetting { return }
        timerSetting = time
        // Zero would switch the timer off.
        _ = uikit_timer_set(timer.number, time.map { max(1, $0.microseconds) } ?? 0)
    }

    private func watchMainQueue() throws(PlatformError) {
        try watch(MainQueue.descriptor) { _ in _ = MainQueue.drain() }
    }
}
