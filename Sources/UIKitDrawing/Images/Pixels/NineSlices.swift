import UIKitGeometry
import UIKitImages
import UIKitRaster

/// A picture in nine parts: corners that keep their size, edges that grow one way, a middle that grows both ways.
struct NineSlices {
    private let bitmap: Bitmap
    private let mode: UIImage.ResizingMode
    /// The caps in pixels of the bitmap: before and after, across and down.
    private let left: Int
    private let right: Int
    private let top: Int
    private let bottom: Int

    /// Cuts `bitmap` at `insets`, in points of its scale.
    init(_ bitmap: Bitmap, insets: UIEdgeInsets, mode: UIImage.ResizingMode) {
        self.bitmap = bitmap
        self.mode = mode
        (left, right) = Self.caps(insets.left, insets.right, bitmap.scale, bitmap.size.width)
        (top, bottom) = Self.caps(insets.top, insets.bottom, bitmap.scale, bitmap.size.height)
    }

    /// The parts and where they are drawn so that together they fill `rect`, in points.
    func parts(filling rect: CGRect) -> [(Bitmap, CGRect)] {
        if rect.width <= 0 || rect.height <= 0 { return [] }
        let across = edges(rect.minX, rect.width, left, right)
        let down = edges(rect.minY, rect.height, top, bottom)
        let columns = [0, left, bitmap.size.width - right, bitmap.size.width]
        let rows = [0, top, bitmap.size.height - bottom, bitmap.size.height]
        var result: [(Bitmap, CGRect)] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let part = PixelRect(
                    minX: columns[column],
                    minY: rows[row],
                    maxX: columns[column + 1],
                    maxY: rows[row + 1]
                )
                let place = CGRect(
                    x: across[column],
                    y: down[row],
                    width: across[column + 1] - across[column],
                    height: down[row + 1] - down[row]
                )
                if part.isEmpty || place.width <= 0 || place.height <= 0 { continue }
                let isCorner = row != 1 && column != 1
                let cut = bitmap.cropped(to: part)
                result.append(
                    (isCorner || mode == .stretch ? cut : tiled(cut, place, row, column), place)
                )
            }
        }
        return result
    }

    /// The part repeated in the directions that it grows in.
    private func tiled(_ part: Bitmap, _ place: CGRect, _ row: Int, _ column: Int) -> Bitmap {
        let natural = part.pointSize
        let size = CGSize(
            width: column == 1 ? place.width : natural.width,
            height: row == 1 ? place.height : natural.height
        )
        return TiledBitmap.filling(size, with: part)
    }

    /// Where the parts meet along one direction, from `start`; caps that don't fit share the length.
    private func edges(
        _ start: CGFloat,
        _ length: CGFloat,
        _ before: Int,
        _ after: Int
    ) -> [CGFloat] {
        var first = CGFloat(before) / bitmap.scale
        var last = CGFloat(after) / bitmap.scale
        if first + last > length {
            let factor = length / (first + last)
            first *= factor
            last = length - first
        }
        return [start, start + first, start + length - last, start + length]
    }

    /// Caps in whole pixels that leave at least one between them.
    private static func caps(
        _ before: CGFloat,
        _ after: CGFloat,
        _ scale: CGFloat,
        _ side: Int
    ) -> (Int, Int) {
        let first = min(PixelScale.clamped((before * scale).rounded()), max(0, side - 1))
        let last = min(PixelScale.clamped((after * scale).rounded()), max(0, side - 1 - first))
        return (max(0, first), max(0, last))
    }
}
