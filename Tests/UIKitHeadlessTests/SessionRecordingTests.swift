import Glibc
import Testing
import UIKitGeometry
import UIKitHeadless
import UIKitPlatform

private let size = PixelSize(width: 100, height: 50)

/// A disk that takes so many bytes and no more.
@MainActor private final class SmallDisk {
    var bytes: [UInt8] = []
    let capacity: Int

    init(capacity: Int) { self.capacity = capacity }

    func file() -> SessionFile {
        SessionFile(
            path: "session.jsonl",
            write: { [unowned self] new in
                let room = capacity - bytes.count
                if room == 0 {
                    errno = ENOSPC
                    return -1
                }
                bytes += new.prefix(room)
                return min(room, new.count)
            },
            cut: { [unowned self] in bytes.removeLast(bytes.count - $0) }
        )
    }
}

/// Ignores what it is told, but counts it.
@MainActor private final class Counter: PlatformSink {
    var events: [InputEvent] = []
    var endings: [TerminationReason] = []
    func receive(_ event: InputEvent) { events.append(event) }
    func displayReady(at time: MonotonicTime) {}
    func displayChanged() {}
    func setSuspended(_ suspended: Bool) {}
    func terminate(_ reason: TerminationReason) { endings.append(reason) }
}

@MainActor @Suite struct SessionRecordingTests {
    private let inner = HeadlessPlatform(size: size)
    private let sink = Counter()

    private func wait(_ platform: any Platform, seconds: Double) {
        platform.wait(until: platform.clock.now.advanced(by: seconds))
    }

    @Test func `touchscreens are calibrated through whatever stands before the platform`() throws {
        let disk = SmallDisk(capacity: .max)
        defer { #expect(!disk.bytes.isEmpty) }
        let recorded = RecordedPlatform(inner, file: disk.file())
        let platform = ReplayPlatform(recorded, playing: Recording(size: size))
        let calibrating = try #require(platform.touchCalibrating)
        let identity = try #require(calibrating.calibratedTouchscreens.first?.identity)
        let matrix = CalibrationMatrix(0.5, 0, 0, 0, 0.5, 0)
        calibrating.setMatrix(matrix, of: identity)
        #expect(inner.calibration.matrix == matrix)
        platform.isIdleTimerDisabled = true
        #expect(inner.isIdleTimerDisabled)
    }

    @Test func `screens beside the main one are written, and come and go again when it is played`()
        throws
    {
        let disk = SmallDisk(capacity: .max)
        let first = inner.connectSecondary(PixelSize(width: 30, height: 20), scale: 2)
        let platform = RecordedPlatform(inner, file: disk.file())
        platform.sink = sink
        inner.resizeSecondary(first, to: PixelSize(width: 31, height: 20))
        let device = inner.addTouchscreen()
        for phase in [ContactPhase.down, .up] {
            var contact = TouchContact(
                device: device,
                slot: 0,
                phase: phase,
                position: CGPoint(x: 3, y: 4)
            )
            contact.screen = first
            platform.receive(.contacts([contact], time: .zero))
        }
        inner.disconnectSecondary(first)
        let text = String(decoding: disk.bytes, as: UTF8.self)
        let read = try Recording(bytes: disk.bytes)
        #expect(read.text == text)
        #expect(
            read.entries.map(\.action).prefix(2) == [
                .screen(first, PixelSize(width: 30, height: 20), scale: 2),
                .screen(first, PixelSize(width: 31, height: 20), scale: 2),
            ]
        )
        #expect(read.entries.last?.action == .screenRemoved(first))

        let player = HeadlessPlatform(size: size)
        player.sink = sink
        for entry in read.entries.dropLast() {
            player.schedule(entry.action, at: entry.time)
        }
        player.deliverWhatIsDue()
        #expect(player.secondaryDisplays.map(\.id) == [first])
        #expect(player.secondary(first)?.pixelSize == PixelSize(width: 31, height: 20))
        #expect(player.secondaryDisplays.first?.scale == 2)
        let contacts = sink.events.flatMap { event -> [TouchContact] in
            if case .contacts(let contacts, _) = event { return contacts }
            return []
        }
        #expect(contacts.suffix(2).map(\.screen) == [first, first])
    }

