import Testing
import UIKit
import UIKitControls
import UIKitTesting

/// A screen to put scroll views into, made inside a test: one application lives at a time.
@MainActor private final class Nest {
    let harness = Harness()
    let screen = CGRect(x: 0, y: 0, width: 320, height: 568)

    func scroller(
        _ frame: CGRect,
        _ content: CGSize,
        in parent: UIView
    ) -> (view: UIScrollView, log: ScrollLog) {
        let view = UIScrollView(frame: frame)
        view.contentSize = content
        let log = ScrollLog()
        view.delegate = log
        parent.addSubview(view)
        return (view, log)
    }

    /// Drags from the middle and rests before the lift.
    func drag(_ dx: CGFloat, _ dy: CGFloat, lift: Bool = true) {
        harness.drag(
            from: CGPoint(x: 160, y: 284),
            to: CGPoint(x: 160 + dx, y: 284 + dy),
            duration: 0.1,
            lift: false
        )
        harness.advance(by: 0.1)
        if lift { harness.up(0) }
    }
}

/// 05 §9: which of several scroll views a finger moves.
@MainActor @Suite(.serialized) struct NestedScrollTests {
    @Test func `05§15.20 a list in a pager: each takes the drags along its own axis`() {
        let nest = Nest()
        let pager = nest.scroller(
            nest.screen,
            CGSize(width: 960, height: 568),
            in: nest.harness.root
        )
        pager.view.isPagingEnabled = true
        let list = nest.scroller(nest.screen, CGSize(width: 320, height: 2_000), in: pager.view)
        nest.drag(0, -110)
        #expect(list.view.contentOffset == CGPoint(x: 0, y: 100))
        #expect(pager.view.contentOffset == .zero)
        #expect(pager.log.all.isEmpty)
        list.log.all = []
        nest.drag(-210, 0)
        #expect(pager.log.calls.first == "willBeginDragging")
        nest.harness.advance(by: 2)
        #expect(pager.view.contentOffset == CGPoint(x: 320, y: 0))
        #expect(list.log.all.isEmpty)
    }

    @Test func `GAP-23 a row in a list: each takes the drags along its own axis`() {
        let nest = Nest()
        let list = nest.scroller(
            nest.screen,
            CGSize(width: 320, height: 2_000),
            in: nest.harness.root
        )
        let row = nest.scroller(
            CGRect(x: 0, y: 200, width: 320, height: 200),
            CGSize(width: 1_000, height: 200),
            in: list.view
        )
        nest.drag(-60, 0)
        #expect(row.view.contentOffset == CGPoint(x: 50, y: 0))
        #expect(list.log.all.isEmpty)
        nest.drag(0, -60)
        #expect(list.view.contentOffset == CGPoint(x: 0, y: 50))
        #expect(row.view.contentOffset == CGPoint(x: 50, y: 0))
    }

    @Test func `of two along one axis the inner one goes first, and keeps the drag at its end`() {
        let nest = Nest()
        let outer = nest.scroller(
            nest.screen,
            CGSize(width: 320, height: 2_000),
            in: nest.harness.root
        )
        let inner = nest.scroller(nest.screen, CGSize(width: 320, height: 620), in: outer.view)
        nest.drag(0, -110)
        #expect(outer.log.all.isEmpty)
        #expect(inner.view.contentOffset.y > 52)
        nest.harness.advance(by: 2)
        #expect(inner.view.contentOffset.y == 52)
    }

    @Test func `at its end the inner one leaves the drag to the outer one`() {
        let nest = Nest()
        let outer = nest.scroller(
            nest.screen,
            CGSize(width: 320, height: 2_000),
            in: nest.harness.root
        )
        let inner = nest.scroller(nest.screen, CGSize(width: 320, height: 620), in: outer.view)
        inner.view.contentOffset.y = 52
        inner.log.all = []
        nest.drag(0, -110)
        #expect(outer.view.contentOffset.y == 100)
        #expect(inner.log.all.isEmpty)
        // Back again it is the inner one's turn: it can go that way.
        nest.harness.down(0, at: CGPoint(x: 160, y: 100))
        nest.harness.advance(by: 0.05)
        nest.harness.move(0, to: CGPoint(x: 160, y: 150))
        #expect(inner.view.contentOffset.y == 12)
        #expect(outer.view.contentOffset.y == 100)
    }

    @Test func `where neither can go the inner one stretches`() {
        let nest = Nest()
        let outer = nest.scroller(
            nest.screen,
            CGSize(width: 320, height: 2_000),
            in: nest.harness.root
        )
        let inner = nest.scroller(nest.screen, CGSize(width: 320, height: 620), in: outer.view)
        nest.drag(0, 110, lift: false)
        #expect(inner.view.contentOffset.y < -40)
        #expect(outer.view.contentOffset.y == 0)
        nest.harness.up(0)
        nest.harness.advance(by: 2)
        #expect(inner.view.contentOffset.y == 0)
    }

