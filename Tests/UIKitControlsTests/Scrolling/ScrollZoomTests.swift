import Testing
import UIKit
import UIKitControls
import UIKitTesting

/// 05 §10: zooming by two fingers and by calls.
@MainActor @Suite(.serialized) struct ScrollZoomTests {
    private func zooming(_ limits: (CGFloat, CGFloat) = (0.5, 3)) -> ScrollScene {
        let scene = ScrollScene(content: CGSize(width: 1_000, height: 2_000))
        scene.log.zoomed = scene.content
        scene.view.minimumZoomScale = limits.0
        scene.view.maximumZoomScale = limits.1
        return scene
    }

    @Test func `there is a pinch where there is something to zoom`() {
        let scene = ScrollScene()
        #expect(scene.view.pinchGestureRecognizer == nil)
        scene.view.maximumZoomScale = 2
        #expect(scene.view.pinchGestureRecognizer == nil)
        scene.log.zoomed = scene.content
        #expect(scene.view.pinchGestureRecognizer != nil)
        scene.view.maximumZoomScale = 1
        #expect(scene.view.pinchGestureRecognizer == nil)
        scene.view.zoomScale = 2
        #expect(scene.view.zoomScale == 1)
    }

    /// Two fingers side by side about (160, 284), first at the distance and then at each of the others.
    private func pinch(_ scene: ScrollScene, _ distances: [CGFloat]) {
        func places(_ distance: CGFloat) -> (CGPoint, CGPoint) {
            (CGPoint(x: 160 - distance / 2, y: 284), CGPoint(x: 160 + distance / 2, y: 284))
        }
        for (index, distance) in distances.enumerated() {
            let (a, b) = places(distance)
            scene.harness.together {
                if index == 0 {
                    scene.harness.down(0, at: a)
                    scene.harness.down(1, at: b)
                } else {
                    scene.harness.move(0, to: a)
                    scene.harness.move(1, to: b)
                }
            }
            scene.harness.advance(by: 0.02)
        }
    }

    private func lift(_ scene: ScrollScene) {
        scene.harness.together {
            scene.harness.up(0)
            scene.harness.up(1)
        }
    }

