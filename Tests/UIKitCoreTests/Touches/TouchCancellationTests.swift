import Testing
import UIKit
import UIKitCore
import UIKitPlatform
import UIKitTesting

@MainActor @Suite final class TouchCancellationTests {
    private lazy var scene = GestureScene()

    @Test func `EVT-13 GAP-12 a view that is removed gets one cancel, and stays the touch's view`()
    {
        let view = scene.view
        var seen: UITouch?
        view.onCall = { letter, touches, _ in
            seen = touches.first
            if letter == "B" { view.removeFromSuperview() }
        }
        #expect(
            scene.play("0 d1(100,100); .1 m1(110,100); .2 u1") == ["0 V.B{1}", "0 V.C{1}"]
        )
        #expect(seen?.view === view)
    }

    @Test
    func `a view whose ancestor is removed between two updates is cancelled in the next turn`() {
        let child = scene.addView("K", CGRect(x: 0, y: 0, width: 200, height: 200), in: scene.view)
        child.forwards = true
        scene.harness.down(1, at: CGPoint(x: 10, y: 10))
        #expect(scene.log.take() == ["0 K.B{1}", "0 V.B{1}"])
        scene.view.removeFromSuperview()
        #expect(scene.log.take() == [])
        scene.harness.advance(by: 0)
        // The chain ends where the tree was cut.
        #expect(scene.log.take() == ["0 K.C{1}", "0 V.C{1}"])
        scene.harness.move(1, to: CGPoint(x: 20, y: 10))
        scene.harness.up(1)
        #expect(scene.log.take() == [])
    }

    @Test func `a view that moves to another superview of its window keeps its touch`() {
        let other = scene.addView("A", CGRect(x: 0, y: 300, width: 300, height: 200))
        let child = scene.addView("K", CGRect(x: 0, y: 0, width: 100, height: 100), in: scene.view)
        scene.harness.down(1, at: CGPoint(x: 10, y: 10))
        let touch = scene.dispatcher.bound[0]
        other.addSubview(child)
        #expect(touch.location(in: child) == CGPoint(x: 10, y: -290))
        #expect(
            scene.play("1 m1(20,310); 2 u1") == ["0 K.B{1}", "1 K.M{1}", "2 K.E{1}"]
        )
    }

    @Test func `with the policy off a removed view keeps its touch`() {
        scene.dispatcher.policy.cancelsOnRemoval = false
        let view = scene.view
        view.onCall = { letter, _, _ in if letter == "B" { view.removeFromSuperview() } }
        #expect(scene.play("0 d1(100,100); .2 u1") == ["0 V.B{1}", "0.2 V.E{1}"])
    }

    @Test func `a recognizer of a superview that stays keeps the touch of a removed view`() {
        let child = scene.addView("K", CGRect(x: 0, y: 0, width: 100, height: 100), in: scene.view)
        scene.add(UIPanGestureRecognizer(), "pan")
        scene.add(UITapGestureRecognizer(), "tap", to: child)
        child.onCall = { letter, _, _ in if letter == "B" { child.removeFromSuperview() } }
        #expect(
            scene.play("0 d1(50,50); .1 m1(80,50); .2 u1") == [
                "0 K.B{1}", "0 K.C{1}", "0.1 pan.began", "0.2 pan.ended",
            ]
        )
    }

    @Test func `a window that hides takes its touches with it, recognizers first`() {
        scene.add(UILongPressGestureRecognizer(), "lp").cancelsTouchesInView = false
        scene.harness.down(1, at: CGPoint(x: 10, y: 10))
        scene.harness.advance(to: 0.6)
        scene.harness.window.isHidden = true
        scene.harness.advance(by: 0)
        #expect(
            scene.log.take() == ["0 V.B{1}", "0.5 lp.began", "0.6 lp.cancelled", "0.6 V.C{1}"]
        )
        scene.harness.up(1)
        #expect(scene.log.take() == [])
    }

    @Test func `a window that resigns key keeps its touches`() {
        let other = UIWindow(frame: CGRect(x: 0, y: 500, width: 10, height: 10))
        scene.harness.down(1, at: CGPoint(x: 10, y: 10))
        other.makeKeyAndVisible()
        scene.harness.up(1)
        #expect(scene.log.take() == ["0 V.B{1}", "0 V.E{1}"])
    }

    @Test func `report 4 a device that goes away cancels its touches, once`() {
        let pan = scene.add(UIPanGestureRecognizer(), "pan")
        pan.cancelsTouchesInView = false
        scene.harness.down(1, at: CGPoint(x: 100, y: 100))
        scene.harness.move(1, to: CGPoint(x: 150, y: 100))
        scene.harness.unplugTouchscreen()
        #expect(
            scene.log.take() == [
                "0 V.B{1}", "0 pan.began", "0 V.M{1}", "0 pan.cancelled", "0 V.C{1}",
            ]
        )
        scene.harness.down(3, at: CGPoint(x: 100, y: 100))
        scene.harness.up(3)
        #expect(scene.log.take() == ["0 V.B{3}", "0 V.E{3}"])
    }

    @Test func `ignoring interaction cancels live touches and drops new ones`() {
        let application = scene.harness.application
        scene.harness.down(1, at: CGPoint(x: 100, y: 100))
        application.beginIgnoringInteractionEvents()
        #expect(scene.log.take() == ["0 V.B{1}", "0 V.C{1}"])
        scene.harness.move(1, to: CGPoint(x: 110, y: 100))
        scene.harness.down(2, at: CGPoint(x: 100, y: 100))
        application.endIgnoringInteractionEvents()
        scene.harness.up(1)
        scene.harness.up(2)
        #expect(scene.log.take() == [])
        scene.harness.down(3, at: CGPoint(x: 100, y: 100))
        scene.harness.up(3)
        #expect(scene.log.take() == ["0 V.B{3}", "0 V.E{3}"])
    }

    @Test func `a delayed begin that is cancelled is never told`() {
        scene.add(UIPanGestureRecognizer(), "pan").delaysTouchesBegan = true
        #expect(scene.play("0 d1(100,100); .1 c1") == [])
    }

    @Test func `disabling the recognizer that delays lets the view have the touch`() {
        let pan = scene.add(UIPanGestureRecognizer(), "pan")
        pan.delaysTouchesBegan = true
        scene.harness.down(1, at: CGPoint(x: 100, y: 100))
        #expect(scene.log.take() == [])
        pan.isEnabled = false
        scene.harness.advance(by: 0)
        #expect(scene.log.take() == ["0 V.B{1}"])
        scene.harness.up(1)
        #expect(scene.log.take() == ["0 V.E{1}"])
    }

    @Test func `a delayed touch that another recognizer takes is dropped, not released`() {
        let pan = scene.add(UIPanGestureRecognizer(), "pan")
        pan.delaysTouchesBegan = true
        scene.add(UITapGestureRecognizer(), "tap")
        #expect(scene.play("0 d1(100,100); .1 u1") == ["0.1 tap.ended"])
    }

    @Test func `a touch waits for all that delay it`() {
        let pan = scene.add(UIPanGestureRecognizer(), "pan")
        pan.delaysTouchesBegan = true
        let press = scene.add(UILongPressGestureRecognizer(), "lp")
        press.delaysTouchesBegan = true
        press.allowableMovement = 2
        #expect(
            scene.play("0 d1(100,100); .1 m1(105,100); .2 u1") == [
                "0.2 V.B{1}", "0.2 V.M{1}", "0.2 V.E{1}",
            ]
        )
    }

    @Test func `the next finger of a view is taken while an end is withheld`() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        scene.add(double, "double")
        #expect(
            scene.play("0 d1(100,100); .05 u1; .2 d1(100,100); .25 m1(200,100); .3 u1") == [
                "0 V.B{1}", "0.2 V.B{1}", "0.25 V.E{1}", "0.25 V.M{1}", "0.3 V.E{1}",
            ]
        )
    }
}