    @Test func `a session is written as it happens and has its end`() throws {
        let disk = SmallDisk(capacity: .max)
        let platform = RecordedPlatform(inner, file: disk.file())
        platform.sink = sink
        #expect(
            String(decoding: disk.bytes, as: UTF8.self)
                == "{\"vitrine\":1,\"width\":100,\"height\":50,\"scale\":1}\n"
        )
        let device = inner.addTouchscreen(name: "Panel")
        inner.manualClock.advance(to: MonotonicTime(seconds: 0.5))
        inner.report(.down(slot: 3, at: CGPoint(x: 10, y: 20)), on: device)
        inner.completeFrame(on: device)
        inner.resize(to: PixelSize(width: 50, height: 100))
        inner.manualClock.advance(to: MonotonicTime(seconds: 2))
        platform.shutDown()
        #expect(
            String(decoding: disk.bytes, as: UTF8.self) == """
                {"vitrine":1,"width":100,"height":50,"scale":1}
                {"t":0,"event":"deviceAdded","device":1,"name":"Panel"}
                {"t":0.5,"device":1,"slot":3,"phase":"down","x":10,"y":20}
                {"t":0.5,"event":"resize","width":50,"height":100}
                {"t":2,"event":"end"}

                """
        )
        #expect(sink.events.count == 2)
        _ = try Recording(bytes: disk.bytes)
    }

    @Test func `times count from the start of the recording`() throws {
        inner.manualClock.advance(to: MonotonicTime(seconds: 100))
        let disk = SmallDisk(capacity: .max)
        let platform = RecordedPlatform(inner, file: disk.file())
        platform.sink = sink
        inner.schedule(
            .input(.shake(time: MonotonicTime(seconds: 101.25))),
            at: MonotonicTime(seconds: 101.25)
        )
        wait(platform, seconds: 2)
        let text = String(decoding: disk.bytes, as: UTF8.self)
        #expect(text.hasSuffix("{\"t\":1.25,\"event\":\"shake\"}\n"))
    }

    @Test(arguments: 46...140)
    func `a full disk leaves whole lines and the application untouched`(capacity: Int) throws {
        let disk = SmallDisk(capacity: capacity)
        let platform = RecordedPlatform(inner, file: disk.file())
        platform.sink = sink
        let device = inner.addTouchscreen(name: "Panel")
        inner.report(.down(slot: 0, at: CGPoint(x: 1, y: 2)), on: device)
        inner.completeFrame(on: device)
        inner.report(.up(slot: 0), on: device)
        inner.completeFrame(on: device)
        platform.shutDown()
        #expect(sink.events.count == 3)
        #expect(disk.bytes.count <= capacity)
        if disk.bytes.isEmpty { return }
        #expect(disk.bytes.last == UInt8(ascii: "\n"))
        _ = try Recording(bytes: disk.bytes)
    }

    @Test func `postures and what keys type come back as they were written`() throws {
        let typed = KeyCharacters(typed: "Ö", plain: "ö\u{1}")
        let events: [InputEvent] =
            DevicePosture.allCases.map { .posture($0, time: .zero) } + [
                .key(
                    "odiaeresis",
                    isDown: true,
                    modifiers: .shift,
                    characters: typed,
                    time: .zero
                ), .key("a", isDown: false, modifiers: [], time: .zero),
            ]
        let session = Recording(
            size: size,
            entries: events.map { .init(time: .zero, action: .input($0)) }
        )
        #expect(try Recording(bytes: Array(session.text.utf8)) == session)
    }

    @Test func `a device without room ends the recording with its first line`() throws {
        let file = try SessionFile(path: "/dev/full")
        file.append("{}\n")
        #expect(!file.isOpen)
        #expect(file.length == 0)
    }

    @Test func `a path that cannot be written to is told`() {
        #expect(throws: PlatformError.self) { try SessionFile(path: "/proc/no/such.jsonl") }
    }

    @Test func `a replay keeps the session's times and gives its devices other numbers`() {
        let device = DeviceID(1)
        func down(_ time: Double) -> InputEvent {
            let contact = TouchContact(device: device, slot: 0, phase: .down, position: .zero)
            return .contacts([contact], time: MonotonicTime(seconds: time))
        }
        let session = Recording(
            size: size,
            entries: [
                .init(time: MonotonicTime(seconds: 0.25), action: .input(down(0.25))),
                .init(
                    time: MonotonicTime(seconds: 0.5),
                    action: .input(.deviceRemoved(device, time: MonotonicTime(seconds: 0.5)))
                ),
                .init(time: MonotonicTime(seconds: 0.75), action: .end),
            ]
        )
        inner.manualClock.advance(to: MonotonicTime(seconds: 10))
        let platform = ReplayPlatform(inner, playing: session)
        platform.sink = sink
        for _ in 0..<10 { platform.wait(until: nil) }
        let other = DeviceID(500_001)
        #expect(
            sink.events == [
                .contacts(
                    [TouchContact(device: other, slot: 0, phase: .down, position: .zero)],
                    time: MonotonicTime(seconds: 10.25)
                ),
                .deviceRemoved(other, time: MonotonicTime(seconds: 10.5)),
            ]
        )
        #expect(sink.endings == [.sessionEnded])
        #expect(inner.clock.now == MonotonicTime(seconds: 10.75))
    }
}
