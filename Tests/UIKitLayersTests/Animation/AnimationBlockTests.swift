import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitLayers

@MainActor @Suite struct AnimationBlockTests {
    /// A stage with one view-like layer on it.
    private func scene(
        _ frame: CGRect,
        at seconds: TimeInterval = 0
    ) -> (stage: Stage, layer: CALayer) {
        let stage = Stage(at: seconds)
        let owner = stage.addOwner(frame, .red)
        stage.turn()
        return (stage, owner.layer)
    }

    private func animate(
        _ duration: TimeInterval,
        delay: TimeInterval = 0,
        _ options: UIViewAnimationOptions = .curveLinear,
        _ changes: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(
            duration: duration,
            delay: delay,
            options: options,
            animations: changes,
            completion: completion
        )
    }

    // MARK: - Values

    @Test func `ANI-06 a frame half way`() {
        let (stage, layer) = scene(CGRect(x: 10, y: 10, width: 10, height: 10))
        animate(5) { layer.frame = CGRect(x: 20, y: 20, width: 20, height: 20) }
        #expect(layer.frame == CGRect(x: 20, y: 20, width: 20, height: 20))
        stage.turn()
        stage.advance(to: 2.5)
        #expect(layer.presentation()?.frame == CGRect(x: 15, y: 15, width: 15, height: 15))
    }

    @Test func `ANI-08 bounds half way`() {
        let (stage, layer) = scene(.zero)
        layer.bounds = CGRect(x: 10, y: 10, width: 10, height: 10)
        animate(5) { layer.bounds = CGRect(x: 20, y: 20, width: 20, height: 20) }
        stage.turn()
        stage.advance(to: 2.5)
        #expect(layer.presentation()?.bounds == CGRect(x: 15, y: 15, width: 15, height: 15))
    }

