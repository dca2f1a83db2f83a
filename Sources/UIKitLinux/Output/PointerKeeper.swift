package import UIKitGeometry
package import UIKitPlatform

/// Says where a mouse's pointer is shown, and when it is not: fingers take it away, and so does a while of rest.
@MainActor package final class PointerKeeper {
    /// Seconds for which a pointer that rests is still shown.
    ///
    /// Policy: nobody looks for it, and it would burn in.
    package static let patience: TimeInterval = 5

    private let scheduler: any Scheduler
    private let show: (ScreenPlace?) -> Void
    private var alarm: Alarm?

    /// Creates a keeper; `show` is told the place, nil for none.
    package init(scheduler: any Scheduler, show: @escaping (ScreenPlace?) -> Void) {
        self.scheduler = scheduler
        self.show = show
        alarm = scheduler.makeAlarm { [weak self] in self?.move(to: nil) }
    }

    /// Moves the pointer with the mouse that an event comes from, or takes it away.
    package func follow(_ event: InputEvent) {
        switch event {
        case .hover(let place, _, _): move(to: place)
        case .scroll(let place, _, _, _, _): move(to: place)
        case .contacts(let contacts, _):
            guard let contact = contacts.last else { return }
            move(
                to: contact.tool == .pointer
                    ? ScreenPlace(contact.position, on: contact.screen) : nil
            )
        default: break
        }
    }

    private func move(to place: ScreenPlace?) {
        alarm?.time = place.map { _ in scheduler.clock.now.advanced(by: Self.patience) }
        show(place)
    }
}
