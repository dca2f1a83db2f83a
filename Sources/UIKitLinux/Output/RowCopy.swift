package import UIKitGeometry
package import UIKitRaster

/// Copies pixels of the cached bitmap to a buffer of the kernel, in the buffer's own pitch and format.
///
/// The buffer is written row by row from left to right and never read: mapped
/// display memory is write-combined on real panels, and reading it is slow.
package enum RowCopy {
    /// Writes the pixels of `rect` to `target`, a mapping that the caller owns and that holds `pitch` bytes a row.
    package static func copy(
        _ bitmap: Bitmap,
        _ rect: PixelRect,
        to target: UnsafeMutableRawBufferPointer,
        pitch: Int,
        format: PixelFormat
    ) {
        let rect = rect.intersection(PixelRect(size: bitmap.size))
        guard !rect.isEmpty, let start = target.baseAddress else { return }
        let width = rect.width * format.bytesPerPixel
        let first = rect.minX * format.bytesPerPixel
        demand(
            (rect.maxY - 1) * pitch + first + width <= target.count && first + width <= pitch,
            "the buffer is smaller than its \(rect.maxX) × \(rect.maxY) pixels"
        )
        bitmap.withUnsafeBytes { source in
            guard let origin = source.baseAddress else { return }
            for y in rect.minY..<rect.maxY {
                let from = origin + y * bitmap.stride + rect.minX * 4
                let to = start + y * pitch + first
                switch format {
                case .xrgb8888: to.copyMemory(from: from, byteCount: width)
                case .argb8888: copyOpaque(from, to, count: rect.width)
                case .rgb565: copyDithered(from, to, x: rect.minX, y: y, count: rect.width)
                }
            }
        }
    }

    private static func copyOpaque(
        _ from: UnsafeRawPointer,
        _ to: UnsafeMutableRawPointer,
        count: Int
    ) {
        for x in 0..<count {
            let pixel = from.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
            to.storeBytes(of: pixel | 0xFF00_0000, toByteOffset: x * 4, as: UInt32.self)
        }
    }

    private static func copyDithered(
        _ from: UnsafeRawPointer,
        _ to: UnsafeMutableRawPointer,
        x left: Int,
        y: Int,
        count: Int
    ) {
        let dither = OrderedDither.shared
        dither.five.withUnsafeBufferPointer { five in
            dither.six.withUnsafeBufferPointer { six in
                OrderedDither.block.withUnsafeBufferPointer { block in
                    for x in 0..<count {
                        let cell = Int(block[(y & 3) << 2 | (left + x) & 3]) << 8
                        let pixel = from.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
                        let red = five[cell | Int(pixel >> 16 & 255)]
                        let green = six[cell | Int(pixel >> 8 & 255)]
                        let blue = five[cell | Int(pixel & 255)]
                        let packed = UInt16(red) << 11 | UInt16(green) << 5 | UInt16(blue)
                        to.storeBytes(of: packed, toByteOffset: x * 2, as: UInt16.self)
                    }
                }
            }
        }
    }
}
