import UIKitGeometry
import UIKitPlatform

extension LinuxPlatform {
    /// The manager's seat where there is a manager, else our own; no manager is asked for what is no card.
    static func seat(for device: String?, _ loop: EventLoop) -> any Seat {
        guard CardChoice.isCard(device), let seat = ManagedSeat.open(scheduler: loop) else {
            return ConsoleSeat()
        }
        Log.line("the seat is managed by \(seat.manager)")
        return seat
    }

    func takeSeat() {
        seat.onLeave = { [weak self] in
            guard let self else { return }
            // In this order: fingers let go, the last flip ends, the card is free.
            input?.suspend()
            keeper?.suspend(dropsMaster: seat.dropsMaster)
            framebuffer?.setSuspended(true)
        }
        seat.onLeft = { [weak self] in self?.sink?.setSuspended(true) }
        seat.onReturn = { [weak self] in
            guard let self else { return }
            startsAway = false
            keeper?.resume()
            framebuffer?.setSuspended(false)
            input?.resume()
            sink?.setSuspended(false)
        }
        startsAway = !seat.isActive
        guard let console = seat as? ConsoleSeat else { return }
        do throws(PlatformError) {
            try console.takeTerminal(loop: loop)
        } catch {
            Log.line("\(error); the console's text and keys stay")
        }
    }
}
