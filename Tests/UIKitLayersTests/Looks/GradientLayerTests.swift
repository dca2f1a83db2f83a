import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitLayers

@MainActor @Suite struct GradientLayerTests {
    private func scene(_ width: CGFloat = 100, _ height: CGFloat = 100) -> (Stage, CAGradientLayer)
    {
        let stage = Stage(width: Int(width), height: Int(height))
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
        layer.colors = [CGColor.black, CGColor.white]
        stage.root.addSublayer(layer)
        stage.turn()
        stage.advance(to: 1)
        return (stage, layer)
    }

    private func gray(_ stage: Stage, _ x: Int, _ y: Int) -> Int { stage.pixel(x, y)[0] }

    @Test func `a new layer has UIKit's values`() {
        let layer = CAGradientLayer()
        #expect(layer.colors == nil)
        #expect(layer.locations == nil)
        #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
        #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
        #expect(layer.type == .axial)
    }

    @Test func `colours go from the top to the bottom`() {
        let (stage, _) = scene()
        for y in [0, 25, 50, 99] {
            #expect(abs(gray(stage, 10, y) - Int(255 * (Double(y) + 0.5) / 100)) <= 1)
            #expect(gray(stage, 10, y) == gray(stage, 90, y))
        }
    }

    @Test func `points, places and three colours`() {
        let (stage, layer) = scene()
        layer.colors = [CGColor.red, CGColor.green, CGColor.blue]
        layer.locations = [0, 0.25, 1]
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        layer.removeAllAnimations()
        stage.turn()
        let quarter = stage.pixel(25, 50)
        #expect(quarter[1] > 248)
        let middle = stage.pixel(62, 50)
        #expect(abs(middle[1] - 127) <= 3 && abs(middle[2] - 127) <= 3)
        #expect(stage.compositor.renderFromScratch(at: stage.time) == stage.compositor.bitmap)
    }

    @Test func `a radial one is an ellipse`() {
        let (stage, layer) = scene(100, 50)
        layer.type = .radial
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 1)
        layer.removeAllAnimations()
        stage.turn()
        #expect(gray(stage, 50, 25) < 12)
        #expect(abs(gray(stage, 75, 25) - 128) < 6)
        #expect(abs(gray(stage, 50, 37) - 128) < 12)
        #expect(gray(stage, 0, 0) == 255)
    }

    @Test func `a conic one turns clockwise`() {
        let (stage, layer) = scene()
        layer.type = .conic
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        layer.removeAllAnimations()
        stage.turn()
        #expect(abs(gray(stage, 50, 90) - 64) < 4)
        #expect(abs(gray(stage, 10, 50) - 128) < 4)
        #expect(abs(gray(stage, 50, 10) - 191) < 4)
    }

    @Test func `round corners cut a gradient, one colour fills, none shows nothing`() {
        let (stage, layer) = scene()
        layer.cornerRadius = 50
        layer.colors = [CGColor.red]
        layer.removeAllAnimations()
        stage.turn()
        #expect(stage.pixel(2, 2) == [0, 0, 0, 255])
        #expect(stage.pixel(50, 50) == [255, 0, 0, 255])
        layer.colors = nil
        layer.removeAllAnimations()
        stage.turn()
        #expect(stage.pixel(50, 50) == [0, 0, 0, 255])
    }

    @Test func `an opaque gradient hides what is behind it`() {
        let (stage, layer) = scene()
        let behind = stage.addOwner(CGRect(x: 0, y: 0, width: 100, height: 100), .red).layer
        stage.root.insertSublayer(behind, at: 0)
        stage.turn()
        let before = stage.compositor.statistics.paintedPixels
        layer.startPoint = CGPoint(x: 0, y: 0)
        layer.removeAllAnimations()
        stage.turn()
        #expect(stage.compositor.statistics.paintedPixels - before == 10_000)
    }

    @Test func `colours and places animate`() {
        let (stage, layer) = scene()
        let animation = CABasicAnimation(keyPath: "colors")
        animation.fromValue = [CGColor.black, CGColor.black]
        animation.toValue = [CGColor.white, CGColor.white]
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.turn()
        stage.advance(to: 1.5)
        #expect(abs(gray(stage, 50, 10) - 128) <= 1)
        #expect(abs(gray(stage, 50, 90) - 128) <= 1)
        stage.advance(to: 3)
        layer.locations = [0, 1]
        layer.locations = [0.5, 0.5]
        #expect(layer.animation(forKey: "locations") != nil)
    }

    @Test func `senseless values harm nothing`() {
        let (stage, layer) = scene()
        layer.locations = [.nan, -.infinity, 1e30]
        layer.startPoint = CGPoint(x: CGFloat.nan, y: 0)
        stage.turn()
        layer.startPoint = layer.endPoint
        layer.locations = [1, 0, 0.5]
        layer.colors = ["red", 5]
        stage.turn()
        #expect(layer.colors == nil)
    }
}
