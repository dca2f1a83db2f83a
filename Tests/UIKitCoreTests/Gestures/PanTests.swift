import Testing
import UIKit
import UIKitTesting

@MainActor @Suite final class PanTests {
    private lazy var scene = GestureScene()
    private let script = "0 d1(100,100); .1 m1(105,100); .2 m1(112,100); .3 m1(122,100); .35 u1"

    @discardableResult
    private func pan(
        _ name: String = "pan",
        to view: UIView? = nil,
        showsVelocity: Bool = false
    ) -> UIPanGestureRecognizer {
        scene.add(UIPanGestureRecognizer(), name, to: view) { pan in
            let velocity = short(pan.velocity(in: nil))
            return " T\(short(pan.translation(in: nil)))" + (showsVelocity ? " v\(velocity)" : "")
        }
    }

    @Test func `03-35 a pan begins after ten points, which do not count`() {
        pan(showsVelocity: true)
        #expect(
            scene.play(script) == [
                "0 V.B{1}", "0.1 V.M{1}", "0.2 pan.began T(2,0) v(66,0)", "0.2 V.C{1}",
                "0.3 pan.changed T(12,0) v(93.2,0)", "0.35 pan.ended T(12,0) v(93.2,0)",
            ]
        )
    }

    @Test func `03-36 setting the translation starts distance and velocity anew`() {
        let pan = pan(showsVelocity: true)
        scene.on(pan) { $0.setTranslation(.zero, in: nil) }
        #expect(
            scene.play(script) == [
                "0 V.B{1}", "0.1 V.M{1}", "0.2 pan.began T(2,0) v(66,0)", "0.2 V.C{1}",
                "0.3 pan.changed T(10,0) v(100,0)", "0.35 pan.ended T(0,0) v(0,0)",
            ]
        )
    }

    @Test func `03-37 exactly ten points begin with no translation`() {
        pan()
        #expect(
            scene.play("0 d1(100,100); .1 m1(106,108); .2 u1") == [
                "0 V.B{1}", "0.1 pan.began T(0,0)", "0.1 V.C{1}", "0.2 pan.ended T(0,0)",
            ]
        )
    }

    @Test func `03-39 less than ten points are none`() {
        pan()
        #expect(
            scene.play("0 d1(100,100); .1 m1(108,100); .2 u1") == [
                "0 V.B{1}", "0.1 V.M{1}", "0.2 V.E{1}",
            ]
        )
    }

    @Test func `03-40 GES-09 without cancelsTouchesInView the view gets everything`() {
        pan().cancelsTouchesInView = false
        #expect(
            scene.play(script) == [
                "0 V.B{1}", "0.1 V.M{1}", "0.2 pan.began T(2,0)", "0.2 V.M{1}",
                "0.3 pan.changed T(12,0)", "0.3 V.M{1}", "0.35 pan.ended T(12,0)", "0.35 V.E{1}",
            ]
        )
    }

    @Test func `03-41 GAP-10 a pan that delays lets go of a tap at the lift`() {
        pan().delaysTouchesBegan = true
        #expect(
            scene.play("0 d1(100,100); .1 u1") == ["0.1 V.B{1}", "0.1 V.E{1}"]
        )
    }

    @Test func `03-42 what was delayed comes as one begin, one move and the end`() {
        pan().delaysTouchesBegan = true
        #expect(
            scene.play("0 d1(100,100); .05 m1(105,100); .1 u1") == [
                "0.1 V.B{1}", "0.1 V.M{1}", "0.1 V.E{1}",
            ]
        )
    }

    @Test func `03-43 GAP-10 what was delayed is dropped when the pan begins`() {
        pan().delaysTouchesBegan = true
        #expect(
            scene.play(script) == [
                "0.2 pan.began T(2,0)", "0.3 pan.changed T(12,0)", "0.35 pan.ended T(12,0)",
            ]
        )
    }

    @Test func `03-44 a lifted finger makes no jump`() {
        scene.add(UIPanGestureRecognizer(), "pan") { pan in
            " T\(short(pan.translation(in: nil))) n=\(pan.numberOfTouches)"
        }
        let heard = scene.play(
            """
            0 d1(100,100) d2(200,100); .1 m1(120,100) m2(220,100); .2 u2; .3 m1(130,100); .4 u1
            """
        )
        #expect(
            heard == [
                "0 V.B{1}", "0.1 pan.began T(10,0) n=2", "0.1 V.C{1}",
                "0.3 pan.changed T(20,0) n=1", "0.4 pan.ended T(20,0) n=0",
            ]
        )
    }

    @Test func `03-46 GAP-15 a pan of two fingers begins only with both`() {
        pan().minimumNumberOfTouches = 2
        let heard = scene.play(
            """
            0 d1(100,100); .1 m1(150,100); .2 d2(200,100); .3 m1(162,100) m2(212,100); .4 u1 u2
            """
        )
        #expect(
            heard == [
                "0 V.B{1}", "0.1 V.M{1}", "0.3 pan.began T(2,0)", "0.3 V.C{1}",
                "0.4 pan.ended T(2,0)",
            ]
        )
    }

    @Test func `03-48 GAP-16 a finger over the maximum is ignored by pan and view`() {
        pan().maximumNumberOfTouches = 1
        let heard = scene.play(
            """
            0 d1(100,100); .1 m1(105,100); .2 m1(112,100); .25 d2(200,200); \
            .3 m1(122,100) m2(250,250); .35 u1; .4 u2
            """
        )
        #expect(
            heard == [
                "0 V.B{1}", "0.1 V.M{1}", "0.2 pan.began T(2,0)", "0.2 V.C{1}",
                "0.3 pan.changed T(12,0)", "0.35 pan.ended T(12,0)",
            ]
        )
    }

    @Test func `fingers over the maximum keep a pan from beginning until one is lifted`() {
        pan().maximumNumberOfTouches = 1
        let heard = scene.play(
            """
            0 d1(100,100) d2(200,100); .1 m1(130,100) m2(230,100); .2 u2; .3 m1(150,100); .4 u1
            """
        )
        #expect(
            heard == [
                "0 V.B{1}", "0.1 V.M{1}", "0.3 pan.began T(10,0)", "0.3 V.C{1}",
                "0.4 pan.ended T(10,0)",
            ]
        )
    }

    @Test func `03-49 the translation in a view that is turned is along its own axes`() {
        scene.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let view = scene.view
        scene.add(UIPanGestureRecognizer(), "pan") { pan in
            " \(short(pan.translation(in: view))) \(short(pan.velocity(in: view)))"
        }
        #expect(
            scene.play(script) == [
                "0 V.B{1}", "0.1 V.M{1}", "0.2 pan.began (0,-2) (0,-66)", "0.2 V.C{1}",
                "0.3 pan.changed (0,-12) (0,-93.2)", "0.35 pan.ended (0,-12) (0,-93.2)",
            ]
        )
    }

    @Test func `setTranslation in a view that is scaled is read back in it`() {
        scene.view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let pan = pan()
        pan.setTranslation(CGPoint(x: 3, y: 4), in: scene.view)
        #expect(pan.translation(in: scene.view) == CGPoint(x: 3, y: 4))
        #expect(pan.translation(in: nil) == CGPoint(x: 6, y: 8))
    }

    @Test func `03-51 GES-21 the pan of the deepest view wins`() {
        let child = scene.addView(
            "K",
            CGRect(x: 50, y: 50, width: 200, height: 200),
            in: scene.view
        )
        pan("panP")
        pan("panK", to: child)
        #expect(
            scene.play(script) == [
                "0 K.B{1}", "0.1 K.M{1}", "0.2 panK.began T(2,0)", "0.2 K.C{1}",
                "0.3 panK.changed T(12,0)", "0.35 panK.ended T(12,0)",
            ]
        )
    }

    @Test func `03-52 the parent's pan begins in the update in which the child's may not`() {
        let child = scene.addView(
            "K",
            CGRect(x: 50, y: 50, width: 200, height: 200),
            in: scene.view
        )
        pan("panP")
        let delegate = Delegate()
        delegate.begins = false
        pan("panK", to: child).delegate = delegate
        #expect(
            scene.play(script) == [
                "0 K.B{1}", "0.1 K.M{1}", "0.2 panP.began T(2,0)", "0.2 K.C{1}",
                "0.3 panP.changed T(12,0)", "0.35 panP.ended T(12,0)",
            ]
        )
    }

    @Test func `03-53 a plain tap is the tap's, a drag the pan's`() {
        pan()
        scene.add(UITapGestureRecognizer(), "tap")
        #expect(scene.play("0 d1(100,100); .1 u1") == ["0 V.B{1}", "0.1 tap.ended", "0.1 V.C{1}"])
    }

    @Test func `03-53 a tap is silent when the pan began`() {
        pan()
        scene.add(UITapGestureRecognizer(), "tap")
        #expect(
            scene.play(script) == [
                "0 V.B{1}", "0.1 V.M{1}", "0.2 pan.began T(2,0)", "0.2 V.C{1}",
                "0.3 pan.changed T(12,0)", "0.35 pan.ended T(12,0)",
            ]
        )
    }

    @Test func `03-55 a pan that its handler disables is cancelled once`() {
        let pan = pan()
        scene.on(pan) { if $0.state == .began { $0.isEnabled = false } }
        #expect(
            scene.play(script) == [
                "0 V.B{1}", "0.1 V.M{1}", "0.2 pan.began T(2,0)", "0.2 pan.cancelled T(2,0)",
                "0.2 V.C{1}",
            ]
        )
    }

    @Test func `03-56 pans of two views with a finger each do not affect each other`() {
        let other = scene.addView("A", CGRect(x: 0, y: 300, width: 300, height: 200))
        pan("panV")
        pan("panA", to: other)
        let heard = scene.play(
            """
            0 d1(100,100); .1 d2(100,400); .2 m1(120,100) m2(140,400); .3 m2(150,400); .4 u1; .5 u2
            """
        )
        #expect(
            heard == [
                "0 V.B{1}", "0.1 A.B{2}", "0.2 panV.began T(10,0)", "0.2 panA.began T(30,0)",
                "0.2 V.C{1}", "0.2 A.C{2}", "0.3 panA.changed T(40,0)", "0.4 panV.ended T(10,0)",
                "0.5 panA.ended T(40,0)",
            ]
        )
    }

    @Test func `03-58 GES-18 of two pans of a view only the first acts`() {
        pan("pan1")
        pan("pan2")
        #expect(
            scene.play(script) == [
                "0 V.B{1}", "0.1 V.M{1}", "0.2 pan1.began T(2,0)", "0.2 V.C{1}",
                "0.3 pan1.changed T(12,0)", "0.35 pan1.ended T(12,0)",
            ]
        )
    }

    @Test func `03-94 a recognizer that is added in touchesBegan sees only the next touch`() {
        let pan = UIPanGestureRecognizer()
        scene.view.onCall = { [scene] letter, _, _ in
            if letter == "B", pan.view == nil { scene.add(pan, "pan") }
        }
        #expect(
            scene.play("0 d1(100,100); .1 m1(130,100); .2 u1") == [
                "0 V.B{1}", "0.1 V.M{1}", "0.2 V.E{1}",
            ]
        )
        #expect(
            scene.play("3 d1(100,100); 3.1 m1(130,100); 3.2 u1") == [
                "3 V.B{1}", "3.1 pan.began", "3.1 V.C{1}", "3.2 pan.ended",
            ]
        )
    }

    @Test func `03-95 a pan whose view leaves the window in its handler is cancelled next`() {
        let pan = pan()
        scene.on(pan) { if $0.state == .changed { $0.view?.removeFromSuperview() } }
        #expect(
            scene.play(script) == [
                "0 V.B{1}", "0.1 V.M{1}", "0.2 pan.began T(2,0)", "0.2 V.C{1}",
                "0.3 pan.changed T(12,0)", "0.3 pan.cancelled T(12,0)",
            ]
        )
    }

    @Test func `GES-05 GES-06 a drag with its states, distances and velocity`() {
        let pan = pan(showsVelocity: true)
        let heard = scene.play(
            "0 d1(100,100); .05 m1(105,100); .1 m1(120,100); .15 m1(140,110); 1 u1"
        )
        #expect(
            heard == [
                "0 V.B{1}", "0.05 V.M{1}", "0.1 pan.began T(10,0) v(260,0)", "0.1 V.C{1}",
                "0.15 pan.changed T(30,10) v(372,160)", "1 pan.ended T(30,10) v(0,0)",
            ]
        )
        #expect(pan.state == .possible)
    }

    @Test func `GES-24 a translation set to zero counts from there`() {
        let pan = pan()
        scene.on(pan) { if $0.state == .began { $0.setTranslation(.zero, in: nil) } }
        #expect(
            scene.play("0 d1(10,10); .1 m1(20,20); .2 m1(30,30); .3 u1") == [
                "0 V.B{1}", "0.1 pan.began T(2.9289,2.9289)", "0.1 V.C{1}",
                "0.2 pan.changed T(10,10)", "0.3 pan.ended T(10,10)",
            ]
        )
    }

    @Test func `GAP-13 a drag that the device takes back is cancelled`() {
        pan()
        #expect(
            scene.play("0 d1(100,100); .1 m1(130,100); .2 c1") == [
                "0 V.B{1}", "0.1 pan.began T(20,0)", "0.1 V.C{1}", "0.2 pan.cancelled T(20,0)",
            ]
        )
    }

    @Test func `report 29 the middle of the fingers makes no jump when one is lifted or added`() {
        pan()
        let heard = scene.play(
            """
            0 d1(100,100) d2(200,100); .1 m1(80,100) m2(240,100); .2 u1; .3 m2(250,100); \
            .4 d3(20,20); .5 m2(260,100) m3(30,20); .6 u2 u3
            """
        )
        #expect(
            heard == [
                "0 V.B{1}", "0.1 pan.began T(0,0)", "0.1 V.C{1}", "0.3 pan.changed T(10,0)",
                "0.5 pan.changed T(20,0)", "0.6 pan.ended T(20,0)",
            ]
        )
    }

    @Test func `report 30 a finger whose view went away clicks nothing where it is lifted`() {
        let other = scene.addView("A", CGRect(x: 0, y: 300, width: 300, height: 200))
        pan()
        scene.add(UITapGestureRecognizer(), "tap", to: other)
        scene.on(scene.recognizers[0]) { $0.view?.removeFromSuperview() }
        #expect(
            scene.play("0 d1(100,100); .1 m1(100,150); .2 m1(100,400); .3 u1") == [
                "0 V.B{1}", "0.1 pan.began T(0,40)", "0.1 pan.cancelled T(0,40)", "0.1 V.C{1}",
            ]
        )
    }

    @Test func `with the policy that counts the first ten points the translation has them`() {
        scene.dispatcher.policy.panIncludesHysteresis = true
        pan()
        #expect(
            scene.play("0 d1(100,100); .1 m1(130,100); .2 u1") == [
                "0 V.B{1}", "0.1 pan.began T(30,0)", "0.1 V.C{1}", "0.2 pan.ended T(30,0)",
            ]
        )
    }

    @Test func `with the policy that cancels first the view hears before the action`() {
        scene.dispatcher.policy.cancelsBeforeAction = true
        pan()
        #expect(
            scene.play("0 d1(100,100); .1 m1(130,100); .2 u1") == [
                "0 V.B{1}", "0.1 V.C{1}", "0.1 pan.began T(20,0)", "0.2 pan.ended T(20,0)",
            ]
        )
    }

    @Test func `a wheel moves only a pan that takes it, and ends it after a tenth of a second`() {
        pan("deaf")
        let pan = pan()
        pan.allowedScrollTypesMask = .all
        let place = CGPoint(x: 50, y: 50)
        scene.harness.scroll(at: place, by: CGVector(dx: 0, dy: 4))
        scene.harness.advance(to: 0.05)
        scene.harness.scroll(at: place, by: CGVector(dx: 0, dy: 6))
        scene.harness.advance(to: 1)
        #expect(
            scene.log.take() == [
                "0 pan.began T(0,4)", "0.05 pan.changed T(0,10)", "0.15 pan.ended T(0,10)",
            ]
        )
    }

    @Test func `fingers on a touchpad end a pan when they are lifted, however long they rest`() {
        let pan = pan()
        pan.allowedScrollTypesMask = .continuous
        let place = CGPoint(x: 50, y: 50)
        scene.harness.scroll(at: place, by: CGVector(dx: 0, dy: 4))
        scene.harness.slide(at: place, by: CGVector(dx: 0, dy: 4))
        scene.harness.advance(to: 0.05)
        scene.harness.slide(at: place, by: CGVector(dx: 3, dy: 6))
        scene.harness.advance(to: 1)
        scene.harness.endSlide(at: place)
        scene.harness.endSlide(at: place)
        #expect(
            scene.log.take() == [
                "0 pan.began T(0,4)", "0.05 pan.changed T(3,10)", "1 pan.ended T(3,10)",
            ]
        )
    }

    @Test func `a pan that would have to wait for a double tap forgets the wheel`() {
        let tap = scene.add(UITapGestureRecognizer(), "double")
        tap.numberOfTapsRequired = 2
        let pan = pan()
        pan.allowedScrollTypesMask = .all
        pan.require(toFail: tap)
        let place = CGPoint(x: 50, y: 50)
        scene.harness.tap(at: place)
        scene.harness.scroll(at: place, by: CGVector(dx: 0, dy: 40))
        scene.harness.advance(to: 1)
        _ = scene.log.take()
        scene.harness.scroll(at: place, by: CGVector(dx: 0, dy: 5))
        scene.harness.advance(to: 2)
        #expect(scene.log.take() == ["1 pan.began T(0,5)", "1.1 pan.ended T(0,5)"])
    }

    @Test(arguments: [0.008, 0.016, 0.04])
    func `report 26 the velocity is the finger's, however often the panel reports`(
        _ interval: TimeInterval
    ) {
        var velocity = CGPoint.zero
        let pan = pan()
        scene.on(pan) { if $0.state == .ended { velocity = $0.velocity(in: nil) } }
        var script = "0 d1(10,100)"
        for index in 1...Int(0.2 / interval) {
            let time = Double(index) * interval
            script += "; \(time) m1(\(10 + 600 * time),100)"
        }
        _ = scene.play(script + "; 0.201 u1")
        #expect(abs(velocity.x - 600) < 0.01)
    }

    @Test func `report 27 a finger that rested before it was lifted has no velocity`() {
        pan(showsVelocity: true)
        let heard = scene.play("0 d1(10,100); .05 m1(160,100); .1 m1(250,100); .25 u1")
        #expect(heard.last == "0.25 pan.ended T(230,0) v(0,0)")
    }
}
