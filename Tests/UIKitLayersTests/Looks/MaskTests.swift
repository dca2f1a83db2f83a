import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitLayers

@MainActor @Suite struct MaskTests {
    private func scene() -> (Stage, CALayer, CALayer) {
        let stage = Stage(width: 60, height: 60)
        _ = stage.addOwner(CGRect(x: 0, y: 0, width: 60, height: 60), .white)
        let layer = stage.addOwner(CGRect(x: 10, y: 10, width: 40, height: 40), .red).layer
        let mask = Owner(frame: CGRect(x: 10, y: 10, width: 20, height: 20), color: .black)
        owners.append(mask)
        layer.mask = mask.layer
        stage.turn()
        return (stage, layer, mask.layer)
    }
    private var owners: [Owner] {
        get { Self.kept }
        nonmutating set { Self.kept = newValue }
    }
    private static var kept: [Owner] = []

    private func isExact(_ stage: Stage) -> Bool {
        stage.compositor.renderFromScratch(at: stage.time) == stage.compositor.bitmap
    }

    @Test func `PIX-25 a clear mask hides everything`() {
        let (stage, _, mask) = scene()
        mask.backgroundColor = .clear
        stage.turn()
        #expect(stage.pixel(30, 30) == [255, 255, 255, 255])
        mask.backgroundColor = .black
        mask.isHidden = true
        stage.turn()
        #expect(stage.pixel(30, 30) == [255, 255, 255, 255])
        #expect(isExact(stage))
    }

    @Test func `the mask's alpha says how much is seen`() {
        let (stage, layer, mask) = scene()
        #expect(stage.pixel(21, 21) == [255, 0, 0, 255])
        #expect(stage.pixel(19, 21) == [255, 255, 255, 255])
        #expect(stage.pixel(40, 30) == [255, 255, 255, 255])
        mask.opacity = 0.5
        stage.turn()
        let pixel = stage.pixel(25, 25)
        #expect(abs(pixel[1] - 128) <= 1 && pixel[0] == 255)
        mask.opacity = 1
        mask.position.x += 10
        stage.turn()
        #expect(stage.pixel(21, 21) == [255, 255, 255, 255])
        #expect(stage.pixel(29, 30) == [255, 255, 255, 255])
        #expect(stage.pixel(30, 30) == [255, 0, 0, 255])
        #expect(stage.pixel(48, 30) == [255, 0, 0, 255])
        layer.mask = nil
        stage.turn()
        #expect(stage.pixel(11, 11) == [255, 0, 0, 255])
        #expect(isExact(stage))
    }

    @Test func `sublayers and opacity are masked too`() {
        let (stage, layer, _) = scene()
        _ = stage.addOwner(CGRect(x: 0, y: 0, width: 40, height: 40), .blue, to: layer)
        stage.turn()
        #expect(stage.pixel(25, 25) == [0, 0, 255, 255])
        #expect(stage.pixel(15, 15) == [255, 255, 255, 255])
        layer.opacity = 0.5
        stage.turn()
        #expect(abs(stage.pixel(25, 25)[0] - 128) <= 1)
        #expect(isExact(stage))
    }

    @Test func `a round mask has soft edges`() {
        let (stage, _, mask) = scene()
        mask.cornerRadius = 10
        stage.turn()
        stage.advance(to: 1)
        #expect(stage.pixel(21, 21) == [255, 255, 255, 255])
        #expect(stage.pixel(30, 30) == [255, 0, 0, 255])
        let soft = (20..<30).contains {
            let g = stage.pixel($0, 22)[1]
            return g > 20 && g < 235
        }
        #expect(soft)
        #expect(isExact(stage))
    }

    @Test func `a shape masks, and what it uncovers changes with it`() {
        let (stage, layer, _) = scene()
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
        layer.mask = shape
        stage.turn()
        #expect(stage.pixel(30, 12) == [255, 0, 0, 255])
        #expect(stage.pixel(12, 12) == [255, 255, 255, 255])
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        stage.turn()
        #expect(stage.pixel(12, 12) == [255, 0, 0, 255])
        #expect(stage.pixel(30, 12) == [255, 255, 255, 255])
        #expect(isExact(stage))
    }

    @Test func `a mask leaves where it was`() {
        let (stage, layer, mask) = scene()
        #expect(mask.superlayer === layer)
        stage.root.addSublayer(mask)
        #expect(layer.mask == nil)
        stage.turn()
        #expect(stage.pixel(45, 45) == [255, 0, 0, 255])
        layer.mask = mask
        #expect(stage.root.sublayers?.contains(mask) == false)
        mask.removeFromSuperlayer()
        #expect(layer.mask == nil)
        stage.turn()
        #expect(isExact(stage))
    }

    @Test func `a layer kept as a picture follows its mask`() {
        let (stage, layer, mask) = scene()
        layer.mask = nil
        layer.shouldRasterize = true
        stage.turn()
        #expect(stage.pixel(15, 15) == [255, 0, 0, 255])
        layer.mask = mask
        stage.turn()
        #expect(stage.pixel(15, 15) == [255, 255, 255, 255])
        #expect(stage.pixel(25, 25) == [255, 0, 0, 255])
        mask.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
        stage.turn()
        // Its middle stays at 30: it is seen from 25 to 35.
        #expect(stage.pixel(24, 25) == [255, 255, 255, 255])
        #expect(stage.pixel(25, 25) == [255, 0, 0, 255])
        #expect(stage.pixel(34, 25) == [255, 0, 0, 255])
        #expect(stage.pixel(35, 25) == [255, 255, 255, 255])
        let hole = Owner(frame: CGRect(x: 0, y: 0, width: 10, height: 20), color: .black)
        owners.append(hole)
        mask.backgroundColor = nil
        mask.addSublayer(hole.layer)
        stage.turn()
        #expect(stage.pixel(30, 25) == [255, 0, 0, 255])
        hole.layer.position.x += 20
        stage.turn()
        #expect(stage.pixel(30, 25) == [255, 255, 255, 255])
        #expect(stage.pixel(47, 25) == [255, 0, 0, 255])
        layer.mask = nil
        stage.turn()
        #expect(stage.pixel(15, 15) == [255, 0, 0, 255])
        #expect(isExact(stage))
    }

    @Test func `a picture of few pixels is as soft beyond its mask by damage as from scratch`() {
        let (stage, layer, mask) = scene()
        layer.shouldRasterize = true
        layer.rasterizationScale = 0.5
        mask.frame = CGRect(x: 11, y: 11, width: 18, height: 18)
        stage.turn()
        #expect(isExact(stage))
        mask.position.x += 3
        stage.turn()
        #expect(isExact(stage))
    }

    @Test func `a mask in a mask, turned, moves`() {
        let (stage, _, mask) = scene()
        let inner = Owner(frame: CGRect(x: 0, y: 0, width: 10, height: 10), color: .black)
        owners.append(inner)
        mask.mask = inner.layer
        stage.turn()
        #expect(stage.pixel(21, 21) == [255, 0, 0, 255])
        #expect(stage.pixel(31, 21) == [255, 255, 255, 255])
        // A half turn about the mask's middle brings its first corner to its last.
        mask.setAffineTransform(CGAffineTransform(-1, 0, 0, -1, 0, 0))
        stage.turn()
        #expect(stage.pixel(21, 21) == [255, 255, 255, 255])
        #expect(stage.pixel(38, 38) == [255, 0, 0, 255])
        #expect(isExact(stage))
    }
}
