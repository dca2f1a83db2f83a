extension UIApplication {
    /// Sends an action: to `target`, or up the responder chain to the first that has the method.
    ///
    /// The chain starts at the key window's first responder, or at the sender when there is none.
    /// Returns whether somebody took it.
    package final func send(
        _ action: ResponderAction,
        to target: AnyObject?,
        from sender: Any?,
        for event: UIEvent?
    ) -> Bool {
        if let target { return action.send(target, sender, event) }
        var step = keyWindow?.firstResponder ?? sender as? UIResponder
        while let responder = step {
            if responder.canPerformAction(withSender: sender),
                action.send(responder, sender, event)
            {
                return true
            }
            step = responder.next
        }
        return false
    }

    /// Sends an action without arguments to `target`; nil walks the responder chain to the first that has the method.
    @discardableResult
    public final func sendAction<Target: AnyObject>(
        _ action: @escaping @MainActor (Target) -> @MainActor () -> Void,
        to target: Target?,
        from sender: Any?,
        for event: UIEvent?
    ) -> Bool {
        send(ResponderAction(action), to: target, from: sender, for: event)
    }

    /// Sends an action that takes the sender to `target`; nil walks the responder chain to the first that has the method.
    @discardableResult
    public final func sendAction<Target: AnyObject, Sender>(
        _ action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        to target: Target?,
        from sender: Any?,
        for event: UIEvent?
    ) -> Bool {
        send(ResponderAction(action), to: target, from: sender, for: event)
    }

    /// Sends an action that takes the sender and the event to `target`; nil walks the responder chain.
    @discardableResult
    public final func sendAction<Target: AnyObject, Sender>(
        _ action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
        to target: Target?,
        from sender: Any?,
        for event: UIEvent?
    ) -> Bool {
        send(ResponderAction(action), to: target, from: sender, for: event)
    }
}
