import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitLayers
import UIKitRaster

@MainActor @Suite struct LayerPixelTests {
    private static let red = [255, 0, 0, 255]
    private static let green = [0, 255, 0, 255]
    private static let blue = [0, 0, 255, 255]
    private static let white = [255, 255, 255, 255]
    private static let black = [0, 0, 0, 255]

    private func stage(
        _ side: Int,
        _ color: CGColor? = .white,
        scale: CGFloat = 1
    ) -> (stage: Stage, base: CALayer) {
        let pixels = Int(CGFloat(side) * scale)
        let stage = Stage(width: pixels, height: pixels, scale: scale)
        let base = stage.add(CGRect(x: 0, y: 0, width: side, height: side), color)
        return (stage, base)
    }

    @Test func `PIX-01 a root in one colour`() {
        let (stage, _) = stage(20, .red)
        stage.turn()
        #expect(stage.compositor.bitmap.size == PixelSize(width: 20, height: 20))
        for place in [0, 10, 19] { #expect(stage.pixel(place, place) == Self.red) }
    }

    @Test func `PIX-02 two pixels a point`() {
        let (stage, base) = stage(10, .red, scale: 2)
        _ = stage.add(CGRect(x: 5, y: 0, width: 5, height: 10), .blue, to: base)
        stage.turn()
        #expect(stage.compositor.bitmap.size.width == 20)
        #expect(stage.pixel(4, 10) == Self.red)
        #expect(stage.pixel(9, 10) == Self.red)
        #expect(stage.pixel(10, 10) == Self.blue)
        #expect(stage.pixel(15, 10) == Self.blue)
    }

    @Test func `PIX-04 the order of siblings`() {
        let (stage, base) = stage(40)
        _ = stage.add(CGRect(x: 5, y: 5, width: 30, height: 30), .blue, to: base)
        let b = stage.add(CGRect(x: 15, y: 15, width: 10, height: 10), .green, to: base)
        stage.turn()
        #expect(stage.pixel(20, 20) == Self.green)
        base.insertSublayer(b, at: 0)
        stage.turn()
        #expect(stage.pixel(20, 20) == Self.blue)
        b.zPosition = 1
        stage.turn()
        b.removeAllAnimations()
        stage.turn()
        #expect(stage.pixel(20, 20) == Self.green)
    }

    @Test func `PIX-05 what is hidden hides what is in it`() {
        let (stage, base) = stage(20)
        let parent = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .blue, to: base)
        _ = stage.add(CGRect(x: 5, y: 5, width: 10, height: 10), .red, to: parent)
        stage.turn()
        #expect(stage.pixel(10, 10) == Self.red)
        parent.isHidden = true
        stage.turn()
        #expect(stage.pixel(10, 10) == Self.white)
        #expect(stage.pixel(1, 1) == Self.white)
    }

    @Test func `PIX-06 masking to bounds`() {
        let (stage, base) = stage(40)
        let parent = stage.add(CGRect(x: 10, y: 10, width: 20, height: 20), .blue, to: base)
        _ = stage.add(CGRect(x: -10, y: -10, width: 40, height: 40), .red, to: parent)
        parent.masksToBounds = true
        stage.turn()
        #expect(stage.pixel(20, 20) == Self.red)
        #expect(stage.pixel(5, 5) == Self.white)
        #expect(stage.pixel(35, 35) == Self.white)
        parent.masksToBounds = false
        stage.turn()
        #expect(stage.pixel(5, 5) == Self.red)
    }

    @Test func `PIX-08 round corners`() {
        let (stage, base) = stage(24)
        let layer = stage.add(CGRect(x: 2, y: 2, width: 20, height: 20), .blue, to: base)
        layer.cornerRadius = 10
        stage.turn()
        stage.advance(to: 1)
        #expect(stage.pixel(3, 3) == Self.white)
        #expect(stage.pixel(12, 12) == Self.blue)
        layer.maskedCorners = [.layerMaxXMaxYCorner]
        stage.turn()
        #expect(stage.pixel(3, 3) == Self.blue)
        #expect(stage.pixel(20, 20) == Self.white)
    }

