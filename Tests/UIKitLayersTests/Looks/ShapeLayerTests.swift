import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitLayers

@MainActor @Suite struct ShapeLayerTests {
    private static let white = [255, 255, 255, 255]
    private static let red = [255, 0, 0, 255]

    private func scene() -> (Stage, CAShapeLayer) {
        let stage = Stage(width: 100, height: 100)
        _ = stage.addOwner(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        layer.fillColor = CGColor.red
        stage.root.addSublayer(layer)
        stage.turn()
        stage.advance(to: 1)
        return (stage, layer)
    }

    private func isExact(_ stage: Stage) -> Bool {
        stage.compositor.renderFromScratch(at: stage.time) == stage.compositor.bitmap
    }

    private func line(_ points: (CGFloat, CGFloat)...) -> CGPath {
        let path = CGMutablePath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        return path
    }

    @Test func `a new layer has UIKit's values`() {
        let layer = CAShapeLayer()
        #expect(layer.path == nil && layer.strokeColor == nil && layer.lineDashPattern == nil)
        #expect(layer.fillColor == .black)
        #expect(layer.fillRule == .nonZero)
        #expect(layer.strokeStart == 0 && layer.strokeEnd == 1)
        #expect(layer.lineWidth == 1 && layer.miterLimit == 10 && layer.lineDashPhase == 0)
        #expect(layer.lineCap == .butt && layer.lineJoin == .miter)
    }

    @Test func `a path is filled, outside of the bounds too`() {
        let (stage, layer) = scene()
        layer.path = CGPath(rect: CGRect(x: 20, y: 20, width: 60, height: 10), transform: nil)
        stage.turn()
        #expect(stage.pixel(31, 31) == Self.red)
        #expect(stage.pixel(89, 35) == Self.red)
        #expect(stage.pixel(29, 31) == Self.white)
        layer.masksToBounds = true
        stage.turn()
        #expect(stage.pixel(49, 35) == Self.red)
        #expect(stage.pixel(50, 35) == Self.white)
        layer.path = nil
        stage.turn()
        #expect(stage.pixel(31, 31) == Self.white)
        #expect(isExact(stage))
    }

    @Test func `the fill rule decides about holes`() {
        let (stage, layer) = scene()
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
        path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
        layer.path = path
        stage.turn()
        #expect(stage.pixel(30, 30) == Self.red)
        layer.fillRule = .evenOdd
        stage.turn()
        #expect(stage.pixel(30, 30) == Self.white)
        #expect(stage.pixel(12, 12) == Self.red)
    }

    @Test func `a line is drawn from strokeStart to strokeEnd`() {
        let (stage, layer) = scene()
        layer.fillColor = nil
        layer.strokeColor = .red
        layer.lineWidth = 4
        layer.path = line((0, 20), (80, 20))
        layer.strokeStart = 0.25
        layer.strokeEnd = 0.75
        layer.removeAllAnimations()
        stage.turn()
        #expect(stage.pixel(29, 30) == Self.white)
        #expect(stage.pixel(30, 28) == Self.red)
        #expect(stage.pixel(69, 31) == Self.red)
        #expect(stage.pixel(70, 30) == Self.white)
        #expect(stage.pixel(50, 27) == Self.white)
        layer.lineCap = .square
        stage.turn()
        #expect(stage.pixel(28, 30) == Self.red)
        #expect(stage.pixel(71, 30) == Self.red)
        layer.strokeEnd = 0.25
        layer.removeAllAnimations()
        stage.turn()
        #expect(stage.pixel(50, 30) == Self.white)
        #expect(isExact(stage))
    }

    @Test func `a length counts along corners and pieces`() {
        let (stage, layer) = scene()
        layer.fillColor = nil
        layer.strokeColor = .red
        layer.lineWidth = 2
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 40, y: 0))
        path.addLine(to: CGPoint(x: 40, y: 20))
        path.move(to: CGPoint(x: 0, y: 40))
        path.addLine(to: CGPoint(x: 40, y: 40))
        layer.path = path
        layer.strokeEnd = 0.8
        layer.removeAllAnimations()
        stage.turn()
        // 80 of 100 points: the first piece's 60 and 20 of the second.
        #expect(stage.pixel(30, 10) == Self.red)
        #expect(stage.pixel(50, 28) == Self.red)
        #expect(stage.pixel(29, 50) == Self.red)
        #expect(stage.pixel(31, 50) == Self.white)
    }

    @Test func `half a circle is half of its length`() {
        let (stage, layer) = scene()
        layer.fillColor = nil
        layer.strokeColor = .red
        layer.lineWidth = 4
        layer.path =
            UIBezierPath(
                arcCenter: CGPoint(x: 40, y: 40),
                radius: 30,
                startAngle: 0,
                endAngle: 2 * .pi,
                clockwise: true
            ).cgPath
        layer.strokeEnd = 0.5
        layer.removeAllAnimations()
        stage.turn()
        #expect(stage.pixel(50, 80) == Self.red)
        #expect(stage.pixel(50, 20) == Self.white)
        #expect(stage.pixel(71, 71) == Self.red || stage.pixel(70, 71)[1] < 60)
        #expect(stage.pixel(29, 29) == Self.white)
    }

    @Test func `dashes are drawn`() {
        let (stage, layer) = scene()
        layer.fillColor = nil
        layer.strokeColor = .red
        layer.lineWidth = 4
        layer.path = line((0, 20), (80, 20))
        layer.lineDashPattern = [10, 5]
        layer.removeAllAnimations()
        stage.turn()
        #expect(stage.pixel(15, 30) == Self.red)
        #expect(stage.pixel(22, 30) == Self.white)
        #expect(stage.pixel(27, 30) == Self.red)
        layer.lineDashPhase = 5
        layer.removeAllAnimations()
        stage.turn()
        #expect(stage.pixel(17, 30) == Self.white)
        #expect(isExact(stage))
    }

    @Test func `strokeEnd animates by itself, a path only by an animation`() {
        let (stage, layer) = scene()
        layer.fillColor = nil
        layer.strokeColor = .red
        layer.lineWidth = 4
        layer.path = line((0, 20), (80, 20))
        #expect(layer.animationKeys()?.contains("path") != true)
        stage.turn()
        stage.advance(to: 2)
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.turn()
        stage.advance(to: 2.5)
        #expect(stage.pixel(48, 30) == Self.red)
        #expect(stage.pixel(52, 30) == Self.white)
        layer.strokeEnd = 0.1
        #expect(layer.animation(forKey: "strokeEnd") != nil)
        layer.removeAllAnimations()
        layer.strokeEnd = 1
        layer.removeAllAnimations()
        let move = CABasicAnimation(keyPath: "path")
        move.fromValue = line((0, 20), (80, 20))
        move.toValue = line((0, 60), (80, 60))
        move.duration = 1
        layer.add(move, forKey: nil)
        stage.turn()
        stage.advance(to: 3)
        #expect(stage.pixel(50, 50) == Self.red)
        #expect(stage.pixel(50, 30) == Self.white)
        #expect(isExact(stage))
    }

    @Test func `opacity is that of fill and line as one`() {
        let (stage, layer) = scene()
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
        layer.strokeColor = .red
        layer.lineWidth = 10
        layer.opacity = 0.5
        layer.removeAllAnimations()
        stage.turn()
        #expect(abs(stage.pixel(30, 30)[1] - 128) <= 1)
        #expect(stage.pixel(12, 30) == stage.pixel(30, 30))
        #expect(stage.pixel(7, 30) == stage.pixel(30, 30))
        #expect(isExact(stage))
    }

    @Test func `senseless values harm nothing`() {
        let (stage, layer) = scene()
        layer.strokeColor = .red
        layer.path = line((0, 0), (.nan, 20), (1e30, -.infinity), (20, 20))
        layer.lineWidth = .infinity
        stage.turn()
        layer.lineWidth = 5
        layer.strokeStart = .nan
        layer.lineDashPattern = [0, -1, .nan]
        layer.miterLimit = .nan
        stage.turn()
        #expect(stage.pixel(95, 95) == Self.white)
    }
}
