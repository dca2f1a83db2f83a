import RasterScenes
import Testing
import UIKitGeometry
import UIKitRaster

@Suite struct CompositingTests {
    /// One opaque pixel over another one.
    private func blend(_ mode: CGBlendMode, _ source: UInt32, over destination: UInt32) -> UInt32 {
        var bitmap = Bitmap(size: PixelSize(width: 1, height: 1))
        bitmap[0, 0] = destination
        let canvas = Canvas(bitmap)
        bitmap = Bitmap(size: .zero)
        canvas.compositing = mode
        let all = CGRect(x: 0, y: 0, width: 1, height: 1)
        canvas.fill(all, with: .solid(PixelColor(premultiplied: source)))
        return canvas.takeBitmap()[0, 0]
    }

    @Test(arguments: [
        (CGBlendMode.multiply, 0xFF19_4D32 as UInt32),  // 204·31, 102·191, 51·250 of 255²
        (.screen, 0xFFD2_D8FA),
        (.darken, 0xFF1F_6633),
        (.lighten, 0xFFCC_BFFA),
        (.difference, 0xFFAD_59C7),
        (.exclusion, 0xFFB9_8CC9),
        (.plusLighter, 0xFFEB_FFFF),
    ])
    func `opaque colours mix by the mode's formula`(mode: CGBlendMode, expected: UInt32) {
        let found = blend(mode, 0xFFCC_6633, over: 0xFF1F_BFFA)
        for shift in [0, 8, 16, 24] as [UInt32] {
            let difference = Int(found >> shift & 255) - Int(expected >> shift & 255)
            #expect(abs(difference) <= 1, "\(String(found, radix: 16))")
        }
    }

    @Test func `the modes of Porter and Duff keep the parts that their names say`() {
        let source: UInt32 = 0xFF00_00FF
        let old: UInt32 = 0xFFFF_0000
        #expect(blend(.clear, source, over: old) == 0)
        #expect(blend(.copy, source, over: old) == source)
        #expect(blend(.sourceIn, source, over: old) == source)
        #expect(blend(.sourceIn, source, over: 0) == 0)
        #expect(blend(.sourceOut, source, over: old) == 0)
        #expect(blend(.sourceOut, source, over: 0) == source)
        #expect(blend(.sourceAtop, source, over: 0) == 0)
        #expect(blend(.sourceAtop, source, over: old) == source)
        #expect(blend(.destinationOver, source, over: old) == old)
        #expect(blend(.destinationOver, source, over: 0) == source)
        #expect(blend(.destinationIn, source, over: old) == old)
        #expect(blend(.destinationIn, 0, over: old) == 0)
        #expect(blend(.destinationOut, source, over: old) == 0)
        #expect(blend(.destinationOut, 0, over: old) == old)
        #expect(blend(.destinationAtop, source, over: 0) == source)
        #expect(blend(.xor, source, over: old) == 0)
        #expect(blend(.xor, source, over: 0) == source)
    }

    @Test(arguments: 0...27 as ClosedRange<Int32>)
    func `every mode gives premultiplied pixels and leaves what it doesn't cover`(mode: Int32) {
        let mode = CGBlendMode(rawValue: mode) ?? .normal
        var generator = SeededGenerator(seed: 21)
        func pixel() -> UInt32 {
            let alpha = UInt32.random(in: 0...255, using: &generator)
            return [0, 8, 16].reduce(alpha << 24) {
                $0 | UInt32.random(in: 0...alpha, using: &generator) << $1
            }
        }
        var bitmap = Bitmap(size: PixelSize(width: 64, height: 64))
        var picture = Bitmap(size: PixelSize(width: 40, height: 40))
        for y in 0..<64 { for x in 0..<64 { bitmap[x, y] = pixel() } }
        for y in 0..<40 { for x in 0..<40 { picture[x, y] = pixel() } }
        let before = bitmap
        let canvas = Canvas(bitmap)
        bitmap = Bitmap(size: .zero)
        canvas.compositing = mode
        canvas.clip(to: Path(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40)))
        canvas.draw(picture, in: CGRect(x: 10, y: 10, width: 40, height: 40))
        let after = canvas.takeBitmap()
        for y in 0..<64 {
            for x in 0..<64 {
                let alpha = after[x, y] >> 24
                for shift in [0, 8, 16] as [UInt32] {
                    #expect(after[x, y] >> shift & 255 <= alpha)
                }
                let outside = x < 10 || y < 10 || x >= 50 || y >= 50
                if outside { #expect(after[x, y] == before[x, y]) }
            }
        }
    }

    @Test func `a group that meets what is there as destinationIn is a mask`() {
        let canvas = Canvas(Bitmap(size: PixelSize(width: 20, height: 20)))
        let all = CGRect(x: 0, y: 0, width: 20, height: 20)
        canvas.beginGroup(alpha: 1, bounds: all)
        canvas.fill(all, with: .solid(.white))
        canvas.beginGroup(alpha: 1, bounds: all, compositing: .destinationIn)
        let half = PixelColor(red: 0, green: 0, blue: 0, alpha: 0.5)
        canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 20), with: .solid(half))
        canvas.endGroup()
        canvas.endGroup()
        let bitmap = canvas.takeBitmap()
        #expect(bitmap[5, 5] == 0x8080_8080)
        #expect(bitmap[15, 5] == 0)
    }

    @Test func `a clip by a mask leaves as much as its alpha says`() {
        var mask = Bitmap(size: PixelSize(width: 2, height: 1))
        mask[0, 0] = 0x4000_0000
        mask[1, 0] = 0xFF00_0000
        let canvas = Canvas(Bitmap(size: PixelSize(width: 6, height: 2)))
        canvas.clip(to: CGRect(x: 1, y: 0, width: 2, height: 1), mask: mask)
        canvas.fill(CGRect(x: 0, y: 0, width: 6, height: 2), with: .solid(.white))
        let bitmap = canvas.takeBitmap()
        #expect((0..<6).map { bitmap[$0, 0] >> 24 } == [0, 0x40, 0xFF, 0, 0, 0])
        #expect((0..<6).map { bitmap[$0, 1] } == [0, 0, 0, 0, 0, 0])
    }

    @Test func `nine pieces keep their corners and stretch the rest`() {
        var picture = Bitmap(size: PixelSize(width: 5, height: 5))
        for y in 0..<5 {
            for x in 0..<5 {
                let isCorner = (x == 0 || x == 4) && (y == 0 || y == 4)
                let isSide = x == 0 || x == 4 || y == 0 || y == 4
                picture[x, y] = isCorner ? 0xFFFF_0000 : isSide ? 0xFF00_FF00 : 0xFF00_00FF
            }
        }
        let canvas = Canvas(Bitmap(size: PixelSize(width: 40, height: 30)))
        canvas.draw(
            picture,
            center: PixelRect(minX: 1, minY: 1, maxX: 4, maxY: 4),
            scale: 1,
            in: CGRect(x: 5, y: 5, width: 30, height: 20)
        )
        let bitmap = canvas.takeBitmap()
        for y in 0..<30 {
            for x in 0..<40 {
                let inside = (5..<35).contains(x) && (5..<25).contains(y)
                let atX = x == 5 || x == 34
                let atY = y == 5 || y == 24
                let expected: UInt32 =
                    !inside
                    ? 0 : atX && atY ? 0xFFFF_0000 : atX || atY ? 0xFF00_FF00 : 0xFF00_00FF
                #expect(bitmap[x, y] == expected, "\(x) \(y)")
            }
        }
    }
}