    @Test func `05§10 the point under the fingers stays under them`() {
        let scene = zooming()
        scene.view.contentOffset = CGPoint(x: 100, y: 50)
        scene.log.all = []
        // The pinch begins at a distance of 108, where the scale is 1.
        pinch(scene, [100, 108, 162])
        #expect(near(scene.view.zoomScale, 1.5))
        #expect(near(scene.x, 230))
        #expect(near(scene.y, 217))
        #expect(scene.view.contentSize == CGSize(width: 1_500, height: 3_000))
        #expect(scene.content.frame == CGRect(x: 0, y: 0, width: 1_500, height: 3_000))
        #expect(scene.view.isZooming)
        lift(scene)
        #expect(!scene.view.isZooming && !scene.view.isZoomBouncing)
        #expect(
            scene.log.all == ["willBeginZooming", "didScroll", "didZoom", "didEndZooming(1.5)"]
        )
        scene.harness.advance(by: 1)
        #expect(scene.view.zoomScale == 1.5)
    }

    @Test func `05§10 beyond its limits the root is seen, and it comes back in 0.3 s`() {
        let scene = zooming((1, 2))
        scene.view.contentOffset = CGPoint(x: 100, y: 50)
        pinch(scene, [50, 58, 232])
        // Fingers ask for 4; 2 · √(4/2) is seen.
        #expect(near(scene.view.zoomScale, 2.828427, 1e-6))
        lift(scene)
        #expect(scene.view.isZoomBouncing)
        #expect(!scene.log.calls.contains("didEndZooming(2.0)"))
        scene.harness.advance(by: 0.15)
        #expect(near(scene.view.zoomScale, 2.414214, 1e-6))
        scene.harness.advance(by: 0.16)
        #expect(scene.view.zoomScale == 2)
        #expect(!scene.view.isZoomBouncing)
        #expect(scene.log.calls.suffix(2) == ["willBeginZooming", "didEndZooming(2.0)"])
        // (100 + 160) · 2 − 160 and (50 + 284) · 2 − 284.
        #expect(near(scene.x, 360))
        #expect(near(scene.y, 384))
    }

    @Test func `without bouncing the limits hold at once`() {
        let scene = zooming((1, 2))
        scene.view.bouncesZoom = false
        pinch(scene, [50, 58, 232])
        #expect(scene.view.zoomScale == 2)
        lift(scene)
        #expect(scene.log.calls.last == "didEndZooming(2.0)")
    }

    @Test func `content that is smaller than the view comes back inside`() {
        let scene = zooming((0.1, 2))
        pinch(scene, [208, 200, 20])
        #expect(near(scene.view.zoomScale, 0.1))
        lift(scene)
        scene.harness.advance(by: 2)
        #expect(scene.view.contentOffset == .zero)
        #expect(scene.view.contentSize == CGSize(width: 100, height: 200))
    }

    @Test func `FLD-29 a finger that leaves a pinch moves nothing, the other one goes on`() {
        let scene = zooming()
        scene.view.contentOffset = CGPoint(x: 200, y: 200)
        pinch(scene, [100, 108, 162])
        let before = (scene.view.contentOffset, scene.view.zoomScale)
        scene.harness.up(1)
        scene.harness.advance(by: 0.02)
        #expect(scene.view.contentOffset == before.0)
        #expect(scene.view.zoomScale == before.1)
        scene.harness.move(0, to: CGPoint(x: 79, y: 274))
        #expect(near(scene.y, before.0.y + 10))
        #expect(near(scene.x, before.0.x))
        #expect(scene.view.zoomScale == before.1)
        scene.harness.down(1, at: CGPoint(x: 300, y: 100))
        scene.harness.advance(by: 0.02)
        #expect(near(scene.y, before.0.y + 10))
        scene.harness.up(1)
        scene.harness.up(0)
        scene.harness.advance(by: 2)
        #expect(near(scene.y, before.0.y + 10))
        #expect(!scene.view.isDragging && !scene.view.isTracking)
    }

    @Test func `fingers that zoom on take the content back from a call that scrolls it`() {
        let scene = zooming()
        pinch(scene, [200, 180])
        scene.view.setContentOffset(CGPoint(x: 500, y: 1_200), animated: true)
        scene.harness.advance(by: 0.1)
        let offset = scene.view.contentOffset
        scene.harness.together {
            scene.harness.move(0, to: CGPoint(x: 100, y: 284))
            scene.harness.move(1, to: CGPoint(x: 220, y: 284))
        }
        lift(scene)
        scene.harness.advance(by: 1)
        let scale = scene.view.zoomScale
        #expect(scale < 0.7)
        #expect(scene.view.contentOffset.x <= 1_000 * scale - 320 && scene.x < offset.x)
        #expect(!scene.log.calls.contains("didEndScrollingAnimation"))
    }

    @Test func `two fingers that go the same way drag and zoom in one`() {
        let scene = zooming()
        scene.view.contentOffset = CGPoint(x: 200, y: 200)
        scene.harness.together {
            scene.harness.down(0, at: CGPoint(x: 110, y: 300))
            scene.harness.down(1, at: CGPoint(x: 210, y: 300))
        }
        for step in 1...10 {
            scene.harness.advance(by: 0.02)
            scene.harness.together {
                let y = 300 - 10 * CGFloat(step)
                scene.harness.move(0, to: CGPoint(x: 110 - 2 * CGFloat(step), y: y))
                scene.harness.move(1, to: CGPoint(x: 210 + 2 * CGFloat(step), y: y))
            }
        }
        #expect(near(scene.view.zoomScale, 140.0 / 108, 1e-6))
        #expect(scene.log.calls.contains("willBeginZooming"))
        #expect(scene.log.calls.contains("willBeginDragging"))
        scene.harness.advance(by: 0.2)
        lift(scene)
        scene.harness.advance(by: 2)
        for (begin, end) in [
            ("willBeginDragging", "didEndDragging(false)"),
            ("willBeginZooming", "didEndZooming(\(scene.view.zoomScale))"),
        ] {
            #expect(scene.log.calls.filter { $0 == begin }.count == 1)
            #expect(scene.log.calls.filter { $0 == end }.count == 1)
        }
        #expect(!scene.view.isDragging && !scene.view.isTracking && !scene.view.isZooming)
    }

    @Test func `a call zooms about the middle, within the limits`() {
        let scene = zooming()
        scene.view.contentOffset = CGPoint(x: 100, y: 100)
        scene.log.all = []
        scene.view.zoomScale = 2
        #expect(scene.view.contentOffset == CGPoint(x: 360, y: 484))
        #expect(scene.log.all == ["didScroll", "didZoom"])
        scene.view.setZoomScale(9, animated: false)
        #expect(scene.view.zoomScale == 3)
        scene.view.maximumZoomScale = 2
        #expect(scene.view.zoomScale == 2)
    }

    @Test func `a rectangle of the zoomed view is brought to fill the view`() {
        let scene = zooming()
        let rect = CGRect(x: 400, y: 600, width: 160, height: 200)
        scene.view.zoom(to: rect, animated: true)
        #expect(scene.log.all == ["willBeginZooming"])
        scene.harness.advance(by: 0.15)
        #expect(near(scene.view.zoomScale, 1.5))
        scene.harness.advance(by: 0.16)
        #expect(scene.view.zoomScale == 2)
        #expect(scene.log.calls == ["willBeginZooming", "didEndZooming(2.0)"])
        // Middle (480, 700), twice as large, in the middle of 320×568.
        #expect(scene.view.contentOffset == CGPoint(x: 800, y: 1_116))
        scene.view.zoom(to: rect, animated: false)
        #expect(scene.view.contentOffset == CGPoint(x: 800, y: 1_116))
    }

    @Test func `zooming without a delegate's view does nothing`() {
        let scene = ScrollScene()
        scene.view.maximumZoomScale = 4
        scene.view.setZoomScale(2, animated: true)
        pinch(scene, [50, 58, 232])
        lift(scene)
        scene.harness.advance(by: 1)
        #expect(scene.view.zoomScale == 1)
        #expect(scene.log.calls.isEmpty)
    }
}
