import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitLayers

@MainActor @Suite struct ShadowTests {
    /// A white screen with a red square of 40 points in its middle that casts a black shadow.
    private func scene(scale: CGFloat = 1) -> (Stage, CALayer) {
        let side = Int(120 * scale)
        let stage = Stage(width: side, height: side, scale: scale)
        _ = stage.addOwner(CGRect(x: 0, y: 0, width: 120, height: 120), .white)
        let layer = stage.addOwner(CGRect(x: 40, y: 40, width: 40, height: 40), .red).layer
        layer.shadowOpacity = 1
        layer.shadowOffset = .zero
        layer.shadowRadius = 5
        stage.turn()
        return (stage, layer)
    }

    private func isExact(_ stage: Stage) -> Bool {
        stage.compositor.renderFromScratch(at: stage.time) == stage.compositor.bitmap
    }

    @Test func `a new layer has UIKit's shadow values`() {
        let layer = CALayer()
        #expect(layer.shadowColor == .black)
        #expect(layer.shadowOpacity == 0)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.shadowRadius == 3)
        #expect(layer.shadowPath == nil)
        layer.shadowOpacity = 3
        #expect(layer.shadowOpacity == 1)
        layer.shadowOpacity = .nan
        #expect(layer.shadowOpacity == 0)
    }

    @Test func `a shadow is half as dark at the edge and fades within three radii`() {
        let (stage, _) = scene()
        #expect(stage.pixel(60, 60) == [255, 0, 0, 255])
        // The blurred edge of a half plane is 1/2 at the edge: half a pixel outside it is 46 %.
        #expect(abs(stage.pixel(60, 80)[0] - Int(255 * 0.54)) <= 4)
        // Φ(-1) = 15.9 % one radius out, Φ(-2) = 2.3 % two radii out.
        #expect(abs(stage.pixel(60, 84)[0] - Int(255 * (1 - 0.184))) <= 4)
        #expect(abs(stage.pixel(60, 89)[0] - Int(255 * (1 - 0.0287))) <= 4)
        #expect(stage.pixel(60, 100) == [255, 255, 255, 255])
        #expect(isExact(stage))
    }

