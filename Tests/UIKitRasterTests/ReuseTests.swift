import RasterScenes
import Testing
import UIKitGeometry
import UIKitRaster

/// Memory that is used again shows nothing of what it held before.
@Suite struct ReuseTests {
    @Test(arguments: 1...6)
    func `a canvas that is used again draws what a new one draws`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let size = PixelSize(width: 120, height: 90)
        let used = Canvas(Bitmap(size: size))
        for _ in 0..<4 {
            let scene = RandomScene(size: size, &generator)
            let fresh = Canvas(Bitmap(size: size))
            scene.draw(fresh)
            used.begin(Bitmap(size: size), clip: Region(PixelRect(size: size)))
            scene.draw(used)
            #expect(used.takeBitmap() == fresh.takeBitmap())
        }
    }

    @Test func `corners and shadows in the memory of others are what they are by themselves`() {
        // Many more radii than are kept, growing and shrinking.
        let radii = (0..<90).map { 30.1 - CGFloat($0) * 0.3 }
        let size = PixelSize(width: 96, height: 96)
        func draw(_ radius: CGFloat) -> Bitmap {
            let canvas = Canvas(Bitmap(size: size))
            let rect = CGRect(x: 16, y: 16, width: 64, height: 64)
            let corners = CornerRadii(
                topLeft: radius,
                topRight: radius / 2,
                bottomRight: radius / 3,
                bottomLeft: 0
            )
            canvas.fillShadow(
                roundedRect: rect,
                radii: corners,
                sigma: 1 + radius / 8,
                with: .solid(.black)
            )
            canvas.fill(roundedRect: rect, radii: corners, with: .solid(.white))
            return canvas.takeBitmap()
        }
        let used = (radii + radii.reversed()).map { draw($0) }
        for (index, bitmap) in used.enumerated() {
            Canvas.forgetMasks()
            #expect(bitmap == draw(radii[index < 90 ? index : 179 - index]))
        }
    }

    @Test func `a mask that is kept covers what its path does`() {
        let path = Path(ellipseIn: CGRect(x: 5.3, y: 7.1, width: 50, height: 33))
        let size = PixelSize(width: 64, height: 48)
        let once = Canvas(Bitmap(size: size))
        once.fill(path, with: .solid(.white))
        let kept = Canvas(Bitmap(size: size))
        let mask = kept.mask(of: path)
        kept.fill(mask, with: .solid(.white))
        #expect(kept.takeBitmap() == once.takeBitmap())
    }

    @Test func `a picture that was shown small shows later what was written to it`() {
        var picture = Bitmap(size: PixelSize(width: 40, height: 40))
        func shown() -> UInt32 {
            let canvas = Canvas(Bitmap(size: PixelSize(width: 10, height: 10)))
            canvas.draw(picture, in: CGRect(x: 0, y: 0, width: 10, height: 10))
            return canvas.takeBitmap()[5, 5]
        }
        #expect(shown() == 0)
        for y in 0..<40 { for x in 0..<40 { picture[x, y] = 0xFFFF_FFFF } }
        #expect(shown() == 0xFFFF_FFFF)
        #expect(picture.isOpaque)
        picture[3, 3] = 0
        let canvas = Canvas(Bitmap(size: PixelSize(width: 40, height: 40)))
        canvas.draw(picture, in: CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(canvas.takeBitmap()[3, 3] == 0)
    }
}
