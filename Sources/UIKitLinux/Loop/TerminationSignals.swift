import CUIKitLoop
package import UIKitPlatform

/// SIGINT, SIGTERM and SIGHUP as events of the loop instead of the end of the process.
///
/// Blocked for the threads started later too, until `close`.
@MainActor package final class TerminationSignals {
    private let loop: EventLoop
    private let descriptor: Int32
    private var key: UInt64 = 0
    private var isOpen = true

    /// Takes the signals over and calls `handler` with the number of each that comes.
    package init(loop: EventLoop, handler: @escaping (Int32) -> Void) throws(PlatformError) {
        self.loop = loop
        let descriptor = uikit_signals_open()
        if descriptor < 0 { throw PlatformError("open", "signalfd", errno: -descriptor) }
        self.descriptor = descriptor
        do {
            key = try loop.watch(descriptor) { _ in
                while case let number = uikit_signals_next(descriptor), number != 0 {
                    handler(number)
                }
            }
        } catch {
            uikit_signals_close(descriptor)
            isOpen = false
            throw error
        }
    }

    /// Gives the signals their old effect back.
    package func close() {
        guard isOpen else { return }
        isOpen = false
        loop.stopWatching(key)
        uikit_signals_close(descriptor)
    }

    isolated deinit { close() }
}