    @Test func `an inner one whose content fits leaves all drags to the outer one`() {
        let nest = Nest()
        let outer = nest.scroller(
            nest.screen,
            CGSize(width: 320, height: 2_000),
            in: nest.harness.root
        )
        let inner = nest.scroller(nest.screen, CGSize(width: 320, height: 300), in: outer.view)
        nest.drag(0, -110)
        #expect(outer.view.contentOffset.y == 100)
        #expect(inner.log.all.isEmpty)
    }

    @Test func `content in both waits for the longer of the two delays, not for their sum`() {
        let nest = Nest()
        let outer = nest.scroller(
            nest.screen,
            CGSize(width: 320, height: 2_000),
            in: nest.harness.root
        )
        let inner = nest.scroller(nest.screen, CGSize(width: 1_000, height: 568), in: outer.view)
        let noter = TouchNoter(frame: nest.screen)
        inner.view.addSubview(noter)
        nest.harness.down(0, at: CGPoint(x: 160, y: 284))
        nest.harness.advance(by: 0.149)
        #expect(noter.calls.isEmpty)
        nest.harness.advance(by: 0.001)
        #expect(noter.calls == ["B"])
        nest.harness.up(0)
    }

    @Test func `a finger that stops the outer one is nothing to what is in the inner one`() {
        let nest = Nest()
        let outer = nest.scroller(
            nest.screen,
            CGSize(width: 320, height: 4_000),
            in: nest.harness.root
        )
        let inner = nest.scroller(
            CGRect(x: 0, y: 0, width: 320, height: 4_000),
            CGSize(width: 1_000, height: 4_000),
            in: outer.view
        )
        let noter = TouchNoter(frame: CGRect(x: 0, y: 0, width: 1_000, height: 4_000))
        inner.view.addSubview(noter)
        nest.harness.drag(
            from: CGPoint(x: 160, y: 500),
            to: CGPoint(x: 160, y: 300),
            duration: 0.1
        )
        nest.harness.advance(by: 0.1)
        #expect(outer.view.isDecelerating)
        nest.harness.tap(at: CGPoint(x: 160, y: 300))
        #expect(!outer.view.isDecelerating)
        #expect(noter.calls.isEmpty)
        // But a drag of the inner one may follow.
        nest.harness.advance(by: 1)
        nest.harness.drag(
            from: CGPoint(x: 160, y: 500),
            to: CGPoint(x: 160, y: 300),
            duration: 0.1
        )
        nest.harness.advance(by: 0.1)
        nest.harness.down(0, at: CGPoint(x: 160, y: 300))
        nest.harness.advance(by: 0.02)
        nest.harness.move(0, to: CGPoint(x: 130, y: 300))
        #expect(inner.view.contentOffset.x == 20)
        #expect(noter.calls.isEmpty)
        nest.harness.up(0)
    }

    @Test func `a subclass that conforms to the recognizers' delegate lets both scroll`() {
        let nest = Nest()
        final class Sharing: UIScrollView, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
            ) -> Bool { other.view is UIScrollView }
        }
        let outer = Sharing(frame: nest.screen)
        outer.contentSize = CGSize(width: 320, height: 2_000)
        nest.harness.root.addSubview(outer)
        let inner = nest.scroller(nest.screen, CGSize(width: 320, height: 2_000), in: outer)
        nest.drag(0, -110)
        #expect(outer.contentOffset.y == 100)
        #expect(inner.view.contentOffset.y == 100)
    }

    // MARK: - Side by side with a drawer

    @Test func `FLD-32 a list in an open drawer, and a row under a closed one`() {
        let nest = Nest()
        let main = UIViewController()
        let side = UIViewController()
        let drawer = DrawerViewController(main: main, left: side)
        drawer.edgeZone = 20
        nest.harness.window.rootViewController = drawer
        nest.harness.window.layoutIfNeeded()
        let list = nest.scroller(
            CGRect(x: 0, y: 0, width: 240, height: 568),
            CGSize(width: 240, height: 2_000),
            in: side.view
        )
        let row = nest.scroller(nest.screen, CGSize(width: 2_000, height: 568), in: main.view)
        nest.harness.drag(
            from: CGPoint(x: 200, y: 284),
            to: CGPoint(x: 140, y: 284),
            duration: 0.2
        )
        #expect(row.view.contentOffset.x >= 50)
        #expect(drawer.progress == 0)
        drawer.open(.left, animated: false)
        nest.harness.advance(by: 0.1)
        nest.harness.drag(
            from: CGPoint(x: 100, y: 284),
            to: CGPoint(x: 103, y: 224),
            duration: 0.2
        )
        #expect(list.view.contentOffset.y > 45)
        #expect(drawer.progress == 1)
    }
}
