import Glibc
import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform

/// Both ends of a pipe, closed when it goes.
private final class Pipe {
    private(set) var read: Int32
    let write: Int32

    init() {
        var ends: [Int32] = [0, 0]
        precondition(pipe(&ends) == 0, "no pipe")
        (read, write) = (ends[0], ends[1])
    }

    func send() { _ = "x".withCString { Glibc.write(write, $0, 1) } }

    func receive() {
        var byte: UInt8 = 0
        _ = Glibc.read(read, &byte, 1)
    }

    func closeRead() {
        close(read)
        read = -1
    }

    deinit {
        if read >= 0 { close(read) }
        close(write)
    }
}

@Suite @MainActor struct EventLoopTests {
    let loop: EventLoop

    init() throws { loop = try EventLoop(clock: LinuxClock()) }

    @Test func `a deadline that has passed returns at once`() {
        loop.wait(until: .zero)
        #expect(loop.wakeCount == 1)
    }

    @Test func `waiting ends at the deadline and not before`() {
        let deadline = loop.clock.now.advanced(by: 0.01)
        loop.wait(until: deadline)
        #expect(loop.clock.now >= deadline)
        #expect(loop.wakeCount == 1)
    }

    @Test func `a wake-up ends the next wait`() {
        loop.wake()
        loop.wake()
        loop.wait(until: nil)
        #expect(loop.wakeCount == 1)
        loop.wait(until: .zero)
    }

    @Test func `a readable descriptor is told until it was read`() throws {
        let pipe = Pipe()
        var count = 0
        try loop.watch(pipe.read) { readiness in
            #expect(readiness == .readable)
            count += 1
            if count == 2 { pipe.receive() }
        }
        pipe.send()
        loop.wait(until: nil)
        loop.wait(until: nil)
        loop.wait(until: .zero)
        #expect(count == 2)
    }

    @Test func `a descriptor that hung up is told to who asked for nothing else`() throws {
        let pipe = Pipe()
        var told: [EventLoop.Readiness] = []
        let key = try loop.watch(pipe.write, for: .broken) { told.append($0) }
        loop.wait(until: .zero)
        #expect(told == [])
        pipe.closeRead()
        loop.wait(until: nil)
        #expect(told == [.broken])
        loop.stopWatching(key)
        loop.wait(until: .zero)
        #expect(told == [.broken])
    }

    @Test func `a source that an earlier one took back stays silent`() throws {
        let first = Pipe()
        let second = Pipe()
        var keys: [UInt64] = []
        var told = 0
        for pipe in [first, second] {
            keys.append(
                try loop.watch(pipe.read) { _ in
                    told += 1
                    for key in keys { loop.stopWatching(key) }
                }
            )
        }
        first.send()
        second.send()
        loop.wait(until: nil)
        loop.wait(until: .zero)
        #expect(told == 1)
    }

    @Test func `an alarm rings in the wait without a deadline`() {
        var rang = 0
        let alarm = loop.makeAlarm { rang += 1 }
        alarm.time = loop.clock.now.advanced(by: 0.005)
        loop.wait(until: nil)
        #expect(rang == 1)
        #expect(alarm.time == nil)
        loop.wait(until: .zero)
        #expect(rang == 1)
    }

    @Test func `an alarm that was dropped or cleared doesn't ring`() {
        var rang = 0
        let cleared = loop.makeAlarm { rang += 1 }
        cleared.time = .zero
        cleared.time = nil
        do {
            let dropped = loop.makeAlarm { rang += 1 }
            dropped.time = .zero
        }
        loop.wait(until: .zero)
        #expect(rang == 0)
    }

    @Test func `a descriptor that isn't open is an error`() {
        let thrown = #expect(throws: PlatformError.self) { try loop.watch(-1) { _ in } }
        #expect(thrown?.reason == "bad file descriptor (EBADF)")
    }

    @Test func `a signal arrives as an event`() throws {
        var numbers: [Int32] = []
        let signals = try SignalSource(SignalSource.termination, loop: loop) { numbers.append($0) }
        pthread_kill(pthread_self(), SIGTERM)
        loop.wait(until: nil)
        #expect(numbers == [SIGTERM])
        signals.close()
    }

    @Test func `errors say what the system says`() {
        #expect(SystemError(EACCES).description == "permission denied (EACCES)")
        #expect(SystemError(99_999).description == "unknown error 99999")
        let error = PlatformError("open", "/dev/dri/card0", errno: EACCES, remedy: "ask")
        #expect(error.description == "open /dev/dri/card0: permission denied (EACCES); ask")
    }
}
