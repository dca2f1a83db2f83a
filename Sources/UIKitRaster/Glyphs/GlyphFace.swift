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

/// Where a glyph's pen stands among the pixels of its mask.
package enum GlyphPlace: Hashable, Sendable {
    /// On an edge between rows, moved right by quarters of a pixel: what stands still and is read.
    case onRow(right: Int)
    /// Anywhere, moved right and down by quarters of a pixel, and never hinted: what changes its size from
    /// frame to frame, which would jump from row to row.
    case between(right: Int, down: Int)
}

/// A source of glyph shapes: one face of a font, at no particular size.
///
/// Asked under no lock, from any thread; what it answers is kept by the caller.
package protocol GlyphFace: AnyObject, Sendable {
    /// The coverage of a glyph at `size` 64ths of a pixel per em.
    func image(of glyph: UInt32, size: Int, at place: GlyphPlace) -> GlyphImage

    /// The outline of a glyph, one em being one unit and y downwards from the pen; nil where it has none.
    func outline(of glyph: UInt32) -> Path?
}
