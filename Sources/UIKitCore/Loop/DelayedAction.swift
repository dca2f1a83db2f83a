public import UIKitGeometry
import UIKitPlatform

/// A call that waits for its time; it can be taken back until then.
@MainActor public final class DelayedAction {
    private var token: TimerQueue.Token?

    init(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        let loop = MainLoop.current
        token = loop.timers.add(at: loop.now.advanced(by: max(0, delay))) { [weak self] in
            self?.token = nil
            action()
        }
        loop.platform?.wake()
    }

    /// Whether the call is still to come.
    public var isPending: Bool { token != nil }

    /// Takes the call back; nothing happens when it was made.
    public func cancel() {
        if let token { MainLoop.current.timers.cancel(token) }
        token = nil
    }
}

/// What can have its own methods called later: responders.
@MainActor public protocol DelayedPerforming: AnyObject {}

extension UIResponder: DelayedPerforming {}

extension DelayedPerforming {
    /// Calls `action` of this object after `delay` seconds on the main loop's clock, and keeps the object alive until then.
    ///
    /// The call is made at a turn of the loop of its own, also after 0 seconds, unless the
    /// returned token's `cancel()` comes first.
    @discardableResult
    public func perform(
        _ action: @escaping @MainActor (Self) -> @MainActor () -> Void,
        afterDelay delay: TimeInterval
    ) -> DelayedAction {
        DelayedAction(after: delay) { action(self)() }
    }

    /// Calls `action` of this object with `argument` after `delay` seconds on the main loop's clock.
    @discardableResult
    public func perform<Argument>(
        _ action: @escaping @MainActor (Self) -> @MainActor (Argument) -> Void,
        with argument: Argument,
        afterDelay delay: TimeInterval
    ) -> DelayedAction {
        DelayedAction(after: delay) { action(self)(argument) }
    }
}
