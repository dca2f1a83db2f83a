import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitLayers

/// Colours that are repeated pictures, where layers take colours.
@MainActor @Suite struct PatternColorTests {
    /// Two points wide, one high: red, then blue, or nothing where `hasHoles`.
    private func stripes(hasHoles: Bool = false) -> CGColor {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image
        {
            context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            if hasHoles { return }
            UIColor.blue.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        return UIColor(patternImage: image).cgColor
    }

    @Test func `a background repeats its picture from the layer's origin on`() {
        let stage = Stage(width: 20, height: 10)
        let layer = stage.addOwner(CGRect(x: 3, y: 2, width: 10, height: 5), stripes()).layer
        stage.turn()
        #expect(stage.pixel(3, 2) == [255, 0, 0, 255])
        #expect(stage.pixel(4, 2) == [0, 0, 255, 255])
        #expect(stage.pixel(12, 6) == [0, 0, 255, 255])
        #expect(stage.pixel(13, 6) == [0, 0, 0, 255])
        // It scrolls with the bounds.
        layer.bounds.origin.x = 1
        stage.turn()
        #expect(stage.pixel(3, 2) == [0, 0, 255, 255])
        #expect(stage.compositor.renderFromScratch(at: stage.time) == stage.compositor.bitmap)
        layer.position.x += 3
        stage.turn()
        #expect(stage.pixel(6, 2) == [0, 0, 255, 255])
        #expect(stage.compositor.renderFromScratch(at: stage.time) == stage.compositor.bitmap)
    }

    @Test func `what lies behind is seen through the holes, and faded copies`() {
        let stage = Stage(width: 20, height: 10)
        _ = stage.addOwner(CGRect(x: 0, y: 0, width: 20, height: 10), .white)
        let front = stage.addOwner(
            CGRect(x: 0, y: 0, width: 20, height: 10),
            stripes(hasHoles: true)
        )
        stage.turn()
        #expect(stage.pixel(0, 0) == [255, 0, 0, 255])
        #expect(stage.pixel(1, 0) == [255, 255, 255, 255])
        front.layer.opacity = 0.4
        stage.turn()
        #expect(stage.pixel(0, 0) == [255, 153, 153, 255])
        #expect(stage.pixel(1, 0) == [255, 255, 255, 255])
    }

    @Test func `what scrolls in front of it does not take it along`() {
        let stage = Stage(width: 40, height: 40)
        stage.compositor.limits.copiedPixels = 1
        let ground = stage.addOwner(CGRect(x: 0, y: 0, width: 40, height: 40), stripes()).layer
        let list = stage.addOwner(CGRect(x: 0, y: 0, width: 40, height: 40), nil, to: ground).layer
        list.masksToBounds = true
        _ = stage.addOwner(CGRect(x: 10, y: 10, width: 4, height: 4), .white, to: list)
        stage.turn()
        list.bounds.origin.x = 3
        stage.turn()
        #expect(stage.pixel(0, 0) == [255, 0, 0, 255])
        #expect(stage.pixel(1, 0) == [0, 0, 255, 255])
        #expect(stage.pixel(8, 11) == [255, 255, 255, 255])
        #expect(stage.compositor.renderFromScratch(at: stage.time) == stage.compositor.bitmap)
    }

    @Test func `borders and shapes are painted with it`() {
        let stage = Stage(width: 20, height: 10)
        let framed = stage.addOwner(CGRect(x: 0, y: 0, width: 8, height: 8)).layer
        framed.borderWidth = 2
        framed.borderColor = stripes()
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 6, height: 6), transform: nil)
        shape.fillColor = stripes()
        shape.position = CGPoint(x: 10, y: 0)
        stage.root.addSublayer(shape)
        stage.turn()
        #expect(stage.pixel(0, 0) == [255, 0, 0, 255])
        #expect(stage.pixel(1, 0) == [0, 0, 255, 255])
        #expect(stage.pixel(4, 4) == [0, 0, 0, 255])
        #expect(stage.pixel(10, 3) == [255, 0, 0, 255])
        #expect(stage.pixel(11, 3) == [0, 0, 255, 255])
        #expect(stage.pixel(16, 3) == [0, 0, 0, 255])
    }
}
