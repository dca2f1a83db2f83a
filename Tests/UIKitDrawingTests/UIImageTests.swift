import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitRaster

@Suite struct UIImageTests {
    private func checker(scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let size = CGSize(width: 4 / scale, height: 4 / scale)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            context.cgContext.scaleBy(x: 1 / scale, y: 1 / scale)
            for y in 0..<4 {
                for x in 0..<4 where (x + y) % 2 == 0 {
                    context.fill(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }
    }

    @Test func `PIX-22 an image's size is its pixels divided by its scale`() {
        let pixels = CGImage(Bitmap(size: PixelSize(width: 80, height: 60)))
        #expect(
            UIImage(cgImage: pixels, scale: 2, orientation: .up).size
                == CGSize(width: 40, height: 30)
        )
        #expect(UIImage(cgImage: pixels).size == CGSize(width: 80, height: 60))
    }

    @Test func `a PNG's bytes make the same image`() throws {
        let image = checker()
        let bytes = try #require(image.pngData())
        #expect(UIImage(data: bytes) == image)
        #expect(UIImage(data: bytes, scale: 2)?.size == CGSize(width: 2, height: 2))
        #expect(UIImage(data: [1, 2, 3]) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    }

    @Test func `an image of the context's scale is drawn pixel by pixel`() {
        let image = checker(scale: 2)
        #expect(image.size == CGSize(width: 2, height: 2))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let size = CGSize(width: 10, height: 10)
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(at: CGPoint(x: 3, y: 3))
        }
        for y in 0..<4 {
            for x in 0..<4 { #expect(drawn.bitmap[x + 6, y + 6] == image.bitmap[x, y]) }
        }
        #expect(drawn.bitmap[5, 6] == 0)
    }

    @Test func `an opaque format starts black, another one clear`() {
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        let size = CGSize(width: 2, height: 2)
        let opaque = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
        #expect(opaque.bitmap[1, 1] == 0xFF00_0000)
        let clear = UIGraphicsImageRenderer(size: size).image { _ in }
        #expect(clear.bitmap[1, 1] == 0)
    }

    @Test func `a renderer shows its bounds of the coordinate system`() {
        let bounds = CGRect(x: 10, y: 20, width: 5, height: 5)
        let image = UIGraphicsImageRenderer(bounds: bounds).image { context in
            context.fill(CGRect(x: 11, y: 21, width: 1, height: 1))
        }
        #expect(image.bitmap[1, 1] == 0xFF00_0000)
        #expect(image.bitmap[0, 0] == 0)
    }

    @Test func `a renderer inside another one leaves the outer context current`() {
        let size = CGSize(width: 2, height: 1)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            _ = UIGraphicsImageRenderer(size: size).image { inner in
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
                #expect(UIGraphicsGetCurrentContext() === inner.cgContext)
            }
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(image.bitmap[0, 0] == 0xFF00_0000)
        #expect(image.bitmap[1, 0] == 0)
    }
}