    @Test func `a sharp shadow is the layer, moved`() {
        let (stage, layer) = scene()
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 10, height: 20)
        stage.turn()
        #expect(stage.pixel(89, 99) == [0, 0, 0, 255])
        #expect(stage.pixel(90, 99) == [255, 255, 255, 255])
        #expect(stage.pixel(89, 100) == [255, 255, 255, 255])
        #expect(stage.pixel(49, 90) == [255, 255, 255, 255])
        #expect(stage.pixel(70, 70) == [255, 0, 0, 255])
        layer.shadowOpacity = 0.5
        stage.turn()
        #expect(abs(stage.pixel(85, 90)[0] - 128) <= 1)
        #expect(isExact(stage))
    }

    @Test func `colour and opacity count both`() {
        let (stage, layer) = scene()
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 0, height: 20)
        layer.shadowColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        layer.shadowOpacity = 0.5
        stage.turn()
        let pixel = stage.pixel(60, 90)
        #expect(abs(pixel[0] - 191) <= 1)
        #expect(pixel[2] == 255)
        layer.shadowColor = nil
        stage.turn()
        #expect(stage.pixel(60, 90) == [255, 255, 255, 255])
    }

    @Test func `what is cut off at the bounds has no shadow`() {
        let (stage, layer) = scene()
        layer.masksToBounds = true
        stage.turn()
        #expect(stage.pixel(60, 82) == [255, 255, 255, 255])
        #expect(isExact(stage))
    }

    @Test func `a path casts the shadow instead of the layer`() {
        let (stage, layer) = scene()
        layer.shadowRadius = 0
        layer.shadowPath = CGPath(rect: CGRect(x: 50, y: 0, width: 10, height: 10), transform: nil)
        stage.turn()
        #expect(stage.pixel(95, 45) == [0, 0, 0, 255])
        #expect(stage.pixel(100, 45) == [255, 255, 255, 255])
        #expect(stage.pixel(82, 60) == [255, 255, 255, 255])
        #expect(isExact(stage))
    }

    @Test func `a layer without a background casts the shadow of what it shows`() {
        let (stage, layer) = scene()
        layer.backgroundColor = nil
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 0, height: 30)
        let part = stage.addOwner(CGRect(x: 10, y: 10, width: 10, height: 10), .blue, to: layer)
        stage.turn()
        #expect(stage.pixel(55, 55) == [0, 0, 255, 255])
        #expect(stage.pixel(55, 85) == [0, 0, 0, 255])
        #expect(stage.pixel(45, 85) == [255, 255, 255, 255])
        part.layer.position.x += 10
        stage.turn()
        #expect(stage.pixel(55, 85) == [255, 255, 255, 255])
        #expect(stage.pixel(65, 85) == [0, 0, 0, 255])
        #expect(isExact(stage))
    }

    @Test(arguments: [true, false])
    func `what fades as one hides its shadow as it did before`(hasGround: Bool) {
        let stage = Stage(width: 60, height: 60)
        _ = stage.addOwner(CGRect(x: 0, y: 0, width: 60, height: 60), .white)
        let frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        let card = stage.addOwner(frame, hasGround ? .blue : nil).layer
        _ = stage.addOwner(CGRect(x: 0, y: 0, width: 20, height: 20), .blue, to: card)
        card.shadowOpacity = 1
        card.shadowRadius = 0
        card.shadowOffset = CGSize(width: 5, height: 5)
        card.opacity = 0.4
        stage.turn()
        // Blue alone over white, not over the shadow; the shadow where it comes out.
        #expect(stage.pixel(25, 25) == [153, 153, 255, 255])
        #expect(stage.pixel(32, 32) == [153, 153, 153, 255])
        card.opacity = 0.2
        stage.turn()
        #expect(stage.pixel(25, 25) == [204, 204, 255, 255])
        #expect(stage.compositor.renderFromScratch(at: stage.time) == stage.compositor.bitmap)
    }

    @Test func `a shadow's damage is its old and its new place`() {
        let (stage, layer) = scene()
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 0, height: 30)
        stage.turn()
        layer.position.x += 20
        stage.turn()
        #expect(stage.pixel(45, 100) == [255, 255, 255, 255])
        #expect(stage.pixel(95, 100) == [0, 0, 0, 255])
        layer.shadowOpacity = 0
        stage.turn()
        #expect(stage.pixel(95, 100) == [255, 255, 255, 255])
        #expect(isExact(stage))
    }

    @Test func `a round layer casts a round shadow`() {
        let (stage, layer) = scene()
        layer.shadowRadius = 0
        layer.cornerRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 35)
        stage.turn()
        stage.advance(to: 1)
        #expect(stage.pixel(60, 110) == [0, 0, 0, 255])
        #expect(stage.pixel(42, 112) == [255, 255, 255, 255])
    }

    @Test func `shadow values animate`() {
        let (stage, layer) = scene()
        let animation = CABasicAnimation(keyPath: "shadowOpacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        layer.add(animation, forKey: "shadow")
        stage.turn()
        stage.advance(to: 0.25)
        #expect(layer.presentation()?.shadowOpacity == 0.25)
        let early = stage.pixel(60, 81)[0]
        stage.advance(to: 0.75)
        #expect(stage.pixel(60, 81)[0] < early)
        #expect(isExact(stage))
    }

    @Test(arguments: [CGFloat.nan, .infinite, -5, 1e9])
    func `a senseless radius harms nothing`(radius: CGFloat) {
        let (stage, layer) = scene()
        layer.shadowRadius = radius
        layer.shadowOffset = CGSize(width: radius, height: 0)
        stage.turn()
        #expect(stage.pixel(60, 60) == [255, 0, 0, 255])
    }
}

extension CGFloat {
    fileprivate static let infinite = CGFloat.infinity
}
