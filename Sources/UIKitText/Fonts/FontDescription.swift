package import UIKitGeometry

/// Which font is wanted: a family, how heavy and how slanted, and a size.
///
/// Nothing is looked up before the description is used, so values are cheap and never fail.
package struct FontDescription: Hashable, Sendable {
    /// Whether letters lean.
    package enum Slant: Hashable, Sendable {
        /// Upright letters.
        case upright
        /// Leaning letters, where the family has them.
        case italic
    }

    /// The family by name.
    ///
    /// `system` and `monospaced` stand for the first of a list that is installed.
    package var family: String
    /// How heavy, on the scale of OpenType: 100 thin, 400 regular, 700 bold, 900 black.
    package var weight: Int
    /// Whether letters lean; defaults to upright.
    package var slant: Slant
    /// Points per em, at least 0.
    package var size: CGFloat { didSet { size = Self.checked(size) } }
    /// OpenType features that are not the font's own choice, in the form `tnum=1`.
    package var features: [String]
    /// The language that the letters are in, as in `ja` or `zh-Hant`; nil, the default, for the library's.
    ///
    /// It decides which country's shapes Han characters have, and what the font does for its language.
    package var language: String?

    /// The family that stands for the user interface's own.
    package static let system = "system-ui"
    /// The family that stands for the user interface's own with letters of one width.
    package static let monospaced = "ui-monospace"

    /// Creates a description; sizes that are no finite positive numbers count as 0, sizes above 4096 as 4096.
    package init(
        family: String = Self.system,
        weight: Int = 400,
        slant: Slant = .upright,
        size: CGFloat,
        features: [String] = []
    ) {
        self.family = family
        self.weight = max(1, min(1000, weight))
        self.slant = slant
        self.size = Self.checked(size)
        self.features = features
    }

    /// A size that text can be laid out with.
    private static func checked(_ size: CGFloat) -> CGFloat {
        size > 0 ? min(size, largestSize) : 0
    }

    /// The largest size in points, which keeps all sums in Pango's range.
    package static let largestSize: CGFloat = 4096
}
