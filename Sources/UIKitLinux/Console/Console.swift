import CUIKitLoop
import Glibc
package import UIKitPlatform

/// The virtual terminal that the application was started on: switched to graphics, its keyboard off.
///
/// Keys that are pressed in the application would otherwise reach the shell
/// behind it, and the kernel would draw text over the picture. Put right by
/// `restore`, at exit() and before any fatal signal takes effect.
@MainActor package final class Console {
    private let descriptor: OwnedDescriptor
    private var isTaken = true

    /// Takes the controlling terminal, else the one on standard input; nil when neither is a virtual terminal.
    package static func takeIfPresent() throws(PlatformError) -> Console? {
        for path in ["/dev/tty", "/proc/self/fd/0"] {
            let number = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
            if number < 0 { continue }
            let descriptor = try OwnedDescriptor(number, operation: "open", subject: path)
            if uikit_console_is_terminal(number) != 0 {
                return try Console(descriptor, path: path)
            }
        }
        return nil
    }

    private init(_ descriptor: OwnedDescriptor, path: String) throws(PlatformError) {
        self.descriptor = descriptor
        let result = uikit_console_take(descriptor.number)
        if result < 0 {
            throw PlatformError(
                "switch to graphics",
                path,
                errno: -result,
                remedy: "start the program on the console itself or as root"
            )
        }
    }

    /// Gives the terminal its text and its keyboard back.
    package func restore() {
        guard isTaken else { return }
        isTaken = false
        uikit_console_restore()
    }

    isolated deinit { restore() }
}
