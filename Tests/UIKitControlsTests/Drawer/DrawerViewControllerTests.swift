import Testing
import UIKit
import UIKitControls
import UIKitTesting

@MainActor @Suite(.serialized) struct DrawerViewControllerTests {
    private final class Fixture: DrawerViewControllerDelegate {
        let harness: Harness
        let main = UIViewController()
        let left = UIViewController()
        let right = UIViewController()
        let drawer: DrawerViewController
        var log: [String] = []

        init(width: CGFloat = 320, height: CGFloat = 568) {
            harness = Harness(size: CGSize(width: width, height: height))
            drawer = DrawerViewController(main: main, left: left, right: right)
            drawer.delegate = self
            harness.window.rootViewController = drawer
            harness.runFrame()
        }

        var frame: CGRect { main.view.frame }

        func drawer(
            _ drawer: DrawerViewController,
            willOpen side: DrawerViewController.Side,
            animated: Bool
        ) { log.append("willOpen \(side)") }
        func drawer(_ drawer: DrawerViewController, didOpen side: DrawerViewController.Side) {
            log.append("didOpen \(side)")
        }
        func drawer(
            _ drawer: DrawerViewController,
            willClose side: DrawerViewController.Side,
            animated: Bool
        ) { log.append("willClose \(side)") }
        func drawer(_ drawer: DrawerViewController, didClose side: DrawerViewController.Side) {
            log.append("didClose \(side)")
        }

        /// A finger down, ten points to get the pan going, then to where the main view stands at `x`.
        func drag(to x: CGFloat, from start: CGFloat = 100) {
            harness.down(1, at: CGPoint(x: start, y: 300))
            harness.advance(by: 0.1)
            harness.move(1, to: CGPoint(x: start + (x > drawer.seen ? 10 : -10), y: 300))
            harness.advance(by: 0.5)
            let rest = x - drawer.seen
            harness.move(1, to: CGPoint(x: start + (rest > 0 ? 10 : -10) + rest, y: 300))
            harness.advance(by: 0.5)
        }
    }

    @Test func `at first it is closed and the sides are hidden`() {
        let f = Fixture()
        #expect(f.drawer.state == .closed)
        #expect(f.drawer.progress == 0)
        #expect(f.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
        #expect(f.left.view.isHidden && f.right.view.isHidden)
        #expect(f.log.isEmpty)
    }

    @Test(arguments: [40.0, 80, 120, 160, 200, 250])
    func `01§N the main view follows the finger, whatever the way`(x: CGFloat) {
        let f = Fixture()
        f.drag(to: x)
        #expect(f.drawer.state == .dragging)
        let height = 568 - 120 * x / 320
        #expect(abs(f.frame.minX - x) < 1e-9)
        #expect(abs(f.frame.height - height) < 1e-9)
        #expect(abs(f.frame.width - 320 * height / 568) < 1e-9)
        #expect(abs(f.frame.minY - (568 - height) / 2) < 1e-9)
        // Away and back again leaves no trace.
        for step in [300.0, 105, 180, 110 + x] {
            f.harness.move(1, to: CGPoint(x: step, y: 300))
            f.harness.advance(by: 0.1)
        }
        #expect(abs(f.frame.minX - x) < 1e-9)
        #expect(abs(f.frame.height - height) < 1e-9)
    }

    @Test func `let go beyond half the width it opens, before that it closes`() {
        let f = Fixture()
        f.drag(to: 130)
        f.harness.up(1)
        #expect(f.drawer.state == .settling)
        f.harness.advance(by: 0.3)
        #expect(f.drawer.state == .open(.left))
        #expect(f.drawer.progress == 1)
        #expect(abs(f.frame.minX - 250) < 1e-9)
        #expect(abs(f.frame.width - 267.1831) < 0.00005)
        #expect(!f.left.view.isHidden && f.right.view.isHidden)
        #expect(f.log == ["willOpen left", "didOpen left"])

        let g = Fixture()
        g.drag(to: 120)
        g.harness.up(1)
        g.harness.advance(by: 0.3)
        #expect(g.drawer.state == .closed)
        #expect(g.drawer.progress == 0)
        #expect(g.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
        #expect(g.left.view.isHidden && g.right.view.isHidden)
        #expect(g.log == ["willOpen left", "willClose left", "didClose left"])
    }

