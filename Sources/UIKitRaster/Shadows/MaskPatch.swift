import CUIKitKernels
import UIKitGeometry

/// A mask, one column and one row of which are repeated to make it larger.
final class MaskPatch: Sendable {
    /// The extent without repetitions.
    let size: PixelSize
    /// The column that is repeated, nil for none.
    let column: Int?
    /// The row that is repeated, nil for none.
    let row: Int?
    private let bytes: [UInt8]

    /// Creates a patch from `bytes`, a row after the other.
    init(size: PixelSize, bytes: [UInt8], column: Int? = nil, row: Int? = nil) {
        self.size = size
        self.bytes = bytes
        self.column = column
        self.row = row
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
