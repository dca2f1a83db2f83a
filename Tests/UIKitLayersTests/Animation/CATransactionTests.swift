import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitLayers

@MainActor @Suite struct CATransactionTests {
    @Test func `ANI-32 nested transactions have their own duration`() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(1.75)
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.5)
        #expect(CATransaction.animationDuration() == 0.5)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 1.75)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func `ANI-33 the completion block follows the last animation`() {
        let stage = Stage(at: 10)
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.turn()
        var calls = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls += 1 }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 1.5
        layer.add(animation, forKey: "fade")
        CATransaction.commit()
        stage.turn()
        stage.advance(to: 11.49)
        #expect(calls == 0)
        stage.advance(to: 11.5)
        #expect(calls == 1)
        stage.advance(to: 100)
        #expect(calls == 1)
    }

    @Test func `without animations the completion block follows the commit`() {
        var calls = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls += 1 }
        #expect(calls == 0)
        CATransaction.commit()
        #expect(calls == 1)
    }

    @Test func `a layer of its own animates its changes`() {
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        stage.turn()
        layer.position = CGPoint(x: 45, y: 5)
        #expect(layer.animationKeys() == ["position"])
        stage.turn()
        stage.advance(to: 0.125)
        #expect(isNear(layer.presentation()?.position.x ?? 0, 5 + 40 * 0.802403))
        stage.advance(to: 0.25)
        #expect(layer.presentation()?.position.x == 45)
        #expect(layer.animationKeys() == nil)
    }

    @Test func `ANI-36 disabled actions and no duration leave no animation`() {
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        stage.turn()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position = CGPoint(x: 45, y: 5)
        CATransaction.commit()
        CATransaction.begin()
        CATransaction.setAnimationDuration(0)
        layer.bounds.size = CGSize(width: 20, height: 20)
        CATransaction.commit()
        #expect(layer.animationKeys() == nil)
    }

    @Test func `a layer's own actions come before the implicit one`() {
        final class Recorder: CAAction {
            var events: [String] = []
            func run(
                forKey event: String,
                object anObject: Any,
                arguments dict: [AnyHashable: Any]?
            ) {
                events.append(event)
            }
        }
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        stage.turn()
        let recorder = Recorder()
        layer.actions = ["position": NSNull(), "opacity": recorder]
        layer.position = CGPoint(x: 45, y: 5)
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
        #expect(recorder.events == ["opacity"])
    }

    @Test func `layers on no screen and those of views do not animate by themselves`() {
        let stage = Stage()
        let alone = CALayer()
        alone.position = CGPoint(x: 5, y: 5)
        #expect(alone.animationKeys() == nil)
        let owner = Owner(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.root.addSublayer(owner.layer)
        stage.turn()
        owner.layer.position = CGPoint(x: 50, y: 50)
        #expect(owner.layer.animationKeys() == nil)
    }
}
