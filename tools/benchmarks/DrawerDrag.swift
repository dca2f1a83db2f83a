import DrawerDemoScreens
import UIKit
import UIKitTesting

/// A finger drags the demo's drawer open and closed at 1280×800, one frame a refresh.
@MainActor enum DrawerDrag {
    /// Frames of a drag in one direction.
    private static let steps = 60

    static func run() {
        let harness = Harness(size: CGSize(width: 1_280, height: 800))
        harness.window.rootViewController = DemoDrawer()
        harness.advance(by: 1)
        drag(harness) { _ in }
        var frames = Frames()
        harness.resetCounters()
        drag(harness) { frames.add($0) }
        drag(harness) { frames.add($0) }
        let counters = harness.counters
        let count = max(1, counters.frames)
        print(
            "drawer-drag, 1280×800: \(counters.frames) frames, "
                + "\(counters.damagedPixels / count) pixels damaged and "
                + "\(counters.paintedPixels / count) painted a frame; "
                + "min \(frames.minimum) ms, median \(frames.median) ms, max \(frames.maximum) ms, "
                + "median \(frames.share) % of a 60 Hz frame"
        )
    }

    /// Drags 240 points to the right and back; each frame is timed from the finger's move to the picture.
    private static func drag(_ harness: Harness, note: (Duration) -> Void) {
        harness.down(1, at: CGPoint(x: 200, y: 400))
        harness.move(1, to: CGPoint(x: 210, y: 400))
        harness.runFrame()
        for step in Array(1...steps) + (1...steps).reversed() {
            harness.advance(by: 1.0 / 60)
            let time = ContinuousClock().measure {
                harness.move(1, to: CGPoint(x: 210 + 4 * CGFloat(step), y: 400))
                harness.runFrame()
            }
            note(time)
        }
        harness.up(1)
        harness.advance(by: 1)
    }
}
