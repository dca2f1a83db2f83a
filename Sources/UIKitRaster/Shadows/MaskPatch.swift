import CUIKitKernels
import UIKitGeometry

/// A mask, one column and one row of which are repeated to make it larger.
///
/// Sharing one between threads is sound because it is only changed while nobody else has it.
final class MaskPatch: @unchecked Sendable {
    /// The extent without repetitions.
    private(set) var size = PixelSize.zero
    /// The column that is repeated, nil for none.
    private(set) var column: Int?
    /// The row that is repeated, nil for none.
    private(set) var row: Int?
    private var bytes: [UInt8] = []

    /// Creates a patch without pixels.
    init() {}

    /// Creates a patch without pixels, with memory for `room` of them.
    init(room: Int) { bytes.reserveCapacity(room) }

    /// Becomes a patch of `size` that `fill` writes into empty bytes, a row after the other; keeps its memory.
    func set(
        size: PixelSize,
        column: Int? = nil,
        row: Int? = nil,
        _ fill: (UnsafeMutableBufferPointer<UInt8>) -> Void
    ) {
        self.size = size
        self.column = column
        self.row = row
        bytes.removeAll(keepingCapacity: true)
        bytes.append(contentsOf: repeatElement(0, count: size.width * size.height))
        bytes.withUnsafeMutableBufferPointer { fill($0) }
    }

    /// Completes the patch of which the upper left quarter is known, being the same in all four.
    func mirrorQuarter() { Self.mirror(&bytes, size) }

    private static func mirror(_ bytes: inout [UInt8], _ size: PixelSize) {
        let (width, height) = (size.width, size.height)
        var bytes = bytes.mutableSpan
        for y in 0..<(height + 1) / 2 {
            let row = y * width
            for x in 0..<width / 2 { bytes[row + width - 1 - x] = bytes[row + x] }
            let other = (height - 1 - y) * width
            if other == row { continue }
            for x in 0..<width { bytes[other + x] = bytes[row + x] }
        }
    }

    /// Lends the patch in the form that the kernels read.
    func lend(_ body: (UnsafePointer<uik_patch>) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            var patch = uik_patch(
                bytes: bytes.baseAddress,
                width: Int32(size.width),
                height: Int32(size.height),
                column: column.map(Int32.init) ?? -1,
                row: row.map(Int32.init) ?? -1
            )
            body(&patch)
        }
    }
}
