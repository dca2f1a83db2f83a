public import UIKitCore

extension UIControl {
    /// Calls a method of `target` that takes nothing for `events`; nil means the first responder that has it, up its chain.
    ///
    /// The target is not kept alive.
    ///
    /// - Note: Differs from UIKit: methods have no identity here, so the same one registered twice is called twice.
    public func addTarget<Target: AnyObject>(
        _ target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void,
        for events: Event
    ) {
        register { $0.add(target, ResponderAction(action), events) }
    }

    /// Calls a method of `target` that takes the sender for `events`; nil means the first responder that has it, up its chain.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        for events: Event
    ) {
        register { $0.add(target, ResponderAction(action), events) }
    }

    /// Calls a method of `target` that takes sender and event for `events`; nil means the first responder that has it, up its chain.
    ///
    /// Without a touch there is no event.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
        for events: Event
    ) {
        register { $0.add(target, ResponderAction(action), events) }
    }

    /// Calls a method of `target` that takes sender and event for `events`; nil means the first responder that has it, up its chain.
    ///
    /// Without a touch the event is one without touches.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
        for events: Event
    ) {
        register { $0.add(target, ResponderAction(withEvent: action), events) }
    }

    /// Takes `events` from every method of `target`; nil means those of every target.
    ///
    /// - Note: Differs from UIKit: one of several methods of a target cannot be told apart.
    public func removeTarget(_ target: AnyObject?, for events: Event = .allEvents) {
        register { $0.remove(target, events) }
    }

    /// Calls `action` for `events`; one with the same identifier that was added for them is replaced.
    public func addAction(_ action: UIAction, for events: Event) {
        register { $0.add(action, events) }
    }

    /// Takes `events` from `action`.
    public func removeAction(_ action: UIAction, for events: Event) {
        register { $0.remove(action.identifier, events) }
    }

    /// Takes `events` from the action with an identifier.
    public func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        register { $0.remove(identifier, events) }
    }
}
