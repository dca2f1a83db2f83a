import CAllocationCount
import FeedScreens
import FrameScenes
import UIKit
import UIKitTesting

/// The feed at 1280×800: a finger drags it, then it coasts, one frame a refresh.
@MainActor enum FeedScroll {
    static func run() {
        let harness = Harness(size: CGSize(width: 1_280, height: 800))
        harness.window.rootViewController = FeedViewController()
        harness.advance(by: 1)
        // What is made once, such as glyphs and recordings, is made here.
        drag(harness) { _, _ in }
        coast(harness) { _, _ in }
        report("feed-drag", harness, drag)
        report("feed-coast", harness, coast)
    }

    private static func report(
        _ name: String,
        _ harness: Harness,
        _ play: (Harness, (Duration, UInt) -> Void) -> Void
    ) {
        var frames = Frames()
        let painting = PaintingCount(harness.application.screens[0].compositor)
        var allocations: [UInt] = []
        allocations.reserveCapacity(1_000)
        harness.resetCounters()
        play(harness) { time, count in
            frames.add(time)
            allocations.append(count)
        }
        let counters = harness.counters
        let count = max(1, counters.frames)
        let middle = allocations.isEmpty ? 0 : allocations.sorted()[allocations.count / 2]
        print(
            "\(name), 1280×800: \(counters.frames) frames, "
                + "\(counters.damagedPixels / count) pixels damaged and "
                + "\(counters.paintedPixels / count) painted a frame; "
                + "min \(frames.minimum) ms, median \(frames.median) ms, max \(frames.maximum) ms, "
                + "median \(frames.share) % of a 60 Hz frame; "
                + "median \(middle) allocations a frame, least \(allocations.min() ?? 0); "
                + "\(painting.blocks / UInt(count)) a frame in painting"
        )
    }

    private static func measure(
        _ note: (Duration, UInt) -> Void,
        _ frame: () -> Void
    ) {
        let before = allocation_count()
        let time = ContinuousClock().measure(frame)
        note(time, UInt(allocation_count() - before))
    }

    /// A finger goes up by 8 points a frame.
    private static func drag(_ harness: Harness, _ note: (Duration, UInt) -> Void) {
        harness.down(1, at: CGPoint(x: 800, y: 700))
        harness.move(1, to: CGPoint(x: 800, y: 680))
        harness.runFrame()
        for step in 1...70 {
            harness.advance(by: 1.0 / 60)
            measure(note) {
                harness.move(1, to: CGPoint(x: 800, y: 680 - 8 * CGFloat(step)))
                harness.runFrame()
            }
        }
        harness.advance(by: 0.1)
        harness.up(1)
        harness.advance(by: 1)
    }

    /// A flick of 2400 points a second, and a second and a half of what comes of it.
    private static func coast(_ harness: Harness, _ note: (Duration, UInt) -> Void) {
        harness.drag(
            from: CGPoint(x: 800, y: 700),
            to: CGPoint(x: 800, y: 460),
            duration: 0.1
        )
        for _ in 0..<90 { measure(note) { harness.advance(by: 1.0 / 60) } }
        harness.advance(by: 4)
    }
}
