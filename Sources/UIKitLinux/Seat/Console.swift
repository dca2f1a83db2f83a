import CUIKitLoop
import Glibc
package import UIKitPlatform

/// The virtual terminal that the application was started on: switched to graphics, its keyboard off.
///
/// Keys that are pressed in the application would otherwise reach the shell
/// behind it, and the kernel would draw text over the picture. The kernel asks before it shows another terminal. Put right by
/// `restore`, at exit() and before any fatal signal takes effect.
@MainActor package final class Console {
    private let descriptor: OwnedDescriptor
    private var isTaken = true

    /// Takes the controlling terminal, else the one on standard input; nil when neither is a virtual terminal.
    ///
    /// The signals are sent when another terminal is to be shown, and when this one is again.
    package static func takeIfPresent(
        leaveSignal: Int32,
        returnSignal: Int32
    ) throws(PlatformError) -> Console? {
        for path in ["/dev/tty", "/proc/self/fd/0"] {
            let number = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
            if number < 0 { continue }
            let descriptor = try OwnedDescriptor(number, operation: "open", subject: path)
            if uikit_console_is_terminal(number) != 0 {
                return try Console(descriptor, path, leaveSignal, returnSignal)
            }
        }
        return nil
    }

    private init(
        _ descriptor: OwnedDescriptor,
        _ path: String,
        _ leaveSignal: Int32,
        _ returnSignal: Int32
    ) throws(PlatformError) {
        self.descriptor = descriptor
        let result = uikit_console_take(descriptor.number, leaveSignal, returnSignal)
        if result < 0 {
            throw PlatformError(
                "switch to graphics",
                path,
                errno: -result,
                remedy: "start the program on the console itself or as root"
            )
        }
    }

    /// Asks the kernel for another terminal; it answers with the leave signal.
    package func show(terminal: Int) {
        let result = uikit_console_show(descriptor.number, Int32(clamping: terminal))
        if result < 0 { Log.line("switch to terminal \(terminal): \(SystemError(-result))") }
    }

    /// Lets the kernel show the other terminal.
    package func allowLeaving() { uikit_console_allow_leaving(descriptor.number) }

    /// Tells the kernel that the terminal is taken over again.
    package func acknowledgeReturn() { uikit_console_acknowledge_return(descriptor.number) }

    /// Gives the terminal its text and its keyboard back.
    package func restore() {
        guard isTaken else { return }
        isTaken = false
        uikit_console_restore()
    }

    isolated deinit { restore() }
}