    @Test func `ANI-09 a delay shows the old value`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        animate(2, delay: 2) { layer.alpha = 0 }
        #expect(layer.presentation()?.opacity == 1)
        stage.turn()
        stage.advance(to: 1.99)
        #expect(layer.presentation()?.opacity == 1)
        stage.advance(to: 3)
        #expect(layer.presentation()?.opacity == 0.5)
    }

    @Test func `ANI-10 delay and curve`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.alpha = 0
        animate(0.4, delay: 0.2, []) { layer.alpha = 1 }
        stage.turn()
        for (time, value) in [(0, 0), (0.19, 0), (0.3, 0.129162), (0.6, 1), (5, 1)] {
            stage.advance(to: time)
            #expect(isNear(layer.presentation()?.alpha ?? -1, value, 1e-6))
        }
    }

    @Test func `ANI-17 a second block adds to the first`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        animate(10) { layer.bounds.origin.x = 10 }
        stage.turn()
        stage.advance(to: 5)
        animate(10, [.curveLinear, .beginFromCurrentState]) { layer.bounds.origin.x = 20 }
        stage.turn()
        for (time, value) in [(5, 5), (7.5, 10), (10, 15), (12.5, 17.5), (15, 20)] {
            stage.advance(to: time)
            #expect(isNear(layer.presentation()?.bounds.origin.x ?? -1, CGFloat(value), 1e-9))
        }
    }

    @Test func `the worked example of additive motion`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.position.x = 0
        var ends: [String] = []
        animate(1, []) {
            layer.position.x = 100
        } completion: {
            ends.append("first \($0)")
        }
        stage.turn()
        for (time, value) in [(0.25, 12.9162), (0.5, 50)] {
            stage.advance(to: time)
            #expect(isNear(layer.presentation()?.position.x ?? -1, CGFloat(value)))
        }
        animate(1, []) {
            layer.position.x = 0
        } completion: {
            ends.append("second \($0)")
        }
        stage.turn()
        let way = [
            (0.6, 64.8394), (0.75, 74.1676), (1, 50), (1.25, 12.9162), (1.5, 0),
        ]
        for (time, value) in way {
            stage.advance(to: time)
            #expect(isNear(layer.presentation()?.position.x ?? -1, CGFloat(value)))
            #expect(
                ends
                    == (time < 1
                        ? [] : time < 1.5 ? ["first true"] : ["first true", "second true"])
            )
        }
        #expect(layer.animationKeys() == nil)
    }

    @Test func `ANI-18 other properties change at once outside of blocks`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        animate(10) { layer.frame.origin.x = 200 }
        stage.turn()
        layer.alpha = 0
        stage.advance(to: 5)
        #expect(layer.presentation()?.frame.origin.x == 100)
        #expect(layer.presentation()?.opacity == 0)
    }

    @Test func `a change outside of blocks moves a running animation along`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        animate(10) { layer.frame.origin.x = 200 }
        stage.turn()
        stage.advance(to: 5)
        layer.frame.origin.x = 230
        #expect(layer.presentation()?.frame.origin.x == 130)
        stage.advance(to: 10)
        #expect(layer.presentation()?.frame.origin.x == 230)
    }

    @Test func `ANI-24 a turn stays a turn`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        animate(1) { layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2)) }
        stage.turn()
        for time in [0.1, 0.3, 0.5, 0.7, 0.9] {
            stage.advance(to: time)
            let map = layer.presentation()?.affineTransform() ?? .identity
            #expect(isNear(map.determinant, 1, 1e-9))
            if time == 0.5 {
                #expect(isNear(map.a, 0.70710678, 1e-8))
                #expect(isNear(map.b, 0.70710678, 1e-8))
            }
        }
    }

    @Test func `ANI-25 scale and move half way`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        animate(1) { layer.setAffineTransform(CGAffineTransform(3, 0, 0, 5, 10, -20)) }
        stage.turn()
        stage.advance(to: 0.5)
        let map = layer.presentation()?.affineTransform() ?? .identity
        for (number, value) in zip(
            [map.a, map.b, map.c, map.d, map.tx, map.ty],
            [2, 0, 0, 3, 5, -10]
        ) {
            #expect(isNear(number, CGFloat(value), 1e-9))
        }
    }

    @Test func `stacked turns and scales go on without a jump`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        animate(1) { layer.setAffineTransform(CGAffineTransform(2, 1, -1, 3, 10, 5)) }
        stage.turn()
        stage.advance(to: 0.4)
        let before = layer.presentation()?.affineTransform() ?? .identity
        animate(1) { layer.setAffineTransform(CGAffineTransform(1, -1, 2, 1, -7, 0)) }
        let after = layer.presentation()?.affineTransform() ?? .identity
        let pairs = zip(
            [before.a, before.b, before.c, before.d, before.tx, before.ty],
            [after.a, after.b, after.c, after.d, after.tx, after.ty]
        )
        for (old, new) in pairs { #expect(isNear(old, new, 1e-9)) }
    }

    @Test func `scaling to nothing and back`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        animate(1) { layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0)) }
        stage.turn()
        stage.advance(to: 0.5)
        #expect(layer.presentation()?.affineTransform().a == 0.5)
        animate(1) { layer.setAffineTransform(.identity) }
        stage.turn()
        #expect(layer.presentation()?.affineTransform().a == 0.5)
        stage.advance(to: 1)
        #expect(layer.presentation()?.affineTransform().a == 0.75)
        stage.advance(to: 1.5)
        #expect(layer.presentation()?.affineTransform().a == 1)
    }

    @Test func `colours replace, from the old model or from what is seen`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        var ends: [Bool] = []
        for options in [
            UIViewAnimationOptions.curveLinear, [.curveLinear, .beginFromCurrentState],
        ] {
            layer.removeAllAnimations()
            layer.backgroundColor = CGColor(gray: 0, alpha: 1)
            ends = []
            animate(1, options) {
                layer.backgroundColor = CGColor(gray: 1, alpha: 1)
            } completion: {
                ends.append($0)
            }
            stage.turn()
            stage.advance(to: stage.time.seconds + 0.5)
            #expect(layer.presentation()?.backgroundColor == CGColor(gray: 0.5, alpha: 1))
            animate(1, options) { layer.backgroundColor = CGColor(gray: 0, alpha: 1) }
            let start: CGFloat = options.contains(.beginFromCurrentState) ? 0.5 : 1
            #expect(layer.presentation()?.backgroundColor == CGColor(gray: start, alpha: 1))
            #expect(ends.isEmpty)
            stage.turn()
            #expect(ends == [false])
        }
    }

    @Test func `autoreverse ends at the start and jumps to the model`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        animate(1, [.curveLinear, .autoreverse]) { layer.frame.origin.x = 100 }
        stage.turn()
        for (time, value) in [(0.5, 50), (1, 100), (1.75, 25), (2, 100)] {
            stage.advance(to: time)
            #expect(isNear(layer.presentation()?.frame.origin.x ?? -1, CGFloat(value), 1e-9))
        }
    }

    @Test func `endless animations end when they are removed`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        var ends: [Bool] = []
        animate(1, [.curveLinear, .repeat]) {
            layer.frame.origin.x = 100
        } completion: {
            ends.append($0)
        }
        stage.turn()
        stage.advance(to: 50.25)
        #expect(layer.presentation()?.frame.origin.x == 25)
        #expect(ends.isEmpty)
        layer.removeAllAnimations()
        #expect(ends == [false])
    }

    @Test func `springs add up too`() {
        let (stage, layer) = scene(CGRect(x: 50, y: 0, width: 10, height: 10))
        let spring = SpringCurve(settlingIn: 0.8, dampingRatio: 0.6, initialVelocity: 0)
        AnimationBlock.run(duration: 0.8, pace: .spring(spring)) { layer.frame.origin.x = 150 }
        stage.turn()
        for (time, value) in [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.8, 150)] {
            stage.advance(to: time)
            #expect(isNear(layer.presentation()?.frame.origin.x ?? 0, CGFloat(value), 0.5))
        }
        #expect(layer.animationKeys() == nil)
    }

    // MARK: - Ends

    @Test func `ANI-12 the end counts from the commit`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10), at: 10)
        var ends: [Bool] = []
        animate(0.3) {
            layer.alpha = 0
        } completion: {
            ends.append($0)
        }
        stage.turn()
        stage.advance(to: 10.2)
        #expect(ends.isEmpty)
        stage.advance(to: 10.3)
        #expect(ends == [true])
    }

    @Test func `ANI-13 ends come in order and may start the next`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        var ends: [String] = []
        animate(0.4) {
            layer.alpha = 0
        } completion: { _ in
            ends.append("long")
        }
        animate(0.2) {
            layer.frame.origin.x = 50
        } completion: { _ in
            ends.append("short")
            self.animate(0.1) {
                layer.frame.origin.x = 0
            } completion: { _ in
                ends.append("chained")
            }
        }
        stage.turn()
        stage.advance(to: 0.4)
        #expect(ends == ["short", "long"])
        stage.advance(to: 0.5)
        #expect(ends == ["short", "long", "chained"])
    }

    @Test func `ANI-14 and 16 a block that changes nothing ends at once`() {
        let (stage, layer) = scene(CGRect(x: 100, y: 0, width: 10, height: 10))
        var ends: [Bool] = []
        animate(0.1) {
        } completion: {
            ends.append($0)
        }
        #expect(ends == [true])
        animate(10) {
            layer.frame.origin.x = 100
        } completion: {
            ends.append($0)
        }
        #expect(ends == [true, true])
        #expect(layer.animationKeys() == nil)
        stage.turn()
        #expect(!stage.compositor.needsFrame)
    }

    @Test func `hiding does not animate`() {
        let (stage, layer) = scene(CGRect(x: 100, y: 0, width: 10, height: 10))
        var ends: [Bool] = []
        animate(1) {
            layer.isHidden = true
        } completion: {
            ends.append($0)
        }
        #expect(ends == [true])
        #expect(layer.presentation()?.isHidden == true)
        stage.turn()
        #expect(!stage.compositor.needsFrame)
    }

    @Test func `no duration ends in the next turn`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        var ends: [Bool] = []
        animate(0) {
            layer.alpha = 0.5
        } completion: {
            ends.append($0)
        }
        #expect(layer.presentation()?.opacity == 0.5)
        #expect(ends.isEmpty)
        stage.turn()
        #expect(ends == [true])
    }

    @Test func `layers on no screen change at once`() {
        let owner = Owner(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var ends: [Bool] = []
        animate(1) {
            owner.layer.alpha = 0
        } completion: {
            ends.append($0)
        }
        #expect(ends == [true])
        #expect(owner.layer.animationKeys() == nil)
    }

    @Test func `animations can be switched off`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        var ends: [Bool] = []
        animate(1) {
            AnimationBlock.performWithoutAnimation { layer.alpha = 0.5 }
        } completion: {
            ends.append($0)
        }
        AnimationBlock.areAnimationsEnabled = false
        animate(1) {
            layer.alpha = 0
        } completion: {
            ends.append($0)
        }
        AnimationBlock.areAnimationsEnabled = true
        #expect(ends == [true, true])
        #expect(layer.animationKeys() == nil)
        stage.turn()
        #expect(!stage.compositor.needsFrame)
    }

    @Test func `leaving the screen ends animations unfinished, in the next turn`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        let parent = stage.add(CGRect(x: 0, y: 0, width: 50, height: 50))
        parent.addSublayer(layer)
        stage.turn()
        var ends: [Bool] = []
        animate(1) {
            layer.alpha = 0
        } completion: {
            ends.append($0)
        }
        stage.turn()
        parent.removeFromSuperlayer()
        #expect(ends.isEmpty)
        stage.turn()
        #expect(ends == [false])
    }

    @Test func `a block ends with the last of its animations and finishes if all do`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        var ends: [Bool] = []
        animate(1) {
            layer.alpha = 0
            layer.frame.origin.x = 50
        } completion: {
            ends.append($0)
        }
        stage.turn()
        stage.advance(to: 0.5)
        layer.removeAnimation(forKey: "opacity")
        #expect(ends.isEmpty)
        stage.advance(to: 1)
        #expect(ends == [false])
    }

    // MARK: - Nesting and touches

    @Test func `inner blocks inherit duration and curve unless they override them`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        let second = stage.addOwner(CGRect(x: 0, y: 20, width: 10, height: 10))
        stage.turn()
        var ends: [String] = []
        animate(0.4, .curveLinear) {
            layer.frame.origin.x = 100
            self.animate(0.1, [.overrideInheritedDuration]) {
                second.layer.frame.origin.x = 100
            } completion: { _ in
                ends.append("inner")
            }
            self.animate(9, []) { second.layer.frame.origin.y = 120 }
        } completion: { _ in
            ends.append("outer")
        }
        stage.turn()
        stage.advance(to: 0.05)
        #expect(isNear(second.layer.presentation()?.frame.origin.x ?? 0, 50, 1e-9))
        stage.advance(to: 0.1)
        #expect(ends == ["inner"])
        #expect(isNear(second.layer.presentation()?.frame.origin.y ?? 0, 45, 1e-9))
        stage.advance(to: 0.4)
        #expect(ends == ["inner", "outer"])
        #expect(second.layer.animationKeys() == nil)
    }

    @Test func `completions do not inherit from a block that happens to run`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        animate(5) {
            layer.alpha = 0
        } completion: { _ in
            layer.zPosition = 3
        }
        stage.turn()
        animate(1) { layer.removeAllAnimations() }
        #expect(layer.zPosition == 3)
        #expect(layer.animationKeys() == nil)
    }

    @Test func `animated layers refuse touches unless the block allows them`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        animate(1) { layer.alpha = 0.5 }
        #expect(layer.blocksTouches)
        stage.turn()
        stage.advance(to: 1)
        #expect(!layer.blocksTouches)
        animate(1, [.curveLinear, .allowUserInteraction]) { layer.alpha = 1 }
        #expect(!layer.blocksTouches)
    }

    @Test func `a presentation's tree is a presentation`() {
        let (stage, layer) = scene(CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = stage.add(CGRect(x: 2, y: 2, width: 4, height: 4), to: layer)
        stage.turn()
        animate(1) { layer.frame.origin.x = 80 }
        stage.turn()
        stage.advance(to: 0.5)
        let root = stage.root.presentation()
        #expect(root?.hitTest(CGPoint(x: 43, y: 3))?.model() === inner)
        #expect(stage.root.hitTest(CGPoint(x: 43, y: 3)) === stage.root)
        let place = inner.presentation()?.convert(
            CGPoint.zero,
            to: layer.presentation()?.superlayer
        )
        #expect(place == CGPoint(x: 42, y: 2))
        #expect(root?.presentation() == nil)
    }
}
