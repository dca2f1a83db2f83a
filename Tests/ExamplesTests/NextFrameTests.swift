import FeedScreens
import GalleryScreens
import Testing
import ThermostatScreens
import UIKit
import UIKitTesting

/// A finger's movement is on the screen with the next frame, in each of the examples that move.
@MainActor @Suite(.serialized) struct NextFrameTests {
    /// Drags from a place and looks at each of six frames.
    private func check(
        _ root: UIViewController,
        from start: CGPoint,
        by step: CGVector,
        comment: Comment
    ) {
        let harness = Harness(size: CGSize(width: 1_280, height: 800))
        harness.window.rootViewController = root
        harness.advance(by: 1)
        harness.down(1, at: start)
        harness.advance(by: 0.2)
        var place = CGPoint(x: start.x + 2 * step.dx, y: start.y + 2 * step.dy)
        harness.move(1, to: place)
        harness.runFrame()
        for _ in 0..<6 {
            harness.advance(by: 1.0 / 60)
            harness.resetCounters()
            let before = harness.presented
            place = CGPoint(x: place.x + step.dx, y: place.y + step.dy)
            harness.move(1, to: place)
            harness.runFrame()
            #expect(harness.presented != before, comment)
            #expect(harness.counters.frames == 1, comment)
        }
        harness.up(1)
    }

    @Test func `what a finger drags follows in the frame after its movement`() {
        check(
            FeedViewController(),
            from: CGPoint(x: 800, y: 700),
            by: CGVector(dx: 0, dy: -12),
            comment: "the feed"
        )
        check(
            GalleryDrawer(),
            from: CGPoint(x: 500, y: 790),
            by: CGVector(dx: 12, dy: 0),
            comment: "the gallery's drawer"
        )
        check(
            ThermostatDrawer(),
            from: CGPoint(x: 700, y: 790),
            by: CGVector(dx: -12, dy: 0),
            comment: "the thermostat's drawer"
        )
    }
}
