import UIKitGeometry
import UIKitPlatform

extension TouchDispatcher {
    /// Makes a press of a key that went down or up.
    ///
    /// A key that is down already, as in a repeat, makes none.
    func sendKey(
        _ name: String,
        isDown: Bool,
        _ held: KeyModifiers,
        _ characters: KeyCharacters?,
        _ time: MonotonicTime
    ) {
        modifiers = UIKeyModifierFlags(held)
        for press in presses { press.phase = .stationary }
        let index = presses.firstIndex { $0.key?.keyName == name }
        if isDown, index == nil {
            presses.append(
                UIPress(
                    key: UIKey(name: name, modifiers: held, characters: characters),
                    responder: keyResponder,
                    time: time
                )
            )
        } else if !isDown, let index {
            presses[index].phase = .ended
            presses[index].time = time
        } else {
            return
        }
        let event = UIPressesEvent(presses, time: time)
        presses.removeAll { $0.phase == .ended }
        sendInUpdate(event)
    }

    /// Ends all keys as cancelled.
    func cancelPresses(now: MonotonicTime) {
        if presses.isEmpty { return }
        for press in presses {
            press.phase = .cancelled
            press.time = now
        }
        let event = UIPressesEvent(presses, time: now)
        presses = []
        update(at: now) { application.sendEvent(event) }
    }

    /// Tells the responders at which the presses began.
    func deliverPresses(_ event: UIPressesEvent, in window: UIWindow) {
        for press in event.presses {
            guard let responder = press.responder else { continue }
            switch press.phase {
            case .began: responder.pressesBegan([press], with: event)
            case .changed: responder.pressesChanged([press], with: event)
            case .ended: responder.pressesEnded([press], with: event)
            case .cancelled: responder.pressesCancelled([press], with: event)
            case .stationary: break
            }
        }
    }
}
