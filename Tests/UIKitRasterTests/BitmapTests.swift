import Testing
import UIKitGeometry
import UIKitRaster

@Suite struct BitmapTests {
    @Test func `a new bitmap is transparent`() {
        let bitmap = Bitmap(size: PixelSize(width: 3, height: 2), scale: 2)
        #expect(bitmap.pixel(x: 2, y: 1) == (0, 0, 0, 0))
        #expect(bitmap.scale == 2)
        #expect(bitmap.pointSize == CGSize(width: 1.5, height: 1))
    }

    @Test func `a pixel's components are not premultiplied`() {
        var bitmap = Bitmap(size: PixelSize(width: 1, height: 1))
        bitmap[0, 0] = 0x8040_2010
        #expect(bitmap.pixel(x: 0, y: 0) == (128, 64, 32, 128))
    }

    @Test func `bytes lie in the order blue, green, red, alpha`() {
        var bitmap = Bitmap(size: PixelSize(width: 2, height: 2))
        bitmap[1, 1] = 0xFF11_2233
        let place = bitmap.stride + 4
        let bytes = bitmap.withUnsafeBytes { Array($0[place..<place + 4]) }
        #expect(bytes == [0x33, 0x22, 0x11, 0xFF])
    }

    @Test func `writing to a copy leaves the original alone`() {
        let original = Bitmap(size: PixelSize(width: 2, height: 2))
        var copy = original
        #expect(copy.isIdentical(to: original))
        copy[0, 0] = 0xFFFF_FFFF
        #expect(original[0, 0] == 0)
        #expect(copy != original)
        copy[0, 0] = 0
        #expect(copy == original)
    }

    @Test func `bitmaps of different sizes differ`() {
        let wide = Bitmap(size: PixelSize(width: 2, height: 1))
        #expect(wide != Bitmap(size: PixelSize(width: 1, height: 2)))
        #expect(wide == Bitmap(size: PixelSize(width: 2, height: 1), scale: 3))
    }

    @Test func `a canvas doesn't draw into a copy that somebody else keeps`() {
        let kept = Bitmap(size: PixelSize(width: 2, height: 2))
        let canvas = Canvas(kept)
        canvas.fill(.infinite, with: .solid(.white))
        #expect(kept[0, 0] == 0)
        #expect(canvas.takeBitmap()[0, 0] == 0xFFFF_FFFF)
    }

    @Test func `every premultiplied pixel survives being made straight and back`() {
        for alpha in 0...255 as ClosedRange<UInt32> {
            for component in 0...alpha {
                let pixel = alpha << 24 | component << 16 | component << 8 | component
                if PixelColor(premultiplied: pixel).premultiplied != pixel {
                    Issue.record("\(component) at \(alpha)")
                }
            }
        }
    }

    @Test func `a place outside traps`() async {
        await #expect(processExitsWith: .failure) {
            _ = Bitmap(size: PixelSize(width: 4, height: 3)).pixel(x: 4, y: 0)
        }
    }

    @Test(arguments: [CGFloat.nan, -1, 0, 0.5, 1, 7])
    func `colour components are clamped`(value: CGFloat) {
        let color = PixelColor(red: value, green: 0, blue: 1)
        let expected: UInt8 = value.isNaN || value <= 0 ? 0 : value == 0.5 ? 128 : 255
        #expect(color.red == expected)
    }
}
