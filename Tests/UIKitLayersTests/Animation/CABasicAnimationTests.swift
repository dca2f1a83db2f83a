import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitLayers

@MainActor @Suite struct CABasicAnimationTests {
    private func opacity(from: CGFloat, to: CGFloat, duration: TimeInterval) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        return animation
    }

    @Test func `ANI-26 half way`() {
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.add(opacity(from: 1, to: 0, duration: 0.5), forKey: "fade")
        stage.turn()
        stage.advance(to: 0.25)
        #expect(isNear(CGFloat(layer.presentation()?.opacity ?? -1), 0.5, 0.01))
        #expect(layer.opacity == 1)
        stage.advance(to: 0.5)
        #expect(layer.presentation()?.opacity == 1)
        #expect(layer.animationKeys() == nil)
    }

    @Test func `ANI-28 an animation that stays shows its end`() {
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let animation = opacity(from: 1, to: 0, duration: 0.5)
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        layer.add(animation, forKey: "fade")
        stage.turn()
        stage.advance(to: 2)
        #expect(layer.presentation()?.opacity == 0)
        #expect(layer.animationKeys() == ["fade"])
        #expect(!stage.compositor.needsFrame)
    }

    @Test func `ANI-29 the model stays as it is`() {
        let stage = Stage(at: 10)
        let layer = stage.add(.zero)
        layer.position = CGPoint(x: 4, y: 8)
        stage.turn()
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = CGPoint(x: 4, y: 8)
        animation.toValue = CGPoint(x: 20, y: 24)
        animation.duration = 4
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.removeAllAnimations()
        layer.add(animation, forKey: "move")
        stage.turn()
        stage.advance(to: 12)
        #expect(layer.position == CGPoint(x: 4, y: 8))
        #expect(layer.presentation()?.position == CGPoint(x: 12, y: 16))
        stage.advance(to: 30)
        #expect(layer.presentation()?.position == CGPoint(x: 20, y: 24))
    }

    @Test func `ANI-30 the layer keeps a copy`() {
        let layer = CALayer()
        let animation = opacity(from: 0, to: 1, duration: 2)
        layer.add(animation, forKey: "fade")
        animation.duration = 99
        #expect(layer.animation(forKey: "fade")?.duration == 2)
        layer.animation(forKey: "fade")?.duration = 50
        #expect(layer.animation(forKey: "fade")?.duration == 2)
    }

    @Test func `ends may be left out`() {
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.turn()
        func middle(_ change: (CABasicAnimation) -> Void) -> CGFloat? {
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.duration = 2
            change(animation)
            layer.add(animation, forKey: "move")
            stage.turn()
            stage.advance(to: stage.time.seconds + 1)
            let place = layer.presentation()?.position.x
            layer.removeAllAnimations()
            return place
        }
        #expect(middle { $0.fromValue = 25 } == 15)
        #expect(middle { $0.toValue = 25 } == 15)
        #expect(middle { $0.byValue = 10 } == 10)
        #expect(
            middle {
                $0.fromValue = 25.0
                $0.byValue = 10.0
            } == 30
        )
        #expect(
            middle {
                $0.toValue = 25.0
                $0.byValue = 10.0
            } == 20
        )
        #expect(
            middle {
                $0.isAdditive = true
                $0.fromValue = -4
                $0.toValue = 0
            } == 3
        )
    }

    @Test func `parts of a transform animate by themselves`() {
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.turn()
        for (path, value) in [("transform.rotation.z", CGFloat.pi), ("transform.scale", 3)] {
            let animation = CABasicAnimation(keyPath: path)
            animation.toValue = value
            animation.duration = 2
            layer.add(animation, forKey: path)
        }
        stage.turn()
        stage.advance(to: 1)
        let map = layer.presentation()?.affineTransform() ?? .identity
        #expect(isNear(map.a, 0, 1e-9))
        #expect(isNear(map.b, 2, 1e-9))
        #expect(isNear(map.c, -2, 1e-9))
    }

    @Test func `colours animate`() {
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        let animation = CABasicAnimation(keyPath: "backgroundColor")
        animation.fromValue = CGColor.red
        animation.toValue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.turn()
        stage.advance(to: 0.5)
        let color = layer.presentation()?.backgroundColor?.components
        #expect(color == [0.5, 0, 0.5, 1])
        #expect(stage.pixel(5, 5) == [128, 0, 128, 255])
    }

    @Test func `the delegate hears of start and end`() {
        final class Listener: CAAnimationDelegate {
            var events: [String] = []
            func animationDidStart(_ anim: CAAnimation) { events.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                events.append("stop \(flag)")
            }
        }
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let listener = Listener()
        let animation = opacity(from: 0, to: 1, duration: 1)
        animation.delegate = listener
        layer.add(animation, forKey: "a")
        #expect(listener.events.isEmpty)
        stage.turn()
        #expect(listener.events == ["start"])
        stage.advance(to: 1)
        #expect(listener.events == ["start", "stop true"])
        layer.add(animation, forKey: "b")
        stage.turn()
        layer.removeAnimation(forKey: "b")
        #expect(listener.events == ["start", "stop true", "start", "stop false"])
    }

    @Test func `a spring animation follows its spring and ends at one`() {
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.turn()
        let animation = CASpringAnimation(keyPath: "zPosition")
        #expect([animation.mass, animation.stiffness, animation.damping] == [1, 100, 10])
        animation.damping = 5
        animation.duration = animation.settlingDuration
        #expect(isNear(animation.duration, 2.8487, 1e-3))
        animation.fromValue = 0
        animation.toValue = 100
        layer.add(animation, forKey: "spring")
        stage.turn()
        stage.advance(to: 0.3)
        // y = 1 + e^(-0.75)(-cos(9.6824584·0.3) - 0.2581989 sin(9.6824584·0.3))
        #expect(isNear(layer.presentation()?.zPosition ?? 0, 143.0560, 1e-3))
        layer.removeAllAnimations()
    }

    @Test func `a layer's speed of zero stops its animations`() {
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.add(opacity(from: 0, to: 1, duration: 10), forKey: "fade")
        stage.turn()
        stage.advance(to: 2)
        layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        stage.advance(to: 5)
        #expect(isNear(CGFloat(layer.presentation()?.opacity ?? 0), 0.2, 1e-6))
        #expect(!stage.compositor.needsFrame)
        let pause = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pause
        #expect(stage.compositor.needsFrame)
        stage.advance(to: 6)
        #expect(isNear(CGFloat(layer.presentation()?.opacity ?? 0), 0.3, 1e-6))
    }

    @Test func `a cumulative animation goes on from where the run before has come to`() {
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 8
        animation.duration = 1
        animation.repeatCount = 3
        animation.isCumulative = true
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: nil)
        stage.turn()
        for (time, x) in [(0.5, 4.0), (1, 8), (1.5, 12), (2.75, 22), (3, 24), (9, 24)] {
            stage.advance(to: time)
            #expect(layer.presentation()?.position.x == x, "after \(time) s")
        }
    }

    @Test func `a cumulative turn goes on turning, and one that comes back does not`() {
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let animation = CABasicAnimation(keyPath: "transform")
        animation.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        animation.duration = 1
        animation.repeatCount = .infinity
        animation.isCumulative = true
        layer.add(animation, forKey: nil)
        let other = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let shift = CABasicAnimation(keyPath: "position.x")
        shift.fromValue = 2
        shift.toValue = 6
        shift.duration = 1
        shift.autoreverses = true
        shift.repeatCount = 4
        shift.isCumulative = true
        other.add(shift, forKey: nil)
        stage.turn()
        stage.advance(to: 2)
        let turned = layer.presentation()?.affineTransform() ?? .identity
        #expect(isNear(turned.a, -1, 1e-9))
        #expect(isNear(turned.b, 0, 1e-9))
        // One whole cycle ends at 2, which the next one adds to.
        stage.advance(to: 2.5)
        #expect(other.presentation()?.position.x == 6)
    }
}
