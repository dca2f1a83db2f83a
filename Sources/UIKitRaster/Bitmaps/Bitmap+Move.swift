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
        uniquePixels().move(rect, dx: dx, dy: dy)
    }
}
