import Testing
import UIKit
import UIKitControls
import UIKitTesting

/// Drawers around lists, pagers and other drawers (report 32 of the field's bugs).
@MainActor @Suite(.serialized) struct DrawerNestingTests {
    /// Makes the harness within the test, since another suite's takes the place of one that is made before.
    @MainActor private final class Bench {
        lazy var harness = Harness(size: CGSize(width: 800, height: 480))
    }

    private let bench = Bench()
    private var harness: Harness { bench.harness }

    private func show(_ scroller: UIScrollView, onSide: Bool = false) -> DrawerViewController {
        let main = UIViewController()
        let left = UIViewController()
        let drawer = DrawerViewController(main: main, left: left)
        harness.window.rootViewController = drawer
        harness.runFrame()
        scroller.frame = CGRect(x: 0, y: 0, width: onSide ? 250 : 800, height: 480)
        (onSide ? left : main).view.addSubview(scroller)
        harness.runFrame()
        return drawer
    }

    private func list() -> UIScrollView {
        let list = UIScrollView()
        list.contentSize = CGSize(width: 250, height: 4_000)
        return list
    }

    private func pager() -> UIScrollView {
        let pager = UIScrollView()
        pager.contentSize = CGSize(width: 2_400, height: 480)
        return pager
    }

    private func drag(by way: CGVector, from start: CGPoint, cancels: Bool = false) {
        harness.down(1, at: start)
        for step in 1...12 {
            harness.advance(by: 1.0 / 60)
            let share = CGFloat(step) / 12
            harness.move(1, to: CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share))
        }
        if cancels { harness.cancel(1) } else { harness.up(1) }
    }

    @Test func `report 32 a vertical flick scrolls the list of an open drawer`() {
        let list = list()
        let drawer = show(list, onSide: true)
        drawer.open(.left, animated: false)
        harness.runFrame()
        drag(by: CGVector(dx: 3, dy: -60), from: CGPoint(x: 100, y: 300))
        #expect(list.contentOffset.y > 40)
        #expect(drawer.state == .open(.left))
    }

    @Test func `report 32 a slanted drag that is cancelled leaves nothing half open`() {
        let list = list()
        let drawer = show(list)
        for (way, start) in [(60.0, 100.0), (-60, 600), (200, 100)] {
            drag(by: CGVector(dx: way, dy: 40), from: CGPoint(x: start, y: 200), cancels: true)
            harness.advance(by: 1)
            #expect(drawer.progress == 0 || drawer.progress == 1)
        }
    }

    @Test func `a sideways drag over a list is the drawer's, a slanted one the list's`() {
        let list = list()
        let drawer = show(list)
        drag(by: CGVector(dx: 200, dy: 30), from: CGPoint(x: 100, y: 200))
        harness.advance(by: 1)
        #expect(drawer.state == .open(.left))
        #expect(list.contentOffset.y == 0)
        drawer.close(animated: false)
        harness.runFrame()
        drag(by: CGVector(dx: 120, dy: -90), from: CGPoint(x: 100, y: 300))
        harness.advance(by: 1)
        #expect(drawer.state == .closed)
        #expect(list.contentOffset.y > 50)
    }

    @Test func `a drag left on the list of an open drawer closes it`() {
        let list = list()
        let drawer = show(list, onSide: true)
        drawer.open(.left, animated: false)
        harness.runFrame()
        drag(by: CGVector(dx: -200, dy: 10), from: CGPoint(x: 220, y: 200))
        harness.advance(by: 1)
        #expect(drawer.state == .closed)
        #expect(list.contentOffset.y == 0)
    }

    @Test func `report 32 a swipe in the middle of a pager moves the pager`() {
        let pager = pager()
        let drawer = show(pager)
        drag(by: CGVector(dx: -200, dy: 0), from: CGPoint(x: 400, y: 200))
        #expect(pager.contentOffset.x > 100)
        #expect(drawer.state == .closed)
    }

    @Test func `a pager gives the drag away where it has no page, and keeps it where it has one`() {
        let pager = pager()
        let drawer = show(pager)
        drag(by: CGVector(dx: 200, dy: 0), from: CGPoint(x: 400, y: 200))
        harness.advance(by: 1)
        #expect(drawer.state == .open(.left))
        #expect(pager.contentOffset.x == 0)
        drawer.close(animated: false)
        pager.contentOffset.x = 800
        harness.runFrame()
        drag(by: CGVector(dx: 200, dy: 0), from: CGPoint(x: 400, y: 200))
        #expect(drawer.state == .closed)
        #expect(pager.contentOffset.x < 700)
    }

    @Test func `the edge zone goes before a pager, and only there`() {
        let pager = pager()
        let drawer = show(pager)
        drawer.edgeZone = 20
        pager.contentOffset.x = 800
        harness.runFrame()
        drag(by: CGVector(dx: 200, dy: 0), from: CGPoint(x: 10, y: 200))
        harness.advance(by: 1)
        #expect(drawer.state == .open(.left))
        #expect(pager.contentOffset.x == 800)
        drawer.close(animated: false)
        pager.contentOffset.x = 0
        harness.runFrame()
        drag(by: CGVector(dx: 200, dy: 0), from: CGPoint(x: 400, y: 200))
        #expect(drawer.state == .closed)
    }

    @Test func `a drawer in a drawer takes what it can use`() {
        let inner = DrawerViewController(
            main: UIViewController(),
            left: nil,
            right: UIViewController()
        )
        let outer = DrawerViewController(
            main: inner,
            left: UIViewController(),
            right: UIViewController()
        )
        harness.window.rootViewController = outer
        harness.runFrame()
        drag(by: CGVector(dx: -200, dy: 0), from: CGPoint(x: 600, y: 200))
        harness.advance(by: 1)
        #expect(inner.state == .open(.right) && outer.state == .closed)
        drag(by: CGVector(dx: 200, dy: 0), from: CGPoint(x: 100, y: 200))
        harness.advance(by: 1)
        #expect(inner.state == .closed && outer.state == .closed)
        drag(by: CGVector(dx: 200, dy: 0), from: CGPoint(x: 100, y: 200))
        harness.advance(by: 1)
        #expect(inner.state == .closed && outer.state == .open(.left))
    }

    @Test func `two drawers beside each other do not mind`() {
        let first = DrawerViewController(main: UIViewController(), left: UIViewController())
        let second = DrawerViewController(main: UIViewController(), left: UIViewController())
        let parent = UIViewController()
        for (index, drawer) in [first, second].enumerated() {
            parent.addChild(drawer)
            drawer.view.frame = CGRect(x: CGFloat(index) * 400, y: 0, width: 400, height: 480)
            parent.view.addSubview(drawer.view)
            drawer.didMove(toParent: parent)
        }
        harness.window.rootViewController = parent
        harness.runFrame()
        drag(by: CGVector(dx: 200, dy: 0), from: CGPoint(x: 50, y: 200))
        drag(by: CGVector(dx: 200, dy: 0), from: CGPoint(x: 450, y: 200))
        harness.advance(by: 1)
        #expect(first.state == .open(.left) && second.state == .open(.left))
        harness.tap(at: CGPoint(x: 350, y: 200))
        harness.advance(by: 1)
        #expect(first.state == .closed && second.state == .open(.left))
    }
}
