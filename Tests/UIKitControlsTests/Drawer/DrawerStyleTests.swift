import Testing
import UIKit
import UIKitControls
import UIKitTesting

@MainActor @Suite(.serialized) struct DrawerStyleTests {
    private final class Fixture: DrawerViewControllerDelegate {
        let harness = Harness()
        let main = UIViewController()
        let left = UIViewController()
        let right = UIViewController()
        let drawer: DrawerViewController
        var told: [CGFloat] = []

        init(_ style: DrawerViewController.Style) {
            drawer = DrawerViewController(main: main, left: left, right: right)
            drawer.style = style
            drawer.delegate = self
            harness.window.rootViewController = drawer
            harness.runFrame()
        }

        func drawer(
            _ drawer: DrawerViewController,
            didMoveTo progress: CGFloat,
            side: DrawerViewController.Side
        ) { told.append(progress) }

        func seen(_ controller: UIViewController) -> CGRect {
            controller.view.layer.presentation()?.frame ?? .null
        }
    }

    private let screen = CGRect(x: 0, y: 0, width: 320, height: 568)

    @Test func `slide moves both, side by side`() {
        let f = Fixture(.slide)
        f.drawer.open(.left, animated: false)
        #expect(f.main.view.frame == screen.offsetBy(dx: 250, dy: 0))
        #expect(f.left.view.frame == CGRect(x: 0, y: 0, width: 250, height: 568))
        f.drawer.open(.right, animated: false)
        f.harness.advance(by: 1)
        #expect(f.main.view.frame == screen.offsetBy(dx: -220, dy: 0))
        #expect(f.right.view.frame == CGRect(x: 100, y: 0, width: 220, height: 568))
    }

    @Test func `with reduced motion a call dissolves to the other place, without a way there`() {
        let f = Fixture(.slide)
        UIApplication.shared.interfaceSettings.isReduceMotionEnabled = true
        f.main.view.backgroundColor = .white
        f.left.view.backgroundColor = .black
        f.harness.runFrame()
        var ended: [Bool] = []
        f.drawer.open(.left) { ended.append($0) }
        var places: Set<CGFloat> = []
        var greys: [Int] = []
        for _ in 0..<12 {
            f.harness.advance(by: 1.0 / 60)
            places.insert(f.seen(f.main).minX)
            greys.append(f.harness.presented.pixel(x: 100, y: 300).r)
        }
        #expect(places == [250])
        #expect(f.drawer.progress == 1 && f.drawer.state == .settling && ended.isEmpty)
        // White goes to black, and on the way it is grey.
        #expect(zip(greys, greys.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(greys.contains { $0 > 60 && $0 < 200 })
        f.harness.advance(by: 0.1)
        #expect(f.drawer.state == .open(.left) && ended == [true])
        #expect(f.told.last == 1 && f.told.allSatisfy { $0 == 1 })
        f.drawer.close()
        f.harness.advance(by: 0.05)
        // A finger may take it meanwhile, where it is: closed.
        f.harness.down(1, at: CGPoint(x: 50, y: 300))
        f.harness.advance(by: 0.05)
        f.harness.up(1)
        f.harness.advance(by: 1)
        #expect(f.drawer.state == .closed && f.drawer.progress == 0)
    }

    @Test
    func `with reduced motion a finger still moves it, and what it lets go never swings over`() {
        let f = Fixture(.slide)
        UIApplication.shared.interfaceSettings.isReduceMotionEnabled = true
        f.harness.drag(
            from: CGPoint(x: 20, y: 300),
            to: CGPoint(x: 150, y: 300),
            duration: 0.1
        )
        var places: [CGFloat] = []
        for _ in 0..<30 {
            f.harness.advance(by: 1.0 / 60)
            places.append(f.seen(f.main).minX)
        }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(places.contains { $0 > 130 && $0 < 249 })
        #expect(places.last == 250)
    }

    @Test func `slide keeps them side by side while a finger drags`() {
        let f = Fixture(.slide)
        f.harness.down(1, at: CGPoint(x: 50, y: 300))
        f.harness.move(1, to: CGPoint(x: 60, y: 300))
        f.harness.move(1, to: CGPoint(x: 160, y: 300))
        #expect(f.main.view.frame.minX == 100)
        #expect(f.left.view.frame.maxX == 100)
    }

    @Test func `reveal leaves the side where it is`() {
        let f = Fixture(.reveal)
        f.drawer.open(.right)
        f.harness.advance(by: 0.1)
        #expect(f.right.view.frame == CGRect(x: 100, y: 0, width: 220, height: 568))
        #expect(f.seen(f.right) == f.right.view.frame)
        #expect(f.seen(f.main).minX < -50 && f.seen(f.main).width == 320)
    }

    @Test func `overlay comes in over a main view that stays, and dims it`() {
        let f = Fixture(.overlay)
        f.main.view.backgroundColor = .white
        f.left.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        f.drawer.open(.left, animated: false)
        #expect(f.main.view.frame == screen)
        #expect(f.left.view.frame == CGRect(x: 0, y: 0, width: 250, height: 568))
        let picture = f.harness.render()
        #expect(picture.pixel(x: 100, y: 300).b == 255 && picture.pixel(x: 100, y: 300).r == 0)
        // White under black of 0.4.
        #expect(abs(picture.pixel(x: 300, y: 300).r - 153) <= 1)
        f.drawer.dimming = 0
        #expect(f.harness.render().pixel(x: 300, y: 300).r == 255)
        f.drawer.close(animated: false)
        #expect(f.harness.render().pixel(x: 100, y: 300).r == 255)
    }

