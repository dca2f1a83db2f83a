import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform
import UIKitRaster

private func makeLayout(
    width: Int = 5,
    height: Int = 3,
    x: Int = 0,
    y: Int = 0,
    pitch: Int = 32,
    bits: Int = 32,
    red: (Int, Int) = (16, 8),
    length: Int = 1024
) -> FramebufferLayout? {
    FramebufferLayout(
        size: PixelSize(width: width, height: height),
        origin: PixelPoint(x: x, y: y),
        pitch: pitch,
        bits: bits,
        redOffset: red.0,
        redLength: red.1,
        length: length
    )
}

@Suite @MainActor struct FramebufferTests {
    @Test func `layouts that cannot be written or contradict themselves are refused`() {
        #expect(makeLayout()?.format == .xrgb8888)
        #expect(makeLayout(bits: 16, red: (11, 5))?.format == .rgb565)
        #expect(makeLayout(bits: 24) == nil)
        #expect(makeLayout(red: (0, 8)) == nil)
        #expect(makeLayout(width: 9) == nil)
        #expect(makeLayout(x: 4) == nil)
        #expect(makeLayout(width: 0) == nil)
        #expect(makeLayout(length: 32 * 2 + 19) == nil)
        #expect(makeLayout(length: 32 * 2 + 20) != nil)
    }

    @Test(arguments: QuarterTurn.allCases, [(32, 16, 8), (16, 11, 5)])
    func
        `FIELD-17 the picture is at the device's offsets, in its stride, and nothing else is written`(
            turn: QuarterTurn,
            pixel: (Int, Int, Int)
        ) throws
    {
        let bytes = pixel.0 / 8
        let pitch = 11 * bytes + 3 * bytes
        let length = pitch * 9
        let layout = try #require(
            makeLayout(
                width: 7,
                height: 4,
                x: 2,
                y: 3,
                pitch: pitch,
                bits: pixel.0,
                red: (pixel.1, pixel.2),
                length: length
            )
        )
        let memory = GuardedMemory(count: length)
        memory.bytes.initializeMemory(as: UInt8.self, repeating: 0x5A)
        let scheduler = ManualScheduler()
        let display = FramebufferDisplay(
            layout,
            memory: memory.bytes,
            name: "fb",
            turn: turn,
            scheduler: scheduler,
            release: {}
        )
        #expect(display.pixelSize == turn.turned(PixelSize(width: 7, height: 4)))
        var picture = Bitmap(size: display.pixelSize)
        for y in 0..<picture.size.height {
            for x in 0..<picture.size.width {
                picture[x, y] = (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000
            }
        }
        let whole = Region(PixelRect(size: picture.size))
        #expect(try display.present(picture, damage: whole) == .presented)
        #expect(try display.present(picture, damage: whole) == .busy)
        for y in 0..<9 {
            for byte in 0..<pitch {
                let value = memory.bytes[y * pitch + byte]
                let x = byte / bytes
                guard (2..<9).contains(x), (3..<7).contains(y) else {
                    #expect(value == 0x5A, "\(x), \(y)")
                    continue
                }
                if bytes == 4 && byte % 4 == 3 { continue }
                let source = (0..<picture.size.height).flatMap { row in
                    (0..<picture.size.width).map { PixelPoint(x: $0, y: row) }
                }.first {
                    turn.turned($0, in: picture.size) == PixelPoint(x: x - 2, y: y - 3)
                }
                let point = try #require(source)
                #expect(value == ((point.x + point.y) % 2 == 0 ? 0xFF : 0), "\(x), \(y)")
            }
        }
    }

    @Test func `frames are paced by a timer, and none is written while the screen is away`() throws
    {
        let memory = GuardedMemory(count: 1024)
        let scheduler = ManualScheduler()
        let display = FramebufferDisplay(
            try #require(makeLayout()),
            memory: memory.bytes,
            name: "fb",
            turn: .none,
            scheduler: scheduler,
            release: {}
        )
        var ready = 0
        display.onReady = { _ in ready += 1 }
        let picture = Bitmap(size: display.pixelSize)
        let whole = Region(PixelRect(size: picture.size))
        #expect(try display.present(picture, damage: whole) == .presented)
        scheduler.advance(milliseconds: 16)
        #expect(!display.isReady)
        scheduler.advance(milliseconds: 1)
        #expect(display.isReady)
        #expect(ready == 1)
        display.setSuspended(true)
        #expect(try display.present(picture, damage: whole) == .busy)
        display.setSuspended(false)
        #expect(display.isReady)
    }

    @Test func `a device that is none is named`() {
        #expect(throws: PlatformError.self) {
            try FramebufferDisplay.open("/dev/null", turn: .none, scheduler: ManualScheduler())
        }
    }
}
