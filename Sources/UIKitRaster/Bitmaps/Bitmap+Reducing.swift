import CUIKitKernels
import UIKitGeometry

extension Bitmap {
    /// Blocks of `columns` × `rows` pixels of a part, averaged into one pixel each.
    ///
    /// The last two results are kept as long as the pixels stay as they are: a picture that is shown
    /// small is usually shown again.
    func reduced(_ part: PixelRect, columns: Int, rows: Int) -> Bitmap {
        let key = PixelStorage.Reduction.Key(part: part, columns: columns, rows: rows)
        if let known = pixels.reduction(key) { return known }
        let size = PixelSize(
            width: (part.width + columns - 1) / columns,
            height: (part.height + rows - 1) / rows
        )
        var result = Bitmap(size: size)
        let target = result.uniquePixels()
        var picture = pixels.picture(part)
        uik_reduce(target.row(0), target.stride, &picture, Int32(columns), Int32(rows))
        pixels.keep(PixelStorage.Reduction(key: key, bitmap: result))
        return result
    }

    /// Whether every pixel has alpha 255, remembered as long as the pixels stay as they are.
    var isKnownOpaque: Bool {
        if let known = pixels.isOpaque { return known }
        let result = isOpaque
        pixels.isOpaque = result
        return result
    }
}
