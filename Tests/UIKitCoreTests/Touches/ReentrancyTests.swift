import Testing
import UIKit
import UIKitCore
import UIKitTesting

@MainActor @Suite final class ReentrancyTests {
    private lazy var scene = GestureScene()

    @Test
    func `an update inside a callback is delivered whole, and the outer one goes on without it`() {
        let other = scene.addView("A", CGRect(x: 0, y: 300, width: 300, height: 200))
        _ = other
        let harness = scene.harness
        scene.view.onCall = { letter, _, _ in
            if letter == "B" {
                harness.move(2, to: CGPoint(x: 20, y: 310))
                harness.up(2)
            }
        }
        harness.together {
            harness.down(1, at: CGPoint(x: 10, y: 10))
            harness.down(2, at: CGPoint(x: 10, y: 310))
        }
        harness.up(1)
        #expect(
            scene.log.take() == ["0 V.B{1}", "0 A.B{2}", "0 A.M{2}", "0 A.E{2}", "0 V.E{1}"]
        )
    }

    @Test func `a recognizer that is removed before its turn is skipped`() {
        let child = scene.addView("K", CGRect(x: 0, y: 0, width: 200, height: 200), in: scene.view)
        let inner = scene.add(ScriptedRecognizer(), "inner", to: child)
        let outer = scene.add(ScriptedRecognizer(), "outer")
        inner.onBegan = { [scene] _ in scene.view.removeGestureRecognizer(outer) }
        scene.harness.down(3, at: CGPoint(x: 10, y: 10))
        scene.harness.up(3)
        #expect(inner.calls == ["B{3}", "E{3}"])
        #expect(outer.calls == [])
        #expect(outer.view == nil)
    }

    @Test func `a recognizer that a handler of another one disables is cancelled and skipped`() {
        let first = scene.add(UIPanGestureRecognizer(), "first")
        let second = scene.add(UIPanGestureRecognizer(), "second")
        let delegate = Delegate()
        delegate.simultaneous = true
        first.delegate = delegate
        scene.on(first) { if $0.state == .changed { second.isEnabled = false } }
        #expect(
            scene.play("0 d1(100,100); .1 m1(120,100); .2 m1(130,100); .3 u1") == [
                "0 V.B{1}", "0.1 first.began", "0.1 second.began", "0.1 V.C{1}",
                "0.2 first.changed", "0.2 second.changed", "0.2 second.cancelled",
                "0.3 first.ended",
            ]
        )
    }

    @Test func `a touch that is cancelled before its view's turn is told as cancelled`() {
        let other = scene.addView("A", CGRect(x: 0, y: 300, width: 300, height: 200))
        let harness = scene.harness
        harness.down(1, at: CGPoint(x: 10, y: 10))
        harness.down(2, at: CGPoint(x: 10, y: 310))
        scene.view.onCall = { letter, _, _ in if letter == "M" { other.removeFromSuperview() } }
        harness.together {
            harness.move(1, to: CGPoint(x: 20, y: 10))
            harness.move(2, to: CGPoint(x: 20, y: 310))
        }
        #expect(
            scene.log.take() == ["0 V.B{1}", "0 A.B{2}", "0 V.M{1}", "0 A.C{2}"]
        )
    }

    @Test func `nothing keeps a view alive after its touch`() {
        weak var view: UIView?
        weak var tap: UITapGestureRecognizer?
        do {
            let plain = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 200))
            let recognizer = UITapGestureRecognizer()
            plain.addGestureRecognizer(recognizer)
            scene.harness.root.addSubview(plain)
            view = plain
            tap = recognizer
        }
        scene.harness.tap(at: CGPoint(x: 10, y: 310))
        #expect(view != nil)
        view?.removeFromSuperview()
        scene.harness.advance(by: 0)
        #expect(view == nil)
        #expect(tap == nil)
    }

    @Test func `a view that only its touch keeps lives until the touch ends`() {
        weak var view: UIView?
        do {
            let plain = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 200))
            scene.harness.root.addSubview(plain)
            view = plain
        }
        scene.harness.down(1, at: CGPoint(x: 10, y: 310))
        view?.removeFromSuperview()
        scene.harness.advance(by: 0)
        #expect(view != nil)
        scene.harness.up(1)
        #expect(view == nil)
    }
}
