import CUIKitLoop
import Glibc
package import UIKitPlatform

/// A seat that nobody manages: devices are opened with the process's own permissions, and it takes part itself in the
/// switching of the virtual terminal that it was started on.
@MainActor package final class ConsoleSeat: Seat {
    package private(set) var isActive = true
    package let dropsMaster = true
    package var onLeave: () -> Void = {}
    package var onLeft: () -> Void = {}
    package var onReturn: () -> Void = {}

    /// The kernel's words to the terminal's owner.
    ///
    /// Real-time signals, so that an application can use the user ones.
    private static let leaveSignal: Int32 = 42
    private static let returnSignal: Int32 = 43

    private let opener = DirectOpener()
    private var console: Console?
    private var signals: SignalSource?

    /// Creates a seat that has taken no terminal yet.
    package init() {}

    /// Takes the terminal over, where there is one.
    ///
    /// Done only when the display is ours: a program that cannot start leaves the terminal of the one that runs alone.
    package func takeTerminal(loop: EventLoop) throws(PlatformError) {
        signals = try SignalSource([Self.leaveSignal, Self.returnSignal], loop: loop) {
            [weak self] number in
            if number == Self.leaveSignal { self?.leave() } else { self?.comeBack() }
        }
        console = try Console.takeIfPresent(
            leaveSignal: Self.leaveSignal,
            returnSignal: Self.returnSignal
        )
    }

    package func open(_ path: String, flags: Int32) -> Int32 { opener.open(path, flags: flags) }
    package func close(_ descriptor: Int32) { opener.close(descriptor) }

    package func switchTo(session: Int) { console?.show(terminal: session) }

    package func shutDown() {
        console?.restore()
        console = nil
        signals?.close()
        signals = nil
    }

    private func leave() {
        guard isActive else { return }
        isActive = false
        onLeave()
        console?.allowLeaving()
        onLeft()
    }

    private func comeBack() {
        guard !isActive else { return }
        console?.acknowledgeReturn()
        isActive = true
        onReturn()
    }
}
