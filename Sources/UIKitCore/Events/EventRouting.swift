import UIKitGeometry
import UIKitPlatform

extension TouchDispatcher {
    /// Makes a UIKit event of one that is not about contacts, and sends it through the application.
    func route(_ event: InputEvent) {
        switch event {
        case .contacts, .deviceAdded: break
        case .deviceRemoved(let device, let time):
            cancelTouches(of: device, now: time)
            cancelTransform(of: device, now: time)
            endStroke(of: device, at: time, as: .cancelled)
        case .hover(let place, _, let time): sendHover(at: place, time)
        case .scroll(let place, let delta, let source, let device, let time):
            sendScroll(at: place, by: delta, source, device, time)
        case .transform(let change, let device, let time): sendTransform(change, device, time)
        case .key(let name, let isDown, let modifiers, let characters, let time):
            sendKey(name, isDown: isDown, modifiers, characters, time)
        case .posture(let posture, _): UIDevice.current.follow(posture)
        case .shake(let time): sendShake(time)
        case .remoteControl(let subtype, let time): sendRemoteControl(subtype, time)
        }
    }

    /// What `UIApplication.sendEvent(_:)` does: to windows, or straight to the first responder.
    package func send(_ event: UIEvent) {
        switch event.type {
        case .motion, .remoteControl: tellFirstResponder(event)
        case .touches:
            // Almost always all fingers are in one window.
            if let window = onlyWindow(of: event) {
                window.sendEvent(event)
            } else {
                fallthrough
            }
        default: for window in windows(of: event) { window.sendEvent(event) }
        }
    }

    /// Sends an event in an update of its own, unless input is ignored.
    func sendInUpdate(_ event: UIEvent) {
        if application.isIgnoringInteractionEvents { return }
        event.modifierFlags = modifiers
        update(at: event.time) { application.sendEvent(event) }
    }

    /// The windows that an event without touches is sent to: the one under the pointer, or the key window.
    func otherWindows(of event: UIEvent) -> [UIWindow] {
        switch event.type {
        case .hover:
            // The window that the pointer leaves hears of it too.
            let under = hitTest(event.pointerPlace, event)?.window
            let left = hover?.window
            return left === under ? [under].compactMap { $0 } : [left, under].compactMap { $0 }
        case .scroll: return [hitTest(event.pointerPlace, event)?.window].compactMap { $0 }
        case .transform: return [transform?.window].compactMap { $0 }
        case .presses: return [application.keyWindow].compactMap { $0 }
        default: return []
        }
    }

    /// Delivers an event without touches.
    func deliverOther(_ event: UIEvent, in window: UIWindow) {
        switch event.type {
        case .hover: deliverHover(event, in: window)
        case .scroll: deliverScroll(event, in: window)
        case .transform: deliverTransform(event, in: window)
        case .presses:
            if let event = event as? UIPressesEvent { deliverPresses(event, in: window) }
        default: break
        }
    }

    /// Who gets events that have no place: the key window's first responder, or the key window.
    var firstResponder: UIResponder {
        application.keyWindow?.firstResponder ?? application.keyWindow ?? application
    }

    /// Who gets keys: the key window's first responder, or what has the focus when that is inside it or there is none.
    var keyResponder: UIResponder {
        guard let window = application.keyWindow, let item = window.focus.item else {
            return firstResponder
        }
        guard let first = window.firstResponder else { return item }
        let view = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded
        return view.map { item.isDescendant(of: $0) } == true ? item : first
    }
}
