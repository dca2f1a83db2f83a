import UIKitDrawing

/// An object that events are sent to and that hands on what it does not handle.
///
/// Views, controllers, windows and the application are responders. Every
/// default implementation forwards to ``next`` with the same arguments, so an
/// override that calls `super` hands the event on and one that does not ends it.
@MainActor open class UIResponder {
    /// Creates a responder.
    public init() {}

    /// Who gets what this responder does not handle; nil ends the chain.
    open var next: UIResponder? { nil }

    // MARK: - Touches

    /// Tells that fingers came down.
    ///
    /// Forwards to ``next``.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Tells that fingers moved.
    ///
    /// Forwards to ``next``.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Tells that fingers were lifted.
    ///
    /// Forwards to ``next``.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Tells that the system took fingers away before they were lifted.
    ///
    /// Forwards to ``next``.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: - Motion, presses, remote control

    /// Tells that a motion started.
    ///
    /// Forwards to ``next``.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Tells that a motion ended.
    ///
    /// Forwards to ``next``.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Tells that a motion was interrupted.
    ///
    /// Forwards to ``next``.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// Tells that keys or buttons went down.
    ///
    /// Forwards to ``next``.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Tells that a press changed its force.
    ///
    /// Forwards to ``next``.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Tells that keys or buttons were released.
    ///
    /// Forwards to ``next``.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Tells that the system took presses away.
    ///
    /// Forwards to ``next``.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Tells that a media key was used.
    ///
    /// Forwards to ``next``.
    open func remoteControlReceived(with event: UIEvent?) {
        next?.remoteControlReceived(with: event)
    }

    // MARK: - First responder

    /// Whether this responder may become the first one.
    ///
    /// Defaults to false.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this responder gives the first place up when asked.
    ///
    /// Defaults to true.
    open var canResignFirstResponder: Bool { true }

    /// Whether this responder is the first one of its window.
    open var isFirstResponder: Bool { FirstResponder.window(of: self)?.firstResponder === self }

    /// Makes this the first responder of its window and returns whether it is.
    ///
    /// Fails when ``canBecomeFirstResponder`` is false, when it is not in a
    /// window, or when the present first responder does not resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

    /// Gives the first place up and returns whether that was possible.
    @discardableResult
    open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

    // MARK: - Actions

    /// Whether this responder takes a nil-target action that a receiver of its type would take.
    ///
    /// Defaults to true, since the method exists where the type fits. Override
    /// to refuse while the action makes no sense; the search then goes on up the chain.
    open func canPerformAction(withSender sender: Any?) -> Bool { true }

    // MARK: - Description

    /// The class and the address; views say more.
    open var description: String { ObjectDescription(self).text }

    /// The same as ``description``.
    open var debugDescription: String { description }
}

// Printed on another thread, which may not look into a responder, it is its type.
extension UIResponder: @MainActor CustomStringConvertible, @MainActor CustomDebugStringConvertible {
}

extension UIResponder: Hashable {
    /// Compares by identity.
    public nonisolated static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }

    /// Hashes the identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
