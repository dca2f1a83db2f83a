import Testing
import UIKit
import UIKitControls
import UIKitTesting

/// 05 §13: two fingers on a touchpad drag like one on the screen, without the ten points.
@MainActor @Suite(.serialized) struct TouchpadScrollTests {
    private let middle = CGPoint(x: 160, y: 284)

    /// `count` steps a hundredth of a second apart.
    private func slide(_ scene: ScrollScene, _ step: CGVector, _ count: Int) {
        for _ in 0..<count {
            scene.harness.slide(at: middle, by: step)
            scene.harness.advance(by: 0.01)
        }
    }

    @Test func `05§13 it follows at once, coasts when lifted and tells as a drag does`() {
        let scene = ScrollScene()
        scene.harness.slide(at: middle, by: CGVector(dx: 0, dy: -2))
        #expect(scene.y == 2)
        #expect(scene.view.isTracking && scene.view.isDragging)
        scene.harness.advance(by: 0.01)
        slide(scene, CGVector(dx: 0, dy: -12), 5)
        #expect(scene.y == 62)
        scene.harness.endSlide(at: middle)
        // 12 points in a hundredth of a second; 62 + 1190 / 2.0020027 and 62 + 0.499 * 1190.
        #expect(near(scene.log.velocity.y, 1.2))
        #expect(near(scene.log.target.y, 656.4048))
        #expect(!scene.view.isTracking && scene.view.isDecelerating)
        scene.harness.advance(by: 3)
        #expect(near(scene.y, 655.81))
        #expect(
            scene.log.flags == [
                "willBeginDragging td-", "willEndDragging td-", "didEndDragging(true) td-",
                "willBeginDecelerating -dc", "didEndDecelerating ---",
            ]
        )
        #expect(scene.content.calls.isEmpty)
    }

    @Test func `fingers that rest before they are lifted leave the content there`() {
        let scene = ScrollScene()
        slide(scene, CGVector(dx: 0, dy: -12), 5)
        scene.harness.advance(by: 2)
        #expect(scene.view.isDragging)
        scene.harness.endSlide(at: middle)
        #expect(scene.log.calls.last == "didEndDragging(false)")
        #expect(!scene.view.isDragging)
        scene.harness.advance(by: 1)
        #expect(scene.y == 60)
    }

    @Test func `beyond its top content follows on a band and comes back`() {
        let scene = ScrollScene()
        slide(scene, CGVector(dx: 0, dy: 20), 5)
        #expect(near(scene.y, -50.1445))
        scene.harness.advance(by: 0.1)
        scene.harness.endSlide(at: middle)
        scene.harness.advance(by: 1)
        #expect(scene.y == 0)
    }

    @Test func `fingers that are lifted from a pager turn a page`() {
        let scene = ScrollScene(content: CGSize(width: 960, height: 568))
        scene.view.isPagingEnabled = true
        slide(scene, CGVector(dx: -10, dy: 1), 5)
        #expect(scene.x == 50 && scene.y == 0)
        scene.harness.endSlide(at: middle)
        scene.harness.advance(by: 2)
        #expect(scene.x == 320)
    }

    @Test func `what coasts is stopped by the next stroke, and by a finger on the screen`() {
        let scene = ScrollScene()
        slide(scene, CGVector(dx: 0, dy: -12), 5)
        scene.harness.endSlide(at: middle)
        scene.harness.advance(by: 0.3)
        scene.harness.slide(at: middle, by: CGVector(dx: 0, dy: 1))
        #expect(!scene.view.isDecelerating && scene.view.isDragging)
        #expect(scene.log.calls.suffix(2) == ["didEndDecelerating", "willBeginDragging"])
        slide(scene, CGVector(dx: 0, dy: -12), 5)
        scene.harness.endSlide(at: middle)
        scene.harness.advance(by: 0.1)
        scene.harness.down(1, at: middle)
        let y = scene.y
        scene.harness.advance(by: 0.5)
        #expect(scene.y == y && !scene.view.isDecelerating)
    }

    @Test
    func `an inner view at its end leaves the stroke to the outer one, one with way keeps it`() {
        let scene = ScrollScene()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        inner.contentSize = CGSize(width: 320, height: 600)
        scene.view.addSubview(inner)
        slide(scene, CGVector(dx: 0, dy: -8), 3)
        #expect(inner.contentOffset.y == 24 && scene.y == 0)
        scene.harness.endSlide(at: middle)
        scene.harness.advance(by: 2)
        #expect(inner.contentOffset.y == 32)
        slide(scene, CGVector(dx: 0, dy: -8), 3)
        #expect(inner.contentOffset.y == 32)
        #expect(scene.y == 24)
    }

    @Test func `a touchpad that is pulled out, a view that goes or may not scroll end the stroke`()
    {
        let one = ScrollScene()
        slide(one, CGVector(dx: 0, dy: -12), 5)
        one.harness.unplugTouchscreen()
        #expect(one.log.calls == ["willBeginDragging", "willEndDragging", "didEndDragging(false)"])
        let other = ScrollScene()
        slide(other, CGVector(dx: 0, dy: -12), 5)
        other.view.removeFromSuperview()
        other.harness.advance(by: 0.1)
        #expect(other.log.calls.last == "didEndDragging(false)")
        #expect(!other.view.isTracking && !other.view.isDragging)
        let third = ScrollScene()
        slide(third, CGVector(dx: 0, dy: -12), 5)
        third.view.isScrollEnabled = false
        #expect(third.log.calls.last == "didEndDragging(false)")
        slide(third, CGVector(dx: 0, dy: -12), 5)
        third.harness.endSlide(at: middle)
        #expect(third.y == 60)
    }

    @Test func `a pan may follow one kind of device only`() {
        let scene = ScrollScene()
        scene.view.panGestureRecognizer.allowedScrollTypesMask = .discrete
        slide(scene, CGVector(dx: 0, dy: -12), 2)
        scene.harness.endSlide(at: middle)
        #expect(scene.y == 0)
        scene.harness.scroll(at: middle, by: CGVector(dx: 0, dy: -40))
        #expect(scene.y == 40)
        scene.view.panGestureRecognizer.allowedScrollTypesMask = .continuous
        scene.harness.scroll(at: middle, by: CGVector(dx: 0, dy: -40))
        #expect(scene.y == 40)
    }

    @Test func `a wheel during a stroke moves nothing and ends nothing`() {
        let scene = ScrollScene()
        slide(scene, CGVector(dx: 0, dy: -12), 2)
        scene.harness.scroll(at: middle, by: CGVector(dx: 0, dy: -40))
        #expect(scene.y == 24)
        scene.harness.advance(by: 1)
        slide(scene, CGVector(dx: 0, dy: -12), 2)
        #expect(scene.y == 48)
        #expect(scene.log.calls == ["willBeginDragging"])
    }

    @Test func `steps that make no sense move nothing`() {
        let scene = ScrollScene()
        scene.harness.slide(at: middle, by: CGVector(dx: CGFloat.nan, dy: CGFloat.infinity))
        scene.harness.slide(at: middle, by: CGVector(dx: 0, dy: -1e300))
        scene.harness.endSlide(at: middle)
        scene.harness.advance(by: 3)
        #expect(scene.y >= 0 && scene.y <= 1_432)
        scene.view.contentOffset.y = 0
        slide(scene, CGVector(dx: 0, dy: -12), 2)
        #expect(scene.y == 24)
    }
}
