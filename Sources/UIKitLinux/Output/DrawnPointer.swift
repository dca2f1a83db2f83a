package import UIKitGeometry
package import UIKitRaster

/// A mouse's pointer that is drawn over the picture on its way to the display, where the driver has no plane for it.
///
/// The application's own pixels stay as they are: what lies under the arrow is copied with the arrow
/// on it. Moving it costs the rectangle where it was and the one where it is.
package struct DrawnPointer: Hashable, Sendable {
    /// Where its tip is, in pixels of the picture; nil while it isn't shown.
    package private(set) var tip: PixelPoint?
    private let scale: Int

    /// Creates a pointer that isn't shown, for pictures of `size`.
    package init(on size: PixelSize) { scale = PointerImage.scale(for: size) }

    /// Shows it at a pixel of a picture of `size`, or takes it away; the pixels that look different then.
    package mutating func move(to tip: PixelPoint?, in size: PixelSize) -> Region {
        if tip == self.tip { return Region() }
        var region = Region(place(in: size))
        self.tip = tip
        region.formUnion(place(in: size))
        return region
    }

    /// The pixels of a picture of `size` that it may cover; empty while it isn't shown.
    package func place(in size: PixelSize) -> PixelRect {
        guard let tip else { return .zero }
        let extent = PointerImage.extent(scale: scale)
        return PixelRect(x: tip.x, y: tip.y, width: extent.width, height: extent.height)
            .intersection(PixelRect(size: size))
    }

    /// What is seen in its place on `picture`, nil while nothing of it is.
    package func patch(on picture: Bitmap) -> Bitmap? {
        let place = place(in: picture.size)
        guard let tip, !place.isEmpty else { return nil }
        let image = PointerImage.bitmap(scale: scale)
        var patch = Bitmap(size: place.size)
        for y in 0..<place.height {
            for x in 0..<place.width {
                // Every pixel of the arrow is solid or clear.
                let arrow = image[place.minX + x - tip.x, place.minY + y - tip.y]
                patch[x, y] = arrow != 0 ? arrow : picture[place.minX + x, place.minY + y]
            }
        }
        return patch
    }
}
