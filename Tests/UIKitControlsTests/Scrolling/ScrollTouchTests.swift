import Testing
import UIKit
import UIKitControls
import UIKitTesting

/// Fingers, content and what goes wrong between them: the field reports about scrolling, by number, and their kin.
@MainActor @Suite(.serialized) struct ScrollTouchTests {
    /// Screen 800×480, content 800×4000, a control at (100, 100, 200, 60).
    @MainActor private final class Field {
        let harness = Harness(size: CGSize(width: 800, height: 480))
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
        let control = UIControl(frame: CGRect(x: 100, y: 100, width: 200, height: 60))
        let events = EventList()
        let log = ScrollLog()

        init() {
            view.contentSize = CGSize(width: 800, height: 4_000)
            view.delegate = log
            harness.root.addSubview(view)
            view.addSubview(control)
            for (event, name) in [
                (UIControl.Event.touchUpInside, "up"), (.touchCancel, "cancel"),
                (.touchDown, "down"),
            ] {
                let events = events
                control.addAction(UIAction { _ in events.names.append(name) }, for: event)
            }
        }

        func move(_ dx: CGFloat, _ dy: CGFloat) {
            harness.advance(by: 0.016)
            harness.move(0, to: CGPoint(x: 200 + dx, y: 130 + dy))
        }
    }

    @Test func `FLD-23 a finger that rolls by six points is a tap`() {
        let field = Field()
        field.harness.down(0, at: CGPoint(x: 200, y: 130))
        field.move(0, 6)
        field.harness.up(0)
        #expect(field.events.names == ["down", "up"])
        #expect(field.view.contentOffset.y == 0)
    }

    @Test func `FLD-23 a finger that goes fourteen points scrolls`() {
        let field = Field()
        field.harness.down(0, at: CGPoint(x: 200, y: 130))
        field.move(0, -14)
        field.harness.up(0)
        #expect(field.events.names.isEmpty)
        #expect(field.view.contentOffset.y == 4)
    }

    @Test func `FLD-23 content that had the finger is told once that it lost it`() {
        let scene = ScrollScene()
        scene.drag(300, [(0.2, 293), (0.22, 286), (0.24, 280)], up: 0.3)
        #expect(scene.content.calls == ["B", "M", "C"])
        #expect(near(scene.y, 10))
    }

    @Test func `FLD-23 a finger that trembles is a tap`() {
        let field = Field()
        field.harness.down(0, at: CGPoint(x: 200, y: 130))
        for step in 0..<30 { field.move(step % 2 == 0 ? 4 : -4, step % 3 == 0 ? 4 : -4) }
        field.harness.up(0)
        #expect(field.events.names == ["down", "up"])
        #expect(field.view.contentOffset.y == 0)
        #expect(field.log.all.isEmpty)
    }

    @Test func `FLD-25 a tap reaches what is inside, a pointer without a button moves nothing`() {
        let field = Field()
        field.harness.tap(at: CGPoint(x: 200, y: 130), hold: 0.03)
        #expect(field.events.names == ["down", "up"])
        field.harness.hover(at: CGPoint(x: 200, y: 130))
        field.harness.hover(at: CGPoint(x: 200, y: 300))
        field.harness.advance(by: 1)
        #expect(field.view.contentOffset == .zero)
        field.harness.down(0, at: CGPoint(x: 200, y: 130))
        field.harness.advance(by: 0.15)
        #expect(field.control.isHighlighted)
        field.harness.advance(by: 0.05)
        field.harness.up(0)
        #expect(!field.control.isHighlighted)
        #expect(field.log.all.isEmpty)
    }

    @Test(arguments: [0.008, 0.016, 0.04])
    func `FLD-26 how far content coasts does not hang on how often the panel tells`(
        interval: TimeInterval
    ) {
        let scene = ScrollScene(content: CGSize(width: 320, height: 4_000))
        let count = Int((0.2 / interval).rounded())
        scene.drag(
            500,
            (1...count).map { (Double($0) * interval, 500 - 600 * Double($0) * interval) }
        )
        scene.harness.up(0)
        let y = scene.y
        scene.harness.advance(by: 5)
        // 0.499 · (600 − 10)
        #expect(near(scene.y - y, 294.41))
    }

    @Test func `FLD-26 how far content coasts does not hang on how often frames come`() {
        func end(every interval: TimeInterval) -> CGFloat {
            let scene = ScrollScene(content: CGSize(width: 320, height: 4_000))
            scene.harness.drag(
                from: CGPoint(x: 160, y: 500),
                to: CGPoint(x: 160, y: 380),
                duration: 0.2
            )
            for _ in 0..<Int((5 / interval).rounded()) {
                scene.harness.advance(by: interval)
                scene.harness.runFrame()
            }
            return scene.y
        }
        #expect(near(end(every: 1.0 / 30), end(every: 1.0 / 240)))
    }

