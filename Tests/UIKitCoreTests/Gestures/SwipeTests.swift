import Testing
import UIKit
import UIKitTesting

@MainActor @Suite final class SwipeTests {
    private lazy var scene = GestureScene()

    @discardableResult
    private func swipe(
        _ direction: UISwipeGestureRecognizer.Direction,
        touches: Int = 1
    ) -> UISwipeGestureRecognizer {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        swipe.numberOfTouchesRequired = touches
        return scene.add(swipe, "swipe") { "\(short($0.location(in: nil)))" }
    }

    @Test func `the default is one finger to the right`() {
        let swipe = UISwipeGestureRecognizer()
        #expect(swipe.direction == .right)
        #expect(swipe.numberOfTouchesRequired == 1)
        #expect(UISwipeGestureRecognizer.Direction.left.rawValue == 2)
        #expect(UISwipeGestureRecognizer.Direction.up.rawValue == 4)
        #expect(UISwipeGestureRecognizer.Direction.down.rawValue == 8)
    }

    @Test func `03-63 a swipe is recognized on the way, once`() {
        swipe(.right)
        #expect(
            scene.play("0 d1(100,100); .05 m1(130,102); .10 m1(165,103); .15 u1") == [
                "0 V.B{1}", "0.05 V.M{1}", "0.1 swipe.ended(100,100)", "0.1 V.C{1}",
            ]
        )
    }

    @Test func `03-64 the other direction is none`() {
        swipe(.left)
        #expect(
            scene.play("0 d1(100,100); .05 m1(130,102); .10 m1(165,103); .15 u1") == [
                "0 V.B{1}", "0.05 V.M{1}", "0.1 V.M{1}", "0.15 V.E{1}",
            ]
        )
    }

    @Test func `03-65 a slow finger is none`() {
        swipe(.right)
        #expect(
            scene.play("0 d1(100,100); .3 m1(120,100); .6 m1(170,100); .7 u1") == [
                "0 V.B{1}", "0.3 V.M{1}", "0.6 V.M{1}", "0.7 V.E{1}",
            ]
        )
    }

    @Test func `a move at exactly half a second completes a swipe`() {
        swipe(.right)
        #expect(
            scene.play("0 d1(100,100); .5 m1(130,100); .7 u1") == [
                "0 V.B{1}", "0.5 swipe.ended(100,100)", "0.5 V.C{1}",
            ]
        )
    }

    @Test func `03-67 a slow swipe has to be straight`() {
        swipe(.right)
        #expect(
            scene.play("0 d1(100,100); .4 m1(136,120); .5 u1") == [
                "0 V.B{1}", "0.4 V.M{1}", "0.5 V.E{1}",
            ]
        )
    }

    @Test func `03-68 two fingers swipe down`() {
        scene.view.isMultipleTouchEnabled = true
        swipe(.down, touches: 2)
        #expect(
            scene.play("0 d1(100,50) d2(150,50); .1 m1(100,110) m2(150,110); .15 u1 u2") == [
                "0 V.B{1,2}", "0.1 swipe.ended(125,50)", "0.1 V.C{1,2}",
            ]
        )
    }

    @Test func `03-69 one finger is not two`() {
        swipe(.right, touches: 2)
        #expect(
            scene.play("0 d1(100,100); .05 m1(150,100); .1 m1(200,100); .15 u1") == [
                "0 V.B{1}", "0.05 V.M{1}", "0.1 V.M{1}", "0.15 V.E{1}",
            ]
        )
    }

    @Test func `several directions are any of them`() {
        swipe([.left, .up])
        #expect(
            scene.play("0 d1(100,200); .05 m1(98,170); .1 m1(97,140); .15 u1") == [
                "0 V.B{1}", "0.05 V.M{1}", "0.1 swipe.ended(100,200)", "0.1 V.C{1}",
            ]
        )
    }

    @Test func `GAP-08 eighty points to the left are a swipe in 0.15 s only`() {
        var count = 0
        let swipe = swipe(.left)
        scene.on(swipe) { _ in count += 1 }
        let start = CGPoint(x: 200, y: 100)
        scene.harness.drag(from: start, to: CGPoint(x: 120, y: 100), duration: 0.15)
        #expect(count == 1)
        scene.harness.drag(from: start, to: CGPoint(x: 120, y: 100), duration: 2)
        #expect(count == 1)
        scene.harness.drag(from: start, to: CGPoint(x: 280, y: 100), duration: 0.15)
        #expect(count == 1)
    }

    @Test func `03-59 a pan that waits for a swipe is silent when that is recognized`() {
        let swipe = swipe(.right)
        scene.add(UIPanGestureRecognizer(), "pan").require(toFail: swipe)
        #expect(
            scene.play("0 d1(100,100); .05 m1(130,102); .10 m1(165,103); .15 u1") == [
                "0 V.B{1}", "0.05 V.M{1}", "0.1 swipe.ended(100,100)", "0.1 V.C{1}",
            ]
        )
    }

    private func addPan() -> UIPanGestureRecognizer {
        scene.add(UIPanGestureRecognizer(), "pan") { " T\(short($0.translation(in: nil)))" }
    }

    private let downward = "0 d1(100,100); .05 m1(100,115); .10 m1(100,150); .15 u1"
    private let downwardHeard = [
        "0 V.B{1}", "0.05 V.M{1}", "0.1 pan.began T(0,40)", "0.1 V.C{1}", "0.15 pan.ended T(0,40)",
    ]

    @Test func `03-60 a pan that waits for a swipe begins when that fails`() {
        let swipe = swipe(.right)
        addPan().require(toFail: swipe)
        #expect(scene.play(downward) == downwardHeard)
    }

    @Test func `03-60 it makes no difference which of both was added first`() {
        let pan = addPan()
        pan.require(toFail: swipe(.right))
        #expect(scene.play(downward) == downwardHeard)
    }

    @Test func `03-61 a delegate makes a pan wait, and is asked once an attempt`() {
        let delegate = Delegate()
        delegate.requires = ["swipe"]
        swipe(.right)
        addPan().delegate = delegate
        #expect(scene.play(downward) == downwardHeard)
        delegate.log = scene.log
        let heard = scene.play("3 d1(100,100); 3.05 m1(100,115); 3.10 m1(100,150); 3.15 u1")
        #expect(heard.filter { $0.hasSuffix("requires swipe") } == ["3.05 requires swipe"])
    }

    @Test func `03-61 the other's delegate makes a pan wait too`() {
        let delegate = Delegate()
        delegate.isRequiredBy = ["pan"]
        swipe(.right).delegate = delegate
        _ = addPan()
        #expect(scene.play(downward) == downwardHeard)
    }
}
