import Testing
import UIKit
import UIKitControls
import UIKitTesting

/// Where content with pages comes to rest, for each way in which fingers, calls and wheels leave it.
///
/// The rule: each axis that scrolls ends on a page, or at an edge, whenever nothing holds the content.
@MainActor @Suite(.serialized) struct PagingTests {
    /// Three pages of 320×568 each way.
    private func grid() -> ScrollScene {
        let scene = ScrollScene(content: CGSize(width: 960, height: 1_704))
        scene.view.isPagingEnabled = true
        return scene
    }

    /// Turns to the next page to the right, and stops with the content on its way there.
    private func turn(_ scene: ScrollScene) {
        scene.harness.drag(
            from: CGPoint(x: 250, y: 300),
            to: CGPoint(x: 150, y: 300),
            duration: 0.1
        )
        scene.harness.advance(by: 0.05)
        #expect(scene.view.isDecelerating)
        #expect(scene.x > 90 && scene.x < 310)
    }

    private func rest(_ scene: ScrollScene) -> CGPoint {
        scene.harness.advance(by: 3)
        #expect(!scene.view.isDecelerating && !scene.view.isDragging && !scene.view.isTracking)
        return scene.view.contentOffset
    }

    @Test(arguments: [(-140.0, 0.0), (-180, 320), (-340, 320)])
    func `05§15.15 a slow drag ends on the nearest page`(way: CGFloat, page: CGFloat) {
        let scene = ScrollScene(content: CGSize(width: 960, height: 568))
        scene.view.isPagingEnabled = true
        scene.harness.down(0, at: CGPoint(x: 310, y: 300))
        scene.harness.advance(by: 0.2)
        scene.harness.move(0, to: CGPoint(x: 310 + way, y: 300))
        scene.harness.advance(by: 0.2)
        scene.harness.up(0)
        #expect(scene.x == -way - 10)
        #expect(scene.log.target.x == page)
        scene.harness.advance(by: 3)
        #expect(scene.x == page)
        #expect(scene.log.calls.last == "didEndDecelerating")
    }

    @Test func `05§15.15 a flick turns one page, however fast`() {
        let scene = ScrollScene(content: CGSize(width: 960, height: 568))
        scene.view.isPagingEnabled = true
        scene.log.newTarget = CGPoint(x: 640, y: 0)
        func flick(_ way: CGFloat) {
            scene.harness.drag(
                from: CGPoint(x: 160, y: 300),
                to: CGPoint(x: 160 + way, y: 300),
                duration: 0.1
            )
            scene.harness.advance(by: 3)
        }
        flick(-50)
        #expect(scene.x == 320)
        flick(-150)
        #expect(scene.x == 640)
        flick(-150)
        #expect(scene.x == 640)
        flick(50)
        #expect(scene.x == 320)
    }

    @Test func `05§8 each axis of a free drag goes to a page of its own`() {
        let scene = grid()
        scene.harness.down(0, at: CGPoint(x: 310, y: 560))
        scene.harness.advance(by: 0.2)
        // 250 points, of which the first ten do not count: (192, 144).
        scene.harness.move(0, to: CGPoint(x: 310 - 200, y: 560 - 150))
        scene.harness.advance(by: 0.2)
        scene.harness.up(0)
        #expect(near(scene.x, 192) && near(scene.y, 144))
        #expect(scene.log.target == CGPoint(x: 320, y: 0))
        #expect(rest(scene) == CGPoint(x: 320, y: 0))
    }

    @Test func `05§14 a drag that is taken back ends on the nearest page`() {
        let scene = grid()
        scene.harness.down(0, at: CGPoint(x: 310, y: 300))
        scene.harness.advance(by: 0.05)
        scene.harness.move(0, to: CGPoint(x: 120, y: 300))
        scene.harness.cancel(0)
        #expect(scene.x == 180)
        #expect(scene.log.velocity == .zero)
        #expect(rest(scene) == CGPoint(x: 320, y: 0))
    }

    @Test func `content that a finger stops between pages goes to the nearest when it leaves`() {
        let scene = grid()
        turn(scene)
        scene.harness.down(0, at: CGPoint(x: 100, y: 100))
        let caught = scene.x
        scene.harness.advance(by: 1)
        #expect(scene.x == caught)
        scene.harness.up(0)
        #expect(rest(scene) == CGPoint(x: caught < 160 ? 0 : 320, y: 0))
    }

