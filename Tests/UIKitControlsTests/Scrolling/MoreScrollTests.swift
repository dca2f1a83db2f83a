import Glibc
import Testing
import UIKit
import UIKitControls
import UIKitTesting

/// More scenarios of behaviour/05, each from a rule and its formula.
@MainActor @Suite(.serialized) struct MoreScrollTests {
    @Test func `05§1 content as long as the view does not scroll, a point more does`() {
        let fits = ScrollScene(content: CGSize(width: 320, height: 568))
        fits.drag(300, [(0.05, 200)], up: 0.3)
        #expect(fits.y == 0 && fits.log.calls.isEmpty)
        let more = ScrollScene(content: CGSize(width: 320, height: 569))
        more.drag(300, [(0.05, 200)])
        // One point of content, and 89 beyond it on the band.
        let beyond: Double = 568 - 568 / (89 * 0.55 / 568 + 1)
        #expect(near(more.y, 1 + beyond))
    }

    @Test func `05§1 insets count as content`() {
        let scene = ScrollScene(content: CGSize(width: 320, height: 548))
        scene.view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 11, right: 0)
        scene.drag(300, [(0.05, 289)], up: 0.3)
        #expect(scene.log.calls.contains("willBeginDragging"))
        scene.harness.advance(by: 1)
        #expect(scene.y == -9)
    }

    @Test func `05§1 what always bounces does not without bouncing`() {
        let scene = ScrollScene(content: CGSize(width: 320, height: 100))
        scene.view.alwaysBounceVertical = true
        scene.view.bounces = false
        scene.drag(300, [(0.05, 200)], up: 0.3)
        #expect(scene.log.calls.isEmpty)
    }

    @Test func `05§1 a diagonal drag moves only the axis that scrolls`() {
        let scene = ScrollScene()
        scene.harness.down(0, at: CGPoint(x: 160, y: 300))
        scene.harness.advance(by: 0.02)
        scene.harness.move(0, to: CGPoint(x: 130, y: 260))
        // Fifty points of the finger, of which ten do not count: four fifths of 40 upwards.
        #expect(scene.x == 0 && near(scene.y, 32))
    }

    @Test func `05§1 offsets under a finger are whole pixels, also of half a point`() {
        let harness = Harness(size: CGSize(width: 320, height: 568), scale: 2)
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        view.contentSize = CGSize(width: 320, height: 2_000)
        harness.root.addSubview(view)
        harness.down(0, at: CGPoint(x: 160, y: 400))
        harness.move(0, to: CGPoint(x: 160, y: 385.3))
        #expect(view.contentOffset.y == 4.5)
        harness.move(0, to: CGPoint(x: 160, y: 384.9))
        #expect(view.contentOffset.y == 5)
    }

    @Test func `05§2 exactly ten points begin a drag that has not moved anything yet`() {
        let scene = ScrollScene()
        scene.drag(400, [(0.02, 391)])
        #expect(scene.log.calls.isEmpty)
        scene.harness.move(0, to: CGPoint(x: 160, y: 390))
        #expect(scene.log.all == ["willBeginDragging"])
        scene.harness.move(0, to: CGPoint(x: 160, y: 389))
        #expect(scene.y == 1)
    }

    @Test func `05§3 a drag that starts beyond the end goes on from where it is seen`() {
        let scene = ScrollScene()
        // f(100) of 568 points.
        scene.view.contentOffset.y = -50.1445
        scene.drag(200, [(0.05, 190)])
        #expect(near(scene.y, -50.1445))
        scene.harness.move(0, to: CGPoint(x: 160, y: 140))
        // 100 - 50: f(50).
        #expect(near(scene.y, -26.2301, 0.001))
        scene.harness.move(0, to: CGPoint(x: 160, y: 80))
        #expect(near(scene.y, 10, 0.001))
    }

    @Test func `05§4 two movements count as two of three`() {
        let scene = ScrollScene()
        scene.drag(400, [(0.02, 380), (0.03, 368)], up: 0.03)
        // 0.05 · 1200 + 0.35 · 1000.
        #expect(near(scene.log.velocity.y, 0.41))
    }

    @Test(arguments: [(0.01, 2.4, 0.0), (0.01, 2.6, 0.26)])
    func `05§4 less than 250 points a second is none`(
        interval: Double,
        way: Double,
        speed: Double
    ) {
        let scene = ScrollScene()
        let moves = (1...10).map { (0.02 + interval * Double($0), 385 - way * Double($0)) }
        scene.drag(400, [(0.02, 385)] + moves.map { (time: $0.0, y: CGFloat($0.1)) }, up: 0.12)
        #expect(near(scene.log.velocity.y, CGFloat(speed)))
        #expect(
            scene.log.calls.last == (speed > 0 ? "willBeginDecelerating" : "didEndDragging(false)")
        )
    }

    @Test func `05§4 the speed counts as a whole, each axis keeps its part`() {
        let scene = ScrollScene(content: CGSize(width: 2_000, height: 2_000))
        scene.view.contentOffset = CGPoint(x: 500, y: 500)
        scene.harness.down(0, at: CGPoint(x: 160, y: 300))
        for step in 1...10 {
            scene.harness.advance(by: 0.01)
            let way = 2 * CGFloat(step)
            scene.harness.move(0, to: CGPoint(x: 160 - way, y: 300 - way))
        }
        scene.harness.up(0)
        #expect(near(scene.log.velocity.x, 0.2) && near(scene.log.velocity.y, 0.2))
        #expect(scene.view.isDecelerating)
    }

    @Test func `05§5.7 the place that is told is never beyond the end`() {
        let scene = ScrollScene()
        scene.view.contentOffset.y = 1_300
        scene.drag(400, [(0.01, 388), (0.02, 376), (0.03, 364), (0.04, 352)], up: 0.04)
        #expect(scene.log.target.y == 1_432)
        scene.harness.advance(by: 3)
        #expect(scene.y == 1_432)
    }

    @Test func `05§5.7 a place behind is gone back to`() {
        let scene = ScrollScene()
        scene.log.newTarget = CGPoint(x: 0, y: 500)
        scene.view.contentOffset.y = 700
        scene.drag(400, [(0.01, 388), (0.02, 376), (0.03, 364), (0.04, 352)], up: 0.04)
        scene.harness.advance(by: 0.05)
        #expect(scene.view.isDecelerating)
        scene.harness.advance(by: 3)
        #expect(scene.y == 500)
        #expect(scene.log.calls.last == "didEndDecelerating")
    }

    @Test func `05§7.2 a finger that goes back too adds nothing to the band's speed`() {
        let scene = ScrollScene()
        // Let go on the way up, at 500 points a second.
        scene.drag(100, [(0.1, 250), (0.11, 245), (0.12, 240), (0.13, 235)], up: 0.13)
        // Of 135 points of pull ten do not count: f(125).
        let seen: Double = 568 - 568 / (125 * 0.55 / 568 + 1)
        #expect(near(scene.y, -seen))
        scene.harness.advance(by: 0.05)
        let frequency: Double = 2 * Double.pi / 0.575
        let drive: Double = (10 - frequency) * seen
        let wanted: Double = (drive * 0.05 - seen) * exp(-0.05 * frequency)
        #expect(near(scene.y, wanted, 0.001))
    }

    @Test func `05§8 a flick back from between two pages ends on the page before`() {
        let scene = ScrollScene(content: CGSize(width: 1_600, height: 568))
        scene.view.isPagingEnabled = true
        scene.view.contentOffset.x = 640
        scene.harness.down(0, at: CGPoint(x: 100, y: 100))
        for x in [103, 106, 112, 118, 124, 130] {
            scene.harness.advance(by: 0.01)
            scene.harness.move(0, to: CGPoint(x: CGFloat(x), y: 100))
        }
        scene.harness.up(0)
        #expect(scene.x == 620)
        #expect(scene.log.target.x == 320)
        scene.harness.advance(by: 2)
        #expect(scene.x == 320)
    }

    @Test func `05§11 a call while it coasts stops it and is the last word`() {
        let scene = ScrollScene()
        scene.drag(400, [(0.01, 388), (0.02, 376), (0.03, 364), (0.04, 352)], up: 0.04)
        scene.harness.advance(by: 0.1)
        scene.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
        #expect(!scene.view.isDecelerating && !scene.view.isDragging)
        scene.harness.advance(by: 1)
        #expect(scene.y == 900)
        #expect(scene.log.calls.suffix(2) == ["didEndDecelerating", "didEndScrollingAnimation"])
    }

    @Test func `05§11 half of an animated scroll is half of the way`() {
        let scene = ScrollScene()
        scene.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        scene.harness.advance(by: 0.15)
        #expect(near(scene.y, 200, 0.5))
    }

    @Test func `a delegate may take the view away in any call`() {
        for call in ["willBeginDragging", "didScroll", "willEndDragging", "willBeginDecelerating"] {
            let scene = ScrollScene()
            scene.log.onCall = { name, view in
                if name == call { view.removeFromSuperview() }
            }
            scene.drag(400, [(0.01, 388), (0.02, 376), (0.03, 364), (0.04, 352)], up: 0.04)
            scene.harness.advance(by: 4)
            #expect(!scene.view.isDragging && !scene.view.isTracking && !scene.view.isDecelerating)
            let begins = scene.log.calls.filter { $0.hasPrefix("willBegin") }.count
            let ends = scene.log.calls.filter { $0.hasPrefix("didEnd") }.count
            #expect(begins == ends, "\(call): \(scene.log.calls)")
        }
    }

    @Test func `a delegate may turn paging on, or change the content, while the finger drags`() {
        let scene = ScrollScene(content: CGSize(width: 320, height: 2_840))
        scene.drag(400, [(0.05, 300)])
        scene.view.isPagingEnabled = true
        scene.view.contentSize.height = 1_136
        scene.harness.advance(by: 0.2)
        scene.harness.up(0)
        scene.harness.advance(by: 2)
        #expect(scene.y == 0)
    }
}
