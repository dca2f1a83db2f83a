package import UIKitGeometry
package import UIKitRaster

/// Copies pixels of the cached bitmap to a buffer of the kernel, in the buffer's own pitch, format and turn.
///
/// The buffer is written from left to right, row by row or some rows at a time, and never read: mapped
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
        if rect.isEmpty { return }
        let width = rect.width * format.bytesPerPixel
        let first = rect.minX * format.bytesPerPixel
        demand(
            (rect.maxY - 1) * pitch + first + width <= target.count && first + width <= pitch,
            "the buffer is smaller than its \(rect.maxX) × \(rect.maxY) pixels"
        )
        let steps = SourceSteps(bitmap, turn)
        bitmap.withUnsafeBytes { source in
            TurnedCopy.copy(
                from: source,
                first: steps.offset(x: rect.minX, y: rect.minY),
                stepX: steps.x,
                stepY: steps.y,
                to: target,
                start: rect.minY * pitch + first,
                pitch: pitch,
                place: rect,
                as: format.copying
            )
        }
    }
}

extension RowCopy {
    /// Writes all of `patch`, whose first pixel lies at `origin` in a picture of `size`, to the picture's buffer.
    package static func copy(
        _ patch: Bitmap,
        at origin: PixelPoint,
        in size: PixelSize,
        to target: UnsafeMutableRawBufferPointer,
        pitch: Int,
        format: PixelFormat,
        turn: QuarterTurn = .none
    ) {
        let own = PixelRect(
            x: origin.x,
            y: origin.y,
            width: patch.size.width,
            height: patch.size.height
        )
        demand(PixelRect(size: size).contains(own), "a patch lies inside of its picture")
        let place = turn.turned(own, in: size)
        if place.isEmpty { return }
        let first = place.minX * format.bytesPerPixel
        let end = place.maxX * format.bytesPerPixel
        demand(
            (place.maxY - 1) * pitch + end <= target.count && end <= pitch,
            "the buffer is smaller than its \(place.maxX) × \(place.maxY) pixels"
        )
        let steps = SourceSteps(patch, turn)
        patch.withUnsafeBytes { source in
            TurnedCopy.copy(
                from: source,
                first: steps.offset(x: 0, y: 0),
                stepX: steps.x,
                stepY: steps.y,
                to: target,
                start: place.minY * pitch + first,
                pitch: pitch,
                place: place,
                as: format.copying
            )
        }
    }
}

extension PixelFormat {
    /// How pixels are copied to a buffer of this format.
    fileprivate var copying: TurnedCopy.Format {
        switch self {
        case .xrgb8888: .pixels
        case .argb8888: .opaque
        case .rgb565: .rgb565
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
