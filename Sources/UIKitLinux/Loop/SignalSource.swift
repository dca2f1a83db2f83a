import CUIKitLoop
import Glibc
package import UIKitPlatform

/// Signals as events of the loop instead of the end of the process.
///
/// Blocked for the threads started later too, until `close`.
@MainActor package final class SignalSource {
    /// What asks a program to end.
    package static let termination = [SIGINT, SIGTERM, SIGHUP]

    private let loop: EventLoop
    private let numbers: [Int32]
    private let descriptor: Int32
    private var key: UInt64 = 0
    private var isOpen = true

    /// Takes signals over and calls `handler` with the number of each that comes.
    package init(
        _ numbers: [Int32],
        loop: EventLoop,
        handler: @escaping (Int32) -> Void
    ) throws(PlatformError) {
        self.loop = loop
        self.numbers = numbers
        let descriptor = uikit_signals_open(numbers, Int32(numbers.count))
        if descriptor < 0 { throw PlatformError("open", "signalfd", errno: -descriptor) }
        self.descriptor = descriptor
        do {
            key = try loop.watch(descriptor) { _ in
                while case let number = uikit_signals_next(descriptor), number != 0 {
                    handler(number)
                }
            }
        } catch {
            uikit_signals_close(descriptor, numbers, Int32(numbers.count))
            isOpen = false
            throw error
        }
    }

    /// Gives the signals their old effect back.
    package func close() {
        guard isOpen else { return }
        isOpen = false
        loop.stopWatching(key)
        while uikit_signals_next(descriptor) != 0 {}
        uikit_signals_close(descriptor, numbers, Int32(numbers.count))
    }

    isolated deinit { close() }
}
