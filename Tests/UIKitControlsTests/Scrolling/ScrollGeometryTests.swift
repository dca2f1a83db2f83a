import Testing
import UIKit
import UIKitControls
import UIKitTesting

/// 05 §1 and §11: insets, ranges and scrolling by calls.
@MainActor @Suite(.serialized) struct ScrollGeometryTests {
    @Test func `a call goes anywhere, and tells of it once`() {
        let scene = ScrollScene()
        scene.view.contentOffset = CGPoint(x: -30, y: 5_000)
        #expect(scene.view.contentOffset == CGPoint(x: -30, y: 5_000))
        scene.view.setContentOffset(CGPoint(x: -30, y: 5_000), animated: false)
        #expect(scene.log.all == ["didScroll"])
        scene.harness.advance(by: 1)
        #expect(scene.view.contentOffset == CGPoint(x: -30, y: 5_000))
    }

    @Test func `a call stops what moves at once, even one to the same place`() {
        let scene = ScrollScene()
        scene.drag(400, [(0.02, 380), (0.04, 350), (0.06, 320)], up: 0.07)
        scene.harness.advance(by: 0.2)
        let y = scene.y
        scene.log.all = []
        scene.view.setContentOffset(scene.view.contentOffset, animated: false)
        #expect(!scene.view.isDecelerating && !scene.view.isDragging)
        #expect(scene.log.all == ["didEndDecelerating"])
        scene.harness.advance(by: 2)
        #expect(scene.y == y)
        scene.view.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
        scene.harness.advance(by: 0.1)
        scene.view.contentOffset = CGPoint(x: 0, y: 7)
        scene.harness.advance(by: 1)
        #expect(scene.y == 7)
        #expect(!scene.log.calls.contains("didEndScrollingAnimation"))
    }

    @Test func `a finger stops an animated scroll where it is, without an end`() {
        let scene = ScrollScene()
        scene.view.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
        scene.harness.advance(by: 0.15)
        scene.harness.down(0, at: CGPoint(x: 160, y: 300))
        let y = scene.y
        #expect(near(y, 500))
        scene.harness.advance(by: 1)
        scene.harness.up(0)
        scene.harness.advance(by: 1)
        #expect(scene.y == y)
        #expect(scene.log.calls.isEmpty)
        #expect(scene.content.calls.isEmpty)
    }

    @Test func `a second animated scroll takes the place of the first`() {
        let scene = ScrollScene()
        scene.view.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
        scene.harness.advance(by: 0.15)
        scene.view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        scene.harness.advance(by: 0.29)
        #expect(scene.log.calls.isEmpty)
        scene.harness.advance(by: 0.02)
        #expect(scene.y == 100)
        #expect(scene.log.calls == ["didEndScrollingAnimation"])
    }

