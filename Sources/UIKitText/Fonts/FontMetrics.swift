package import UIKitGeometry

/// The measures of a font at its size, in points.
package struct FontMetrics: Hashable, Sendable {
    /// From the baseline to the top of the tallest letters, upwards positive.
    package var ascender: CGFloat = 0
    /// From the baseline to the bottom of the lowest letters, negative.
    package var descender: CGFloat = 0
    /// The extra room that the font wants between two lines.
    package var leading: CGFloat = 0
    /// The height of capital letters.
    package var capHeight: CGFloat = 0
    /// The height of small letters without ascenders.
    package var xHeight: CGFloat = 0
    /// The middle of an underline from the baseline, negative.
    package var underlinePosition: CGFloat = 0
    /// How thick an underline is.
    package var underlineThickness: CGFloat = 0
    /// The middle of a line that strikes letters out, upwards positive.
    package var strikethroughPosition: CGFloat = 0

    /// Creates measures of nothing.
    package init() {}

    /// From the top of the tallest to the bottom of the lowest letters.
    package var lineHeight: CGFloat { ascender - descender }
}
