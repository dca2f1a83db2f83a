import Glibc
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite final class RotationTests {
    private lazy var scene = {
        let scene = GestureScene()
        scene.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
        return scene
    }()
    private let script = """
        0 d1(100,100) d2(300,100); .1 m2(299.75,110.00); .2 m2(296.013,139.734); \
        .3 m2(291.067,159.104); .4 u1 u2
        """

    @discardableResult
    private func rotation() -> UIRotationGestureRecognizer {
        scene.add(UIRotationGestureRecognizer(), "rotation") {
            " \(short(($0.rotation * 1_000).rounded() / 1_000))"
        }
    }

    @Test func `03-77 a rotation begins after ten points of arc, which do not count`() {
        rotation()
        #expect(
            scene.play(script) == [
                "0 V.B{1}", "0.2 rotation.began 0.1", "0.2 V.C{1}", "0.3 rotation.changed 0.2",
                "0.4 rotation.ended 0.2",
            ]
        )
    }

    @Test func `03-78 a rotation set to zero counts from there`() {
        let rotation = rotation()
        scene.on(rotation) { if $0.state == .began { $0.rotation = 0 } }
        #expect(
            scene.play(script) == [
                "0 V.B{1}", "0.2 rotation.began 0.1", "0.2 V.C{1}", "0.3 rotation.changed 0.1",
                "0.4 rotation.ended 0.1",
            ]
        )
    }

    /// The second finger on a circle about the first, at whole steps of 0.1 s.
    private func turn(to angles: [Double], radius: Double) -> String {
        let moves = angles.enumerated().map { index, angle in
            "\(Double(index + 1) / 10) m2(\(150 + radius * cos(angle)),\(250 + radius * sin(angle)))"
        }
        return "0 d1(150,250) d2(\(150 + radius),250); "
            + moves.joined(separator: "; ") + "; 9 u1 u2"
    }

    @Test func `03-80 a rotation grows over half a turn without a jump`() {
        rotation()
        let heard = scene.play(turn(to: [0.6, 1.6, 2.6, 3.1, 3.4, 4.4], radius: 100))
        #expect(
            heard == [
                "0 V.B{1}", "0.1 rotation.began 0.4", "0.1 V.C{1}", "0.2 rotation.changed 1.4",
                "0.3 rotation.changed 2.4", "0.4 rotation.changed 2.9",
                "0.5 rotation.changed 3.2", "0.6 rotation.changed 4.2", "9 rotation.ended 4.2",
            ]
        )
    }

    @Test func `GAP-07 a quarter turn from rest is a quarter turn without the first arc`() {
        rotation()
        let heard = scene.play(turn(to: [.pi / 2], radius: 100))
        #expect(
            heard == [
                "0 V.B{1}", "0.1 rotation.began 1.371", "0.1 V.C{1}", "9 rotation.ended 1.371",
            ]
        )
    }

    @Test func `03-76 one finger is no rotation`() {
        rotation()
        #expect(
            scene.play("0 d1(100,100); .1 m1(150,100); .2 u1") == [
                "0 V.B{1}", "0.1 V.M{1}", "0.2 V.E{1}",
            ]
        )
    }

    @Test func `03-81 a pinch that began silences the rotation`() {
        scene.add(UIPinchGestureRecognizer(), "pinch")
        rotation()
        let heard = scene.play(
            "0 d1(100,100) d2(200,100); .1 m2(220,100); .2 m2(100,220); .3 u1 u2"
        )
        #expect(
            heard == [
                "0 V.B{1}", "0.1 pinch.began", "0.1 V.C{1}", "0.2 pinch.changed",
                "0.3 pinch.ended",
            ]
        )
    }

    @Test func `03-82 with a delegate's yes both run, and both end at the last lift`() {
        let delegate = Delegate()
        delegate.simultaneous = true
        scene.add(UIPinchGestureRecognizer(), "pinch").delegate = delegate
        rotation()
        let heard = scene.play(
            "0 d1(100,100) d2(200,100); .1 m2(220,100); .2 m2(100,220); .3 u1; .4 u2"
        )
        #expect(
            heard == [
                "0 V.B{1}", "0.1 pinch.began", "0.1 V.C{1}", "0.2 pinch.changed",
                "0.2 rotation.began 1.371", "0.4 pinch.ended", "0.4 rotation.ended 1.371",
            ]
        )
    }
}
