import UIKitGeometry
import UIKitPlatform

extension TouchDispatcher {
    /// The event with contacts and pointers on a screen that mirrors the main one where they are there.
    ///
    /// Contacts on a screen that is not plugged in any more can only end.
    func onScreens(_ event: InputEvent) -> InputEvent {
        switch event {
        case .contacts(let contacts, let time)
        where contacts.contains(where: { $0.screen != .main }):
            return .contacts(contacts.compactMap(onScreens), time: time)
        case .hover(let place, let device, let time):
            return .hover(onScreens(place), device: device, time: time)
        case .scroll(let place, let way, let source, let device, let time):
            return .scroll(onScreens(place), by: way, source: source, device: device, time: time)
        case .transform(var change, let device, let time):
            change.place = onScreens(change.place)
            return .transform(change, device: device, time: time)
        default: return event
        }
    }

    private func onScreens(_ place: ScreenPlace) -> ScreenPlace {
        if place.screen == .main { return place }
        let screen = application.screens.first { $0.id == place.screen }
        return screen?.feed.mirroredPlace(of: place.point).map { ScreenPlace($0) } ?? place
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
