import DrawerDemoScreens
import Testing
import UIKit
import UIKitTesting

private let panel = CGSize(width: 1_280, height: 800)

@MainActor private func makeDemo() -> (Harness, DemoDrawer) {
    let harness = Harness(size: panel)
    let demo = DemoDrawer()
    harness.window.rootViewController = demo
    harness.runFrame()
    return (harness, demo)
}

/// Compares to four decimals.
private func expect(_ frame: CGRect, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) {
    let pairs = [(frame.minX, x), (frame.minY, y), (frame.width, w), (frame.height, h)]
    for (value, wanted) in pairs {
        #expect(abs(value - wanted) <= 0.00006, "\(frame), not \([x, y, w, h])")
    }
}

@MainActor @Suite struct DrawerDemoTests {
    @Test func `the main view is a function of its position`() throws {
        let (harness, demo) = makeDemo()
        let main = try #require(demo.mainViewController.view)
        expect(main.frame, 0, 0, 1_280, 800)
        demo.open(.left, animated: false)
        expect(main.frame, 250, 11.71875, 1_242.5, 776.5625)
        demo.open(.right, animated: false)
        harness.advance(by: 1)
        expect(main.frame, -220, 10.3125, 1_247, 779.375)
        demo.close(animated: false)
        expect(main.frame, 0, 0, 1_280, 800)
    }

    @Test func `a fling opens, a tap closes`() throws {
        let (harness, demo) = makeDemo()
        harness.drag(
            from: CGPoint(x: 400, y: 400),
            to: CGPoint(x: 480, y: 400),
            duration: 0.1
        )
        harness.advance(by: 1)
        #expect(demo.state == .open(.left))
        harness.tap(at: CGPoint(x: 900, y: 400))
        harness.advance(by: 1)
        #expect(demo.state == .closed)
    }

    @Test func `an entry of the menu colours the gauge and closes the drawer`() {
        let (harness, demo) = makeDemo()
        demo.open(.left, animated: false)
        harness.runFrame()
        // The third row: mint.
        harness.tap(at: CGPoint(x: 60, y: 72 + 104 + 2 * 60 + 26))
        harness.advance(by: 1)
        #expect(demo.state == .closed)
        let avatar = harness.presented.pixel(x: 1_228, y: 58 - 18)
        #expect([avatar.r, avatar.g, avatar.b] == [46, 196, 160])
    }

    @Test func `the button with three bars opens the menu`() {
        let (harness, demo) = makeDemo()
        harness.tap(at: CGPoint(x: 58, y: 58))
        harness.advance(by: 1)
        #expect(demo.state == .open(.left))
    }

    @Test func `a drag repaints only what it changes, as a frame from scratch would`() {
        let (harness, _) = makeDemo()
        harness.drag(
            from: CGPoint(x: 100, y: 400),
            to: CGPoint(x: 260, y: 420),
            duration: 0.3,
            lift: false
        )
        harness.advance(by: 0.05)
        #expect(harness.presented == harness.renderFromScratch())
    }

    @Test(arguments: [CGSize(width: 320, height: 568), CGSize(width: 800, height: 480)])
    func `the panel fits other screens`(size: CGSize) {
        let harness = Harness(size: size)
        let demo = DemoDrawer()
        harness.window.rootViewController = demo
        harness.advance(by: 0.1)
        demo.open(.left, animated: false)
        harness.advance(by: 0.1)
        #expect(demo.mainViewController.view.frame.minX == 250)
        #expect(harness.presented == harness.renderFromScratch())
    }
}
