import CUIKitKernels
import Glibc

/// The memory of a bitmap: rows of 32-bit pixels, zero at first.
///
/// This is the module's border to raw memory: the object owns the block from
/// its creation to its `deinit`; nobody keeps a pointer into it past one call.
/// Sharing it between threads is sound because only `Bitmap`, which copies it
/// before writing unless it is the only owner, and `Canvas`, which has taken
/// the bitmap over, write to it.
final class PixelStorage: @unchecked Sendable {
    /// The first byte of the first row, 64-byte aligned.
    let base: UnsafeMutableRawPointer
    /// Bytes from one row to the next, a multiple of 64.
    let stride: Int
    /// The number of rows.
    let height: Int
    private let block: UnsafeMutableRawPointer

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
    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        (base + y * stride).assumingMemoryBound(to: UInt32.self)
    }

    /// Copies all bytes of `other`, which has the same layout.
    func copy(from other: PixelStorage) {
        base.copyMemory(from: other.base, byteCount: byteCount)
    }
}
