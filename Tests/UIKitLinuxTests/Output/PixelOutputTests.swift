import Testing
import UIKitGeometry
import UIKitLinux
import UIKitRaster

/// The RGB565 words of a bitmap of one colour.
private func words(_ color: UInt32, width: Int = 8, height: Int = 8) -> [UInt16] {
    var bitmap = Bitmap(size: PixelSize(width: width, height: height))
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = color } }
    let memory = GuardedMemory(count: width * height * 2)
    RowCopy.copy(
        bitmap,
        PixelRect(size: bitmap.size),
        to: memory.bytes,
        pitch: width * 2,
        format: .rgb565
    )
    return Array(memory.bytes.bindMemory(to: UInt16.self))
}

@Suite struct PixelOutputTests {
    @Test(arguments: [
        (UInt32(0xFFFF_0000), UInt16(0xF800)), (0xFF00_FF00, 0x07E0), (0xFF00_00FF, 0x001F),
        (0xFFFF_FFFF, 0xFFFF), (0xFF00_0000, 0x0000), (0xFF08_0408, 0x0821), (0xFF84_8284, 0x8410),
    ])
    func `a colour that 565 can hold comes out the same everywhere`(color: UInt32, word: UInt16) {
        #expect(Set(words(color)) == [word])
    }

    @Test func `a colour between two levels is dithered to its mean`() {
        // Blue 12 lies halfway between 8 (level 1) and 16 (level 2).
        let result = words(0xFF00_000C, width: 4, height: 4)
        #expect(Set(result) == [1, 2])
        #expect(result.count { $0 == 2 } == 8)
    }

    @Test func `a part copied later has the same dither`() {
        var bitmap = Bitmap(size: PixelSize(width: 16, height: 16))
        for y in 0..<16 { for x in 0..<16 { bitmap[x, y] = 0xFF35_4B71 } }
        let whole = GuardedMemory(count: 512)
        let parts = GuardedMemory(count: 512)
        RowCopy.copy(
            bitmap,
            PixelRect(size: bitmap.size),
            to: whole.bytes,
            pitch: 32,
            format: .rgb565
        )
        for x in [0, 5, 7, 11] {
            let next = [0: 5, 5: 7, 7: 11][x] ?? 16
            let rect = PixelRect(minX: x, minY: 0, maxX: next, maxY: 16)
            RowCopy.copy(bitmap, rect, to: parts.bytes, pitch: 32, format: .rgb565)
        }
        #expect(Array(whole.bytes) == Array(parts.bytes))
    }

    @Test func `only the pixels of the rectangle are written`() {
        var bitmap = Bitmap(size: PixelSize(width: 5, height: 4))
        for y in 0..<4 { for x in 0..<5 { bitmap[x, y] = 0xFFFF_FFFF } }
        for (format, size) in [(PixelFormat.xrgb8888, 4), (.argb8888, 4), (.rgb565, 2)] {
            let memory = GuardedMemory(count: 24 * 4)
            memory.bytes.initializeMemory(as: UInt8.self, repeating: 0x11)
            let rect = PixelRect(x: 1, y: 1, width: 3, height: 2)
            RowCopy.copy(bitmap, rect, to: memory.bytes, pitch: 24, format: format)
            for y in 0..<4 {
                for byte in 0..<24 {
                    let isInside = (1..<3).contains(y) && (size..<size * 4).contains(byte)
                    let value: UInt8 = isInside ? 0xFF : 0x11
                    #expect(memory.bytes[y * 24 + byte] == value, "\(format) \(byte), \(y)")
                }
            }
        }
    }

    @Test func `a rectangle beyond the bitmap is cut`() {
        let bitmap = Bitmap(size: PixelSize(width: 2, height: 2))
        let memory = GuardedMemory(count: 16)
        memory.bytes.initializeMemory(as: UInt8.self, repeating: 7)
        let rect = PixelRect(x: -3, y: -3, width: 90, height: 90)
        RowCopy.copy(bitmap, rect, to: memory.bytes, pitch: 8, format: .argb8888)
        #expect(Array(memory.bytes) == [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255])
    }

    @Test func `a buffer that is too small is a trap, not an overflow`() async {
        await #expect(processExitsWith: .failure) {
            let memory = GuardedMemory(count: 16)
            RowCopy.copy(
                Bitmap(size: PixelSize(width: 4, height: 4)),
                PixelRect(x: 0, y: 0, width: 4, height: 4),
                to: memory.bytes,
                pitch: 16,
                format: .xrgb8888
            )
        }
    }

    @Test func `clips are the region's rectangles, or their bounds when there are many`() {
        var region = Region(PixelRect(x: 1, y: 2, width: 3, height: 4))
        region.formUnion(PixelRect(x: 10, y: 20, width: 3, height: 4))
        #expect(
            DamageClips.clips(region) == [
                PixelRect(x: 1, y: 2, width: 3, height: 4),
                PixelRect(x: 10, y: 20, width: 3, height: 4),
            ]
        )
        for step in 0..<40 {
            region.formUnion(PixelRect(x: step * 2, y: step * 2 + 50, width: 1, height: 1))
        }
        #expect(DamageClips.clips(region) == [PixelRect(minX: 0, minY: 2, maxX: 79, maxY: 129)])
    }

    @Test func `a blob holds four edges a rectangle`() {
        let bytes = DamageClips.blob([PixelRect(minX: 1, minY: 2, maxX: 259, maxY: 4)])
        #expect(bytes == [1, 0, 0, 0, 2, 0, 0, 0, 3, 1, 0, 0, 4, 0, 0, 0])
    }

    @Test func `true blanks pass as they are, early reports wait`() {
        var pacer = FramePacer(interval: 0.02)
        func time(_ milliseconds: Double) -> MonotonicTime { .init(seconds: milliseconds / 1000) }
        #expect(pacer.release(shownAt: time(100)) == time(100))
        #expect(pacer.release(shownAt: time(119.9)) == time(119.9))
        #expect(pacer.release(shownAt: time(120.3)) == time(139.9))
        #expect(pacer.release(shownAt: time(500)) == time(500))
    }

    @Test func `formats have the kernel's codes`() {
        #expect(PixelFormat.allCases.map(\.name) == ["XR24", "AR24", "RG16"])
        #expect(PixelFormat.allCases.map(\.bitsPerPixel) == [32, 32, 16])
    }
}
