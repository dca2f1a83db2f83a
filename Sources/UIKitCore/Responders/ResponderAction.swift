import UIKitGeometry

/// A method that somebody's control or recognizer calls: typed when it is made, plain when it is sent.
@MainActor package struct ResponderAction {
    /// Calls the method of `receiver`; false when the receiver has no such method.
    package let send: @MainActor (_ receiver: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Bool

    /// Wraps a method without arguments.
    package init<Target: AnyObject>(
        _ action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        send = { receiver, _, _ in
            guard let target = receiver as? Target else { return false }
            action(target)()
            return true
        }
    }

    /// Wraps a method that takes the sender.
    package init<Target: AnyObject, Sender>(
        _ action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        send = { receiver, sender, _ in
            guard let target = receiver as? Target else { return false }
            action(target)(Self.cast(sender))
            return true
        }
    }

    /// Wraps a method that takes the sender and the event.
    package init<Target: AnyObject, Sender>(
        _ action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
    ) {
        send = { receiver, sender, event in
            guard let target = receiver as? Target else { return false }
            action(target)(Self.cast(sender), event)
            return true
        }
    }

    /// Wraps a method that takes the sender and an event, which is an empty one where there is none.
    package init<Target: AnyObject, Sender>(
        withEvent action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
    ) {
        send = { receiver, sender, event in
            guard let target = receiver as? Target else { return false }
            action(target)(Self.cast(sender), event ?? UIEvent(type: .touches, time: .zero))
            return true
        }
    }

    private static func cast<Sender>(_ sender: Any?) -> Sender {
        if let typed = sender as? Sender { return typed }
        fatalError(
            "an action that takes \(Sender.self) was sent by \(sender.map { "\(type(of: $0))" } ?? "nobody")"
        )
    }
}
