import UIKitCore

/// Whom a control calls for which events, in order of registration.
@MainActor struct ControlRegistrations {
    /// What is called.
    enum Receiver {
        /// A method of a target that is not kept alive; without one it goes up the responder chain.
        case method(ResponderAction, WeakTarget?)
        /// An action object.
        case action(UIAction)
    }

    /// A target that is not kept alive.
    struct WeakTarget {
        weak var object: AnyObject?
    }

    struct Entry {
        let receiver: Receiver
        var events: UIControl.Event
    }

    private(set) var entries: [Entry] = []

    /// Registers a method of `target`; nil means the responder chain.
    mutating func add(_ target: AnyObject?, _ action: ResponderAction, _ events: UIControl.Event) {
        let target = target.map { WeakTarget(object: $0) }
        entries.append(Entry(receiver: .method(action, target), events: events))
    }

    /// Registers an action; one with the same identifier for the same events goes.
    mutating func add(_ action: UIAction, _ events: UIControl.Event) {
        remove(action.identifier, events)
        entries.append(Entry(receiver: .action(action), events: events))
    }

    /// Takes `events` from the methods of `target`; nil means those of every target.
    mutating func remove(_ target: AnyObject?, _ events: UIControl.Event) {
        take(events) { receiver in
            guard case .method(_, let entry) = receiver else { return false }
            return target == nil || entry?.object === target
        }
    }

    /// Takes `events` from the action with an identifier.
    mutating func remove(_ identifier: UIAction.Identifier, _ events: UIControl.Event) {
        take(events) { receiver in
            guard case .action(let action) = receiver else { return false }
            return action.identifier == identifier
        }
    }

    private mutating func take(_ events: UIControl.Event, _ isMeant: (Receiver) -> Bool) {
        for index in entries.indices where isMeant(entries[index].receiver) {
            entries[index].events.subtract(events)
        }
        entries.removeAll { entry in
            if case .method(_, let target?) = entry.receiver, target.object == nil { return true }
            return entry.events.isEmpty
        }
    }

    /// Those that are called for one of `events`.
    func matching(_ events: UIControl.Event) -> [Entry] {
        entries.filter { !$0.events.isDisjoint(with: events) }
    }
}
