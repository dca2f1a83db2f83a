import UIKitGeometry
import UIKitRaster

/// The main screen's picture on another one: as large as it fits, in the middle, on black.
///
/// Equal sizes are copied pixel by pixel. Every pixel depends only on what is mirrored, never on what
/// changed, so that bringing a part up to date gives the picture that drawing all of it would.
@MainActor final class ScreenMirror {
    /// The picture as it was last brought up to date.
    private(set) var bitmap: Bitmap
    /// Where in it the main screen's picture lies, in pixels.
    let place: PixelRect

    /// The main screen's size in pixels.
    let source: PixelSize
    private var pending: Region
    /// What is known of the main screen's picture as it was last brought over.
    private var reduction = KeptReduction()

    /// Creates a black picture of `size` pixels for a main screen of `source` pixels.
    init(_ source: PixelSize, on size: PixelSize) {
        self.source = source
        place = Self.place(of: source, on: size)
        bitmap = Bitmap(size: size)
        let canvas = Canvas(bitmap)
        canvas.fill(
            CGRect(x: 0, y: 0, width: CGFloat(size.width), height: CGFloat(size.height)),
            with: .solid(.black)
        )
        bitmap = canvas.takeBitmap()
        pending = Region(PixelRect(size: source))
    }

    /// Whether something of the main screen is not in the picture yet.
    var isBehind: Bool { !pending.isEmpty }

    /// Notes that pixels of the main screen changed.
    func note(_ damage: Region) { pending.formUnion(damage) }

    /// Brings the picture up to date with `picture`; the pixels that may have changed.
    func update(with picture: Bitmap) -> Region {
        var region = Region()
        for rect in pending.rects { region.formUnion(reach(of: rect)) }
        reduction.prepare(
            picture,
            changed: pending,
            shownIn: PixelSize(width: place.width, height: place.height)
        )
        pending = Region()
        var target = Bitmap(size: .zero)
        swap(&target, &bitmap)
        let canvas = Canvas(target, clip: region)
        target = Bitmap(size: .zero)
        canvas.draw(
            picture,
            in: CGRect(
                x: CGFloat(place.minX),
                y: CGFloat(place.minY),
                width: CGFloat(place.width),
                height: CGFloat(place.height)
            )
        )
        bitmap = canvas.takeBitmap()
        return region
    }

    /// The pixel place on the main screen of one on this screen, which may be outside of both.
    func sourcePlace(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(
            x: (x - CGFloat(place.minX)) * CGFloat(source.width) / CGFloat(place.width),
            y: (y - CGFloat(place.minY)) * CGFloat(source.height) / CGFloat(place.height)
        )
    }

    /// The largest rectangle of the source's proportions on a screen, in its middle.
    private static func place(of source: PixelSize, on size: PixelSize) -> PixelRect {
        let width: Int
        let height: Int
        // Compared crosswise, so that equal proportions stay equal.
        if size.width * source.height <= size.height * source.width {
            width = size.width
            height = max(1, (size.width * source.height + source.width / 2) / source.width)
        } else {
            height = size.height
            width = max(1, (size.height * source.width + source.height / 2) / source.height)
        }
        return PixelRect(
            x: (size.width - width) / 2,
            y: (size.height - height) / 2,
            width: width,
            height: height
        )
    }

    /// The pixels of this screen that a rectangle of the main one shows in.
    private func reach(of rect: PixelRect) -> PixelRect {
        if place.size == source { return rect.offsetBy(dx: place.minX, dy: place.minY) }
        // A pixel that is made of several, or lies between two, takes from those beside it: blocks of the
        // averaging begin at multiples of at most the reduction, and reading goes one block further.
        let across = max(1, (source.width + place.width - 1) / place.width) * 2
        let down = max(1, (source.height + place.height - 1) / place.height) * 2
        let reach = PixelRect(
            minX: place.minX + (rect.minX - across) * place.width / source.width - 1,
            minY: place.minY + (rect.minY - down) * place.height / source.height - 1,
            maxX: place.minX + (rect.maxX + across) * place.width / source.width + 2,
            maxY: place.minY + (rect.maxY + down) * place.height / source.height + 2
        )
        return reach.intersection(place)
    }
}
