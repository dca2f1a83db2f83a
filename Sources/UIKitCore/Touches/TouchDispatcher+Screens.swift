import UIKitGeometry
import UIKitPlatform

extension TouchDispatcher {
    /// The event with contacts on a screen that mirrors the main one where they are there.
    ///
    /// Contacts on a screen that is not plugged in any more can only end.
    func onScreens(_ event: InputEvent) -> InputEvent {
        guard case .contacts(let contacts, let time) = event,
            contacts.contains(where: { $0.screen != .main })
        else { return event }
        return .contacts(contacts.compactMap(onScreens), time: time)
    }

    private func onScreens(_ contact: TouchContact) -> TouchContact? {
        if contact.screen == .main { return contact }
        let isEnd = contact.phase == .up || contact.phase == .cancel
        guard let screen = application.screens.first(where: { $0.id == contact.screen }) else {
            return isEnd ? contact : nil
        }
        guard let place = screen.feed.mirroredPlace(of: contact.position) else { return contact }
        var mirrored = contact
        mirrored.screen = .main
        mirrored.position = place
        return mirrored
    }
}
