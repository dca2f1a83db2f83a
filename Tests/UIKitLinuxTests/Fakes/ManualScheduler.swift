import Synchronization
import UIKitGeometry
import UIKitLinux
import UIKitPlatform

/// A clock that moves when it is told to.
@MainActor final class ManualClock: Clock {
    nonisolated var now: MonotonicTime {
        get { time.withLock { $0 } }
        set { time.withLock { $0 = newValue } }
    }

    private nonisolated let time = Mutex(MonotonicTime.zero)
}

/// A loop without a kernel: alarms ring while the clock is moved, descriptors when a test says so.
@MainActor final class ManualScheduler: Scheduler {
    let manual = ManualClock()
    var clock: any Clock { manual }
    private var alarms = AlarmList()
    private var handlers: [UInt64: (descriptor: Int32, run: (EventLoop.Readiness) -> Void)] = [:]
    private var nextKey: UInt64 = 1
    /// What watching a descriptor answers, nil for success.
    var watchError: PlatformError?

    var watchedDescriptors: [Int32] { handlers.values.map(\.descriptor).sorted() }

    func makeAlarm(_ action: @escaping () -> Void) -> Alarm {
        let alarm = Alarm(action)
        alarms.add(alarm)
        return alarm
    }

    func watch(
        _ descriptor: Int32,
        for interest: EventLoop.Readiness,
        _ handler: @escaping (EventLoop.Readiness) -> Void
    ) throws(PlatformError) -> UInt64 {
        if let watchError { throw watchError }
        defer { nextKey += 1 }
        handlers[nextKey] = (descriptor, handler)
        return nextKey
    }

    func stopWatching(_ key: UInt64) { handlers[key] = nil }

    /// Tells whoever watches `descriptor`.
    func fire(_ descriptor: Int32, _ readiness: EventLoop.Readiness = .readable) {
        for entry in handlers.values where entry.descriptor == descriptor { entry.run(readiness) }
    }

    /// Moves the clock by `milliseconds`, ringing every alarm on the way at its time.
    func advance(milliseconds: Double) {
        let end = manual.now.advanced(by: milliseconds / 1000)
        while let next = alarms.next, next <= end {
            manual.now = max(manual.now, next)
            for alarm in alarms.due(at: manual.now) { alarm.ring(at: manual.now) }
        }
        manual.now = end
    }

    /// Moves the clock without anything being noticed, as a loop that is held up.
    func stall(milliseconds: Double) {
        manual.now = manual.now.advanced(by: milliseconds / 1000)
    }
}