    @Test(arguments: [false, true])
    func `an axis that a finger stopped, and that the drag is not for, goes to a page too`(
        isTakenBack: Bool
    ) {
        let scene = grid()
        scene.view.isDirectionalLockEnabled = true
        turn(scene)
        scene.harness.down(0, at: CGPoint(x: 100, y: 500))
        let caught = scene.x
        scene.harness.advance(by: 0.3)
        scene.harness.move(0, to: CGPoint(x: 98, y: 190))
        #expect(scene.x == caught && scene.y > 299)
        scene.harness.advance(by: 0.3)
        if isTakenBack { scene.harness.cancel(0) } else { scene.harness.up(0) }
        #expect(scene.log.target == CGPoint(x: caught < 160 ? 0 : 320, y: 568))
        #expect(rest(scene) == scene.log.target)
    }

    @Test func `content that was stopped goes on when the finger turns to something else`() {
        let scene = ScrollScene(content: CGSize(width: 960, height: 568))
        scene.view.isPagingEnabled = true
        turn(scene)
        scene.harness.down(0, at: CGPoint(x: 100, y: 100))
        scene.harness.advance(by: 0.05)
        // Nothing scrolls up or down here, so the drag is not this view's; the finger stays.
        scene.harness.move(0, to: CGPoint(x: 100, y: 140))
        scene.harness.advance(by: 2)
        #expect(scene.x == 0 || scene.x == 320)
    }

    @Test func `a view that may no longer scroll, or leaves its window, is on a page`() {
        let one = grid()
        turn(one)
        one.view.isScrollEnabled = false
        #expect(rest(one) == CGPoint(x: 320, y: 0))
        let other = grid()
        turn(other)
        other.view.removeFromSuperview()
        #expect(rest(other) == CGPoint(x: 320, y: 0))
        let third = grid()
        third.harness.down(0, at: CGPoint(x: 310, y: 300))
        third.harness.advance(by: 0.05)
        third.harness.move(0, to: CGPoint(x: 120, y: 300))
        third.view.isScrollEnabled = false
        #expect(third.x == 180)
        #expect(rest(third) == CGPoint(x: 320, y: 0))
    }

    @Test func `05§8 a new size leaves content between pages until the next drag`() {
        let scene = grid()
        scene.view.contentOffset.x = 320
        scene.view.frame.size.width = 300
        scene.harness.advance(by: 1)
        #expect(scene.x == 320)
        scene.harness.drag(
            from: CGPoint(x: 150, y: 500),
            to: CGPoint(x: 150, y: 450),
            duration: 0.1
        )
        #expect(rest(scene) == CGPoint(x: 300, y: 568))
    }

    @Test func `without bouncing, content that ends under the finger is at its end afterwards`() {
        let scene = ScrollScene()
        scene.view.bounces = false
        scene.drag(500, [(0.1, 100)])
        #expect(scene.y == 390)
        scene.view.contentSize.height = 800
        scene.harness.advance(by: 0.5)
        scene.harness.up(0)
        #expect(scene.y == 232)
        #expect(scene.log.calls.last == "didEndDragging(false)")
    }

    // MARK: - Wheel

    @Test func `a step of a wheel turns a page, several during the turn no more`() {
        let scene = grid()
        let middle = CGPoint(x: 160, y: 284)
        scene.harness.scroll(at: middle, by: CGVector(dx: 0, dy: -40))
        scene.harness.advance(by: 0.1)
        #expect(scene.y > 0 && scene.y < 568)
        scene.harness.scroll(at: middle, by: CGVector(dx: 0, dy: -40))
        #expect(rest(scene) == CGPoint(x: 0, y: 568))
        scene.harness.scroll(at: middle, by: CGVector(dx: -15, dy: 4))
        #expect(rest(scene) == CGPoint(x: 320, y: 568))
        scene.harness.scroll(at: middle, by: CGVector(dx: 0, dy: 5_000))
        #expect(rest(scene) == CGPoint(x: 320, y: 0))
        #expect(scene.log.calls.isEmpty)
    }

    @Test
    func `a wheel that turns back during a turn goes back, and at the last page does nothing`() {
        let scene = grid()
        let middle = CGPoint(x: 160, y: 284)
        scene.harness.scroll(at: middle, by: CGVector(dx: 0, dy: -40))
        scene.harness.advance(by: 0.1)
        scene.harness.scroll(at: middle, by: CGVector(dx: 0, dy: 40))
        #expect(rest(scene) == .zero)
        scene.harness.scroll(at: middle, by: CGVector(dx: 0, dy: 40))
        #expect(rest(scene) == .zero)
        scene.view.contentOffset.y = 1_136
        scene.harness.scroll(at: middle, by: CGVector(dx: 0, dy: -40))
        #expect(rest(scene) == CGPoint(x: 0, y: 1_136))
    }
}
