import CUIKitKernels
package import UIKitGeometry

/// What drawing a picture at a smaller size needs to know of all its pixels, kept while the picture changes.
///
/// A drawing finds out how blocks of the picture average, and whether all of it is opaque, by looking at every pixel. For one
/// that is drawn again and again, as a mirrored screen is, this looks only at what changed, and has the drawing find the answers.
package struct KeptReduction {
    /// The picture in blocks, as it was last told of; nil before, and where the size shown needs none.
    private var bitmap: Bitmap?
    private var key: PixelStorage.Reduction.Key?
    /// Whether all of the picture was opaque; nil where nobody has looked.
    private var isOpaque: Bool?
    /// Pixels of pictures that were averaged so far.
    package private(set) var averagedCount = 0

    /// Knows of no picture yet.
    package init() {}

    /// Has the next drawing of `picture` that fills `size` pixels find what it needs.
    ///
    /// `changed` is where the picture differs from the one before; a picture of another size, or shown at another, is looked
    /// at as a whole.
    package mutating func prepare(_ picture: Bitmap, changed: Region, shownIn size: PixelSize) {
        let whole = PixelRect(size: picture.size)
        if whole.isEmpty || size.area == 0 { return }
        let next = PixelStorage.Reduction.Key(
            part: whole,
            columns: ImageInk.step(CGFloat(whole.width) / CGFloat(size.width), 0, whole.width),
            rows: ImageInk.step(0, CGFloat(whole.height) / CGFloat(size.height), whole.height)
        )
        let isNew = next != key
        if isNew {
            key = next
            bitmap = nil
            isOpaque = nil
        }
        let changed = isNew ? Region(whole) : changed.intersection(whole)
        lookForOpacity(of: picture, in: changed, isNew: isNew)
        average(picture, in: changed, next)
    }

    private mutating func lookForOpacity(of picture: Bitmap, in changed: Region, isNew: Bool) {
        // What was not opaque may have become so anywhere; the drawing looks itself then.
        let wasOpaque = isNew || isOpaque == true
        isOpaque = wasOpaque ? changed.rects.allSatisfy { picture.pixels.areOpaque(in: $0) } : nil
        picture.pixels.isOpaque = isOpaque
    }

    private mutating func average(
        _ picture: Bitmap,
        in changed: Region,
        _ key: PixelStorage.Reduction.Key
    ) {
        let (columns, rows) = (key.columns, key.rows)
        if columns == 1 && rows == 1 { return }
        let size = PixelSize(
            width: (picture.size.width + columns - 1) / columns,
            height: (picture.size.height + rows - 1) / rows
        )
        var target = Bitmap(size: .zero)
        if let bitmap { target = bitmap } else { target = Bitmap(size: size) }
        // The only owner again, so that nothing is copied.
        bitmap = nil
        let pixels = target.uniquePixels()
        for rect in changed.rects {
            // Whole blocks; those at the right and bottom edges may be smaller.
            let part = PixelRect(
                minX: rect.minX / columns * columns,
                minY: rect.minY / rows * rows,
                maxX: min(picture.size.width, (rect.maxX + columns - 1) / columns * columns),
                maxY: min(picture.size.height, (rect.maxY + rows - 1) / rows * rows)
            )
            var source = picture.pixels.picture(part)
            let place = pixels.row(part.minY / rows) + part.minX / columns
            uik_reduce(place, pixels.stride, &source, Int32(columns), Int32(rows))
            averagedCount += part.area
        }
        withExtendedLifetime(picture) {}
        bitmap = target
        picture.pixels.keep(PixelStorage.Reduction(key: key, bitmap: target))
    }
}
