import UIKitGeometry
import UIKitPlatform

/// Where a pointer without a button is.
@MainActor struct HoverState {
    /// Forgets the pointer.
    mutating func leave(_ dispatcher: TouchDispatcher) {}
}

extension TouchDispatcher {
    /// Sends an event that is not about contacts.
    func route(_ event: InputEvent) {
        switch event {
        case .deviceRemoved(let device, let time): cancelTouches(of: device, now: time)
        default: break
        }
    }

    /// The windows that an event without touches is sent to.
    func otherWindows(of event: UIEvent) -> [UIWindow] { [] }

    /// Delivers an event without touches.
    func deliverOther(_ event: UIEvent, in window: UIWindow) {}
}
