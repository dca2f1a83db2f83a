import UIKitGeometry
import UIKitRaster

/// The scenes' pictures.
enum Pictures {
    /// A premultiplied picture with an alpha for each place.
    static func image(_ width: Int, _ height: Int, alpha: (Int, Int) -> Int) -> Bitmap {
        var bitmap = Bitmap(size: PixelSize(width: width, height: height))
        for y in 0..<height {
            for x in 0..<width {
                let opacity = alpha(x, y)
                var pixel = UInt32(opacity) << 24
                for (shift, value) in [(16, x ^ y), (8, 3 * x + y), (0, x + 5 * y)] {
                    pixel |= (UInt32((value & 255) * opacity + 127) / 255) << UInt32(shift)
                }
                bitmap[x, y] = pixel
            }
        }
        return bitmap
    }

    /// Opaque discs with soft edges in clear cells, like icons.
    static func icons(_ x: Int, _ y: Int) -> Int {
        let dx = 2 * (x & 63) - 63
        let dy = 2 * (y & 63) - 63
        let distance = dx * dx + dy * dy
        if distance <= 2304 { return 255 }
        return distance >= 4096 ? 0 : 255 * (4096 - distance) / 1792
    }
}
