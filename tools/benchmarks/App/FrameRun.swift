import CAllocationCount
import FrameScenes
import Glibc
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
        let run = SceneRun(scene, cores: cores)
        var frames = Frames()
        run.harness.resetCounters()
        let copied = run.compositor.statistics.copiedPixels
        let allocations = allocation_count()
        for index in 0..<scene.frames {
            frames.add(ContinuousClock().measure { run.take(index) })
        }
        let counters = run.harness.counters
        let count = max(1, counters.frames)
        let asked = Double(allocation_count() - allocations) / Double(scene.frames)
        let painting = Double(run.painting.blocks) / Double(scene.frames)
        let overdraw = Double(counters.paintedPixels) / Double(max(1, counters.damagedPixels))
        print(
            "\(scene.name), \(cores) cores: \(counters.frames) frames, \(counters.commits) commits; "
                + "median \(frames.median) ms (\(frames.share) % of a 60 Hz frame), "
                + "min \(frames.minimum), max \(frames.maximum); a frame: "
                + "\(counters.damagedPixels / count) pixels damaged, "
                + "\((run.compositor.statistics.copiedPixels - copied) / count) copied, "
                + "\(counters.paintedPixels / count) painted, "
                + "overdraw \((overdraw * 100).rounded() / 100), "
                + "\((asked * 10).rounded() / 10) allocations, "
                + "\((painting * 10).rounded() / 10) of them in painting"
        )
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
