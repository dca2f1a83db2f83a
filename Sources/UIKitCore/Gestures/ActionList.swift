/// The targets of a recognizer, in order of addition; none is kept alive.
@MainActor struct ActionList {
    private struct Entry {
        weak var target: AnyObject?
        let action: ResponderAction
        /// Whether the action goes up the responder chain rather than to a target.
        let isNilTargeted: Bool
    }

    private var entries: [Entry] = []

    /// Appends an action of `target`; nil sends it up the responder chain.
    mutating func add(_ target: AnyObject?, _ action: ResponderAction) {
        entries.append(Entry(target: target, action: action, isNilTargeted: target == nil))
    }

    /// The targets that are still there, in order of addition.
    var targets: [AnyObject] { entries.compactMap(\.target) }

    /// Removes the actions of `target`; nil removes all.
    ///
    /// Those of targets that are gone go too.
    mutating func remove(_ target: AnyObject?) {
        entries.removeAll { entry in
            guard let target else { return true }
            return entry.target === target || (entry.target == nil && !entry.isNilTargeted)
        }
    }

    /// Calls every action with `sender`.
    func send(from sender: UIGestureRecognizer) {
        for entry in entries {
            if let target = entry.target {
                _ = entry.action.send(target, sender, nil)
            } else if entry.isNilTargeted {
                var step: UIResponder? =
                    sender.view?.window?.firstResponder ?? sender.view
                while let responder = step, !entry.action.send(responder, sender, nil) {
                    step = responder.next
                }
            }
        }
    }
}
