import Glibc
import UIKitGeometry
import UIKitRaster

/// Runs the rendering scenes and prints, as CSV, what a frame of each takes: `peer,scene,median_ns`.
///
/// The first rows are always memset and memcpy of the same buffer in the same run, to compare with. Names
/// on the command line choose scenes. `--dump FOLDER` writes one frame of each as raw pixels instead.
@main
enum Bench {
    static func main() {
        var wanted = Array(CommandLine.arguments.dropFirst())
        var folder: String?
        if let index = wanted.firstIndex(of: "--dump"), index + 1 < wanted.count {
            folder = wanted[index + 1]
            wanted.removeSubrange(index...index + 1)
        }
        let known = ["memset", "memcpy"] + Scene.all.map(\.name)
        if let unknown = wanted.first(where: { !known.contains($0) }) {
            fail("no scene \(unknown); there are \(known.joined(separator: " "))")
        }
        let scenes = Scene.all.filter { wanted.isEmpty || wanted.contains($0.name) }
        if let folder {
            for scene in scenes { dump(scene, folder) }
            return
        }
        print("peer,scene,median_ns")
        limits()
        for scene in scenes {
            let frame = frames(of: scene)
            report("vitrine", scene.name) { _ = frame() }
        }
    }

    /// Draws one frame over the last one at each call, and lends the result.
    private static func frames(of scene: Scene) -> () -> Bitmap {
        var bitmap = Scene.background()
        let body = scene.prepare()
        return {
            if !scene.isWarm { Canvas.forgetMasks() }
            // Taken out, so that the canvas is its only owner.
            let canvas = Canvas(exchange(&bitmap, with: Scene.nothing))
            body(canvas)
            bitmap = canvas.takeBitmap()
            return bitmap
        }
    }

    private static func dump(_ scene: Scene, _ folder: String) {
        let path = "\(folder)/\(scene.name).vitrine.bgrx"
        guard let file = fopen(path, "wb") else { fail("cannot write \(path)") }
        frames(of: scene)().withUnsafeBytes { _ = fwrite($0.baseAddress, 1, $0.count, file) }
        fclose(file)
    }

    private static func limits() {
        var target = Scene.background()
        let source = Scene.background()
        report("limit", "memset") {
            target.withUnsafeMutableBytes { bytes in
                if let base = bytes.baseAddress { memset(base, 0x33, bytes.count) }
            }
        }
        report("limit", "memcpy") {
            target.withUnsafeMutableBytes { bytes in
                source.withUnsafeBytes { bytes.copyMemory(from: $0) }
            }
        }
    }

    /// Warms up for 3 frames and 100 ms, samples 15 frames and 350 ms, and prints the median.
    ///
    /// Counted is the time that the process ran, so that other jobs on the machine don't lengthen it, and
    /// peers that give work to other threads gain nothing by it.
    private static func report(_ peer: String, _ scene: String, _ frame: () -> Void) {
        func run(frames: Int, _ time: Int) -> [Int] {
            var samples: [Int] = []
            let start = now(CLOCK_MONOTONIC)
            while samples.count < frames || now(CLOCK_MONOTONIC) - start < time {
                let begin = now(CLOCK_PROCESS_CPUTIME_ID)
                frame()
                samples.append(now(CLOCK_PROCESS_CPUTIME_ID) - begin)
            }
            return samples
        }
        _ = run(frames: 3, 100_000_000)
        let samples = run(frames: 15, 350_000_000).sorted()
        print("\(peer),\(scene),\(samples[samples.count / 2])")
        fflush(nil)
    }

    /// A clock's time in nanoseconds.
    private static func now(_ clock: clockid_t) -> Int {
        var time = timespec()
        clock_gettime(clock, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    private static func fail(_ message: String) -> Never {
        let line = "RasterBench: \(message)\n"
        _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
        exit(2)
    }
}
