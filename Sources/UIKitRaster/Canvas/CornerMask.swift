import CUIKitKernels
import Synchronization
import UIKitGeometry

/// The coverage of a rectangle's round corner, computed once for each radius and curve.
///
/// A corner on whole pixels looks the same wherever it is, and at the right and the bottom it is
/// mirrored: the same bytes serve all rectangles and circles of that radius. Sharing one between threads
/// is sound because it is only changed while nobody else has it.
final class CornerMask: @unchecked Sendable {
    /// Corners of rectangles with larger sides than this, in pixels, are not kept.
    static let largest = 512

    /// Columns and rows of pixels.
    private(set) var width = 0
    private(set) var height = 0
    private var first: [Int32] = []
    private var whole: [Int32] = []
    private var bytes: [UInt8] = []
    private var mirrored: [UInt8] = []

    /// Creates the corner without pixels.
    private init() {}

    /// Creates a corner with room for `side` columns and rows.
    private init(side: Int) {
        first.reserveCapacity(side)
        whole.reserveCapacity(side)
        bytes.reserveCapacity(side * side)
        mirrored.reserveCapacity(side * side)
    }

    /// Becomes `corner`; keeps its memory.
    ///
    /// What `converter` holds is lost.
    private func set(_ corner: DeviceCorner, _ converter: ScanConverter) {
        width = PixelScale.clamped(corner.reach.dx.rounded(.up))
        height = PixelScale.clamped(corner.reach.dy.rounded(.up))
        first.removeAll(keepingCapacity: true)
        whole.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: true)
        mirrored.removeAll(keepingCapacity: true)
        bytes.append(contentsOf: repeatElement(0, count: width * height))
        cover(corner, converter)
        for y in 0..<height {
            let row = y * width
            var start = width
            var end = 0
            for x in 0..<width {
                let coverage = bytes[row + x]
                if coverage > 0 && start == width { start = x }
                if coverage < 255 { end = x + 1 }
                mirrored.append(bytes[row + width - 1 - x])
            }
            first.append(Int32(min(start, end)))
            whole.append(Int32(end))
        }
    }

    /// Adds the coverage of the corner's inside, which goes on to the right and downwards.
    private func cover(_ corner: DeviceCorner, _ converter: ScanConverter) {
        let start = CGPoint(x: 0, y: corner.reach.dy)
        let end = CGPoint(x: corner.reach.dx, y: 0)
        let right = CGFloat(width) + 1
        let bottom = CGFloat(height) + 1
        converter.list.removeAll()
        corner.add(to: &converter.list, at: .zero, 1, 1, startsAcross: false)
        converter.list.add(end, CGPoint(x: right, y: 0))
        converter.list.add(CGPoint(x: right, y: 0), CGPoint(x: right, y: bottom))
        converter.list.add(CGPoint(x: right, y: bottom), CGPoint(x: 0, y: bottom))
        converter.list.add(CGPoint(x: 0, y: bottom), start)
        let pixels = PixelRect(x: 0, y: 0, width: width, height: height)
        converter.convert(within: pixels, rule: .nonZero) { y, count in
            for index in 0..<count {
                let span = converter.spans[index]
                for x in Int(span.x)..<Int(span.end) {
                    bytes[y * width + x] =
                        span.mask < 0
                        ? UInt8(truncatingIfNeeded: span.coverage)
                        : converter.mask[Int(span.mask) + x - Int(span.x)]
                }
            }
        }
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

    /// What is kept, and what makes it.
    private struct Kept {
        /// 64 corners at most of each size, which is the longer side.
        var shelf = MaskShelf<DeviceCorner, CornerMask>(capacity: 64, least: 16, most: largest / 2)
        let converter = ScanConverter()
    }

    /// No corner: a square one.
    static let square = CornerMask()
    private static let kept = Mutex(Kept())

    /// The mask of `corner`, which is rounded to 1/256 of a pixel.
    ///
    /// Threads that paint one picture need the same corners at about the same time: the first one makes them, with memory
    /// that is not its own, and the others wait. So a picture takes the same memory whoever is first.
    static func shared(_ corner: DeviceCorner) -> CornerMask {
        let key = corner.rounded
        // One that is flat after rounding is none.
        if !(key.reach.dx > 0 && key.reach.dy > 0) { return square }
        let side = PixelScale.clamped(max(key.reach.dx, key.reach.dy).rounded(.up))
        return kept.withLock { kept in
            kept.shelf.mask(of: key, size: side) { [converter = kept.converter] old, room in
                let mask = old ?? CornerMask(side: room)
                mask.set(key, converter)
                return mask
            }
        }
    }

    /// Forgets all corners; they are computed again when they are needed.
    static func forgetAll() { kept.withLock { $0.shelf.removeAll() } }
}

/// The corners of a rectangle, clockwise from the top left.
struct Corners {
    let masks: (CornerMask, CornerMask, CornerMask, CornerMask)

    init(_ a: CornerMask, _ b: CornerMask, _ c: CornerMask, _ d: CornerMask) {
        masks = (a, b, c, d)
    }

    /// The corners of a rectangle in device space; nil when they would meet within a pixel or are very large.
    init?(_ rect: DeviceRoundedRect) {
        let corners = rect.corners
        let (a, b, c, d) = (
            corners.0.reach, corners.1.reach, corners.2.reach, corners.3.reach
        )
        let size = rect.bounds.size
        func lines(_ radius: CGFloat) -> Int { PixelScale.clamped(radius.rounded(.up)) }
        let limit = CornerMask.largest / 2
        let widest = max(max(a.dx, b.dx), max(c.dx, d.dx))
        let highest = max(max(a.dy, b.dy), max(c.dy, d.dy))
        if lines(widest) > limit || lines(highest) > limit { return nil }
        if lines(a.dx) + lines(b.dx) > size.width || lines(c.dx) + lines(d.dx) > size.width
            || lines(a.dy) + lines(d.dy) > size.height
            || lines(b.dy) + lines(c.dy) > size.height
        {
            return nil
        }
        // Corners of different heights must not meet across a row either.
        let across = max(lines(a.dx), lines(d.dx)) + max(lines(b.dx), lines(c.dx))
        if across > size.width { return nil }
        self.init(
            CornerMask.shared(corners.0),
            CornerMask.shared(corners.1),
            CornerMask.shared(corners.2),
            CornerMask.shared(corners.3)
        )
    }

    /// Lends the four in the form that the kernels read.
    func lend(_ body: (UnsafePointer<uik_corner>) -> Void) {
        masks.0.lend { a in
            masks.1.lend { b in
                masks.2.lend { c in
                    masks.3.lend { d in
                        withUnsafeTemporaryAllocation(of: uik_corner.self, capacity: 4) { four in
                            four.initializeElement(at: 0, to: a)
                            four.initializeElement(at: 1, to: b)
                            four.initializeElement(at: 2, to: c)
                            four.initializeElement(at: 3, to: d)
                            if let base = four.baseAddress { body(base) }
                        }
                    }
                }
            }
        }
    }
}