    @Test func `to the left the right side is uncovered`() {
        let f = Fixture()
        f.drag(to: -150, from: 300)
        #expect(f.left.view.isHidden && !f.right.view.isHidden)
        f.harness.up(1)
        f.harness.advance(by: 0.3)
        #expect(f.drawer.state == .open(.right))
        #expect(abs(f.frame.minX + 220) < 1e-9)
        #expect(abs(f.frame.height - 485.5) < 1e-9)
    }

    @Test func `a fling opens and closes from anywhere`() {
        let f = Fixture()
        f.harness.drag(
            from: CGPoint(x: 50, y: 300),
            to: CGPoint(x: 110, y: 300),
            duration: 0.1
        )
        f.harness.advance(by: 0.5)
        #expect(f.drawer.state == .open(.left))
        f.harness.drag(
            from: CGPoint(x: 300, y: 300),
            to: CGPoint(x: 240, y: 300),
            duration: 0.1
        )
        f.harness.advance(by: 0.5)
        #expect(f.drawer.state == .closed)
        #expect(f.log == ["willOpen left", "didOpen left", "willClose left", "didClose left"])
    }

    @Test func `a tap on the open main view closes it`() {
        let f = Fixture()
        f.drawer.open(.left, animated: false)
        #expect(f.drawer.state == .open(.left))
        f.harness.runFrame()
        f.harness.tap(at: CGPoint(x: 290, y: 300))
        f.harness.advance(by: 0.3)
        #expect(f.drawer.state == .closed)
    }

    @Test func `a tap on the side of an open drawer leaves it open`() {
        let f = Fixture()
        f.drawer.open(.left, animated: false)
        f.harness.runFrame()
        f.harness.tap(at: CGPoint(x: 100, y: 300))
        f.harness.advance(by: 0.5)
        #expect(f.drawer.state == .open(.left))
    }

    @Test(arguments: [130.0, 120])
    func `a cancelled drag settles by its position`(x: CGFloat) {
        let f = Fixture()
        f.drag(to: x)
        f.harness.cancel(1)
        f.harness.advance(by: 0.3)
        #expect(f.drawer.state == (x == 130 ? .open(.left) : .closed))
    }

    @Test func `a finger catches a settle where it is seen`() {
        let f = Fixture()
        f.drawer.open(.left)
        f.harness.advance(by: 0.1)
        let seen = f.drawer.seen
        #expect(seen > 50 && seen < 250)
        f.harness.down(1, at: CGPoint(x: 280, y: 300))
        #expect(f.drawer.state == .dragging)
        #expect(abs(f.frame.minX - seen) < 1e-6)
        f.harness.advance(by: 1)
        #expect(abs(f.frame.minX - seen) < 1e-6)
        f.harness.move(1, to: CGPoint(x: 260, y: 300))
        #expect(abs(f.frame.minX - (seen - 20)) < 1e-6)
        f.harness.advance(by: 0.5)
        f.harness.up(1)
        f.harness.advance(by: 0.5)
        #expect(f.drawer.progress == 0 || f.drawer.progress == 1)
    }

    @Test func `a call's completion tells whether it came through`() {
        let f = Fixture()
        var results: [Bool] = []
        f.drawer.open(.left) { results.append($0) }
        f.harness.advance(by: 0.1)
        f.drawer.close { results.append($0) }
        #expect(results == [false])
        f.harness.advance(by: 0.5)
        #expect(results == [false, true])
        #expect(f.drawer.state == .closed)
        #expect(f.log == ["willOpen left", "willClose left", "didClose left"])
    }

