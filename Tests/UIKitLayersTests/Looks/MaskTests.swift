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
}