    @Test func `FLD-27 content does not fly on from a finger that had stopped`() {
        let scene = ScrollScene()
        scene.drag(500, (1...10).map { (Double($0) * 0.01, 500 - 30 * CGFloat($0)) }, up: 0.25)
        #expect(scene.y == 290)
        scene.harness.advance(by: 2)
        #expect(scene.y == 290)
        #expect(scene.log.calls.last == "didEndDragging(false)")
    }

    @Test func `FLD-30 a drag goes on when the content under the finger goes away`() {
        let scene = ScrollScene()
        scene.drag(400, [(0.05, 370)])
        scene.content.removeFromSuperview()
        scene.harness.advance(by: 0.05)
        scene.harness.move(0, to: CGPoint(x: 160, y: 350))
        #expect(near(scene.y, 40))
        scene.harness.advance(by: 0.2)
        scene.harness.up(0)
        #expect(scene.log.calls.last == "didEndDragging(false)")
        #expect(scene.content.calls.isEmpty)
    }

    // MARK: - Questions

    /// Says no where it is told to, and writes down what it was asked.
    private final class Picky: UIScrollView {
        var begins = true
        var cancels = true
        var asked: [String] = []
        override func touchesShouldBegin(
            _ touches: Set<UITouch>,
            with event: UIEvent?,
            in view: UIView
        ) -> Bool {
            asked.append("begin \(touches.count) \(event != nil) \(type(of: view))")
            return begins
        }
        override func touchesShouldCancel(in view: UIView) -> Bool {
            asked.append("cancel \(type(of: view))")
            return cancels
        }
    }

    @Test func `05§2.3 content that may not begin gets nothing, and scrolling goes on`() {
        let view = Picky()
        view.begins = false
        let scene = ScrollScene(view: view)
        scene.drag(400, [(0.2, 385)])
        #expect(view.asked == ["begin 1 true TouchNoter"])
        #expect(scene.content.calls.isEmpty)
        #expect(near(scene.y, 5))
        scene.harness.up(0)
        scene.harness.tap(at: CGPoint(x: 160, y: 300))
        #expect(scene.content.calls.isEmpty)
    }

    @Test func `05§2.5 content keeps the finger where the answer is no`() {
        let view = Picky()
        view.cancels = false
        let scene = ScrollScene(view: view)
        scene.drag(400, [(0.2, 385), (0.25, 300)], up: 0.3)
        #expect(view.asked == ["begin 1 true TouchNoter", "cancel TouchNoter"])
        #expect(scene.content.calls == ["B", "M", "M", "E"])
        #expect(scene.log.all.isEmpty)
    }

    @Test func `05§2.5 content keeps the finger where touches cannot be cancelled`() {
        let view = Picky()
        view.canCancelContentTouches = false
        let scene = ScrollScene(view: view)
        scene.drag(400, [(0.2, 385), (0.25, 300)], up: 0.3)
        #expect(scene.content.calls == ["B", "M", "M", "E"])
        #expect(scene.log.all.isEmpty)
        // Before it has the finger, there is nothing to cancel.
        scene.drag(400, [(0.05, 385)])
        #expect(near(scene.y, 5))
    }

