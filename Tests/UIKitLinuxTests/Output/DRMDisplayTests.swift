import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform
import UIKitRaster

private let a = PixelRect(x: 4, y: 4, width: 10, height: 8)
private let b = PixelRect(x: 40, y: 20, width: 7, height: 9)

@Suite(.evenBooks) @MainActor struct DRMDisplayTests {
    @Test func `nothing is shown before the first frame, which sets the mode`() throws {
        let kms = FakeKMS()
        let app = try FakeApp(kms)
        #expect(kms.commitCount == 0)
        #expect(app.show() == .presented)
        #expect(kms.commitCount == 1)
        #expect(kms.glass == app.picture)
        #expect(app.display.isReady == false)
        app.blanks()
        #expect(app.readyTimes.count == 1)
        #expect(app.display.isReady)
    }

    @Test func `frames alternate between two buffers and each gets what it missed`() throws {
        let kms = FakeKMS()
        let app = try FakeApp(kms)
        app.show()
        app.blanks()
        for step in 0..<6 {
            app.paint(a.offsetBy(dx: step * 3, dy: step), 0xFF10_2030 + UInt32(step))
            app.show()
            app.blanks()
            #expect(kms.glass == app.picture)
        }
        #expect(kms.liveBuffers.count == 2)
        #expect(kms.flipCount == 6)
    }

    @Test func `an unchanged picture makes no commit`() throws {
        let app = try FakeApp(FakeKMS())
        app.show()
        app.blanks(100)
        #expect(try app.display.present(app.picture, damage: Region()) == .presented)
        #expect(app.kms.commitCount == 1)
        #expect(app.display.commitCount == 1)
        #expect(app.readyTimes.count == 1)
    }

    @Test func `a display that is sent its pixels sees every frame`() throws {
        for hasAtomic in [true, false] {
            let kms = FakeKMS()
            kms.isManualUpdate = true
            kms.hasAtomic = hasAtomic
            let app = try FakeApp(kms)
            app.show()
            app.blanks()
            for step in 0..<4 {
                app.paint(step % 2 == 0 ? a : b, 0xFFAA_0000 + UInt32(step))
                app.show()
                app.blanks()
                #expect(kms.glass == app.picture, "atomic \(hasAtomic), step \(step)")
            }
        }
    }

    @Test func `damage outside the screen is not written`() throws {
        let kms = FakeKMS()
        let app = try FakeApp(kms)
        app.show()
        app.blanks()
        let outside = Region(PixelRect(x: -50, y: 40, width: 500, height: 500))
        #expect(try app.display.present(app.picture, damage: outside) == .presented)
        app.blanks()
        #expect(kms.glass == app.picture)
    }

    @Test func `cirrus is told of the whole picture`() throws {
        let kms = FakeKMS()
        kms.driver = "cirrus"
        kms.hasAtomic = false
        let app = try FakeApp(kms)
        app.show()
        app.blanks()
        kms.clearCalls()
        app.paint(a, 0xFF12_3456)
        app.show()
        #expect(kms.calls.contains(.markDirty([PixelRect(x: 0, y: 0, width: 80, height: 48)])))
    }

    @Test func `no blob stays behind`() throws {
        let kms = FakeKMS()
        let app = try FakeApp(kms)
        app.show()
        for _ in 0..<10 {
            app.paint(a, 0xFF00_00FF)
            app.blanks()
        }
        #expect(kms.liveBlobCount == 1)
    }

    @Test func `FIELD-17 a vertical line stays vertical whatever the pitch`() throws {
        for (width, alignment) in [(376, 64), (1366, 64), (801, 64), (376, 256), (801, 256)] {
            let kms = FakeKMS(modes: [DisplayMode(width: width, height: 9, rate: 60)])
            kms.pitchAlignment = alignment
            let app = try FakeApp(kms)
            app.paint(PixelRect(x: 100, y: 0, width: 1, height: 9), 0xFFFF_FFFF)
            for buffer in kms.liveBuffers.values { fill(buffer, 0x5A) }
            app.show()
            for y in 0..<9 {
                #expect(kms.glass[99, y] == 0xFF00_0000)
                #expect(kms.glass[100, y] == 0xFFFF_FFFF)
                #expect(kms.glass[101, y] == 0xFF00_0000)
            }
            for buffer in kms.liveBuffers.values {
                for y in 0..<9 {
                    let padding = buffer.memory.bytes[
                        y * buffer.pitch + width * 4..<(y + 1) * buffer.pitch
                    ]
                    #expect(padding.allSatisfy { $0 == 0x5A }, "width \(width), row \(y)")
                }
            }
        }
    }

    @Test func `FIELD-18 RGB565 stays inside its buffer`() throws {
        let kms = FakeKMS(modes: [DisplayMode(width: 800, height: 480, rate: 60)])
        kms.planeFormats = [.rgb565]
        kms.pitchAlignment = 2
        let app = try FakeApp(kms)
        app.paint(PixelRect(x: 0, y: 0, width: 800, height: 240), 0xFFFF_0000)
        app.paint(PixelRect(x: 0, y: 240, width: 800, height: 240), 0xFFFF_FFFF)
        app.show()
        let words = try #require(kms.shownWords)
        #expect(words.count == 800 * 480)
        #expect(words.first == 0xF800)
        #expect(words.last == 0xFFFF)
    }

    @Test func `FIELD-18 a display that knows alpha only gets 255`() throws {
        let kms = FakeKMS()
        kms.planeFormats = [.argb8888]
        let app = try FakeApp(kms)
        app.paint(a, 0x8040_2010)
        app.show()
        let buffer = try #require(
            kms.liveBuffers.values.first { $0.memory.bytes[0...3].last == 255 }
        )
        for pixel in 0..<80 * 48 { #expect(buffer.memory.bytes[pixel * 4 + 3] == 255) }
        #expect(kms.glass[5, 5] == 0xFF40_2010)
    }

    private func fill(_ buffer: FakeKMS.Framebuffer, _ byte: UInt8) {
        buffer.memory.bytes.initializeMemory(as: UInt8.self, repeating: byte)
    }
}

extension FakeKMS {
    /// The words of the RGB565 buffer that has anything in it.
    fileprivate var shownWords: [UInt16]? {
        liveBuffers.values.map { Array($0.memory.bytes.bindMemory(to: UInt16.self)) }
            .first { $0.contains { $0 != 0 } }
    }
}
