import CUIKitKernels
import Synchronization
import UIKitGeometry

/// The coverage of a rectangle's round corner, computed once for each radius.
///
/// A corner on whole pixels looks the same wherever it is, and at the right and the bottom it is
/// mirrored: the same bytes serve all rectangles and circles of that radius.
final class CornerMask: Sendable {
    /// Corners of rectangles with larger sides than this, in pixels, are not kept.
    static let largest = 512

    /// Columns and rows of pixels.
    let width: Int
    let height: Int
    private let first: [Int32]
    private let whole: [Int32]
    private let bytes: [UInt8]
    private let mirrored: [UInt8]

    /// Computes the corner with the horizontal and the vertical `radius`, in pixels.
    private init(_ radius: CGVector) {
        width = PixelScale.clamped(radius.dx.rounded(.up))
        height = PixelScale.clamped(radius.dy.rounded(.up))
        let size = PixelSize(width: width, height: height)
        let canvas = Canvas(Bitmap(size: size))
        let near = 1 - Path.quarter
        var path = Path()
        path.move(to: CGPoint(x: 0, y: radius.dy))
        path.addCubic(
            to: CGPoint(x: radius.dx, y: 0),
            control1: CGPoint(x: 0, y: radius.dy * near),
            control2: CGPoint(x: radius.dx * near, y: 0)
        )
        path.addLine(to: CGPoint(x: CGFloat(width) + 1, y: 0))
        path.addLine(to: CGPoint(x: CGFloat(width) + 1, y: CGFloat(height) + 1))
        path.addLine(to: CGPoint(x: 0, y: CGFloat(height) + 1))
        path.close()
        canvas.fill(path, with: .solid(.white))
        let bitmap = canvas.takeBitmap()
        var first: [Int32] = []
        var whole: [Int32] = []
        var bytes: [UInt8] = []
        var mirrored: [UInt8] = []
        // Something that shrinks has other corners in each frame.
        first.reserveCapacity(height)
        whole.reserveCapacity(height)
        bytes.reserveCapacity(height * width)
        mirrored.reserveCapacity(height * width)
        for y in 0..<height {
            var start = width
            var end = 0
            for x in 0..<width {
                let alpha = UInt8(truncatingIfNeeded: bitmap[x, y] >> 24)
                if alpha > 0 && start == width { start = x }
                if alpha < 255 { end = x + 1 }
                bytes.append(alpha)
            }
            for x in 1...width { mirrored.append(bytes[bytes.count - x]) }
            first.append(Int32(min(start, end)))
            whole.append(Int32(end))
        }
        self.first = first
        self.whole = whole
        self.bytes = bytes
        self.mirrored = mirrored
    }

    /// Lends the corner in the form that the kernels read.
    func lend(_ body: (uik_corner) -> Void) {
        first.withUnsafeBufferPointer { first in
            whole.withUnsafeBufferPointer { whole in
                bytes.withUnsafeBufferPointer { bytes in
                    mirrored.withUnsafeBufferPointer { mirrored in
                        body(
                            uik_corner(
                                width: Int32(width),
                                height: Int32(height),
                                first: first.baseAddress,
                                whole: whole.baseAddress,
                                bytes: bytes.baseAddress,
                                mirrored: mirrored.baseAddress
                            )
                        )
                    }
                }
            }
        }
    }

    // MARK: - Corners that are kept

    /// No corner: a square one.
    static let square = CornerMask(CGVector(dx: 0, dy: 0))
    /// How many radii are kept at most.
    private static let capacity = 64
    private static let kept = Mutex<[CGVector: CornerMask]>([:])

    /// The corner with `radius`, which is rounded to 1/256 of a pixel.
    static func shared(_ radius: CGVector) -> CornerMask {
        if !(radius.dx > 0 && radius.dy > 0) { return square }
        let key = CGVector(
            dx: (radius.dx * 256).rounded() / 256,
            dy: (radius.dy * 256).rounded() / 256
        )
        if let known = kept.withLock({ $0[key] }) { return known }
        let fresh = CornerMask(key)
        kept.withLock { kept in
            if kept.count >= capacity { kept.removeAll(keepingCapacity: true) }
            kept[key] = fresh
        }
        return fresh
    }

    /// Forgets all corners; they are computed again when they are needed.
    static func forgetAll() { kept.withLock { $0.removeAll(keepingCapacity: true) } }
}

/// The corners of a rectangle, clockwise from the top left.
struct Corners {
    let masks: (CornerMask, CornerMask, CornerMask, CornerMask)

    init(_ a: CornerMask, _ b: CornerMask, _ c: CornerMask, _ d: CornerMask) {
        masks = (a, b, c, d)
    }

    /// The corners of a rectangle in device space; nil when they would meet within a pixel or are very large.
    init?(_ rect: DeviceRoundedRect) {
        let (a, b, c, d) = rect.radii
        let size = rect.bounds.size
        func lines(_ radius: CGFloat) -> Int { PixelScale.clamped(radius.rounded(.up)) }
        let limit = CornerMask.largest / 2
        for radius in [a, b, c, d] where lines(radius.dx) > limit || lines(radius.dy) > limit {
            return nil
        }
        if lines(a.dx) + lines(b.dx) > size.width || lines(c.dx) + lines(d.dx) > size.width
            || lines(a.dy) + lines(d.dy) > size.height
            || lines(b.dy) + lines(c.dy) > size.height
        {
            return nil
        }
        // Corners of different heights must not meet across a row either.
        let widest = max(lines(a.dx), lines(d.dx)) + max(lines(b.dx), lines(c.dx))
        if widest > size.width { return nil }
        self.init(
            CornerMask.shared(a),
            CornerMask.shared(b),
            CornerMask.shared(c),
            CornerMask.shared(d)
        )
    }

    /// Lends the four in the form that the kernels read.
    func lend(_ body: (UnsafePointer<uik_corner>) -> Void) {
        masks.0.lend { a in
            masks.1.lend { b in
                masks.2.lend { c in
                    masks.3.lend { d in
                        withUnsafeTemporaryAllocation(of: uik_corner.self, capacity: 4) { four in
                            _ = four.initialize(from: [a, b, c, d])
                            if let base = four.baseAddress { body(base) }
                        }
                    }
                }
            }
        }
    }
}