    @Test func `opening the other side closes this one first`() {
        let f = Fixture()
        f.drawer.open(.left, animated: false)
        var result: Bool?
        f.drawer.open(.right) { result = $0 }
        f.harness.advance(by: 0.3)
        #expect(result == nil)
        f.harness.advance(by: 0.3)
        #expect(result == true)
        #expect(f.drawer.state == .open(.right))
        #expect(
            f.log == [
                "willOpen left", "didOpen left", "willClose left", "didClose left",
                "willOpen right", "didOpen right",
            ]
        )
    }

    @Test func `toggling opens and closes`() {
        let f = Fixture()
        f.drawer.toggle(.right, animated: false)
        #expect(f.drawer.state == .open(.right))
        f.drawer.toggle(.right, animated: false)
        #expect(f.drawer.state == .closed)
    }

    @Test func `an edge zone keeps drags from the middle out`() {
        let f = Fixture()
        f.drawer.edgeZone = 20
        f.harness.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 300))
        #expect(f.frame.minX == 0)
        f.harness.drag(from: CGPoint(x: 10, y: 300), to: CGPoint(x: 200, y: 300))
        f.harness.advance(by: 0.5)
        #expect(f.drawer.state == .open(.left))
    }

    @Test func `report 32 a drag that goes down does not move the drawer`() {
        let f = Fixture()
        f.harness.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 103, y: 240))
        #expect(f.drawer.state == .closed)
        #expect(f.frame.minX == 0)
        #expect(f.log.isEmpty)
    }

    @Test func `a side without a controller does not open`() {
        let harness = Harness()
        let drawer = DrawerViewController(main: UIViewController(), left: UIViewController())
        harness.window.rootViewController = drawer
        harness.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 50, y: 300))
        harness.advance(by: 0.5)
        #expect(drawer.state == .closed)
        var result: Bool?
        drawer.open(.right) { result = $0 }
        #expect(result == false)
    }

    @Test func `a finger that takes no time moves it too`() {
        let f = Fixture()
        f.harness.down(1, at: CGPoint(x: 100, y: 300))
        f.harness.move(1, to: CGPoint(x: 130, y: 300))
        #expect(f.drawer.state == .dragging)
        #expect(f.frame.minX == 20)
    }

    @Test func `an open side stays open when the size changes`() {
        let f = Fixture()
        f.drawer.leftWidth = .fraction(0.5)
        f.drawer.open(.left, animated: false)
        f.harness.runFrame()
        #expect(abs(f.frame.minX - 160) < 1e-9)
        f.harness.resize(to: CGSize(width: 568, height: 320))
        f.harness.runFrame()
        #expect(f.drawer.state == .open(.left))
        #expect(abs(f.frame.minX - 284) < 1e-9)
        #expect(abs(f.frame.height - 260) < 1e-9)
    }

    @Test func `a resize in the middle of a settle comes to rest`() {
        let f = Fixture()
        var result: Bool?
        f.drawer.open(.left) { result = $0 }
        f.harness.advance(by: 0.1)
        f.harness.resize(to: CGSize(width: 568, height: 320))
        f.harness.advance(by: 0.5)
        #expect(f.drawer.state == .open(.left))
        #expect(result == true)
        #expect(abs(f.frame.minX - 250) < 1e-9)
    }

    @Test func `right-to-left interfaces swap the sides`() {
        let f = Fixture()
        defer { f.harness.application.interfaceSettings = InterfaceSettings() }
        f.harness.application.userInterfaceLayoutDirection = .rightToLeft
        defer { f.harness.application.userInterfaceLayoutDirection = .leftToRight }
        f.drawer.open(.right, animated: false)
        f.harness.runFrame()
        #expect(!f.left.view.isHidden && f.right.view.isHidden)
        #expect(abs(f.frame.minX + 250) < 1e-9)
    }

    @Test func `children appear and disappear in pairs`() {
        final class Child: UIViewController {
            var log: [String] = []
            override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
            override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
            override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
            override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
        }
        let harness = Harness()
        let main = Child()
        let left = Child()
        let drawer = DrawerViewController(main: main, left: left)
        harness.window.rootViewController = drawer
        #expect(main.log == ["willAppear", "didAppear"])
        #expect(left.log.isEmpty)
        drawer.open(.left)
        #expect(left.log == ["willAppear"])
        harness.advance(by: 0.3)
        #expect(left.log == ["willAppear", "didAppear"])
        drawer.close()
        harness.advance(by: 0.3)
        #expect(
            left.log == ["willAppear", "didAppear", "willDisappear", "didDisappear"]
        )
        #expect(main.log == ["willAppear", "didAppear"])
        harness.window.rootViewController = UIViewController()
        #expect(
            main.log == ["willAppear", "didAppear", "willDisappear", "didDisappear"]
        )
    }
}

extension DrawerViewController {
    /// Where the main view is seen, in points.
    fileprivate var seen: CGFloat {
        mainViewController.view.layer.presentation()?.frame.minX
            ?? mainViewController.view.frame.minX
    }
}
