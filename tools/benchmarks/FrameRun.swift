import CAllocationCount
import Glibc
import UIKit
import UIKitCore
import UIKitLayers
import UIKitTesting

/// Runs a scene and says what its frames cost.
@MainActor enum FrameRun {
    /// Prints a line for each number of cores.
    static func run(_ scene: FrameScene) {
        for cores in [1, 2] { run(scene, cores: cores) }
    }

    private static func run(_ scene: FrameScene, cores: Int) {
        let harness = Harness(size: CGSize(width: 1280, height: 800))
        let compositor = harness.application.screens[0].compositor
        compositor.limits.cores = cores
        let step = scene.make(harness)
        harness.advance(by: 1)
        // Once without counting: pictures, glyphs and memory come into being.
        for index in 0..<scene.frames { take(index, step, harness) { _ in } }
        var frames = Frames()
        harness.resetCounters()
        let copied = compositor.statistics.copiedPixels
        let allocations = allocation_count()
        for index in 0..<scene.frames { take(index, step, harness) { frames.add($0) } }
        let counters = harness.counters
        let count = max(1, counters.frames)
        let asked = Double(allocation_count() - allocations) / Double(scene.frames)
        let overdraw = Double(counters.paintedPixels) / Double(max(1, counters.damagedPixels))
        print(
            "\(scene.name), \(cores) cores: \(counters.frames) frames, \(counters.commits) commits; "
                + "median \(frames.median) ms (\(frames.share) % of a 60 Hz frame), "
                + "min \(frames.minimum), max \(frames.maximum); a frame: "
                + "\(counters.damagedPixels / count) pixels damaged, "
                + "\((compositor.statistics.copiedPixels - copied) / count) copied, "
                + "\(counters.paintedPixels / count) painted, "
                + "overdraw \((overdraw * 100).rounded() / 100), "
                + "\((asked * 10).rounded() / 10) allocations"
        )
    }

    /// One frame, timed from the change to the presented picture.
    private static func take(
        _ index: Int,
        _ step: (Int) -> Void,
        _ harness: Harness,
        note: (Duration) -> Void
    ) {
        let time = ContinuousClock().measure {
            step(index)
            harness.advance(by: 1.0 / 60)
        }
        note(time)
    }

    /// The median time of a memcpy of the screen's 4,096,000 bytes, in milliseconds, to compare with.
    static func copyTime() -> Double {
        let bytes = 4_096_000
        let source = [UInt8](repeating: 1, count: bytes)
        var target = [UInt8](repeating: 0, count: bytes)
        var times = Frames()
        for _ in 0..<101 {
            let time = ContinuousClock().measure { _ = memcpy(&target, source, bytes) }
            times.add(time)
        }
        return times.median
    }
}
