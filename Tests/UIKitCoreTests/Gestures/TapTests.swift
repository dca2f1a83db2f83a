import Testing
import UIKit
import UIKitTesting

@MainActor @Suite final class TapTests {
    private lazy var scene = GestureScene()

    private func tap(
        _ name: String = "tap",
        taps: Int = 1,
        touches: Int = 1
    ) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = taps
        tap.numberOfTouchesRequired = touches
        return scene.add(tap, name) { "\(short($0.location(in: nil)))" }
    }

    @Test func `03-1 GES-04 a tap is recognized at the lift and takes the touch from the view`() {
        _ = tap()
        #expect(
            scene.play("0 d1(100,100); .10 u1") == [
                "0 V.B{1}", "0.1 tap.ended(100,100)", "0.1 V.C{1}",
            ]
        )
    }

    @Test func `03-2 without cancelsTouchesInView the view gets the end`() {
        tap().cancelsTouchesInView = false
        #expect(
            scene.play("0 d1(100,100); .10 u1") == [
                "0 V.B{1}", "0.1 tap.ended(100,100)", "0.1 V.E{1}",
            ]
        )
    }

    @Test func `03-3 a movement of 45 points is allowed`() {
        _ = tap()
        #expect(
            scene.play("0 d1(100,100); .05 m1(145,100); .10 u1") == [
                "0 V.B{1}", "0.05 V.M{1}", "0.1 tap.ended(100,100)", "0.1 V.C{1}",
            ]
        )
    }

    @Test func `03-4 a movement of 46 points fails`() {
        _ = tap()
        #expect(
            scene.play("0 d1(100,100); .05 m1(146,100); .10 u1") == [
                "0 V.B{1}", "0.05 V.M{1}", "0.1 V.E{1}",
            ]
        )
    }

    @Test func `03-6 a touch longer than three quarters of a second fails`() {
        _ = tap()
        #expect(scene.play("0 d1(100,100); .80 u1") == ["0 V.B{1}", "0.8 V.E{1}"])
    }

    @Test func `a lift at exactly three quarters of a second is still a tap`() {
        _ = tap()
        #expect(
            scene.play("0 d1(100,100); .75 u1") == [
                "0 V.B{1}", "0.75 tap.ended(100,100)", "0.75 V.C{1}",
            ]
        )
    }

    @Test func `03-7 two fingers tap at their middle`() {
        scene.view.isMultipleTouchEnabled = true
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        scene.add(tap, "tap") { "\(short($0.location(in: nil))) n=\($0.numberOfTouches)" }
        #expect(
            scene.play("0 d1(100,100) d2(150,100); .1 u1 u2") == [
                "0 V.B{1,2}", "0.1 tap.ended(125,100) n=2", "0.1 V.C{1,2}",
            ]
        )
    }

    @Test func `03-8 the fingers of a tap may come and go one after the other`() {
        scene.view.isMultipleTouchEnabled = true
        _ = tap(touches: 2)
        #expect(
            scene.play("0 d1(100,100); .1 d2(150,100); .2 u1; .25 u2") == [
                "0 V.B{1}", "0.1 V.B{2}", "0.25 tap.ended(125,100)", "0.25 V.C{1,2}",
            ]
        )
    }

    @Test func `03-10 more fingers than required fail`() {
        _ = tap()
        #expect(
            scene.play("0 d1(100,100) d2(150,100); .1 u1 u2") == ["0 V.B{1}", "0.1 V.E{1}"]
        )
    }

    @Test func `03-11 a double tap takes both touches from the view at once`() {
        _ = tap("double", taps: 2)
        #expect(
            scene.play("0 d1(100,100); .05 u1; .20 d2(103,100); .25 u2") == [
                "0 V.B{1}", "0.2 V.B{2}", "0.25 double.ended(100,100)", "0.25 V.C{1,2}",
            ]
        )
    }

    @Test func `03-12 GAP-11 the end of a single tap waits until the double tap failed`() {
        _ = tap("double", taps: 2)
        #expect(scene.play("0 d1(100,100); .05 u1") == ["0 V.B{1}", "0.4 V.E{1}"])
    }

    @Test func `03-12 a second tap at exactly the interval continues the double tap`() {
        _ = tap("double", taps: 2)
        #expect(
            scene.play("0 d1(100,100); .05 u1; .40 d2(103,100); .45 u2") == [
                "0 V.B{1}", "0.4 V.B{2}", "0.45 double.ended(100,100)", "0.45 V.C{1,2}",
            ]
        )
    }

    @Test func `03-14 GAP-11 without delaysTouchesEnded the view gets the first end at once`() {
        tap("double", taps: 2).delaysTouchesEnded = false
        #expect(
            scene.play("0 d1(100,100); .05 u1; .20 d2(103,100); .25 u2") == [
                "0 V.B{1}", "0.05 V.E{1}", "0.2 V.B{2}", "0.25 double.ended(100,100)",
                "0.25 V.C{2}",
            ]
        )
    }

    @Test func `03-15 GAP-01 a single tap waits until the double tap failed`() {
        let double = tap("double", taps: 2)
        tap("single").require(toFail: double)
        #expect(
            scene.play("0 d1(100,100); .05 u1") == [
                "0 V.B{1}", "0.4 single.ended(100,100)", "0.4 V.C{1}",
            ]
        )
    }

    @Test func `03-16 GAP-01 a double tap silences the single one`() {
        let double = tap("double", taps: 2)
        tap("single").require(toFail: double)
        #expect(
            scene.play("0 d1(100,100); .05 u1; .20 d2(103,100); .25 u2") == [
                "0 V.B{1}", "0.2 V.B{2}", "0.25 double.ended(100,100)", "0.25 V.C{1,2}",
            ]
        )
    }

    @Test func `a second tap too far away makes the first a single tap at once`() {
        let double = tap("double", taps: 2)
        tap("single").require(toFail: double)
        #expect(
            scene.play("0 d1(100,100); .05 u1; .20 d2(100,150); .25 u2") == [
                "0 V.B{1}", "0.2 single.ended(100,100)", "0.2 V.B{2}", "0.2 V.C{1}", "0.25 V.E{2}",
            ]
        )
    }

    @Test func `03-18 the deepest of two taps wins`() {
        let child = scene.addView(
            "K",
            CGRect(x: 50, y: 50, width: 200, height: 200),
            in: scene.view
        )
        _ = tap("tapP")
        scene.add(UITapGestureRecognizer(), "tapC", to: child)
        #expect(
            scene.play("0 d1(100,100); .1 u1") == ["0 K.B{1}", "0.1 tapC.ended", "0.1 K.C{1}"]
        )
    }

    @Test func `03-19 a tap of the parent takes the touch from the child`() {
        _ = scene.addView("K", CGRect(x: 50, y: 50, width: 200, height: 200), in: scene.view)
        scene.add(UITapGestureRecognizer(), "tapP")
        #expect(
            scene.play("0 d1(100,100); .1 u1") == ["0 K.B{1}", "0.1 tapP.ended", "0.1 K.C{1}"]
        )
    }

    @Test func `03-21 GES-14 a refused touch is never asked about again`() {
        let delegate = Delegate()
        delegate.log = scene.log
        delegate.receivesTouch = { _ in false }
        tap().delegate = delegate
        #expect(
            scene.play("0 d1(100,100); .1 u1") == ["0 shouldReceive", "0 V.B{1}", "0.1 V.E{1}"]
        )
    }

    @Test func `03-22 GES-13 shouldBegin is asked once and keeps the tap away`() {
        let delegate = Delegate()
        delegate.log = scene.log
        delegate.begins = false
        tap().delegate = delegate
        #expect(
            scene.play("0 d1(100,100); .1 u1") == [
                "0 shouldReceive", "0 V.B{1}", "0.1 shouldBegin", "0.1 V.E{1}",
            ]
        )
    }

    @Test func `03-23 a tap that is disabled in the middle lets the view have the touch`() {
        let tap = tap()
        TouchScript("0 d1(100,100)").play(in: scene.harness)
        scene.harness.advance(to: 0.05)
        tap.isEnabled = false
        #expect(scene.play("0.1 u1") == ["0 V.B{1}", "0.1 V.E{1}"])
    }

    @Test func `03-24 a touch that the device takes back is no tap`() {
        _ = tap()
        #expect(scene.play("0 d1(100,100); .05 c1") == ["0 V.B{1}", "0.05 V.C{1}"])
    }

    @Test
    func `GES-01 the state is possible at the finger's down, ended in the action, possible after`()
    {
        let tap = tap()
        scene.harness.down(1, at: CGPoint(x: 50, y: 50))
        #expect(tap.state == .possible)
        scene.harness.advance(by: 0.08)
        scene.harness.up(1)
        #expect(scene.log.take() == ["0 V.B{1}", "0.08 tap.ended(50,50)", "0.08 V.C{1}"])
        #expect(tap.state == .possible)
    }

    @Test func `GES-02 a tap fails at the move, not at the lift`() {
        let tap = tap()
        scene.harness.down(1, at: CGPoint(x: 50, y: 50))
        scene.harness.move(1, to: CGPoint(x: 96, y: 50))
        #expect(tap.state == .failed)
        scene.harness.up(1)
        #expect(tap.state == .possible)
        #expect(scene.log.take() == ["0 V.B{1}", "0 V.M{1}", "0 V.E{1}"])
    }

    @Test func `GAP-05 two fingers tap once with two touches at their middle`() {
        var heard: [String] = []
        let tap = tap(touches: 2)
        scene.on(tap) { tap in
            heard.append("\(tap.numberOfTouches) \(short(tap.location(in: nil)))")
            heard.append(short(tap.location(ofTouch: 1, in: nil)))
        }
        scene.harness.together {
            scene.harness.down(1, at: CGPoint(x: 60, y: 80))
            scene.harness.down(2, at: CGPoint(x: 100, y: 120))
        }
        scene.harness.together {
            scene.harness.up(1)
            scene.harness.up(2)
        }
        #expect(heard == ["2 (80,100)", "(100,120)"])
    }

    @Test func `GES-25 a single tap does not prevent a double tap, the double prevents the single`()
    {
        let single = tap("single")
        let double = tap("double", taps: 2)
        #expect(!single.canPrevent(double))
        #expect(double.canPrevent(single))
    }

    @Test func `without a requirement the first tap is a single one and the second a double`() {
        _ = tap("single")
        _ = tap("double", taps: 2)
        let heard = scene.play("0 d1(100,100); .05 u1; .20 d2(103,100); .25 u2")
        #expect(
            heard == [
                "0 V.B{1}", "0.05 single.ended(100,100)", "0.05 V.C{1}", "0.2 V.B{2}",
                "0.25 double.ended(100,100)", "0.25 V.C{2}",
            ]
        )
    }

    @Test func `a tap with another button of a pointer is none`() {
        let tap = tap()
        tap.buttonMaskRequired = .secondary
        let point = CGPoint(x: 10, y: 10)
        scene.harness.down(1, at: point, radius: 0, force: 0, type: .indirectPointer)
        scene.harness.up(1)
        #expect(scene.log.take() == ["0 V.B{1}", "0 V.E{1}"])
    }
}
