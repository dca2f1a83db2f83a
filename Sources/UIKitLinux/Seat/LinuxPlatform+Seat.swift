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
            letGo(dropsMaster: seat.dropsMaster)
        }
        seat.onLeft = { [weak self] in self?.sink?.setSuspended(true) }
        seat.onReturn = { [weak self] in
            self?.startsAway = false
            self?.takeBack()
        }
        startsAway = !seat.isActive
        takeSleep()
        guard let console = seat as? ConsoleSeat else { return }
        do throws(PlatformError) {
            try console.takeTerminal(loop: loop)
        } catch {
            Log.line("\(error); the console's text and keys stay")
        }
    }

    /// In this order: fingers let go, the last flip ends, the card is free.
    private func letGo(dropsMaster: Bool) {
        input?.suspend()
        keeper?.suspend(dropsMaster: dropsMaster)
        framebuffer?.setSuspended(true)
    }

    private func takeBack() {
        keeper?.resume()
        framebuffer?.setSuspended(false)
        input?.resume()
        sink?.setSuspended(false)
    }

    private func takeSleep() {
        do throws(PlatformError) {
            sleepMonitor = try SleepMonitor(LinuxSleepClock(), scheduler: loop) { [weak self] in
                self?.wakeUp()
            }
        } catch {
            Log.line(
                "\(error); a sleep of the machine is noticed only where the seat's manager tells"
            )
        }
    }

    /// The machine slept: as after another session, but that nobody else had the card.
    ///
    /// Panels and touchscreens may have lost their power, and whoever woke the machine wants to see something.
    private func wakeUp() {
        // Behind another session nothing is ours; coming back does the same.
        guard seat.isActive else { return }
        idle.wake()
        letGo(dropsMaster: false)
        sink?.setSuspended(true)
        takeBack()
    }
}
