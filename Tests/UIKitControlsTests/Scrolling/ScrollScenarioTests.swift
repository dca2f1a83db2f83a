import Testing
import UIKit
import UIKitTesting

/// The scenarios of 05 §15 that one scroll view shows, by their numbers.
@MainActor @Suite(.serialized) struct ScrollScenarioTests {
    private let flick: [(time: TimeInterval, y: CGFloat)] = [(0.02, 392), (0.04, 380), (0.06, 364)]

    @Test func `05§15.1 a flick scrolls, coasts and comes to rest`() {
        let scene = ScrollScene()
        scene.drag(400, [flick[0], flick[1]])
        #expect(scene.log.calls == ["willBeginDragging"])
        #expect(near(scene.y, 10))
        scene.harness.advance(to: 0.06)
        scene.harness.move(0, to: CGPoint(x: 160, y: 364))
        #expect(near(scene.y, 26))
        scene.harness.advance(to: 0.07)
        scene.harness.up(0)
        #expect(near(scene.log.velocity.y, 0.49, 1e-9))
        #expect(scene.log.velocity.x == 0)
        #expect(near(scene.log.target.y, 265.7599))
        #expect(
            scene.log.calls == [
                "willBeginDragging", "willEndDragging", "didEndDragging(true)",
                "willBeginDecelerating",
            ]
        )
        for (time, y) in [(0.1, 70.3622), (0.5, 180.6498), (1, 237.4854)] {
            scene.harness.advance(to: 0.07 + time)
            #expect(near(scene.y, y))
        }
        scene.harness.advance(to: 0.07 + 1.9439)
        #expect(scene.view.isDecelerating)
        scene.harness.advance(to: 0.07 + 1.9440 + 1.0 / 60)
        #expect(near(scene.y, 265.52))
        #expect(!scene.view.isDecelerating)
        #expect(scene.log.calls.last == "didEndDecelerating")
        #expect(scene.content.calls.isEmpty)
        // 05 §2.9: tracking, dragging, decelerating inside the calls.
        #expect(
            scene.log.flags == [
                "willBeginDragging td-", "willEndDragging td-", "didEndDragging(true) td-",
                "willBeginDecelerating -dc", "didEndDecelerating ---",
            ]
        )
    }

    @Test func `05§15.2 with the fast rate it is at rest much sooner`() {
        let scene = ScrollScene()
        scene.view.decelerationRate = .fast
        scene.drag(400, flick, up: 0.07)
        #expect(near(scene.log.target.y, 73.7596))
        scene.harness.advance(by: 0.387)
        #expect(scene.view.isDecelerating)
        scene.harness.advance(by: 1.0 / 60)
        #expect(!scene.view.isDecelerating)
        #expect(near(scene.y, 73.52))
    }

    @Test(arguments: [0.10, 0.15])
    func `05§15.4 a quick tap reaches the content when it is over`(up: TimeInterval) {
        let scene = ScrollScene()
        scene.drag(400, [], up: up)
        #expect(scene.content.calls == ["B", "E"])
        #expect(scene.content.times == [up, up])
        #expect(scene.log.all.isEmpty)
    }

    @Test func `05§15.5 a finger that rests reaches the content after 0.15 s`() {
        let scene = ScrollScene()
        scene.drag(400, [], up: 0.3)
        #expect(scene.content.calls == ["B", "E"])
        #expect(scene.content.times == [0.15, 0.3])
    }

    @Test func `05§15.6 a drag takes the touch that the content has`() {
        let scene = ScrollScene()
        scene.drag(400, [(0.2, 385)])
        #expect(scene.content.calls == ["B", "C"])
        #expect(scene.content.times[0] == 0.15)
        #expect(scene.log.all == ["willBeginDragging", "didScroll"])
        #expect(near(scene.y, 5))
    }

    @Test func `05§15.9 without the delay the content has the touch at once`() {
        let scene = ScrollScene()
        scene.view.delaysContentTouches = false
        scene.drag(400, [])
        #expect(scene.content.calls == ["B"])
        scene.harness.advance(by: 0.02)
        scene.harness.move(0, to: CGPoint(x: 160, y: 385))
        #expect(scene.content.calls == ["B", "C"])
        #expect(scene.log.all == ["willBeginDragging", "didScroll"])
        #expect(near(scene.y, 5))
    }

    @Test func `05§15.10 content pulled beyond its top comes back by itself`() {
        let scene = ScrollScene()
        scene.drag(100, [(0.1, 150), (0.2, 200)], up: 0.5)
        #expect(near(scene.log.offsets.last?.y ?? 0, -45.5320))
        #expect(scene.log.velocity == .zero)
        #expect(scene.log.target == .zero)
        #expect(scene.log.calls.suffix(2) == ["didEndDragging(true)", "willBeginDecelerating"])
        for (time, y) in [
            (0.05, -27.5878), (0.1, -16.6826), (0.2, -6.0683), (0.3, -2.1939), (0.4, -0.7890),
        ] {
            scene.harness.advance(to: 0.5 + time)
            #expect(near(scene.y, y))
        }
        scene.harness.advance(to: 0.944)
        #expect(scene.view.isDecelerating)
        scene.harness.advance(to: 0.9445)
        #expect(!scene.view.isDecelerating)
        #expect(scene.y == 0)
        #expect(scene.log.calls.last == "didEndDecelerating")
    }

    @Test func `05§15.11 without bouncing it stays at its edge`() {
        let scene = ScrollScene()
        scene.view.bounces = false
        scene.drag(100, [(0.1, 150), (0.2, 200)], up: 0.5)
        #expect(scene.y == 0)
        #expect(
            scene.log.all == ["willBeginDragging", "willEndDragging", "didEndDragging(false)"]
        )
        #expect(scene.log.flags[2] == "didEndDragging(false) t--")
        #expect(!scene.view.isTracking)
    }

    @Test func `05§15.13 a drag along an axis that does not scroll belongs to the content`() {
        let scene = ScrollScene()
        scene.harness.down(0, at: CGPoint(x: 160, y: 400))
        scene.harness.advance(by: 0.05)
        scene.harness.move(0, to: CGPoint(x: 200, y: 400))
        #expect(scene.content.calls == ["B", "M"])
        #expect(scene.content.times == [0.05, 0.05])
        scene.harness.advance(by: 0.05)
        scene.harness.move(0, to: CGPoint(x: 200, y: 300))
        #expect(scene.content.calls == ["B", "M", "M"])
        #expect(scene.log.all.isEmpty)
        scene.harness.up(0)
        #expect(scene.content.calls.last == "E")
    }

    @Test func `05§15.16 an animated scroll takes 0.3 s`() {
        let scene = ScrollScene()
        scene.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        scene.harness.advance(by: 0.15)
        #expect(near(scene.y, 250))
        scene.harness.advance(by: 0.14)
        #expect(scene.log.calls.isEmpty)
        scene.harness.advance(by: 0.01)
        #expect(scene.y == 500)
        #expect(scene.log.calls == ["didEndScrollingAnimation"])
        #expect(scene.log.offsets.count >= 15)
        scene.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        scene.harness.advance(by: 1)
        #expect(scene.log.calls.count == 1)
    }

    @Test func `05§15.17 a finger that stops the content is no tap`() {
        let scene = ScrollScene()
        let tap = UITapGestureRecognizer()
        var taps = 0
        let target = ActionCounter { taps += 1 }
        tap.addTarget(target, action: ActionCounter.count)
        scene.content.addGestureRecognizer(tap)
        scene.drag(400, flick, up: 0.07)
        scene.harness.advance(by: 0.24)
        let y = scene.y
        scene.harness.down(0, at: CGPoint(x: 160, y: 300))
        #expect(!scene.view.isDecelerating)
        #expect(!scene.view.isDragging)
        #expect(scene.view.isTracking)
        #expect(scene.log.calls.last == "didEndDecelerating")
        let count = scene.log.calls.count
        scene.harness.advance(by: 0.05)
        scene.harness.up(0)
        scene.harness.advance(by: 1)
        #expect(scene.y == y)
        #expect(scene.log.calls.count == count)
        #expect(scene.content.calls.isEmpty)
        #expect(taps == 0)
        #expect(!scene.view.isTracking)
        scene.harness.tap(at: CGPoint(x: 160, y: 300))
        #expect(taps == 1)
    }

    @Test func `05§15.17 a drag after the stop is a drag like any other`() {
        let scene = ScrollScene()
        scene.drag(400, flick, up: 0.07)
        scene.harness.advance(by: 0.24)
        let count = scene.log.calls.count
        let y = scene.y
        scene.drag(300, [(0.02, 295), (0.04, 288)], up: 0.2)
        #expect(near(scene.y, y + 2, 0.0001))
        #expect(
            scene.log.calls.dropFirst(count) == [
                "didEndDecelerating", "willBeginDragging", "willEndDragging",
                "didEndDragging(false)",
            ]
        )
        #expect(scene.content.calls.isEmpty)
    }
}

/// A target that counts.
@MainActor final class ActionCounter {
    private let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    func count() { body() }
}
