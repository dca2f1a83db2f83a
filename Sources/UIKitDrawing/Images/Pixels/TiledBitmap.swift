import UIKitGeometry
import UIKitImages
import UIKitRaster

/// Pictures laid side by side.
enum TiledBitmap {
    /// More pixels than this, about four screens, are not laid out: the picture is stretched instead.
    static let mostPixels = 33_554_432

    /// A picture of `size` points, filled from its top-left corner with `tile` at the tile's scale.
    static func filling(_ size: CGSize, with tile: Bitmap) -> Bitmap {
        let width = max(1, PixelScale.clamped((size.width * tile.scale).rounded()))
        let height = max(1, PixelScale.clamped((size.height * tile.scale).rounded()))
        let isUniform =
            (tile.size.width == 1 || tile.size.width == width)
            && (tile.size.height == 1 || tile.size.height == height)
        if isUniform || tile.size.area == 0 || height > mostPixels / width { return tile }
        var result = Bitmap(size: PixelSize(width: width, height: height), scale: tile.scale)
        // One row of tiles by doubling what is there, then rows of tiles the same way.
        let first = PixelSize(
            width: min(width, tile.size.width),
            height: min(height, tile.size.height)
        )
        result.copy(PixelRect(size: first), from: tile, to: .zero)
        var done = first.width
        while done < width {
            let part = min(done, width - done)
            let source = PixelRect(x: 0, y: 0, width: part, height: first.height)
            result.repeatPixels(source, at: PixelPoint(x: done, y: 0))
            done += part
        }
        done = first.height
        while done < height {
            let part = min(done, height - done)
            let source = PixelRect(x: 0, y: 0, width: width, height: part)
            result.repeatPixels(source, at: PixelPoint(x: 0, y: done))
            done += part
        }
        return result
    }
}
