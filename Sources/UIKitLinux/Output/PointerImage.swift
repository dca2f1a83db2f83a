package import UIKitGeometry
package import UIKitRaster

/// The arrow that a mouse moves: dark with a light edge, its tip in the top left corner.
package enum PointerImage {
    /// The side of the square that every driver takes, in pixels.
    package static let side = 64

    /// Rows of the arrow: `#` is dark, `o` light, the rest clear.
    private static let rows = [
        "o", "oo", "o#o", "o##o", "o###o", "o####o", "o#####o", "o######o", "o#######o",
        "o########o", "o#########o", "o##########o", "o######ooooo", "o###o##o", "o##oo##o",
        "o#o  o##o", "oo   o##o", "o     o##o", "      o##o", "       oo",
    ]

    /// Pixels for each of the arrow's own on a picture of `size`: one of 20 pixels is hard to find on a dense screen.
    package static func scale(for size: PixelSize) -> Int {
        max(size.width, size.height) > 1600 ? 2 : 1
    }

    /// The arrow's own size, `scale` pixels for each of its own.
    package static func extent(scale: Int) -> PixelSize {
        let width = rows.map(\.count).max() ?? 0
        return PixelSize(width: width * scale, height: rows.count * scale)
    }

    /// The arrow, `scale` pixels for each of its own, in a clear square.
    package static func bitmap(scale: Int) -> Bitmap {
        var bitmap = Bitmap(size: PixelSize(width: side, height: side))
        let scale = min(3, max(1, scale))
        for (y, row) in rows.enumerated() {
            for (x, letter) in row.enumerated() where letter != " " {
                let color: UInt32 = letter == "#" ? 0xFF1A_1D24 : 0xFFFF_FFFF
                for dy in 0..<scale {
                    for dx in 0..<scale { bitmap[x * scale + dx, y * scale + dy] = color }
                }
            }
        }
        return bitmap
    }
}