    @Test func `the dimming follows the finger`() {
        let f = Fixture(.overlay)
        f.main.view.backgroundColor = .white
        f.harness.down(1, at: CGPoint(x: 50, y: 300))
        f.harness.move(1, to: CGPoint(x: 60, y: 300))
        f.harness.move(1, to: CGPoint(x: 185, y: 300))
        // Half open: black of 0.2.
        #expect(f.drawer.progress == 0.5)
        #expect(abs(f.harness.render().pixel(x: 300, y: 300).r - 204) <= 1)
        f.harness.up(1)
    }

    @Test func `a style that changes while the drawer is open keeps it open`() {
        let f = Fixture(.overlay)
        f.drawer.open(.left, animated: false)
        for style in DrawerViewController.Style.allCases {
            f.drawer.style = style
            f.harness.advance(by: 0.1)
            #expect(f.drawer.state == .open(.left))
            #expect(f.main.view.frame.minX == (style == .overlay ? 0 : 250))
            let views = f.drawer.view.subviews
            let order = [f.main, f.left].map { views.firstIndex(of: $0.view) ?? -1 }
            #expect((order[0] < order[1]) == (style == .overlay))
        }
    }

    @Test func `a width by content asks the side's view`() {
        final class Menu: UIView {
            var wanted: CGFloat = 180
            override var intrinsicContentSize: CGSize {
                CGSize(width: wanted, height: UIView.noIntrinsicMetric)
            }
        }
        let f = Fixture(.slide)
        let menu = Menu()
        f.left.view.removeFromSuperview()
        let left = UIViewController()
        left.view = menu
        let drawer = DrawerViewController(main: UIViewController(), left: left)
        drawer.style = .slide
        drawer.leftWidth = .content
        f.harness.window.rootViewController = drawer
        drawer.open(.left, animated: false)
        f.harness.runFrame()
        #expect(drawer.mainViewController.view.frame.minX == 180)
        #expect(menu.frame == CGRect(x: 0, y: 0, width: 180, height: 568))
        menu.wanted = 240
        menu.invalidateIntrinsicContentSize()
        f.harness.runFrame()
        #expect(drawer.mainViewController.view.frame.minX == 240)
        #expect(drawer.progress == 1)
    }

    @Test func `the delegate is told the progress that is seen in each frame`() {
        let f = Fixture(.slide)
        f.drawer.open(.left)
        for _ in 0..<30 { f.harness.advance(by: 1.0 / 60) }
        #expect(f.told.count >= 18)
        #expect(f.told.last == 1 && f.told[0] < 0.2)
        #expect(zip(f.told, f.told.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(f.told.contains { $0 > 0.3 && $0 < 0.7 })
        let count = f.told.count
        f.harness.resetCounters()
        f.harness.advance(by: 1)
        #expect(f.told.count == count)
        #expect(f.harness.counters.frames == 0)
    }

    @Test func `let go it goes on with the finger's speed`() {
        let f = Fixture(.slide)
        f.harness.drag(
            from: CGPoint(x: 50, y: 300),
            to: CGPoint(x: 150, y: 300),
            duration: 0.1
        )
        // 1000 points a second: the first frame after that goes on by about a sixtieth of it.
        let start = f.seen(f.main).minX
        f.harness.advance(by: 1.0 / 60)
        let way = f.seen(f.main).minX - start
        #expect(way > 12 && way < 26)
    }

    @Test func `Escape closes, and only an open one takes the key`() {
        let f = Fixture(.scale)
        f.drawer.open(.left, animated: false)
        f.harness.runFrame()
        #expect(f.drawer.isFirstResponder)
        f.harness.key("a")
        #expect(f.drawer.state == .open(.left))
        f.harness.key("Escape")
        f.harness.advance(by: 0.5)
        #expect(f.drawer.state == .closed)
        #expect(!f.drawer.isFirstResponder)
        f.drawer.closesByTapAndKey = false
        f.drawer.open(.left, animated: false)
        f.harness.runFrame()
        f.harness.key("Escape")
        f.harness.tap(at: CGPoint(x: 300, y: 300))
        f.harness.advance(by: 0.5)
        #expect(f.drawer.state == .open(.left))
    }

    @Test func `the main view of an open drawer is blocked or usable`() {
        let f = Fixture(.slide)
        let button = UIControl(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        f.main.view.addSubview(button)
        f.drawer.open(.left, animated: false)
        f.harness.runFrame()
        f.drawer.blocksMainWhileOpen = false
        f.harness.tap(at: CGPoint(x: 270, y: 120))
        f.harness.advance(by: 0.5)
        #expect(taps == 1 && f.drawer.state == .open(.left))
        f.drawer.blocksMainWhileOpen = true
        f.harness.tap(at: CGPoint(x: 270, y: 120))
        f.harness.advance(by: 0.5)
        #expect(taps == 1 && f.drawer.state == .closed)
    }
}
