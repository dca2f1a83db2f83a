import Glibc
import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitLayers

@MainActor @Suite struct CAKeyframeAnimationTests {
    private func scene() -> (stage: Stage, layer: CALayer) {
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        stage.turn()
        CATransaction.flush()
        layer.removeAllAnimations()
        return (stage, layer)
    }

    private func animation(_ path: String) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: path)
        animation.duration = 1
        return animation
    }

    @Test func `paced values are passed at one speed, whatever the key times`() {
        let (stage, layer) = scene()
        let move = animation("position")
        move.values = [CGPoint.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)]
        move.keyTimes = [0, 0.9, 1]
        move.calculationMode = .paced
        layer.add(move, forKey: nil)
        stage.turn()
        for (time, x, y) in [(0.25, 10.0, 0.0), (0.5, 20, 0), (0.75, 30, 0), (0.875, 30, 5)] {
            stage.advance(to: time)
            let seen = layer.presentation()?.position ?? .zero
            #expect(isNear(seen.x, x, 1e-9) && isNear(seen.y, y, 1e-9), "at \(time)")
        }
    }

    @Test func `a cubic curve goes through its values and is smooth there`() {
        let (stage, layer) = scene()
        let fade = animation("position.x")
        fade.values = [CGFloat(0), CGFloat(10), CGFloat(0)]
        fade.calculationMode = .cubic
        layer.add(fade, forKey: nil)
        stage.turn()
        // With slopes 10, 0, −10 a step: 10·(t³ − 2t² + t) + 10·(3t² − 2t³) at t = 1/2 is 6.25.
        for (time, x) in [(0.25, 6.25), (0.5, 10), (0.75, 6.25)] {
            stage.advance(to: time)
            #expect(isNear(layer.presentation()?.position.x ?? -1, x, 1e-9), "at \(time)")
        }
    }

    @Test func `values on a line stay on it at one speed, cubic or not`() {
        for mode in [CAAnimationCalculationMode.linear, .cubic, .cubicPaced, .paced] {
            let (stage, layer) = scene()
            let move = animation("position.x")
            move.values = [CGFloat(0), CGFloat(10), CGFloat(20), CGFloat(30)]
            move.calculationMode = mode
            layer.add(move, forKey: nil)
            stage.turn()
            for time in [0.1, 0.35, 0.5, 0.8] {
                stage.advance(to: time)
                #expect(isNear(layer.presentation()?.position.x ?? -1, time * 30, 1e-9))
            }
        }
    }

    @Test func `full tension stops at each value`() {
        let (stage, layer) = scene()
        let move = animation("position.x")
        move.values = [CGFloat(0), CGFloat(10), CGFloat(20)]
        move.tensionValues = [1, 1, 1]
        move.calculationMode = .cubic
        layer.add(move, forKey: nil)
        stage.turn()
        // Slopes of nothing: 10·(3t² − 2t³) at t = 1/4.
        stage.advance(to: 0.125)
        #expect(isNear(layer.presentation()?.position.x ?? -1, 1.5625, 1e-9))
    }

    @Test func `a turn by cubic keyframes goes on in one direction`() {
        let (stage, layer) = scene()
        let turn = animation("transform")
        turn.values = [0.0, 2.0, 4.0].map {
            CATransform3DMakeRotation($0, 0, 0, 1)
        }
        turn.calculationMode = .cubic
        layer.add(turn, forKey: nil)
        stage.turn()
        for time in [0.25, 0.6, 0.9] {
            stage.advance(to: time)
            let map = layer.presentation()?.affineTransform() ?? .identity
            let angle = time * 4
            #expect(isNear(map.a, CGFloat(cos(angle)), 1e-6))
            #expect(isNear(map.b, CGFloat(sin(angle)), 1e-6))
        }
    }

    @Test func `a path is followed line by line, or at one speed`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        for (mode, places) in [
            (CAAnimationCalculationMode.linear, [(0.25, 15.0, 0.0), (0.5, 30, 0), (0.75, 30, 5)]),
            (.paced, [(0.25, 10, 0), (0.5, 20, 0), (0.875, 30, 5)]),
        ] {
            let (stage, layer) = scene()
            let move = animation("position")
            move.path = path
            move.calculationMode = mode
            layer.add(move, forKey: nil)
            stage.turn()
            for (time, x, y) in places {
                stage.advance(to: time)
                let seen = layer.presentation()?.position ?? .zero
                #expect(isNear(seen.x, x, 1e-6) && isNear(seen.y, y, 1e-6), "\(mode) at \(time)")
            }
        }
    }

    @Test func `a layer on a path is turned along it, or against it`() {
        for (mode, a) in [(CAAnimationRotationMode.rotateAuto, 0.0), (.rotateAutoReverse, 0.0)] {
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 0, y: 40))
            let (stage, layer) = scene()
            let move = animation("position")
            move.path = path
            move.rotationMode = mode
            layer.add(move, forKey: nil)
            stage.turn()
            stage.advance(to: 0.5)
            let map = layer.presentation()?.affineTransform() ?? .identity
            #expect(isNear(map.a, a, 1e-9))
            #expect(isNear(map.b, mode == .rotateAuto ? 1 : -1, 1e-9))
            stage.advance(to: 1)
            #expect(layer.presentation()?.affineTransform() == .identity)
        }
    }

    @Test func `a circle is followed at an even speed`() {
        let (stage, layer) = scene()
        let move = animation("position")
        move.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        move.calculationMode = .paced
        layer.add(move, forKey: nil)
        stage.turn()
        var last: CGPoint?
        var steps: [CGFloat] = []
        for time in stride(from: 0.0, through: 0.95, by: 0.05) {
            stage.advance(to: time)
            let seen = layer.presentation()?.position ?? .zero
            let (dx, dy) = (seen.x - 50, seen.y - 50)
            #expect(isNear((dx * dx + dy * dy).squareRoot(), 50, 0.05))
            if let last {
                let (sx, sy) = (seen.x - last.x, seen.y - last.y)
                steps.append((sx * sx + sy * sy).squareRoot())
            }
            last = seen
        }
        // The chord of a twentieth of the circle: 100·sin(π/20).
        for step in steps { #expect(isNear(step, 15.6434, 0.05)) }
    }

    @Test func `times and values that make no sense do not stop the show`() {
        for times in [[CGFloat.nan, .infinity, -3], [1, 0.5, 0], [0.2]] {
            let (stage, layer) = scene()
            let move = animation("position.x")
            move.values = [CGFloat(0), CGFloat(10), CGFloat(20)]
            move.keyTimes = times
            layer.add(move, forKey: nil)
            stage.turn()
            for time in [0.0, 0.3, 0.99] {
                stage.advance(to: time)
                let x = layer.presentation()?.position.x ?? -1
                #expect(x >= 0 && x <= 20)
            }
        }
        let (stage, layer) = scene()
        let mixed = animation("position")
        mixed.values = [CGPoint.zero, "nonsense", CGFloat(4)]
        mixed.calculationMode = .cubic
        layer.add(mixed, forKey: nil)
        let empty = animation("position")
        empty.path = CGMutablePath()
        empty.rotationMode = .rotateAuto
        layer.add(empty, forKey: nil)
        stage.turn()
        stage.advance(to: 0.5)
        #expect(layer.presentation()?.position == CGPoint(x: 5, y: 5))
    }

    @Test func `a negative speed runs from the end to the start`() {
        let (stage, layer) = scene()
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = CGFloat(0)
        move.toValue = CGFloat(100)
        move.duration = 1
        move.speed = -1
        layer.add(move, forKey: "move")
        stage.turn()
        for (time, x) in [(0.0, 100.0), (0.25, 75), (0.75, 25)] {
            stage.advance(to: time)
            #expect(isNear(layer.presentation()?.position.x ?? -1, x, 1e-6), "at \(time)")
        }
        stage.advance(to: 1)
        #expect(layer.animation(forKey: "move") == nil)
        #expect(layer.presentation()?.position.x == 5)
    }

    @Test func `an animation of no speed stands at its offset and needs no frames`() {
        let (stage, layer) = scene()
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = CGFloat(0)
        move.toValue = CGFloat(100)
        move.duration = 1
        move.speed = 0
        move.timeOffset = 0.3
        layer.add(move, forKey: "move")
        stage.turn()
        stage.advance(to: 5)
        #expect(isNear(layer.presentation()?.position.x ?? -1, 30, 1e-9))
        #expect(!stage.compositor.needsFrame)
    }

    @Test func `a spring by perceptual duration and bounce`() {
        // Apple's numbers for 0.5 s and 0.3: stiffness 157.9, damping 17.6 (04§11.2).
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
        #expect(isNear(spring.stiffness, 157.9137, 1e-3))
        #expect(isNear(spring.damping, 17.5929, 1e-3))
        #expect(spring.duration == spring.settlingDuration)
    }
}
