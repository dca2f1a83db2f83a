import Testing
import UIKit
import UIKitCore
import UIKitTesting

/// A recognizer that does what a test tells it to.
@MainActor final class ScriptedRecognizer: UIGestureRecognizer {
    var onBegan: ((ScriptedRecognizer) -> Void)?
    var onMoved: ((ScriptedRecognizer) -> Void)?
    var onEnded: ((ScriptedRecognizer) -> Void)?
    var prevents = true
    var isPreventable = true
    var requires: UIGestureRecognizer?
    private(set) var resets = 0
    private(set) var calls: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        calls.append("B\(fingers(touches))")
        onBegan?(self)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        calls.append("M\(fingers(touches))")
        onMoved?(self)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        calls.append("E\(fingers(touches))")
        if let onEnded {
            onEnded(self)
        } else {
            state = state == .possible ? .failed : .ended
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        calls.append("C\(fingers(touches))")
    }

    override func reset() {
        super.reset()
        resets += 1
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventable }
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { other === requires }
}

@MainActor @Suite final class RecognitionTests {
    private lazy var scene = GestureScene()
    private let place = CGPoint(x: 100, y: 100)

    private func scripted(_ name: String, to view: UIView? = nil) -> ScriptedRecognizer {
        scene.add(ScriptedRecognizer(), name, to: view)
    }

    // MARK: - States