    @Test func `05§2.7 the scroll view's own touches come without a delay`() {
        final class Own: UIScrollView {
            var calls: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                calls.append("B")
            }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                calls.append("C")
            }
        }
        let view = Own()
        let scene = ScrollScene(view: view)
        scene.content.removeFromSuperview()
        scene.drag(400, [])
        #expect(view.calls == ["B"])
        scene.drag100(380, x: 160)
        #expect(view.calls == ["B", "C"])
        #expect(near(scene.y, 10))
    }

    // MARK: - State

    @Test func `a finger tracks from its coming to its leaving, dragging or not`() {
        let scene = ScrollScene()
        scene.harness.down(0, at: CGPoint(x: 160, y: 400))
        #expect(scene.view.isTracking && !scene.view.isDragging)
        scene.harness.advance(by: 0.05)
        scene.harness.move(0, to: CGPoint(x: 160, y: 380))
        #expect(scene.view.isTracking && scene.view.isDragging)
        scene.harness.advance(by: 0.2)
        scene.harness.up(0)
        #expect(!scene.view.isTracking && !scene.view.isDragging)
        scene.harness.down(0, at: CGPoint(x: 160, y: 400))
        scene.harness.advance(by: 0.05)
        scene.harness.up(0)
        #expect(!scene.view.isTracking)
    }

    @Test func `a second finger makes no jump, and both lifted shortly after each other fling`() {
        let scene = ScrollScene()
        scene.drag(400, [(0.05, 370)])
        #expect(near(scene.y, 20))
        scene.harness.down(1, at: CGPoint(x: 100, y: 100))
        #expect(near(scene.y, 20))
        for step in 1...5 {
            scene.harness.advance(by: 0.01)
            scene.harness.together {
                scene.harness.move(0, to: CGPoint(x: 160, y: 370 - 10 * CGFloat(step)))
                scene.harness.move(1, to: CGPoint(x: 100, y: 100 - 10 * CGFloat(step)))
            }
        }
        #expect(near(scene.y, 70))
        scene.harness.up(1)
        #expect(near(scene.y, 70))
        scene.harness.advance(by: 0.005)
        scene.harness.up(0)
        #expect(near(scene.log.velocity.y, 1, 1e-9))
        #expect(scene.content.calls.isEmpty)
    }

    @Test func `a finger that the device takes back lets go at rest`() {
        let scene = ScrollScene()
        scene.drag(400, [(0.02, 380), (0.04, 350), (0.06, 320)])
        scene.harness.cancel(0)
        #expect(scene.log.velocity == .zero)
        #expect(
            scene.log.calls == ["willBeginDragging", "willEndDragging", "didEndDragging(false)"]
        )
        #expect(!scene.view.isDragging && !scene.view.isTracking)
        scene.drag(100, [(0.02, 200)])
        scene.harness.unplugTouchscreen()
        scene.harness.advance(by: 2)
        #expect(scene.y == 0 || scene.y == 70)
        #expect(!scene.view.isDragging && !scene.view.isTracking && !scene.view.isDecelerating)
    }

    @Test func `a view that may no longer scroll lets go of its finger`() {
        let scene = ScrollScene()
        scene.drag(100, [(0.02, 200)])
        #expect(scene.y < 0)
        scene.view.isScrollEnabled = false
        #expect(!scene.view.isTracking)
        scene.harness.advance(by: 2)
        #expect(scene.y == 0)
        #expect(scene.log.calls.last == "didEndDecelerating")
        #expect(!scene.view.isDragging)
    }

    @Test func `caught beyond its top it waits for the finger and then comes back`() {
        let scene = ScrollScene()
        scene.drag(100, [(0.1, 200)], up: 0.2)
        scene.harness.advance(by: 0.05)
        let y = scene.y
        #expect(y < -10)
        scene.harness.down(0, at: CGPoint(x: 160, y: 200))
        scene.harness.advance(by: 1)
        #expect(scene.y == y)
        let count = scene.log.calls.count
        scene.harness.up(0)
        scene.harness.advance(by: 2)
        #expect(scene.y == 0)
        #expect(
            scene.log.calls.dropFirst(count) == ["willBeginDecelerating", "didEndDecelerating"]
        )
        #expect(scene.content.calls.isEmpty)
    }

    @Test func `dragged on beyond its top it does not jump`() {
        let scene = ScrollScene()
        scene.drag(100, [(0.1, 200)], up: 0.2)
        scene.harness.advance(by: 0.05)
        let y = scene.y
        scene.drag(200, [(0.05, 212)])
        #expect(abs(scene.y - y) < 2)
        #expect(scene.y < y)
    }

    @Test func `05§3 a drag that starts along an axis is locked to it, a diagonal one is free`() {
        let scene = ScrollScene(content: CGSize(width: 2_000, height: 2_000))
        scene.view.isDirectionalLockEnabled = true
        func drag(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
            scene.view.contentOffset = CGPoint(x: 500, y: 500)
            scene.harness.down(0, at: CGPoint(x: 160, y: 300))
            for step in [0.5, 1, 2] {
                scene.harness.advance(by: 0.05)
                scene.harness.move(0, to: CGPoint(x: 160 + dx * step, y: 300 + dy * step))
            }
            scene.harness.advance(by: 0.1)
            scene.harness.up(0)
            return scene.view.contentOffset
        }
        // |D| = 44.72 and 45.61 at the begin's whole way of twice these.
        let locked = drag(-40, -20)
        #expect(locked.x > 570 && locked.y == 500)
        let free = drag(-40, -22)
        #expect(free.x > 570 && free.y > 538)
        let down = drag(-10, -40)
        #expect(down.x == 500 && down.y > 570)
    }
}
