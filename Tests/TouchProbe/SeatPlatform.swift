import UIKitGeometry
import UIKitLinux
import UIKitPlatform

/// The Linux back end with a display that shows nothing; says which devices come, and when the first are there.
@MainActor final class SeatPlatform: Platform, PlatformSink {
    weak var sink: (any PlatformSink)?

    private let seat: LinuxPlatform
    private var isReady = false

    init(_ configuration: LinuxConfiguration) throws(PlatformError) {
        let loop = try EventLoop(clock: LinuxClock())
        let panel = PacedDisplay(pixelSize: PixelSize(width: 800, height: 480), loop: loop)
        seat = try LinuxPlatform(configuration, loop: loop, display: panel)
        seat.sink = self
        panel.onReady = { [weak self] time in self?.displayReady(at: time) }
    }

    // MARK: - Platform

    var clock: any Clock { seat.clock }
    var display: (any Display)? { seat.display }
    var scale: CGFloat { seat.scale }

    func wait(until deadline: MonotonicTime?) {
        if isReady {
            seat.wait(until: deadline)
        } else {
            // Devices that were there at start are reported now.
            seat.wait(until: .zero)
            isReady = true
            say("ready")
        }
    }

    func wake() { seat.wake() }
    func shutDown() { seat.shutDown() }

    // MARK: - PlatformSink

    func receive(_ event: InputEvent) {
        if case .deviceAdded(_, let name) = event { say("added \(name)") }
        sink?.receive(event)
    }

    func displayReady(at time: MonotonicTime) { sink?.displayReady(at: time) }
    func displayChanged() { sink?.displayChanged() }
    func setSuspended(_ suspended: Bool) { sink?.setSuspended(suspended) }
    func terminate(_ reason: TerminationReason) { sink?.terminate(reason) }
}
