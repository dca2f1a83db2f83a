import Dispatch
import Glibc
import UIKitPlatform

/// Tells of SIGINT, SIGTERM and SIGHUP on the main queue instead of letting them end the process.
@MainActor final class TerminationWatch {
    private let sources: [any DispatchSourceSignal]

    /// Calls `body` with the number of each signal until the watch goes away.
    init(_ body: @escaping @MainActor (Int32) -> Void) {
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { MainActor.assumeIsolated { body(number) } }
            source.resume()
            return source
        }
    }

    isolated deinit {
        for source in sources { source.cancel() }
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    }
}
