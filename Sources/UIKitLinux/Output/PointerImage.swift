import UIKitGeometry
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