    @Test func `in an animation block the offset is there at once and told once`() {
        let scene = ScrollScene()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            scene.view.contentOffset = CGPoint(x: 0, y: 300)
        }
        #expect(scene.y == 300)
        #expect(scene.log.all == ["didScroll"])
        scene.harness.advance(by: 0.5)
        let seen = scene.view.layer.presentation()?.bounds.minY ?? 0
        #expect(near(seen, 150, 1))
        scene.harness.advance(by: 1)
        #expect(scene.log.all == ["didScroll"])
    }

    @Test func `content that shrinks brings the offset back, content that grows does not`() {
        let scene = ScrollScene()
        scene.view.contentOffset.y = 1_432
        scene.log.all = []
        scene.view.contentSize = CGSize(width: 320, height: 1_000)
        #expect(scene.y == 432)
        #expect(scene.log.all == ["didScroll"])
        scene.view.contentSize = CGSize(width: 320, height: 3_000)
        #expect(scene.y == 432)
        scene.view.frame.size.height = 2_700
        #expect(scene.y == 300)
        scene.view.contentSize = CGSize(width: 320, height: 200)
        #expect(scene.y == 0)
    }

    @Test func `content that shrinks under a finger is left to bounce`() {
        let scene = ScrollScene()
        scene.view.contentOffset.y = 1_000
        scene.drag(400, [(0.05, 370)])
        scene.view.contentSize.height = 900
        #expect(near(scene.y, 1_020))
        scene.harness.advance(by: 0.2)
        scene.harness.up(0)
        #expect(scene.view.isDecelerating)
        scene.harness.advance(by: 3)
        #expect(scene.y == 332)
    }

    @Test func `insets widen the range but do not move content, unless it would lie outside`() {
        let scene = ScrollScene()
        scene.view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        #expect(scene.y == 0)
        #expect(scene.log.calls == ["didChangeAdjustedContentInset"])
        scene.harness.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 400))
        scene.harness.advance(by: 3)
        #expect(scene.y == -50)
        scene.view.contentInset = .zero
        #expect(scene.y == 0)
        scene.view.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0)
        scene.view.contentOffset.y = 1_532
        scene.view.contentInset.bottom = 20
        #expect(scene.y == 1_452)
    }

    @Test func `the safe area is added along the axes that scroll`() {
        let scene = ScrollScene()
        scene.view.contentOffset = .zero
        scene.harness.window.screenInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        #expect(
            scene.view.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        )
        #expect(scene.y == -44)
        #expect(scene.log.calls.first == "didChangeAdjustedContentInset")
        scene.view.contentInset.top = 6
        #expect(scene.view.adjustedContentInset.top == 50)
        scene.view.contentInsetAdjustmentBehavior = .always
        #expect(
            scene.view.adjustedContentInset
                == UIEdgeInsets(top: 50, left: 10, bottom: 34, right: 12)
        )
        scene.view.contentInsetAdjustmentBehavior = .never
        #expect(scene.view.adjustedContentInset == scene.view.contentInset)
        scene.view.contentInsetAdjustmentBehavior = .scrollableAxes
        scene.view.contentSize = CGSize(width: 320, height: 100)
        #expect(scene.view.adjustedContentInset == scene.view.contentInset)
        scene.view.alwaysBounceVertical = true
        #expect(scene.view.adjustedContentInset.top == 50)
    }

    @Test func `content that always bounces is pulled although it fits`() {
        let scene = ScrollScene(content: CGSize(width: 320, height: 100))
        scene.drag(100, [(0.05, 160)], up: 0.2)
        #expect(scene.y == 0)
        scene.view.alwaysBounceVertical = true
        scene.drag(100, [(0.05, 160)])
        #expect(near(scene.y, -26.2301))
        scene.harness.advance(by: 0.1)
        scene.harness.up(0)
        scene.harness.advance(by: 2)
        #expect(scene.y == 0)
    }

    @Test func `content grows while it coasts towards its end, and it coasts on`() {
        let scene = ScrollScene(content: CGSize(width: 320, height: 800))
        scene.log.onCall = { [view = scene.view] call, _ in
            if call == "didScroll", view.contentOffset.y > 200 {
                view.contentSize = CGSize(width: 320, height: 4_000)
            }
        }
        scene.drag(500, (1...10).map { (Double($0) * 0.01, 500 - 10 * CGFloat($0)) })
        scene.harness.up(0)
        scene.harness.advance(by: 5)
        // 90 + 0.499 · 990; where it was planned anew counts for a hundredth.
        #expect(near(scene.y, 584.01, 0.02))
    }

    @Test func `offsets set while a finger drags are where it goes on from`() {
        let scene = ScrollScene()
        scene.drag(400, [(0.05, 370)])
        scene.view.contentOffset.y = 500
        scene.harness.advance(by: 0.05)
        scene.harness.move(0, to: CGPoint(x: 160, y: 360))
        #expect(near(scene.y, 510))
        #expect(scene.view.isDragging)
        scene.harness.advance(by: 0.1)
        scene.harness.up(0)
        #expect(scene.log.calls.last == "didEndDragging(false)")
    }

    @Test func `a delegate that scrolls when the finger lets go has the last word`() {
        for call in ["willEndDragging", "didEndDragging(true)", "willBeginDecelerating"] {
            let scene = ScrollScene()
            scene.log.onCall = { name, view in
                if name == call { view.setContentOffset(CGPoint(x: 0, y: 700), animated: true) }
            }
            scene.drag(400, [(0.02, 380), (0.04, 350), (0.06, 320)], up: 0.07)
            scene.harness.advance(by: 3)
            #expect(scene.y == 700)
            #expect(!scene.view.isDragging && !scene.view.isDecelerating)
            #expect(scene.log.calls.last == "didEndScrollingAnimation")
            let begins = scene.log.calls.filter { $0 == "willBeginDecelerating" }.count
            let ends = scene.log.calls.filter { $0 == "didEndDecelerating" }.count
            #expect(begins == ends)
        }
    }

    @Test func `a view that leaves its window comes to rest inside`() {
        let scene = ScrollScene()
        scene.drag(100, [(0.1, 200)], up: 0.2)
        #expect(scene.view.isDecelerating)
        scene.view.removeFromSuperview()
        scene.harness.advance(by: 0.1)
        #expect(scene.y == 0)
        #expect(!scene.view.isDecelerating)
        #expect(scene.log.calls.last == "didEndDecelerating")
        scene.view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        #expect(scene.y == 100)
    }

    @Test func `overridden properties see what fingers do`() {
        final class Watching: UIScrollView {
            var offsets: [CGFloat] = []
            override var contentOffset: CGPoint { didSet { offsets.append(contentOffset.y) } }
        }
        let view = Watching()
        let scene = ScrollScene(view: view)
        scene.drag(400, [(0.05, 370), (0.1, 350)], up: 0.3)
        #expect(view.offsets == [20, 40])
    }

    @Test func `observers of the offset are told of every change`() {
        let scene = ScrollScene()
        var seen: [CGFloat] = []
        let observation = scene.view.observe(\.contentOffset, options: [.initial, .new, .old]) {
            _,
            change in
            seen.append(change.newValue?.y ?? -1)
            if let old = change.oldValue?.y { seen.append(old) }
        }
        scene.drag(400, [(0.05, 370), (0.1, 350)], up: 0.3)
        scene.view.contentOffset.y = 7
        #expect(seen == [0, 20, 0, 40, 20, 7, 40])
        observation.invalidate()
        scene.view.contentOffset.y = 8
        #expect(seen.count == 7)
    }

    // MARK: - The top

    @Test func `the one view that goes to the top is asked, scrolled and told`() {
        let scene = ScrollScene()
        scene.view.contentInset.top = 20
        scene.view.contentOffset.y = 900
        #expect(scene.harness.window.scrollToTop())
        scene.harness.advance(by: 0.4)
        #expect(scene.y == -20)
        #expect(scene.log.calls.last == "didScrollToTop")
        #expect(scene.harness.window.scrollToTop())
        #expect(scene.log.calls.filter { $0 == "didScrollToTop" }.count == 2)
        let second = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.harness.root.addSubview(second)
        #expect(!scene.harness.window.scrollToTop())
        second.scrollsToTop = false
        #expect(scene.harness.window.scrollToTop())
    }

    // MARK: - Wheel

    @Test func `a wheel scrolls at once, inside the content, and tells of nothing else`() {
        let scene = ScrollScene()
        let middle = CGPoint(x: 160, y: 284)
        scene.harness.scroll(at: middle, by: CGVector(dx: 0, dy: -60))
        #expect(scene.y == 60)
        scene.harness.scroll(at: middle, by: CGVector(dx: 40, dy: 90))
        #expect(scene.view.contentOffset == .zero)
        scene.harness.scroll(at: middle, by: CGVector(dx: 0, dy: 10))
        scene.harness.scroll(at: middle, by: CGVector(dx: 0, dy: -5_000))
        #expect(scene.y == 1_432)
        scene.harness.advance(by: 1)
        #expect(scene.log.all == ["didScroll", "didScroll", "didScroll"])
        scene.view.isScrollEnabled = false
        scene.harness.scroll(at: middle, by: CGVector(dx: 0, dy: 60))
        #expect(scene.y == 1_432)
    }

    @Test func `a wheel over an inner view at its end turns the outer one`() {
        let scene = ScrollScene()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        inner.contentSize = CGSize(width: 320, height: 600)
        scene.view.addSubview(inner)
        let middle = CGPoint(x: 160, y: 284)
        scene.harness.scroll(at: middle, by: CGVector(dx: 0, dy: -60))
        #expect(inner.contentOffset.y == 32)
        #expect(scene.y == 0)
        scene.harness.scroll(at: middle, by: CGVector(dx: 0, dy: -60))
        #expect(inner.contentOffset.y == 32)
        #expect(scene.y == 60)
    }

    @Test func `a drag takes the keyboard away where it should`() {
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let scene = ScrollScene()
        let field = Field()
        scene.harness.root.addSubview(field)
        #expect(field.becomeFirstResponder())
        scene.drag(400, [(0.05, 380)], up: 0.2)
        #expect(field.isFirstResponder)
        scene.view.keyboardDismissMode = .onDrag
        scene.drag(400, [(0.05, 380)], up: 0.2)
        #expect(!field.isFirstResponder)
    }

    @Test func `numbers that make no sense move nothing`() {
        let scene = ScrollScene()
        scene.view.scrollRectToVisible(
            CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1),
            animated: true
        )
        scene.view.zoom(to: CGRect(x: 0, y: 0, width: 0, height: 0), animated: true)
        scene.view.zoom(to: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 9), animated: false)
        scene.view.zoomScale = .nan
        scene.harness.advance(by: 1)
        #expect(scene.view.contentOffset == .zero)
        #expect(scene.view.zoomScale == 1)
        scene.view.frame = .zero
        scene.drag(400, [(0.05, 370)], up: 0.06)
        scene.harness.advance(by: 1)
        #expect(scene.view.contentOffset == .zero)
    }
}
