import CUIKitLoop
import Glibc
import UIKitGeometry
package import UIKitPlatform

/// Tells a service manager that the application is ready, that its loop still turns, and that it ends.
///
/// The watchdog's sign of life is sent by the application's own loop at half the manager's
/// interval: a loop that hangs, in whatever callback, sends none. Without a manager's variables nothing is
/// sent and no alarm is set.
@MainActor package final class ServiceNotifier {
    /// What a manager told in the environment.
    package struct Manager: Hashable, Sendable {
        /// The socket's path (`NOTIFY_SOCKET`).
        package var socket: String
        /// The watchdog's interval in microseconds, nil when it doesn't watch this process (`WATCHDOG_USEC`).
        package var interval: Int64?

        /// Creates a manager's description.
        package init(socket: String, interval: Int64? = nil) {
            self.socket = socket
            self.interval = interval
        }

        /// What the environment of the process `process` says; nil when no manager waits for word of it.
        package init?(_ variable: (String) -> String?, process: Int32) {
            guard let socket = variable("NOTIFY_SOCKET"), let first = socket.first,
                first == "/" || first == "@"
            else { return nil }
            self.init(socket: socket)
            guard let interval = variable("WATCHDOG_USEC").flatMap(Int64.init), interval > 0
            else { return }
            if let watched = variable("WATCHDOG_PID"), watched != "\(process)" { return }
            self.interval = interval
        }
    }

    private let manager: Manager
    private let scheduler: any Scheduler
    private let descriptor: OwnedDescriptor
    private var alarm: Alarm?
    private var isReady = false

    /// Will tell `manager`; sends nothing yet.
    package init(_ manager: Manager, scheduler: any Scheduler) throws(PlatformError) {
        self.manager = manager
        self.scheduler = scheduler
        descriptor = try OwnedDescriptor(
            uikit_notify_open(),
            operation: "open",
            subject: "a socket to the service manager"
        )
        alarm = scheduler.makeAlarm { [weak self] in self?.giveSignOfLife() }
    }

    /// The notifier that this process's environment asks for, nil when it asks for none.
    package static func ofProcess(
        scheduler: any Scheduler
    ) throws(PlatformError)
        -> ServiceNotifier?
    {
        let manager = Manager(
            { name in
                let value: UnsafeMutablePointer<CChar>? = getenv(name)
                return value.map { String(cString: $0) }
            },
            process: getpid()
        )
        guard let manager else { return nil }
        return try ServiceNotifier(manager, scheduler: scheduler)
    }

    /// The application turns its loop: says so once, and gives signs of life from now on.
    package func ready() {
        if isReady { return }
        isReady = true
        send("READY=1")
        giveSignOfLife()
    }

    /// The application ends.
    package func stopping() {
        alarm?.time = nil
        send("STOPPING=1")
    }

    private func giveSignOfLife() {
        guard let interval = manager.interval else { return }
        send("WATCHDOG=1")
        alarm?.time = scheduler.clock.now.advanced(by: Double(interval) / 2_000_000)
    }

    private func send(_ text: String) {
        let result = uikit_notify_send(descriptor.number, manager.socket, text)
        if result < 0 { Log.line("tell \(text) to \(manager.socket): \(SystemError(-result))") }
    }
}
