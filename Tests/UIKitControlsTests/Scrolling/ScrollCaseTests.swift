import Testing
import UIKit
import UIKitControls
import UIKitTesting

/// The SCR rows of the case list that are told with fingers.
@MainActor @Suite(.serialized) struct ScrollCaseTests {
    @Test func `SCR-01 what a scroll view starts with`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 800, height: 450))
        #expect(view.contentOffset == .zero)
        #expect(view.contentSize == .zero)
        #expect(view.contentInset == .zero)
        #expect(view.showsHorizontalScrollIndicator && view.showsVerticalScrollIndicator)
        #expect(view.isScrollEnabled && view.bounces && view.bouncesZoom && view.scrollsToTop)
        #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
        #expect(view.delaysContentTouches && view.canCancelContentTouches && view.clipsToBounds)
        #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
        #expect(!view.isPagingEnabled && !view.isDirectionalLockEnabled)
        #expect(view.decelerationRate == .normal)
        #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
        #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
        #expect(view.keyboardDismissMode == .none && view.indicatorStyle == .default)
        #expect(view.contentInsetAdjustmentBehavior == .automatic)
        #expect(view.pinchGestureRecognizer == nil)
        #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
        #expect(view.subviews.isEmpty)
    }

    @Test func `SCR-02 the offset is the origin of the bounds`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 800, height: 450))
        view.contentOffset = CGPoint(x: 10, y: 20)
        #expect(view.bounds == CGRect(x: 10, y: 20, width: 800, height: 450))
        view.bounds.origin = CGPoint(x: 3, y: 4)
        #expect(view.contentOffset == CGPoint(x: 3, y: 4))
    }

    /// The recordings' view: 393×852 on a screen of 3 pixels a point.
    private func recorded(at offset: CGFloat) -> ScrollScene {
        let scene = ScrollScene(
            size: CGSize(width: 393, height: 852),
            content: CGSize(width: 393, height: 40_000)
        )
        scene.view.offsetScale = 3
        scene.view.contentOffset = CGPoint(x: 0, y: offset)
        scene.log.offsets = []
        scene.log.all = []
        return scene
    }

    private func steps(
        _ start: CGFloat,
        by step: CGFloat,
        every interval: TimeInterval,
        _ count: Int
    ) -> [(time: TimeInterval, y: CGFloat)] {
        (1...count).map { (Double($0) * interval, start + CGFloat($0) * step) }
    }

    @Test func `SCR-04 content pulled beyond its top follows on a band, in pixels`() {
        let scene = recorded(at: 0)
        scene.drag(120, steps(120, by: 5, every: 0.008, 3))
        #expect(near(scene.y, -2.6667))
        scene.harness.advance(by: 0.008)
        scene.harness.move(0, to: CGPoint(x: 160, y: 140))
        #expect(near(scene.y, -5.3333))
        for step in 5...120 {
            scene.harness.advance(by: 0.008)
            scene.harness.move(0, to: CGPoint(x: 160, y: 120 + 5 * CGFloat(step)))
        }
        #expect(near(scene.y, -235, 0.34))
    }

    @Test func `SCR-05 SCR-06 a slow drag begins at ten points and ends where it is`() {
        let scene = recorded(at: 5_000)
        scene.drag(600, steps(600, by: -3, every: 0.016, 3))
        #expect(scene.y == 5_000)
        #expect(scene.log.all.isEmpty)
        var atBegin: CGFloat = 0
        scene.log.onCall = { call, view in
            if call == "willBeginDragging" { atBegin = view.contentOffset.y }
        }
        scene.harness.advance(by: 0.016)
        scene.harness.move(0, to: CGPoint(x: 160, y: 588))
        #expect(atBegin == 5_000)
        #expect(scene.log.all == ["willBeginDragging", "didScroll"])
        #expect(scene.y == 5_002)
        for step in 5...60 {
            scene.harness.advance(by: 0.016)
            scene.harness.move(0, to: CGPoint(x: 160, y: 600 - 3 * CGFloat(step)))
        }
        #expect(scene.y == 5_170)
        scene.harness.advance(by: 0.3)
        scene.harness.up(0)
        #expect(scene.log.velocity == .zero)
        #expect(scene.log.target == CGPoint(x: 0, y: 5_170))
        #expect(
            scene.log.calls == ["willBeginDragging", "willEndDragging", "didEndDragging(false)"]
        )
    }

    @Test func `SCR-08 a fling at 750 points a second`() {
        let scene = recorded(at: 5_000)
        scene.drag(600, steps(600, by: -6, every: 0.008, 14))
        scene.harness.up(0)
        let lift = scene.harness.now
        #expect(scene.y == 5_074)
        #expect(near(scene.log.velocity.y, 0.75, 1e-9))
        #expect(near(scene.log.target.y, 5_443.667, 0.001))
        scene.harness.advance(to: lift + 0.11)
        #expect(near(scene.y, 5_147.7, 1))
        scene.harness.advance(to: lift + 0.49)
        #expect(near(scene.y, 5_308.7, 1))
        scene.harness.advance(to: lift + 3)
        #expect(near(scene.y, 5_443.3333))
        #expect(near((scene.log.times["didEndDecelerating"] ?? 0) - lift, 2.16, 0.018))
    }

    @Test func `SCR-10 a fling into the end`() {
        let scene = recorded(at: 38_798)
        scene.drag(700, steps(700, by: -25, every: 0.008, 12))
        #expect(scene.y == 39_088)
        scene.harness.up(0)
        let lift = scene.harness.now
        #expect(near(scene.log.velocity.y, 3.125, 1e-9))
        #expect(scene.log.target.y == 39_148)
        scene.harness.advance(by: 2)
        let peak = scene.log.offsets.map(\.y).max() ?? 0
        #expect(near(peak, 39_248.3, 1.4))
        #expect(scene.y == 39_148)
        #expect(near((scene.log.times["didEndDecelerating"] ?? 0) - lift, 0.81, 0.02))
    }

    private func small(_ content: CGFloat = 900, view: UIScrollView = UIScrollView()) -> ScrollScene
    {
        ScrollScene(
            size: CGSize(width: 200, height: 300),
            content: CGSize(width: 200, height: content),
            view: view
        )
    }

    @Test func `SCR-13 after the begin content follows the finger exactly`() {
        let scene = small()
        scene.drag(200, [(0.02, 150)], x: 100)
        let first = scene.y
        #expect(first == 40)
        scene.drag100(100)
        #expect(scene.y == first + 50)
        scene.drag100(137)
        #expect(scene.y == first + 13)
    }

    @Test func `SCR-14 content is still moving when the finger has left`() {
        let scene = small()
        scene.drag(280, (1...10).map { (Double($0) * 0.02, 280 - 10 * CGFloat($0)) }, x: 100)
        scene.harness.advance(by: 0.01)
        scene.harness.up(0)
        #expect(near(scene.y, 90))
        #expect(scene.view.isDecelerating)
    }

    @Test func `SCR-16 a flick near the end comes to rest exactly there`() {
        let scene = small(400)
        scene.view.contentOffset.y = 90
        scene.drag(280, (1...4).map { (Double($0) * 0.02, 280 - 10 * CGFloat($0)) }, x: 100)
        scene.harness.up(0)
        #expect(near(scene.log.velocity.y, 0.5, 1e-9))
        scene.harness.advance(by: 10)
        #expect(scene.y == 100)
        #expect(!scene.view.isDecelerating)
    }

    @Test func `SCR-17 content that fits does not move sideways`() {
        let scene = small()
        scene.harness.drag(
            from: CGPoint(x: 150, y: 200),
            to: CGPoint(x: 50, y: 200),
            duration: 0.1
        )
        #expect(scene.view.contentOffset == .zero)
        #expect(!scene.view.isDecelerating)
        #expect(scene.log.all.isEmpty)
    }

    @Test func `SCR-18 a finger on moving content stops it and is not given on`() {
        let scene = small()
        scene.drag(280, (1...5).map { (Double($0) * 0.02, 280 - 20 * CGFloat($0)) }, x: 100)
        scene.harness.up(0)
        scene.harness.advance(by: 0.1)
        #expect(scene.view.isDecelerating)
        scene.harness.down(0, at: CGPoint(x: 100, y: 100))
        let y = scene.y
        #expect(!scene.view.isDecelerating)
        scene.harness.advance(by: 1)
        #expect(scene.y == y)
        scene.harness.up(0)
        scene.harness.advance(by: 1)
        #expect(scene.content.calls.isEmpty)
    }

    /// A control at (20, 20, 120, 44) in the content, and what it sent.
    private func addButton(_ scene: ScrollScene) -> (control: UIControl, events: EventList) {
        let control = UIControl(frame: CGRect(x: 20, y: 20, width: 120, height: 44))
        let events = EventList()
        for (event, name) in [
            (UIControl.Event.touchDown, "down"), (.touchDragInside, "drag"),
            (.touchDragOutside, "drag"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
        ] {
            control.addAction(UIAction { _ in events.names.append(name) }, for: event)
        }
        scene.view.addSubview(control)
        return (control, events)
    }

    @Test func `SCR-20 a control is highlighted when the finger has rested`() {
        let scene = small()
        let button = addButton(scene)
        scene.harness.down(0, at: CGPoint(x: 60, y: 40))
        scene.harness.advance(by: 0.1)
        #expect(!button.control.isHighlighted)
        scene.harness.advance(to: 0.16)
        #expect(button.control.isHighlighted)
        scene.harness.up(0)
        #expect(button.events.names == ["down", "up"])
    }

    @Test func `SCR-21 a quick drag over a control is none of its business`() {
        let scene = small()
        let button = addButton(scene)
        scene.harness.down(0, at: CGPoint(x: 60, y: 40))
        scene.harness.advance(to: 0.05)
        scene.harness.move(0, to: CGPoint(x: 60, y: 20))
        scene.harness.advance(to: 0.1)
        scene.harness.move(0, to: CGPoint(x: 60, y: 0))
        #expect(scene.y == 30)
        scene.harness.advance(to: 0.5)
        scene.harness.up(0)
        scene.harness.advance(by: 1)
        #expect(button.events.names.isEmpty)
    }

    @Test func `SCR-22 05§15.7 a control keeps the finger that it has`() {
        let scene = small()
        let button = addButton(scene)
        scene.harness.down(0, at: CGPoint(x: 60, y: 40))
        scene.harness.advance(to: 0.16)
        scene.drag100(20, x: 60)
        scene.drag100(0, x: 60)
        #expect(button.events.names == ["down", "drag", "drag"])
        #expect(scene.y == 0)
        #expect(scene.log.all.isEmpty)
    }

    @Test func `SCR-22 a control loses it where the scroll view says so`() {
        final class Greedy: UIScrollView {
            override func touchesShouldCancel(in view: UIView) -> Bool { true }
        }
        let scene = small(view: Greedy())
        let button = addButton(scene)
        scene.harness.down(0, at: CGPoint(x: 60, y: 40))
        scene.harness.advance(to: 0.16)
        scene.drag100(20, x: 60)
        scene.drag100(0, x: 60)
        #expect(button.events.names == ["down", "cancel"])
        #expect(!button.control.isHighlighted)
        #expect(scene.y == 30)
    }

    @Test func `05§15.19 a quick tap on a control is down and up in one update`() {
        let scene = small()
        let button = addButton(scene)
        scene.harness.tap(at: CGPoint(x: 60, y: 40), hold: 0.05)
        #expect(button.events.names == ["down", "up"])
    }

    @Test func `SCR-24 content comes to rest where the delegate wants it`() {
        let scene = ScrollScene()
        scene.view.contentOffset.y = 50
        scene.log.newTarget = CGPoint(x: 0, y: 600)
        scene.drag(400, (1...6).map { (Double($0) * 0.01, 400 - 10 * CGFloat($0)) })
        scene.harness.up(0)
        #expect(scene.y == 100)
        #expect(near(scene.log.velocity.y, 1, 1e-9))
        scene.harness.advance(by: 6)
        #expect(scene.y == 600)
        #expect(scene.log.calls.last == "didEndDecelerating")
    }

    @Test func `SCR-25 calls scroll what fingers may not`() {
        let scene = ScrollScene(content: CGSize(width: 2_000, height: 568))
        scene.view.isScrollEnabled = false
        scene.view.contentOffset = CGPoint(x: 100, y: 0)
        #expect(scene.x == 100)
        scene.view.setContentOffset(CGPoint(x: 110, y: 0), animated: false)
        #expect(scene.x == 110)
        scene.harness.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 100, y: 100))
        #expect(scene.x == 110)
        #expect(scene.content.calls.first == "B")
    }

    @Test func `SCR-26 as little as necessary is scrolled to show a rectangle`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        view.contentSize = CGSize(width: 0, height: 900)
        view.isScrollEnabled = false
        for (y, offset) in [(230.0, 31.0), (240, 41), (250, 51), (100, 51), (20, 20), (899, 700)] {
            view.scrollRectToVisible(CGRect(x: 0, y: y, width: 1, height: 1), animated: false)
            #expect(view.contentOffset == CGPoint(x: 0, y: offset))
        }
    }
}

/// The names of events that a control sent.
@MainActor final class EventList {
    var names: [String] = []
}

extension ScrollScene {
    /// A twentieth of a second later the finger is at y.
    func drag100(_ y: CGFloat, x: CGFloat = 100) {
        harness.advance(by: 0.05)
        harness.move(0, to: CGPoint(x: x, y: y))
    }
}