    @Test func `the states have UIKit's raw values and recognized is ended`() {
        let states: [UIGestureRecognizer.State] = [
            .possible, .began, .changed, .ended, .cancelled, .failed,
        ]
        #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    @Test(arguments: [
        ([UIGestureRecognizer.State.failed, .changed], UIGestureRecognizer.State.failed),
        ([.failed, .began], .failed),
        ([.changed], .possible),
        ([.ended, .changed], .ended),
        ([.ended, .possible], .ended),
        ([.began, .failed], .began),
        ([.began, .possible], .began),
        ([.began, .changed, .changed, .ended, .cancelled], .ended),
        ([.began, .cancelled, .began], .cancelled),
        ([.cancelled], .failed),
        ([.began, .began], .changed),
    ])
    func `GES-26 an assignment that the state machine does not have changes nothing`(
        _ assigned: [UIGestureRecognizer.State],
        _ expected: UIGestureRecognizer.State
    ) {
        let custom = scripted("a")
        for state in assigned { custom.state = state }
        #expect(custom.state == expected)
    }

    @Test func `GES-26 an illegal assignment is in the trace`() {
        scene.dispatcher.trace.recorded = .gesture
        let custom = scripted("a")
        custom.state = .failed
        custom.state = .changed
        #expect(
            scene.dispatcher.trace.records.map(\.decision) == [
                .failed(recognizer: "a", reason: "set by itself"),
                .illegal(recognizer: "a", from: .failed, to: .changed),
            ]
        )
    }

    @Test func `changed twice in an update sends one action, began and ended send two`() {
        let custom = scripted("a")
        custom.onBegan = { $0.state = .began }
        custom.onMoved = {
            $0.state = .changed
            $0.state = .changed
        }
        #expect(
            scene.play("0 d1(100,100); .1 m1(110,100); .2 u1") == [
                "0 a.began", "0.1 a.changed", "0.2 a.ended",
            ]
        )
        custom.onBegan = {
            $0.state = .began
            $0.state = .ended
        }
        #expect(scene.play("4 d1(100,100); 4.2 u1") == ["4 a.began", "4 a.ended"])
    }

    @Test func `reset comes once, after the action, when the last finger is up`() {
        let custom = scripted("a")
        custom.onBegan = { $0.state = .ended }
        scene.harness.down(1, at: place)
        #expect(custom.resets == 0)
        #expect(custom.state == .ended)
        scene.harness.down(2, at: place)
        scene.harness.move(1, to: CGPoint(x: 120, y: 100))
        scene.harness.up(1)
        #expect(custom.calls == ["B{1}"])
        #expect(custom.resets == 1)
        #expect(custom.state == .possible)
        scene.harness.up(2)
        #expect(custom.resets == 1)
    }

    @Test func `an undecided recognizer of an app fails two seconds after its last finger`() {
        let custom = scripted("a")
        custom.onEnded = { _ in }
        #expect(scene.play("0 d1(100,100); .1 u1") == ["0 V.B{1}", "2.1 V.E{1}"])
        #expect(custom.resets == 1)
    }

    @Test func `a subclass that does nothing about a cancel fails all the same`() {
        let custom = scripted("a")
        #expect(scene.play("0 d1(100,100); .1 c1") == ["0 V.B{1}", "0.1 V.C{1}"])
        #expect(custom.calls == ["B{1}", "C{1}"])
        #expect(custom.resets == 1)
    }

    // MARK: - Receiving

    @Test func `an ignored touch comes no more and is not cancelled in the view`() {
        scene.view.isMultipleTouchEnabled = true
        let custom = scripted("a")
        custom.onBegan = { [scene] recognizer in
            guard let event = scene.dispatcher.event else { return }
            for touch in event.touches where touch.key.slot == 2 {
                recognizer.ignore(touch, for: event)
            }
        }
        custom.onMoved = { if $0.state == .possible { $0.state = .began } }
        let heard = scene.play(
            "0 d1(100,100); .1 d2(200,100); .2 m1(110,100) m2(210,100); .3 u1; .4 u2"
        )
        #expect(
            heard == [
                "0 V.B{1}", "0.1 V.B{2}", "0.2 a.began", "0.2 V.M{2}", "0.2 V.C{1}", "0.3 a.ended",
                "0.4 V.E{2}",
            ]
        )
        #expect(custom.calls == ["B{1}", "B{2}", "M{1}", "E{1}"])
    }

    @Test func `a touch of a kind that is not allowed is not received`() {
        let custom = scripted("a")
        custom.allowedTouchTypes = [.pencil]
        scene.harness.down(1, at: place)
        scene.harness.up(1)
        scene.harness.down(2, at: place, radius: 0, force: 0.5, type: .pencil)
        scene.harness.up(2)
        #expect(custom.calls == ["B{2}", "E{2}"])
    }

    @Test func `a second kind of touch is refused unless the recognizer wants it`() {
        let custom = scripted("a")
        let other = scripted("b")
        other.requiresExclusiveTouchType = false
        scene.harness.down(1, at: place)
        scene.harness.down(2, at: place, radius: 0, force: 0.5, type: .pencil)
        #expect(custom.calls == ["B{1}"])
        #expect(other.calls == ["B{1}", "B{2}"])
    }

    @Test func `touches know the recognizers that receive them`() {
        let custom = scripted("a")
        let tap = scene.add(UITapGestureRecognizer(), "tap")
        scene.harness.down(1, at: place)
        let touch = scene.dispatcher.bound[0]
        #expect(touch.gestureRecognizers == [custom, tap])
        #expect(scene.dispatcher.event?.touches(for: tap) == [touch])
        scene.harness.move(1, to: CGPoint(x: 200, y: 100))
        #expect(touch.gestureRecognizers == [custom])
        #expect(scene.dispatcher.event?.touches(for: tap) == nil)
    }

    @Test func `a recognizer that moves to another view leaves the first`() {
        let tap = scene.add(UITapGestureRecognizer(), "tap")
        let other = scene.addView("A", CGRect(x: 0, y: 300, width: 300, height: 200))
        other.addGestureRecognizer(tap)
        #expect(tap.view === other)
        #expect(scene.view.gestureRecognizers == nil)
        #expect(scene.play("0 d1(100,100); .1 u1") == ["0 V.B{1}", "0.1 V.E{1}"])
    }

    @Test func `a target that is gone and one that was removed are not called`() {
        let tap = scene.add(UITapGestureRecognizer(), "tap")
        var calls = 0
        var gone: ActionTarget<UITapGestureRecognizer>? = ActionTarget { _ in calls += 1 }
        tap.addTarget(gone, action: ActionTarget<UITapGestureRecognizer>.fire)
        let removed = ActionTarget<UITapGestureRecognizer> { _ in calls += 1 }
        tap.addTarget(removed, action: ActionTarget<UITapGestureRecognizer>.fire)
        gone = nil
        tap.removeTarget(removed)
        scene.harness.tap(at: place)
        #expect(calls == 0)
    }

    // MARK: - Prevention and requirements

    @Test func `GES-17 one that does not prevent leaves the other possible`() {
        let first = scripted("a")
        first.prevents = false
        first.onBegan = { $0.state = .began }
        let second = scripted("b")
        second.isPreventable = false
        scene.harness.down(1, at: place)
        #expect(first.state == .began)
        #expect(second.state == .possible)
    }

    @Test func `GES-18 one that begins makes the other fail, in whichever order they were added`() {
        let second = scripted("b")
        let first = scripted("a")
        first.onBegan = { $0.state = .began }
        let third = scripted("c")
        scene.harness.down(1, at: place)
        #expect(first.state == .began)
        #expect(second.state == .failed)
        #expect(third.state == .failed)
    }

    @Test func `GES-20 both delegates are asked before one is prevented`() {
        let first = scripted("a")
        first.onBegan = { $0.state = .began }
        let second = scripted("b")
        let delegate = Delegate()
        delegate.log = scene.log
        first.delegate = delegate
        second.delegate = delegate
        scene.harness.down(1, at: place)
        #expect(second.state == .failed)
        let asked = scene.log.take().filter { $0.contains("simultaneous") }
        #expect(asked == ["0 simultaneous b", "0 simultaneous a"])
    }

    @Test func `GES-16 a tap of a view and one of its superview both fire when a delegate says so`()
    {
        let child = scene.addView(
            "K",
            CGRect(x: 50, y: 50, width: 200, height: 200),
            in: scene.view
        )
        let delegate = Delegate()
        delegate.simultaneous = true
        scene.add(UITapGestureRecognizer(), "outer")
        scene.add(UITapGestureRecognizer(), "inner", to: child).delegate = delegate
        #expect(
            scene.play("0 d1(100,100); .1 u1") == [
                "0 K.B{1}", "0.1 inner.ended", "0.1 outer.ended", "0.1 K.C{1}",
            ]
        )
    }

    @Test func `03-91 the questions of an attempt come in one order`() {
        let delegate = Delegate()
        delegate.log = scene.log
        let pan = scene.add(UIPanGestureRecognizer(), "pan")
        pan.delegate = delegate
        scene.add(UILongPressGestureRecognizer(), "lp")
        #expect(
            scene.play("0 d1(100,100); .1 m1(105,100); .2 m1(112,100); .3 m1(122,100); .35 u1") == [
                "0 shouldReceive", "0 V.B{1}", "0.1 V.M{1}", "0.2 requires lp",
                "0.2 required by lp", "0.2 shouldBegin", "0.2 simultaneous lp", "0.2 pan.began",
                "0.2 V.C{1}", "0.3 pan.changed", "0.35 pan.ended",
            ]
        )
    }

    @Test func `03-92 one that prevents nobody may be cancelled by a later one`() {
        let first = scripted("a")
        first.prevents = false
        first.onBegan = { $0.state = .began }
        scene.add(UIPanGestureRecognizer(), "pan")
        #expect(
            scene.play("0 d1(100,100); .1 m1(120,100); .2 u1") == [
                "0 a.began", "0.1 a.cancelled", "0.1 pan.began", "0.2 pan.ended",
            ]
        )
    }

    @Test func `one that begins while another is active fails`() {
        let first = scripted("a")
        first.onBegan = { $0.state = .began }
        let second = scripted("b")
        second.isPreventable = false
        second.onMoved = { $0.state = .began }
        scene.harness.down(1, at: place)
        #expect(second.state == .possible)
        second.isPreventable = true
        scene.harness.move(1, to: CGPoint(x: 110, y: 100))
        #expect(second.state == .failed)
        #expect(first.state == .began)
    }

    @Test func `a subclass may wait for another`() {
        let slow = scripted("slow")
        let quick = scripted("quick")
        quick.requires = slow
        quick.onBegan = { $0.state = .began }
        slow.onMoved = { $0.state = .failed }
        #expect(
            scene.play("0 d1(100,100); .1 m1(110,100); .2 u1") == [
                "0 V.B{1}", "0.1 quick.began", "0.1 V.C{1}", "0.2 quick.ended",
            ]
        )
    }

    @Test func `one that began and ended while it waited sends both when the other fails`() {
        let slow = scripted("slow")
        slow.onEnded = { _ in }
        let quick = scripted("quick")
        quick.require(toFail: slow)
        quick.onBegan = { $0.state = .began }
        quick.onEnded = { $0.state = .ended }
        TouchScript("0 d1(100,100); .1 u1").play(in: scene.harness)
        #expect(quick.state == .possible)
        #expect(scene.log.take() == ["0 V.B{1}"])
        slow.state = .failed
        #expect(scene.log.take() == ["0.1 quick.began", "0.1 quick.ended"])
        scene.harness.advance(by: 0)
        #expect(scene.log.take() == ["0.1 V.C{1}"])
    }

    @Test func `a circle of requirements is not closed`() {
        let one = scripted("one")
        let other = scripted("other")
        one.require(toFail: other)
        other.require(toFail: one)
        other.onBegan = { $0.state = .began }
        #expect(scene.play("0 d1(100,100); .1 u1") == ["0 other.began", "0.1 other.ended"])
    }

    @Test func `recognizers with different fingers do not wait for each other`() {
        let other = scene.addView("A", CGRect(x: 0, y: 300, width: 300, height: 200))
        let slow = scripted("slow", to: other)
        let quick = scripted("quick")
        quick.require(toFail: slow)
        quick.onBegan = { $0.state = .began }
        scene.harness.down(1, at: CGPoint(x: 10, y: 310))
        scene.harness.down(2, at: place)
        #expect(quick.state == .began)
        #expect(slow.state == .possible)
    }

    @Test func `the view that was hit is asked before the delegate`() {
        final class Refusing: UIView {
            override func gestureRecognizerShouldBegin(
                _ gestureRecognizer: UIGestureRecognizer
            ) -> Bool { false }
        }
        let child = Refusing(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        scene.view.addSubview(child)
        let delegate = Delegate()
        delegate.log = scene.log
        scene.add(UITapGestureRecognizer(), "tap").delegate = delegate
        #expect(
            scene.play("0 d1(100,100); .1 u1") == ["0 shouldReceive", "0 V.B{1}", "0.1 V.E{1}"]
        )
    }

    @Test func `a third finger on a view whose pinch is active is not given to the view`() {
        scene.view.isMultipleTouchEnabled = true
        scene.add(UIPinchGestureRecognizer(), "pinch")
        #expect(
            scene.play("0 d1(100,100) d2(200,100); .1 m2(220,100); .2 d3(50,50); .3 u1 u2 u3") == [
                "0 V.B{1,2}", "0.1 pinch.began", "0.1 V.C{1,2}", "0.3 pinch.ended",
            ]
        )
    }
}
