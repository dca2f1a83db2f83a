import CUIKitKernels
import Glibc
import Synchronization
import UIKitGeometry

/// The memory of a bitmap: rows of 32-bit pixels, zero at first.
///
/// This is the module's border to raw memory: the object owns the block from
/// its creation to its `deinit`; nobody keeps a pointer into it past one call.
/// Sharing it between threads is sound because only `Bitmap`, which copies it
/// before writing unless it is the only owner, and `Canvas`, which has taken
/// the bitmap over, write to it.
final class PixelStorage: @unchecked Sendable {
    /// A smaller version of a part of the pixels.
    struct Reduction: Sendable {
        /// What was reduced, and how.
        struct Key: Hashable {
            let part: PixelRect
            let columns: Int
            let rows: Int
        }

        let key: Key
        let bitmap: Bitmap
    }

    /// What is known of the pixels as they are.
    private struct Knowledge: Sendable {
        var isOpaque: Bool?
        var reductions: [Reduction] = []
    }

    /// The first byte of the first row, 64-byte aligned.
    let base: UnsafeMutableRawPointer
    /// Bytes from one row to the next, a multiple of 64.
    let stride: Int
    /// The number of rows.
    let height: Int
    private let block: UnsafeMutableRawPointer
    private let knowledge = Mutex(Knowledge())

    /// The memory of all bitmaps that have no pixels.
    static let nothing = PixelStorage(width: 0, height: 0)

    /// Allocates transparent pixels; pages that nobody touches take no memory.
    init(width: Int, height: Int) {
        stride = (width * 4 + 63) & ~63
        self.height = height
        guard let block = calloc(stride * height + 64, 1) else {
            fatalError("there is no memory for a bitmap of \(width) x \(height) pixels")
        }
        self.block = block
        base = block.alignedUp(toMultipleOf: 64)
    }

    deinit { free(block) }

    /// The number of bytes of all rows.
    var byteCount: Int { stride * height }

    /// The pixels of row `y`; valid while this object lives.
    ///
    /// A pointer, since kernels take nothing else and Swift's spans cannot outlive one call; a debug build checks the row.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        assert(y >= 0 && y <= height, "row \(y) is outside the \(height) rows of the memory")
        return (base + y * stride).assumingMemoryBound(to: UInt32.self)
    }

    /// The pixel at a place that lies inside; a debug build checks it.
    subscript(x: Int, y: Int) -> UInt32 {
        get {
            assertInside(x, y)
            return row(y)[x]
        }
        set {
            assertInside(x, y)
            row(y)[x] = newValue
        }
    }

    private func assertInside(_ x: Int, _ y: Int) {
        assert(
            x >= 0 && x < stride / 4 && y >= 0 && y < height,
            "pixel (\(x), \(y)) is outside the memory of \(stride / 4) x \(height)"
        )
    }

    /// A part of the pixels in the form that the kernels read; valid while this object lives.
    func picture(_ part: PixelRect) -> uik_picture {
        assert(
            part.minX >= 0 && part.maxX <= stride / 4 && part.maxY <= height,
            "the part reaches over the memory of \(stride / 4) x \(height)"
        )
        return uik_picture(
            pixels: UnsafePointer(row(part.minY)) + part.minX,
            stride: stride,
            width: Int32(part.width),
            height: Int32(part.height)
        )
    }

    /// Whether the first `size` pixels all have alpha 255.
    func areOpaque(_ size: PixelSize) -> Bool { areOpaque(in: PixelRect(size: size)) }

    /// Whether the pixels of `part` all have alpha 255.
    func areOpaque(in part: PixelRect) -> Bool {
        (part.minY..<part.maxY).allSatisfy { y in
            uik_common_bits(row(y) + part.minX, part.width) >= 0xFF00_0000
        }
    }

    /// Whether the first `size` pixels are those of `other`.
    func equals(_ other: PixelStorage, _ size: PixelSize) -> Bool {
        (0..<size.height).allSatisfy { memcmp(row($0), other.row($0), size.width * 4) == 0 }
    }

    /// Copies the pixels of `rect` to where they are `dx` pixels to the right and `dy` below.
    func move(_ rect: PixelRect, dx: Int, dy: Int) {
        // Rows that are still to be read must not be overwritten.
        let isDownwards = dy > 0
        for step in 0..<rect.height {
            let y = isDownwards ? rect.maxY - 1 - step : rect.minY + step
            memmove(row(y + dy) + rect.minX + dx, row(y) + rect.minX, rect.width * 4)
        }
    }

    /// Copies the rows of `other`, whose own may be longer.
    func copy(from other: PixelStorage) {
        if stride == other.stride {
            base.copyMemory(from: other.base, byteCount: byteCount)
        } else {
            for y in 0..<height { memcpy(row(y), other.row(y), min(stride, other.stride)) }
        }
    }

    /// Makes `width` pixels of the first `height` rows transparent.
    func clear(width: Int, height: Int) {
        for y in 0..<height { memset(row(y), 0, width * 4) }
    }

    // MARK: - What is known of the pixels

    /// Forgets what is known; said by everybody who is going to write.
    func willChange() {
        knowledge.withLock { knowledge in
            knowledge.isOpaque = nil
            knowledge.reductions.removeAll(keepingCapacity: true)
        }
    }

    /// Whether all pixels have alpha 255; nil when nobody has looked.
    var isOpaque: Bool? {
        get { knowledge.withLock { $0.isOpaque } }
        set { knowledge.withLock { $0.isOpaque = newValue } }
    }

    /// A smaller version that was kept.
    func reduction(_ key: Reduction.Key) -> Bitmap? {
        knowledge.withLock { knowledge in
            knowledge.reductions.first { $0.key == key }?.bitmap
        }
    }

    /// Keeps a smaller version, and the last one kept before it.
    func keep(_ reduction: Reduction) {
        knowledge.withLock { knowledge in
            if knowledge.reductions.count >= 2 { knowledge.reductions.removeFirst() }
            knowledge.reductions.append(reduction)
        }
    }
}
