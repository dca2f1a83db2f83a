package import UIKitGeometry

/// What a glyph looks like at one size and one part of a pixel.
package enum GlyphImage: Sendable {
    /// Nothing is seen, as of a space.
    case empty
    /// Coverage, a byte a pixel, rows from the top; `left` and `top` lead from the pen to the first pixel.
    case mask(bytes: [UInt8], width: Int, height: Int, left: Int, top: Int)
    /// A picture with colours of its own, and where it goes: pixels from the pen, y downwards.
    case picture(Bitmap, CGRect)
}

/// A source of glyph shapes: one face of a font, at no particular size.
///
/// Asked under no lock, from any thread; what it answers is kept by the caller.
package protocol GlyphFace: AnyObject, Sendable {
    /// The coverage of a glyph at `size` 64ths of a pixel per em, moved right by `quarter` quarters of a pixel.
    func image(of glyph: UInt32, size: Int, quarter: Int) -> GlyphImage

    /// The outline of a glyph, one em being one unit and y downwards from the pen; nil where it has none.
    func outline(of glyph: UInt32) -> Path?
}
