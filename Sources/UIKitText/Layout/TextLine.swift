package import UIKitGeometry
package import UIKitRaster

/// Glyphs in one style, placed.
package struct TextRun: Sendable {
    /// The glyphs; nil for an attachment, and for spaces only.
    package var glyphs: GlyphRun?
    /// Where the pen starts on the baseline, in points from the layout's origin.
    package var origin: CGPoint
    /// Points from the first pen to the last one.
    package var width: CGFloat
    /// Where white space stands, in points from the first pen, ascending; told where the style asks for it.
    package var gaps: [Range<CGFloat>] = []
    /// Which of the text's spans the letters are in.
    package var span: Int
}

/// A line of text, placed.
package struct TextLine: Sendable {
    /// The bytes that the line shows, white space that hangs over its end included.
    package var range: Range<Int>
    /// Where the first letter stands, in points from the layout's origin.
    package var left: CGFloat
    /// The upper edge of the line.
    package var top: CGFloat
    /// The baseline.
    package var baseline: CGFloat
    /// From the upper to the lower edge of the line.
    package var height: CGFloat
    /// From the baseline to the top of the tallest letters.
    package var ascent: CGFloat
    /// From the baseline to the bottom of the lowest letters, positive.
    package var descent: CGFloat
    /// Points that the letters take.
    package var width: CGFloat
    /// The letters from left to right.
    package var runs: [TextRun]
    /// Whether an ellipsis stands for a part of the text, or a part is not shown at all.
    package var isTruncated: Bool
    /// Whether the line is read from right to left.
    package var isRightToLeft: Bool
}
