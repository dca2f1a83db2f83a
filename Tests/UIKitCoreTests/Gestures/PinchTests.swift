import Testing
import UIKit
import UIKitTesting

@MainActor @Suite final class PinchTests {
    private lazy var scene = GestureScene()
    private let start = "0 d1(100,100) d2(200,100); .1 m2(205,100); .2 m2(220,100); .3 m2(240,100)"

    @discardableResult
    private func pinch() -> UIPinchGestureRecognizer {
        scene.add(UIPinchGestureRecognizer(), "pinch") { " \(short($0.scale))" }
    }

    @Test func `03-71 a pinch begins after eight points, which do not count`() {
        pinch()
        #expect(
            scene.play(start + "; .4 u2; .5 u1") == [
                "0 V.B{1}", "0.2 pinch.began 1.1111", "0.2 V.C{1}", "0.3 pinch.changed 1.2963",
                "0.5 pinch.ended 1.2963",
            ]
        )
    }

    @Test func `03-72 a scale set to one counts from there`() {
        let pinch = pinch()
        scene.on(pinch) { if $0.state == .began { $0.scale = 1 } }
        #expect(
            scene.play(start + "; .5 u1 u2") == [
                "0 V.B{1}", "0.2 pinch.began 1.1111", "0.2 V.C{1}", "0.3 pinch.changed 1.1667",
                "0.5 pinch.ended 1.1667",
            ]
        )
    }

    @Test func `03-74 the scale stands still while one finger moves alone`() {
        scene.add(UIPinchGestureRecognizer(), "pinch") {
            " \(short($0.scale)) n=\($0.numberOfTouches)"
        }
        #expect(
            scene.play(start + "; .4 u2; .45 m1(110,100); .5 u1") == [
                "0 V.B{1}", "0.2 pinch.began 1.1111 n=2", "0.2 V.C{1}",
                "0.3 pinch.changed 1.2963 n=2", "0.45 pinch.changed 1.2963 n=1",
                "0.5 pinch.ended 1.2963 n=0",
            ]
        )
    }

    @Test func `a new second finger goes on from the scale`() {
        pinch()
        #expect(
            scene.play(start + "; .4 u2; .5 d3(290,100); .6 m3(195,100); .7 u1 u3") == [
                "0 V.B{1}", "0.2 pinch.began 1.1111", "0.2 V.C{1}", "0.3 pinch.changed 1.2963",
                "0.6 pinch.changed 0.6481", "0.7 pinch.ended 0.6481",
            ]
        )
    }

    @Test func `03-76 one finger is no pinch`() {
        pinch()
        #expect(
            scene.play("0 d1(100,100); .1 m1(150,100); .2 u1") == [
                "0 V.B{1}", "0.1 V.M{1}", "0.2 V.E{1}",
            ]
        )
    }

    @Test func `a third finger is ignored`() {
        pinch()
        #expect(
            scene.play(
                "0 d1(100,100) d2(200,100); .1 d3(10,10); .2 m2(240,100); .3 m3(90,90); .5 u1 u2 u3"
            ) == [
                "0 V.B{1}", "0.2 pinch.began 1.2963", "0.2 V.C{1}", "0.5 pinch.ended 1.2963",
            ]
        )
    }

    @Test func `GES-22 fingers that double their distance minus eight points`() {
        pinch()
        #expect(
            scene.play("0 d1(100,100) d2(200,100); .1 m2(300,100); .2 u1 u2") == [
                "0 V.B{1}", "0.1 pinch.began 1.8519", "0.1 V.C{1}", "0.2 pinch.ended 1.8519",
            ]
        )
    }

    @Test func `GAP-06 a pinch outward and, set to one, inward`() {
        let pinch = pinch()
        scene.on(pinch) { if $0.scale == 2 { $0.scale = 1 } }
        #expect(
            scene.play(
                "0 d1(20,100) d2(120,100); .1 m2(128,100); .2 m2(236,100); .3 m2(74,100); .4 u1 u2"
            ) == [
                "0 V.B{1}", "0.1 pinch.began 1", "0.1 V.C{1}", "0.2 pinch.changed 2",
                "0.3 pinch.changed 0.25", "0.4 pinch.ended 0.25",
            ]
        )
    }

    @Test func `the scale is one before the pinch begins`() {
        let pinch = pinch()
        TouchScript("0 d1(100,100) d2(200,100); .1 m2(205,100)").play(in: scene.harness)
        #expect(pinch.scale == 1)
        #expect(pinch.state == .possible)
    }
}
