import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitRaster

@Suite struct UIGraphicsImageContextTests {
    @Test func `what is drawn between begin and end is the picture`() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 5), false, 2)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        let early = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        let late = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(early.size == CGSize(width: 10, height: 5))
        #expect(early.scale == 2)
        #expect(early.bitmap[9, 9] == 0xFFFF_0000)
        #expect(early.bitmap[10, 9] == 0)
        #expect(late.bitmap[9, 9] == 0xFF00_00FF)
    }

    @Test func `contexts nest, and an opaque one starts black`() throws {
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
        let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(inner.size == CGSize(width: 2, height: 2))
        #expect(inner.bitmap[1, 1] == 0xFF00_0000)
        #expect(outer.size == CGSize(width: 4, height: 4))
        #expect(outer.bitmap[1, 1] == 0)
    }

    @Test func `without a picture begun there is none, and ending does nothing`() {
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test(
        arguments: [
            CGSize.zero, CGSize(width: -5, height: 5), CGSize(width: 1e9, height: 1e9),
            CGSize(width: CGFloat.nan, height: 5),
        ]
    )
    func `a size without pixels, or with too many, makes no picture`(size: CGSize) {
        UIGraphicsBeginImageContextWithOptions(size, true, 1)
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        let drawn = UIGraphicsImageRenderer(size: size).image { $0.fill(.zero) }
        #expect(drawn.size == .zero)
    }

    @Test func `a renderer's context shows what has been drawn so far`() {
        var first = UIImage()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
            first = context.currentImage
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
        }
        #expect(first.bitmap[0, 0] == 0xFFFF_0000)
        #expect(first.bitmap[1, 0] == 0)
        #expect(image.bitmap[1, 0] == 0xFFFF_0000)
    }
}
