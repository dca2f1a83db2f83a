import Glibc
package import UIKitGeometry

extension Bitmap {
    /// Copies the pixels of `rect` to where they are `dx` pixels to the right and `dy` below; both
    /// places lie inside the bitmap and may overlap.
    package mutating func move(_ rect: PixelRect, dx: Int, dy: Int) {
        let target = rect.offsetBy(dx: dx, dy: dy)
        let all = PixelRect(size: size)
        demand(
            all.contains(rect) && all.contains(target),
            "pixels can only be moved inside the bitmap, not from \(rect) by (\(dx), \(dy))"
        )
        if rect.isEmpty { return }
        let pixels = uniquePixels()
        // Rows that are still to be read must not be overwritten.
        let isDownwards = dy > 0
        for step in 0..<rect.height {
            let y = isDownwards ? rect.maxY - 1 - step : rect.minY + step
            memmove(pixels.row(y + dy) + target.minX, pixels.row(y) + rect.minX, rect.width * 4)
        }
    }
}
