import Testing
import UIKit
import UIKitTesting

/// Fingers that come too late, too many or together (03 §2.5, §6.3, §8).
@MainActor @Suite final class ExtraFingerTests {
    private lazy var scene = {
        let scene = GestureScene()
        scene.view.isMultipleTouchEnabled = true
        return scene
    }()

    @Test func `03§6.3 fingers that were withheld together are told in one call`() {
        scene.add(UIPanGestureRecognizer(), "pan").delaysTouchesBegan = true
        #expect(
            scene.play("0 d1(100,100) d2(200,100); .1 u1 u2") == [
                "0.1 V.B{1,2}", "0.1 V.E{1,2}",
            ]
        )
    }

    @Test func `03§2.5 one that recognized takes no new finger while the old one is down`() {
        scene.add(UISwipeGestureRecognizer(), "swipe")
        #expect(
            scene.play(
                "0 d1(100,100); .05 m1(130,102); .1 m1(165,103); .2 d2(100,200); .25 m2(165,200);"
                    + " .3 u2; .4 u1"
            ) == [
                "0 V.B{1}", "0.05 V.M{1}", "0.1 swipe.ended", "0.1 V.C{1}", "0.2 V.B{2}",
                "0.25 V.M{2}", "0.3 V.E{2}",
            ]
        )
    }

    @Test func `03§3.6 a pan that ended has no touches, and its place stays`() {
        var seen: [String] = []
        let pan = scene.add(UIPanGestureRecognizer(), "pan")
        scene.on(pan) { seen.append("\($0.state) \($0.numberOfTouches) \($0.location(in: nil).x)") }
        _ = scene.play("0 d1(100,100); .1 m1(112,100); .2 m1(122,100); .3 u1")
        #expect(seen == ["began 1 112.0", "changed 1 122.0", "ended 0 122.0"])
    }

    @Test func `03§8.2 a second finger fails a long press of one`() {
        scene.add(UILongPressGestureRecognizer(), "press")
        #expect(
            scene.play("0 d1(100,100); .2 d2(150,100); .7 u1 u2") == [
                "0 V.B{1}", "0.2 V.B{2}", "0.7 V.E{1,2}",
            ]
        )
    }

    @Test func `03§8.4 a second finger fails a swipe of one`() {
        scene.add(UISwipeGestureRecognizer(), "swipe")
        #expect(
            scene.play("0 d1(100,100); .02 d2(100,200); .1 m1(165,100); .2 u1 u2") == [
                "0 V.B{1}", "0.02 V.B{2}", "0.1 V.M{1}", "0.2 V.E{1,2}",
            ]
        )
    }

    @Test func `03§8.1 a finger that comes after the first lift fails a tap of two`() {
        scene.add(UITapGestureRecognizer(), "tap").numberOfTouchesRequired = 2
        #expect(
            scene.play("0 d1(100,100) d2(150,100); .05 u1; .1 d3(120,100); .2 u2 u3") == [
                "0 V.B{1,2}", "0.1 V.E{1}", "0.1 V.B{3}", "0.2 V.E{2,3}",
            ]
        )
    }
}
