package import UIKitGeometry

/// Glyphs of one face at one size, ready to be painted.
package struct GlyphRun: Sendable {
    /// A glyph and where its pen stands, in points from the run's origin on the baseline.
    package struct Glyph: Hashable, Sendable {
        /// The glyph's number in the face.
        package var id: UInt32
        /// Points to the right.
        package var x: CGFloat
        /// Points downwards.
        package var y: CGFloat

        /// Creates a glyph at a place.
        package init(id: UInt32, x: CGFloat, y: CGFloat) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    /// Where the shapes come from.
    package let face: any GlyphFace
    /// Points per em.
    package let size: CGFloat
    /// The glyphs in the order of painting.
    package let glyphs: [Glyph]
    /// A rectangle around everything that is painted, in points from the run's origin.
    package let bounds: CGRect

    /// Creates a run; `ink` is the smallest rectangle around the outlines, in points from the run's origin.
    package init(face: any GlyphFace, size: CGFloat, glyphs: [Glyph], ink: CGRect) {
        self.face = face
        self.size = size
        self.glyphs = glyphs
        bounds = ink.isNull || ink.isEmpty ? ink : ink.insetBy(dx: -Self.slack, dy: -Self.slack)
    }

    /// How far pixels may lie outside the outlines, in points.
    ///
    /// Baselines go to whole pixels and edges are smoothed, which is up to a pixel and a half; masks are
    /// used where a point has a pixel at least.
    private static let slack: CGFloat = 1.5
}
