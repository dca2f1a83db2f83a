import Testing
import UIKitGeometry
import UIKitHeadless
import UIKitPlatform
import UIKitRaster

private let size = PixelSize(width: 8, height: 4)

/// A bitmap of one opaque grey.
private func filled(_ value: UInt8, size: PixelSize = size) -> Bitmap {
    var bitmap = Bitmap(size: size)
    let pixel = 0xFF00_0000 | UInt32(value) * 0x01_0101
    for y in 0..<size.height {
        for x in 0..<size.width { bitmap[x, y] = pixel }
    }
    return bitmap
}

private let whole = Region(PixelRect(size: size))

@MainActor @Suite struct MemoryDisplayTests {
    private let clock = ManualClock()
    private let display: MemoryDisplay

    init() {
        display = MemoryDisplay(pixelSize: size, refreshInterval: 0.01, clock: clock)
    }

    @Test func `a screen is black at first`() {
        #expect(display.presented.pixel(x: 7, y: 3) == (r: 0, g: 0, b: 0, a: 255))
        #expect(display.commitCount == 0)
    }

    @Test func `only damaged pixels reach the screen`() throws {
        var damage = Region(PixelRect(x: 1, y: 1, width: 2, height: 1))
        damage.formUnion(PixelRect(x: 6, y: 2, width: 2, height: 2))
        #expect(try display.present(filled(200), damage: damage) == .presented)
        let lit = (0..<4).map { y in
            (0..<8).map { x in display.presented.pixel(x: x, y: y).r == 200 ? "#" : "." }.joined()
        }
        #expect(lit == ["........", ".##.....", "......##", "......##"])
        #expect(display.damagedPixels == 6)
        #expect(display.lastDamage == damage)
    }

    @Test func `one frame is in flight at a time`() throws {
        #expect(display.isReady)
        #expect(try display.present(filled(1), damage: whole) == .presented)
        #expect(!display.isReady)
        #expect(display.nextVerticalBlank == MonotonicTime(microseconds: 10_000))
        #expect(try display.present(filled(2), damage: whole) == .busy)
        #expect(display.presented == filled(1))
        #expect(display.commitCount == 1)
        display.finishFrame()
        #expect(try display.present(filled(3), damage: whole) == .presented)
        #expect(display.commitCount == 2)
    }

    @Test(arguments: [
        (0, 10_000), (1, 10_000), (9_999, 10_000), (10_000, 20_000), (25_000, 30_000),
    ])
    func `vertical blanks are whole multiples of the refresh interval`(now: Int64, next: Int64) {
        #expect(
            display.verticalBlank(after: MonotonicTime(microseconds: now)).microseconds == next
        )
    }

    @Test func `vertical blanks at sixty a second do not drift`() {
        let display = MemoryDisplay(pixelSize: size, clock: clock)
        var time = MonotonicTime.zero
        for _ in 0..<60 { time = display.verticalBlank(after: time) }
        #expect(time.microseconds == 1_000_000)
    }

    @Test func `a bitmap of another size is refused`() {
        let error = #expect(throws: PlatformError.self) {
            try display.present(filled(1, size: PixelSize(width: 4, height: 8)), damage: Region())
        }
        #expect(
            error?.description == "commit to the headless screen of 8 × 4 pixels: "
                + "a bitmap of 4 × 8 pixels was offered"
        )
    }

    @Test(arguments: [
        PixelRect(x: -1, y: 0, width: 2, height: 1), PixelRect(x: 7, y: 0, width: 2, height: 1),
        PixelRect(x: 0, y: -1, width: 1, height: 2), PixelRect(x: 0, y: 3, width: 1, height: 2),
    ])
    func `damage outside the screen is refused`(rect: PixelRect) {
        #expect(throws: PlatformError.self) {
            try display.present(filled(1), damage: Region(rect))
        }
        #expect(display.commitCount == 0)
    }

    @Test func `a display that is held refuses frames and shows what it had`() throws {
        display.isHeldBusy = true
        #expect(!display.isReady)
        #expect(try display.present(filled(1), damage: whole) == .busy)
        display.isHeldBusy = false
        #expect(try display.present(filled(1), damage: whole) == .presented)
    }

    @Test func `scripted failures are thrown one by one`() throws {
        let failure = PlatformError(operation: "commit", subject: "a test", reason: "because")
        display.scriptedFailures = [failure]
        #expect(throws: failure) { try display.present(filled(1), damage: whole) }
        #expect(try display.present(filled(1), damage: whole) == .presented)
    }

    @Test func `a screen without pixels is misuse`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = MemoryDisplay(pixelSize: PixelSize(width: 0, height: 4), clock: ManualClock())
            }
        }
    }
}
