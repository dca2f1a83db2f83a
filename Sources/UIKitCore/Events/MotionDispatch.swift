import UIKitGeometry

/// Which callback a motion event is sent for.
enum MotionPhase {
    case began
    case ended
}

extension TouchDispatcher {
    /// Sends one shake: the same event object for its begin and its end.
    func sendShake(_ time: MonotonicTime) {
        let event = UIEvent(type: .motion, subtype: .motionShake, time: time)
        sendInUpdate(event)
        event.motionPhase = .ended
        sendInUpdate(event)
    }

    /// Sends a media key, when the application asked for them.
    func sendRemoteControl(_ subtype: Int, _ time: MonotonicTime) {
        guard remoteControlRequests > 0, let subtype = UIEvent.EventSubtype(rawValue: subtype)
        else { return }
        sendInUpdate(UIEvent(type: .remoteControl, subtype: subtype, time: time))
    }

    /// Calls the first responder's method for a motion or remote control event.
    func tellFirstResponder(_ event: UIEvent) {
        let responder = firstResponder
        switch (event.type, event.motionPhase) {
        case (.motion, .began): responder.motionBegan(event.subtype, with: event)
        case (.motion, .ended): responder.motionEnded(event.subtype, with: event)
        default: responder.remoteControlReceived(with: event)
        }
    }
}

extension UIApplication {
    /// Asks for remote control events, which go to the first responder.
    public final func beginReceivingRemoteControlEvents() { dispatcher.remoteControlRequests += 1 }

    /// Takes back one `beginReceivingRemoteControlEvents()`.
    public final func endReceivingRemoteControlEvents() {
        demand(
            dispatcher.remoteControlRequests > 0,
            "endReceivingRemoteControlEvents() without beginReceivingRemoteControlEvents()"
        )
        dispatcher.remoteControlRequests -= 1
    }
}
