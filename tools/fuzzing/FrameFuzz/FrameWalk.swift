import Glibc
package import UIKitGeometry
import UIKitLayers
import UIKitRaster

/// A tree of layers that changes at random, whose frames, painted by damage, have to be those painted from scratch.
///
/// Frames are copied to one to three buffers in turn, as to a display's: to each what was damaged since it
/// had its last one. Pixels are copied and cores are used from the first pixel on, so that small screens try it all.
@MainActor package final class FrameWalk {
    /// Frames that were compared so far.
    package private(set) var comparisons = 0
    /// Pixels that were copied rather than painted so far.
    package var copiedPixels: Int { compositor.statistics.copiedPixels }

    /// Whether shadows, masks and pictures of layers are left out, so that more is copied.
    let isPlain: Bool
    /// Whether layers are given numbers, too, that they should not be given.
    let isOdd: Bool
    let compositor: Compositor
    var random: WalkRandom
    var layers: [WalkLayer] = []
    private var time = MonotonicTime.zero
    private var buffers: [Bitmap]
    private var pending: [Region]
    /// What was changed since the last comparison.
    static let all = getenv("ALL") != nil
    private var unwatched: [String] = []

    /// Starts with eight layers on a screen of 96 × 72 points; even seeds leave shadows and masks out.
    package init(scale: CGFloat, seed: UInt64, buffers count: Int, oddNumbers: Bool = false) {
        let size = PixelSize(width: Int(96 * scale), height: Int(72 * scale))
        compositor = Compositor(size: size, scale: scale)
        compositor.limits.copiedPixels = 1
        compositor.limits.pixelsPerCore = 500
        compositor.limits.cores = 3
        random = WalkRandom(seed: seed)
        isPlain = seed % 2 == 0
        isOdd = oddNumbers
        buffers = Array(repeating: Bitmap(size: size), count: count)
        pending = Array(repeating: Region(PixelRect(size: size)), count: count)
        for _ in 0..<8 { addLayer() }
    }

    /// Takes `steps` steps; what went wrong first, or nil.
    package func run(steps: Int) -> String? {
        for step in 0..<steps {
            for _ in 0..<random.number(1, 5) { unwatched.append(change()) }
            if let violation = frame(step) {
                return "step \(step), \(unwatched): \(violation)\n\(tree)"
            }
        }
        return nil
    }

    private func frame(_ step: Int) -> String? {
        time = time.advanced(by: TimeInterval(random.number(0, 4)) / 60)
        let now = time
        MediaClock.now = { now }
        CompletionQueue.run()
        compositor.layout()
        compositor.commit(at: time)
        let damage = compositor.frame(at: time)
        for index in pending.indices { pending[index].formUnion(damage) }
        let turn = step % buffers.count
        present(to: turn)
        // Some frames go unwatched, so that painting from scratch cannot hide what it repairs.
        if random.number(0, 3) == 0 && !FrameWalk.all {
            unwatched.append("a frame")
            return nil
        }
        comparisons += 1
        let scratch = compositor.renderFromScratch(at: time)
        if compositor.bitmap != scratch {
            return "the picture differs in \(Self.difference(compositor.bitmap, scratch))"
        }
        if buffers[turn] != scratch { return "buffer \(turn) differs" }
        unwatched.removeAll()
        return nil
    }

    private func present(to index: Int) {
        var buffer = Bitmap(size: .zero)
        swap(&buffer, &buffers[index])
        let size = compositor.size
        let canvas = Canvas(buffer, clip: pending[index])
        buffer = Bitmap(size: .zero)
        canvas.draw(
            compositor.bitmap,
            in: CGRect(x: 0, y: 0, width: size.width, height: size.height)
        )
        buffers[index] = canvas.takeBitmap()
        pending[index] = Region()
    }

    private static func difference(_ a: Bitmap, _ b: Bitmap) -> PixelRect {
        var result = PixelRect.zero
        for y in 0..<a.size.height {
            for x in 0..<a.size.width where a[x, y] != b[x, y] {
                result = result.union(PixelRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return result
    }
}
