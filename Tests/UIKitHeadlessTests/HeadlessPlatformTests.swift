import Testing
import UIKitGeometry
import UIKitHeadless
import UIKitPlatform
import UIKitRaster

/// Writes down what a platform tells it.
@MainActor private final class Witness: PlatformSink {
    var heard: [String] = []
    weak var platform: HeadlessPlatform?

    func receive(_ event: InputEvent) { note("\(event.brief)") }
    func displayReady(at time: MonotonicTime) { note("ready for \(time.microseconds)") }
    func displayChanged() {
        let size = platform?.display?.pixelSize
        note(size.map { "screen \($0.width)x\($0.height)" } ?? "no screen")
    }
    func setSuspended(_ suspended: Bool) { note("suspended \(suspended)") }
    func terminate(_ reason: TerminationReason) { note("terminate \(reason)") }

    private func note(_ text: String) {
        heard.append("\(platform?.clock.now.microseconds ?? -1) \(text)")
    }
}

extension InputEvent {
    fileprivate var brief: String {
        switch self {
        case .contacts(let contacts, let time):
            contacts.map { "\($0.phase) \($0.device.number)/\($0.slot)" }.joined(separator: ", ")
                + " @\(time.microseconds)"
        case .shake(let time): "shake @\(time.microseconds)"
        case .deviceAdded(let device, let name): "added \(device.number) \(name)"
        case .deviceRemoved(let device, let time):
            "removed \(device.number) @\(time.microseconds)"
        default: "other"
        }
    }
}

private func time(_ microseconds: Int64) -> MonotonicTime {
    MonotonicTime(microseconds: microseconds)
}

@MainActor @Suite struct HeadlessPlatformTests {
    private let platform = HeadlessPlatform(
        size: PixelSize(width: 8, height: 4),
        refreshInterval: 0.01
    )
    private let witness = Witness()

    init() {
        platform.sink = witness
        witness.platform = platform
    }

    private func present() throws {
        let bitmap = Bitmap(size: PixelSize(width: 8, height: 4))
        let screen = try #require(platform.display)
        #expect(try screen.present(bitmap, damage: Region()) == .presented)
    }

    @Test func `waiting moves the clock to the deadline`() {
        platform.wait(until: time(1_234_567))
        #expect(platform.clock.now == time(1_234_567))
        #expect(witness.heard.isEmpty)
    }

    @Test func `a deadline in the past does not move the clock`() {
        platform.wait(until: time(50))
        platform.wait(until: time(20))
        #expect(platform.clock.now == time(50))
    }

    @Test func `an earlier event ends the wait`() {
        platform.schedule(.input(.shake(time: time(30))), at: time(30))
        platform.wait(until: time(100))
        #expect(witness.heard == ["30 shake @30"])
        platform.wait(until: time(100))
        #expect(platform.clock.now == time(100))
        #expect(witness.heard.count == 1)
    }

    @Test func `the vertical blank after a commit ends the wait`() throws {
        platform.wait(until: time(3_000))
        try present()
        platform.wait(until: nil)
        #expect(witness.heard == ["10000 ready for 10000"])
        #expect(platform.display?.isReady == true)
    }

    @Test func `an idle screen has no vertical blanks`() throws {
        try present()
        platform.wait(until: nil)
        platform.wait(until: time(1_000_000))
        #expect(witness.heard == ["10000 ready for 10000"])
    }

    @Test func `what is due together comes in the order it was scheduled, before the blank`() throws
    {
        try present()
        platform.schedule(.input(.shake(time: time(1))), at: time(10_000))
        platform.schedule(.input(.shake(time: time(2))), at: time(10_000))
        platform.schedule(.input(.shake(time: time(3))), at: time(9_000))
        platform.wait(until: nil)
        platform.wait(until: nil)
        #expect(
            witness.heard == [
                "9000 shake @3", "10000 shake @1", "10000 shake @2", "10000 ready for 10000",
            ]
        )
    }

    @Test func `a wake ends one wait at once`() {
        platform.wake()
        platform.wait(until: time(100))
        #expect(platform.clock.now == .zero)
        platform.wait(until: time(100))
        #expect(platform.clock.now == time(100))
    }

    @Test func `waiting for nothing returns`() {
        platform.wait(until: nil)
        #expect(platform.clock.now == .zero)
    }

    @Test func `a session is played from now on and ends`() throws {
        let text = """
            {"vitrine":1,"width":8,"height":4}
            {"t":0.001,"device":3,"slot":0,"phase":"down","x":1,"y":2}
            {"t":0.002,"device":3,"slot":0,"phase":"up"}
            """
        platform.wait(until: time(500))
        platform.play(try Recording(bytes: Array(text.utf8)))
        for _ in 0..<3 { platform.wait(until: nil) }
        #expect(
            witness.heard == [
                "1500 down 3/0 @1500", "2500 up 3/0 @2500", "1002500 terminate sessionEnded",
            ]
        )
        #expect(platform.addTouchscreen(name: "new") == DeviceID(4))
    }

    @Test func `pictures show what the screen shows`() throws {
        var names: [String] = []
        platform.onPicture = { name, bitmap in names.append("\(name) \(bitmap.size.width)") }
        platform.schedule(.picture("rest"), at: time(10))
        platform.wait(until: nil)
        #expect(names == ["rest 8"])
    }

    @Test func `raw contacts reach the sink frame by frame`() {
        let first = platform.addTouchscreen(name: "A")
        let second = platform.addTouchscreen(name: "B")
        platform.report(.down(slot: 0, at: .zero), on: first)
        platform.report(.down(slot: 0, at: .zero), on: second)
        platform.report(.down(slot: 1, at: .zero), on: first)
        platform.completeFrame(on: first)
        platform.completeFrame(on: second)
        platform.removeTouchscreen(first)
        platform.report(.up(slot: 0), on: first)
        platform.completeFrame(on: first)
        #expect(
            witness.heard == [
                "0 added 1 A", "0 added 2 B", "0 down 1/0, down 1/1 @0", "0 down 2/0 @0",
                "0 removed 1 @0",
            ]
        )
    }

    @Test func `a screen comes, changes and goes`() throws {
        var presents = 0
        platform.onPresent = { _, _ in presents += 1 }
        platform.schedule(.resize(PixelSize(width: 4, height: 8)), at: time(10))
        platform.wait(until: nil)
        let screen = try #require(platform.display)
        _ = try screen.present(Bitmap(size: PixelSize(width: 4, height: 8)), damage: Region())
        platform.disconnectScreen()
        platform.wait(until: time(30_000))
        #expect(witness.heard == ["10 screen 4x8", "10 no screen"])
        #expect(presents == 1)
    }

    @Test func `the clock never goes backwards`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let clock = ManualClock()
                clock.advance(by: 1)
                clock.advance(to: .zero)
            }
        }
    }
}
