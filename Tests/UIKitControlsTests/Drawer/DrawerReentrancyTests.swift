import Testing
import UIKit
import UIKitControls
import UIKitTesting

/// Calls from completions and delegates, and drawers that go away in the middle.
@MainActor @Suite(.serialized) struct DrawerReentrancyTests {
    private final class Child: UIViewController {
        var log: [String] = []
        override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
        override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
        override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
    }

    private func shown() -> (Harness, DrawerViewController, Child) {
        let harness = Harness()
        let left = Child()
        let drawer = DrawerViewController(
            main: UIViewController(),
            left: left,
            right: UIViewController()
        )
        harness.window.rootViewController = drawer
        harness.runFrame()
        return (harness, drawer, left)
    }

    @Test func `a call made by the completion of the call before wins`() {
        let (harness, drawer, _) = shown()
        var results: [String] = []
        drawer.open(.left) { finished in
            results.append("first \(finished)")
            drawer.open(.left) { results.append("third \($0)") }
        }
        harness.advance(by: 0.1)
        drawer.close { results.append("second \($0)") }
        harness.advance(by: 1)
        #expect(results == ["first false", "second false", "third true"])
        #expect(drawer.state == .open(.left))
    }

    @Test func `a call in the middle of a drag takes the drawer from the finger`() {
        let (harness, drawer, _) = shown()
        harness.down(1, at: CGPoint(x: 50, y: 300))
        harness.move(1, to: CGPoint(x: 120, y: 300))
        harness.advance(by: 0.1)
        drawer.close()
        harness.move(1, to: CGPoint(x: 150, y: 300))
        harness.advance(by: 1)
        harness.move(1, to: CGPoint(x: 180, y: 300))
        harness.up(1)
        harness.advance(by: 1)
        #expect(drawer.state == .closed)
        #expect(drawer.mainViewController.view.frame.minX == 0)
    }

    @Test func `a finger that was down before a settle began catches it where it is seen`() {
        let (harness, drawer, _) = shown()
        harness.down(1, at: CGPoint(x: 100, y: 300))
        harness.advance(by: 0.1)
        drawer.open(.left)
        harness.advance(by: 0.1)
        let main = drawer.mainViewController.view
        let seen = main?.layer.presentation()?.frame.minX ?? 0
        harness.move(1, to: CGPoint(x: 111, y: 300))
        let caught = main?.layer.presentation()?.frame.minX ?? 0
        #expect(abs(caught - seen) <= 11)
        #expect(drawer.state == .dragging)
        #expect(main?.layer.animationKeys() == nil)
    }

    @Test func `a width that changes in the middle of a settle is the one it rests at`() {
        let (harness, drawer, _) = shown()
        drawer.open(.left)
        harness.advance(by: 0.1)
        drawer.leftWidth = .points(100)
        harness.advance(by: 1)
        #expect(drawer.progress == 1)
        #expect(drawer.mainViewController.view.frame.minX == 100)
    }

    @Test func `a drawer that is not shown opens without its side appearing until it is shown`() {
        let harness = Harness()
        let left = Child()
        let drawer = DrawerViewController(main: UIViewController(), left: left)
        drawer.open(.left, animated: false)
        #expect(left.log.isEmpty)
        harness.window.rootViewController = drawer
        #expect(left.log == ["willAppear", "didAppear"])
    }

    @Test func `a side that has no room does not open`() {
        let (_, drawer, _) = shown()
        drawer.leftWidth = .points(0)
        var result: Bool?
        drawer.open(.left) { result = $0 }
        #expect(result == false)
        #expect(drawer.state == .closed)
    }

    @Test func `a drawer that goes away in the middle of a settle tells who waits`() {
        let harness = Harness()
        var results: [Bool] = []
        weak var gone: DrawerViewController?
        do {
            let drawer = DrawerViewController(main: UIViewController(), left: UIViewController())
            gone = drawer
            harness.window.rootViewController = drawer
            harness.runFrame()
            drawer.open(.left) { results.append($0) }
            harness.advance(by: 0.1)
            harness.window.rootViewController = nil
        }
        harness.advance(by: 1)
        #expect(gone == nil)
        #expect(results.count == 1)
    }
}
