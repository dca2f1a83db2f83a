import Glibc
import UIKitRaster

/// Runs the rendering scenes and prints, as CSV, what a frame of each takes: `peer,scene,median_ns`.
///
/// The first rows are memset and memcpy of the same buffer in the same run, to compare with. Names
/// on the command line choose scenes.
@main
enum Bench {
    static func main() {
        let wanted = CommandLine.arguments.dropFirst()
        let known = ["memset", "memcpy"] + Scene.all.map(\.name)
        if let unknown = wanted.first(where: { !known.contains($0) }) {
            let line =
                "RasterBench: no scene \(unknown); there are \(known.joined(separator: " "))\n"
            _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
            exit(2)
        }
        print("peer,scene,median_ns")
        limits(wanted)
        for scene in Scene.all where wanted.isEmpty || wanted.contains(scene.name) {
            var bitmap = Scene.background()
            let body = scene.prepare()
            report("vitrine", scene.name) {
                // Taken out, so that the canvas is its only owner.
                let canvas = Canvas(exchange(&bitmap, with: Scene.nothing))
                body(canvas)
                bitmap = canvas.takeBitmap()
            }
        }
    }

    private static func limits(_ wanted: ArraySlice<String>) {
        var target = Scene.background()
        let source = Scene.background()
        if wanted.isEmpty || wanted.contains("memset") {
            report("limit", "memset") {
                target.withUnsafeMutableBytes { bytes in
                    if let base = bytes.baseAddress { memset(base, 0x33, bytes.count) }
                }
            }
        }
        if wanted.isEmpty || wanted.contains("memcpy") {
            report("limit", "memcpy") {
                target.withUnsafeMutableBytes { bytes in
                    source.withUnsafeBytes { bytes.copyMemory(from: $0) }
                }
            }
        }
    }

    /// Warms up for 3 frames and 100 ms, samples 15 frames and 350 ms, and prints the median.
    private static func report(_ peer: String, _ scene: String, _ frame: () -> Void) {
        let clock = ContinuousClock()
        func run(frames: Int, _ time: Duration) -> [Duration] {
            var samples: [Duration] = []
            let start = clock.now
            while samples.count < frames || clock.now - start < time {
                samples.append(clock.measure(frame))
            }
            return samples
        }
        _ = run(frames: 3, .milliseconds(100))
        let samples = run(frames: 15, .milliseconds(350)).sorted()
        let median = samples[samples.count / 2].components
        print(
            "\(peer),\(scene),\(median.seconds * 1_000_000_000 + median.attoseconds / 1_000_000_000)"
        )
    }
}