    @Test func `PIX-09 the border is above the sublayers`() {
        let (stage, base) = stage(20)
        base.borderWidth = 3
        _ = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .red, to: base)
        stage.turn()
        stage.advance(to: 1)
        #expect(stage.pixel(1, 10) == Self.black)
        #expect(stage.pixel(10, 1) == Self.black)
        #expect(stage.pixel(3, 10) == Self.red)
        #expect(stage.pixel(10, 10) == Self.red)
    }

    @Test func `PIX-10 a border wider than the layer fills it`() {
        let (stage, base) = stage(10)
        base.borderWidth = 6
        stage.turn()
        stage.advance(to: 1)
        #expect(stage.pixel(5, 5) == Self.black)
    }

    @Test func `PIX-12 opacity is that of the whole layer`() {
        let (stage, base) = stage(20)
        let layer = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .black, to: base)
        layer.borderWidth = 4
        layer.opacity = 0.5
        stage.turn()
        stage.advance(to: 1)
        for (x, y) in [(1, 10), (10, 10)] {
            let pixel = stage.pixel(x, y)
            for channel in pixel[..<3] { #expect(abs(channel - 128) <= 1) }
            #expect(pixel == stage.pixel(0, 0))
        }
    }

    @Test func `PIX-13 background, drawing, sublayers, and drawing ends at the bounds`() {
        let (stage, base) = stage(40)
        let owner = stage.addOwner(CGRect(x: 10, y: 10, width: 20, height: 20), .red, to: base)
        owner.onDraw = { context in
            context.setFillColor(.green)
            context.fill(CGRect(x: 10, y: -50, width: 100, height: 100))
        }
        _ = stage.add(CGRect(x: 15, y: 0, width: 5, height: 20), .blue, to: owner.layer)
        owner.layer.setNeedsDisplay()
        stage.turn()
        #expect(stage.pixel(12, 20) == Self.red)
        #expect(stage.pixel(22, 20) == Self.green)
        #expect(stage.pixel(27, 20) == Self.blue)
        #expect(stage.pixel(31, 20) == Self.white)
        #expect(stage.pixel(22, 5) == Self.white)
    }

    @Test func `PIX-14 a transform moves`() {
        let (stage, base) = stage(40)
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .green, to: base)
        layer.setAffineTransform(CGAffineTransform(translationX: 20, y: 10))
        stage.turn()
        stage.advance(to: 1)
        #expect(stage.pixel(25, 15) == Self.green)
        #expect(stage.pixel(5, 5) == Self.white)
    }

    @Test func `PIX-16 scrolled bounds`() {
        let (stage, base) = stage(100)
        base.masksToBounds = true
        _ = stage.add(CGRect(x: 0, y: 50, width: 100, height: 50), .red, to: base)
        base.bounds.origin.y = 50
        stage.turn()
        stage.advance(to: 1)
        #expect(stage.pixel(50, 10) == Self.red)
        #expect(stage.pixel(50, 90) == Self.white)
    }

    @Test func `PIX-17 contents in a corner keep their pixels`() {
        let (stage, base) = stage(60, scale: 2)
        let canvas = Canvas(Bitmap(size: PixelSize(width: 60, height: 60), scale: 2))
        canvas.fill(CGRect(x: 0, y: 0, width: 60, height: 60), with: .solid(.black))
        base.contents = canvas.takeBitmap()
        base.contentsScale = 2
        base.contentsGravity = .topLeft
        stage.turn()
        #expect(stage.pixel(0, 0) == Self.black)
        #expect(stage.pixel(59, 59) == Self.black)
        #expect(stage.pixel(60, 60) == Self.white)
        #expect(stage.pixel(119, 0) == Self.white)
        base.contentsGravity = .resize
        stage.turn()
        #expect(stage.pixel(119, 119) == Self.black)
        base.contents = nil
        stage.turn()
        #expect(stage.pixel(0, 0) == Self.white)
    }

    @Test func `PIX-18 and 20 fitted contents`() {
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
        func rect(_ gravity: CALayerContentsGravity, _ side: CGFloat) -> CGRect {
            gravity.rect(for: CGSize(width: side, height: side), in: bounds)
        }
        #expect(rect(.resizeAspect, 40) == CGRect(x: 20, y: 0, width: 60, height: 60))
        #expect(rect(.resizeAspectFill, 40) == CGRect(x: 0, y: -20, width: 100, height: 100))
        #expect(rect(.center, 80) == CGRect(x: 10, y: -10, width: 80, height: 80))
        #expect(rect(.center, 25).origin == CGPoint(x: 37.5, y: 17.5))
        #expect(rect(.resize, 7) == bounds)
    }

    @Test func `PIX-21 contents at the edges`() {
        let ways: [CALayerContentsGravity] = [
            .topLeft, .top, .topRight, .left, .right, .bottomLeft, .bottom, .bottomRight,
        ]
        let origins = ways.map {
            $0.rect(
                for: CGSize(width: 30, height: 30),
                in: CGRect(x: 0, y: 0, width: 60, height: 60)
            ).origin
        }
        let expected = [
            (0, 0), (15, 0), (30, 0), (0, 15), (30, 15), (0, 30), (15, 30), (30, 30),
        ].map { CGPoint(x: $0.0, y: $0.1) }
        #expect(origins == expected)
    }

    @Test func `PIX-24 a box on its way`() {
        let stage = Stage(width: 16, height: 4)
        let box = stage.addOwner(CGRect(x: 0, y: 0, width: 4, height: 4), .red)
        stage.turn()
        AnimationBlock.run(duration: 1, options: .curveLinear) { box.layer.position.x = 14 }
        for (time, x) in [(0.0, 1), (0.5, 8), (1, 14)] {
            stage.advance(to: time)
            let reds = (0..<16).filter { stage.pixel($0, 2) == Self.red }
            #expect(reds.contains(x))
            #expect(reds.count == 4)
        }
    }

    @Test func `PIX-26 a turned layer has soft edges`() {
        let stage = Stage(width: 60, height: 60)
        let layer = stage.addOwner(CGRect(x: 15, y: 20, width: 30, height: 20), .red).layer
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        stage.turn()
        var sum = 0
        var soft = 0
        for y in 0..<60 {
            for x in 0..<60 {
                let value = stage.pixel(x, y)[0]
                sum += value
                if value > 0 && value < 255 { soft += 1 }
            }
        }
        #expect(abs(Double(sum) / 255 - 600) < 3)
        #expect(soft > 50)
    }

    @Test(arguments: [1, 1.25, 1.5, 2])
    func `report 38 abutting layers leave no crack`(scale: CGFloat) {
        let stage = Stage(width: Int(100 * scale), height: 10, scale: scale)
        for (left, right) in [(0.0, 33.4), (33.4, 66.7), (66.7, 100)] {
            _ = stage.add(CGRect(x: left, y: 0, width: right - left, height: 10), .red)
        }
        stage.turn()
        for x in 0..<Int(100 * scale) { #expect(stage.pixel(x, 4) == Self.red) }
    }

    @Test func `report 35 a root change repaints all and translucency does not pile up`() {
        let (stage, base) = stage(50)
        stage.turn()
        base.backgroundColor = .blue
        base.removeAllAnimations()
        #expect(stage.turn() == Region(PixelRect(x: 0, y: 0, width: 50, height: 50)))
        #expect(stage.pixel(25, 25) == Self.blue)
        base.removeFromSuperlayer()
        let owner = stage.addOwner(
            CGRect(x: 0, y: 0, width: 50, height: 50),
            CGColor(gray: 1, alpha: 128.0 / 255)
        )
        stage.turn()
        let once = stage.pixel(25, 25)
        #expect(once == [128, 128, 128, 255])
        for _ in 0..<10 {
            owner.layer.setNeedsDisplay()
            stage.turn()
        }
        #expect(stage.pixel(25, 25) == once)
    }
}
