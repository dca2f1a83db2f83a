package import UIKitGeometry
package import UIKitRaster

/// Copies pixels of the cached bitmap to a buffer of the kernel, in the buffer's own pitch, format and turn.
///
/// The buffer is written from left to right, row by row or four rows at a time, and never read: mapped
/// display memory is write-combined on real panels, and reading it is slow. A turned picture is read by columns
/// instead: a cache line of 16 pixels serves the next 16 rows of the buffer.
package enum RowCopy {
    /// Writes the pixels of `rect` of `bitmap` to `target`, a mapping that the caller owns and that holds `pitch` bytes a row.
    package static func copy(
        _ bitmap: Bitmap,
        _ rect: PixelRect,
        to target: UnsafeMutableRawBufferPointer,
        pitch: Int,
        format: PixelFormat,
        turn: QuarterTurn = .none
    ) {
        let rect = turn.turned(
            rect.intersection(PixelRect(size: bitmap.size)),
            in: bitmap.size
        )
        guard !rect.isEmpty, let start = target.baseAddress else { return }
        let width = rect.width * format.bytesPerPixel
        let first = rect.minX * format.bytesPerPixel
        demand(
            (rect.maxY - 1) * pitch + first + width <= target.count && first + width <= pitch,
            "the buffer is smaller than its \(rect.maxX) × \(rect.maxY) pixels"
        )
        let steps = SourceSteps(bitmap, turn)
        bitmap.withUnsafeBytes { source in
            guard let origin = source.baseAddress else { return }
            if format == .xrgb8888 && steps.x != 4 {
                return TurnedCopy.copy(
                    from: origin + steps.offset(x: rect.minX, y: rect.minY),
                    stepX: steps.x,
                    stepY: steps.y,
                    to: start + rect.minY * pitch + first,
                    pitch: pitch,
                    width: rect.width,
                    height: rect.height
                )
            }
            for y in rect.minY..<rect.maxY {
                let from = origin + steps.offset(x: rect.minX, y: y)
                let to = start + y * pitch + first
                switch format {
                case .xrgb8888: to.copyMemory(from: from, byteCount: width)
                case .argb8888: copyOpaque(from, to, step: steps.x, count: rect.width)
                case .rgb565:
                    copyDithered(from, to, step: steps.x, x: rect.minX, y: y, count: rect.width)
                }
            }
        }
    }

    private static func copyOpaque(
        _ from: UnsafeRawPointer,
        _ to: UnsafeMutableRawPointer,
        step: Int,
        count: Int
    ) {
        for x in 0..<count {
            let pixel = from.loadUnaligned(fromByteOffset: x * step, as: UInt32.self)
            to.storeBytes(of: pixel | 0xFF00_0000, toByteOffset: x * 4, as: UInt32.self)
        }
    }

    private static func copyDithered(
        _ from: UnsafeRawPointer,
        _ to: UnsafeMutableRawPointer,
        step: Int,
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
                        let pixel = from.loadUnaligned(fromByteOffset: x * step, as: UInt32.self)
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

/// How far apart in a bitmap's bytes the pixels are that lie side by side on a panel it is turned on.
private struct SourceSteps {
    /// From one pixel of the panel's row to the next.
    let x: Int
    /// From one row of the panel to the next.
    let y: Int
    /// Of the panel's first pixel.
    let first: Int

    init(_ bitmap: Bitmap, _ turn: QuarterTurn) {
        let stride = bitmap.stride
        let lastRow = (bitmap.size.height - 1) * stride
        let lastColumn = (bitmap.size.width - 1) * 4
        switch turn {
        case .none: (x, y, first) = (4, stride, 0)
        case .right: (x, y, first) = (-stride, 4, lastRow)
        case .half: (x, y, first) = (-4, -stride, lastRow + lastColumn)
        case .left: (x, y, first) = (stride, -4, lastColumn)
        }
    }

    func offset(x column: Int, y row: Int) -> Int { first + column * x + row * y }
}
