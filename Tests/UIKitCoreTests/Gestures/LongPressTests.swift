import Testing
import UIKit
import UIKitTesting

@MainActor @Suite final class LongPressTests {
    private lazy var scene = GestureScene()

    @discardableResult
    private func press() -> UILongPressGestureRecognizer {
        scene.add(UILongPressGestureRecognizer(), "lp") { "\(short($0.location(in: nil)))" }
    }

    @Test func `03-26 a finger that is held begins and ends a press`() {
        press()
        #expect(
            scene.play("0 d1(100,100); .80 u1") == [
                "0 V.B{1}", "0.5 lp.began(100,100)", "0.5 V.C{1}", "0.8 lp.ended(100,100)",
            ]
        )
    }

    @Test func `03-26 a lift at exactly half a second fails`() {
        press()
        #expect(scene.play("0 d1(100,100); .50 u1") == ["0 V.B{1}", "0.5 V.E{1}"])
    }

    @Test func `03-27 ten points are allowed before the time has passed`() {
        press()
        #expect(
            scene.play("0 d1(100,100); .20 m1(110,100); .80 u1") == [
                "0 V.B{1}", "0.2 V.M{1}", "0.5 lp.began(110,100)", "0.5 V.C{1}",
                "0.8 lp.ended(110,100)",
            ]
        )
    }

    @Test func `03-28 eleven points fail`() {
        press()
        #expect(
            scene.play("0 d1(100,100); .20 m1(111,100); .6 u1") == [
                "0 V.B{1}", "0.2 V.M{1}", "0.6 V.E{1}",
            ]
        )
    }

    @Test func `03-29 after the begin every movement counts, however far`() {
        press()
        #expect(
            scene.play("0 d1(100,100); .60 m1(200,100); .80 u1") == [
                "0 V.B{1}", "0.5 lp.began(100,100)", "0.5 V.C{1}", "0.6 lp.changed(200,100)",
                "0.8 lp.ended(200,100)",
            ]
        )
    }

    @Test func `03-31 a press without a duration begins at the down and the view hears nothing`() {
        press().minimumPressDuration = 0
        #expect(
            scene.play("0 d1(100,100); .1 m1(105,100); .2 u1") == [
                "0 lp.began(100,100)", "0.1 lp.changed(105,100)", "0.2 lp.ended(105,100)",
            ]
        )
    }

    @Test func `03-32 a quick lift is the tap's, a long one the press's`() {
        press()
        scene.add(UITapGestureRecognizer(), "tap")
        #expect(
            scene.play("0 d1(100,100); .10 u1") == ["0 V.B{1}", "0.1 tap.ended", "0.1 V.C{1}"]
        )
    }

    @Test func `03-32 a tap is silent when the press began`() {
        press()
        scene.add(UITapGestureRecognizer(), "tap")
        #expect(
            scene.play("0 d1(100,100); .60 u1") == [
                "0 V.B{1}", "0.5 lp.began(100,100)", "0.5 V.C{1}", "0.6 lp.ended(100,100)",
            ]
        )
    }

    @Test func `03-33 GAP-13 a press that the device takes back is cancelled`() {
        press()
        #expect(
            scene.play("0 d1(100,100); .60 c1") == [
                "0 V.B{1}", "0.5 lp.began(100,100)", "0.5 V.C{1}", "0.6 lp.cancelled(100,100)",
            ]
        )
    }

    @Test func `GES-10 a press is possible, began, changed and ended`() {
        let press = press()
        let harness = scene.harness
        harness.down(1, at: CGPoint(x: 50, y: 50))
        harness.advance(to: 0.3)
        #expect(press.state == .possible)
        harness.advance(to: 0.51)
        #expect(press.state == .began)
        harness.move(1, to: CGPoint(x: 60, y: 50))
        #expect(press.state == .changed)
        harness.up(1)
        #expect(press.state == .possible)
        #expect(
            scene.log.take() == [
                "0 V.B{1}", "0.5 lp.began(50,50)", "0.5 V.C{1}", "0.51 lp.changed(60,50)",
                "0.51 lp.ended(60,50)",
            ]
        )
    }

    @Test func `GES-12 disabling an active press sends one cancelled action`() {
        let press = press()
        scene.harness.down(1, at: CGPoint(x: 50, y: 50))
        scene.harness.advance(to: 0.6)
        _ = scene.log.take()
        press.isEnabled = false
        #expect(scene.log.take() == ["0.6 lp.cancelled(50,50)"])
        scene.harness.move(1, to: CGPoint(x: 60, y: 50))
        scene.harness.up(1)
        #expect(scene.log.take() == [])
        #expect(press.state == .possible)
    }

    @Test func `GAP-17 a press after a tap begins only on the second press`() {
        press().numberOfTapsRequired = 1
        #expect(
            scene.play("0 d1(100,100); .7 u1") == ["0 V.B{1}", "1.05 V.E{1}"]
        )
        let start = scene.harness.now
        let heard = scene.play(
            "\(start) d1(100,100); \(start + 0.1) u1; \(start + 0.2) d1(100,100); \(start + 0.9) u1"
        )
        #expect(
            heard == [
                "\(short(start)) V.B{1}", "\(short(start + 0.2)) V.B{1}",
                "\(short(start + 0.7)) lp.began(100,100)", "\(short(start + 0.7)) V.C{1,1}",
                "\(short(start + 0.9)) lp.ended(100,100)",
            ]
        )
    }

    @Test func `two fingers press and the first lift ends it`() {
        let press = press()
        press.numberOfTouchesRequired = 2
        scene.view.isMultipleTouchEnabled = true
        #expect(
            scene.play("0 d1(100,100); .2 d2(200,100); .8 u1; .9 m2(210,100); 1 u2") == [
                "0 V.B{1}", "0.2 V.B{2}", "0.7 lp.began(150,100)", "0.7 V.C{1,2}",
                "0.8 lp.ended(200,100)",
            ]
        )
    }
}
