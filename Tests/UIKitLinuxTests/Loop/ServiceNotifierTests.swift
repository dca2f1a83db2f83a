import Foundation
import Testing
import UIKitGeometry
import UIKitLinux

/// A service manager's end of the socket.
private final class ManagerSocket {
    let path: String
    private let descriptor: Int32

    init() throws {
        path = NSTemporaryDirectory() + "notify-\(UUID().uuidString.prefix(8))"
        descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size)
            }
        }
        try #require(bound == 0)
    }

    deinit {
        close(descriptor)
        unlink(path)
    }

    /// What was sent since the last call.
    func messages() -> [String] {
        var result: [String] = []
        var bytes = [UInt8](repeating: 0, count: 256)
        while case let count = recv(descriptor, &bytes, bytes.count, 0), count > 0 {
            result.append(String(decoding: bytes.prefix(count), as: UTF8.self))
        }
        return result
    }
}

@Suite @MainActor struct ServiceNotifierTests {
    @Test func `readiness is told once, life at half the interval, the end at the end`() throws {
        let socket = try ManagerSocket()
        let scheduler = ManualScheduler()
        let notifier = try ServiceNotifier(
            .init(socket: socket.path, interval: 10_000_000),
            scheduler: scheduler
        )
        #expect(socket.messages().isEmpty)
        notifier.ready()
        notifier.ready()
        #expect(socket.messages() == ["READY=1", "WATCHDOG=1"])
        scheduler.advance(milliseconds: 4_999)
        #expect(socket.messages().isEmpty)
        scheduler.advance(milliseconds: 1)
        #expect(socket.messages() == ["WATCHDOG=1"])
        scheduler.advance(milliseconds: 20_000)
        #expect(socket.messages().count == 4)
        notifier.stopping()
        scheduler.advance(milliseconds: 20_000)
        #expect(socket.messages() == ["STOPPING=1"])
    }

    @Test func `without a watchdog no alarm is set`() throws {
        let socket = try ManagerSocket()
        let scheduler = ManualScheduler()
        let notifier = try ServiceNotifier(.init(socket: socket.path), scheduler: scheduler)
        notifier.ready()
        scheduler.advance(milliseconds: 100_000)
        #expect(socket.messages() == ["READY=1"])
    }

    @Test func `a manager that is gone costs nothing but a line`() throws {
        let notifier = try ServiceNotifier(.init(socket: "/no/such"), scheduler: ManualScheduler())
        notifier.ready()
        notifier.stopping()
    }

    @Test func `the environment says who waits and how long`() {
        func manager(_ variables: [String: String]) -> ServiceNotifier.Manager? {
            ServiceNotifier.Manager({ variables[$0] }, process: 7)
        }
        #expect(manager([:]) == nil)
        #expect(manager(["NOTIFY_SOCKET": "vsock:1:2"]) == nil)
        #expect(manager(["NOTIFY_SOCKET": "/run/n"]) == .init(socket: "/run/n"))
        let watched = ["NOTIFY_SOCKET": "@n", "WATCHDOG_USEC": "3000000"]
        #expect(manager(watched) == .init(socket: "@n", interval: 3_000_000))
        let mine = watched.merging(["WATCHDOG_PID": "7"]) { $1 }
        #expect(manager(mine) == .init(socket: "@n", interval: 3_000_000))
        let others = watched.merging(["WATCHDOG_PID": "8"]) { $1 }
        #expect(manager(others) == .init(socket: "@n"))
        let broken = ["NOTIFY_SOCKET": "@n", "WATCHDOG_USEC": "soon"]
        #expect(manager(broken) == .init(socket: "@n"))
    }
}
