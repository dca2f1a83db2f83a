package import UIKitPlatform

/// What drivers need of the loop: the time, alarms and watched descriptors.
///
/// Tests put a manual one in its place.
@MainActor package protocol Scheduler: AnyObject {
    /// The clock that alarms are set in.
    var clock: any Clock { get }
    /// Makes an alarm that runs `action` when its time has come. The scheduler doesn't keep it alive.
    func makeAlarm(_ action: @escaping () -> Void) -> Alarm
    /// Calls `handler` whenever `descriptor`, which stays the caller's, has something to say.
    func watch(
        _ descriptor: Int32,
        for interest: EventLoop.Readiness,
        _ handler: @escaping (EventLoop.Readiness) -> Void
    ) throws(PlatformError) -> UInt64
    /// Forgets a descriptor, before it is closed.
    func stopWatching(_ key: UInt64)
}

extension EventLoop: Scheduler {}
