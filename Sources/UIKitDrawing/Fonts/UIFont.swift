public import UIKitGeometry
package import UIKitText

/// A font at a size.
///
/// The system's font is Inter where it is installed (`docs/text.md`). A font has the glyphs of one
/// family; characters that it lacks are taken from others when text is drawn.
///
/// - Note: Differs from UIKit: the class is final.
public final class UIFont: Hashable, Sendable {
    /// The font in the form that text is laid out with.
    package let wanted: FontDescription
    /// The style that the font was asked for by; nil for fonts of a fixed size.
    package let textStyle: TextStyle?
    /// The font's measures at its size, decorations' included.
    let metrics: FontMetrics

    /// Creates a font from its description.
    package init(_ description: FontDescription, textStyle: TextStyle? = nil) {
        wanted = description
        self.textStyle = textStyle
        metrics = FontLibrary.shared.metrics(description)
    }

    /// Creates the font with a name, a PostScript name, full name or family name; nil where none is installed.
    ///
    /// A size that is not positive becomes 12 points, UIKit's own default.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let entry = FontCatalogue.entry(named: fontName) else { return nil }
        self.init(
            FontDescription(
                family: entry.family,
                weight: entry.weight,
                slant: entry.slant,
                size: fontSize > 0 ? fontSize : 12
            )
        )
    }

    /// Creates the font that a descriptor asks for; a size of 0 takes the descriptor's own.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var wanted = descriptor.wanted
        if pointSize > 0 {
            wanted.size = pointSize
        } else if wanted.size == 0 {
            wanted.size = 12
        }
        self.init(wanted)
    }

    // MARK: - The system's fonts

    /// The user interface's font in regular weight.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The user interface's font.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(weight: weight.openType, size: fontSize))
    }

    /// The user interface's font in bold.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The user interface's font in italics.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(slant: .italic, size: fontSize))
    }

    /// The user interface's font with digits of one width, so that numbers don't jump while they count.
    public static func monospacedDigitSystemFont(
        ofSize fontSize: CGFloat,
        weight: Weight
    ) -> UIFont {
        UIFont(
            FontDescription(weight: weight.openType, size: fontSize, features: ["tnum=1"])
        )
    }

    /// A font whose letters have one width.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            FontDescription(
                family: FontDescription.monospaced,
                weight: weight.openType,
                size: fontSize
            )
        )
    }

    /// The size of labels: 17 points.
    public static let labelFontSize: CGFloat = 17
    /// The size of buttons: 18 points.
    public static let buttonFontSize: CGFloat = 18
    /// The size of small text: 12 points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of other text: 14 points.
    public static let systemFontSize: CGFloat = 14

    /// The same font at another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var resized = wanted
        resized.size = FontDescription(size: fontSize).size
        return UIFont(resized)
    }

    // MARK: - Names

    /// The names of all families that are installed or registered, ascending.
    public static var familyNames: [String] {
        Set(FontCatalogue.entries.map(\.family)).sorted()
    }

    /// The names of a family's fonts, for ``init(name:size:)``.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        let wanted = familyName.lowercased()
        return FontCatalogue.entries.filter { $0.family.lowercased() == wanted }
            .map(\.postScriptName)
    }

    /// The family's name.
    public var familyName: String { FontCatalogue.entry(of: wanted)?.family ?? "" }

    /// The font's own name, for example `Inter-Bold`.
    public var fontName: String { FontCatalogue.entry(of: wanted)?.postScriptName ?? "" }

    /// What the font is asked for by.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(wanted) }

    // MARK: - Measures, in points

    /// The size: points per em.
    public var pointSize: CGFloat { wanted.size }
    /// From the baseline to the top of the tallest letters.
    public var ascender: CGFloat { metrics.ascender }
    /// From the baseline to the bottom of the lowest letters, negative.
    public var descender: CGFloat { metrics.descender }
    /// The height of a line: from the top of the tallest to the bottom of the lowest letters.
    public var lineHeight: CGFloat { metrics.lineHeight }
    /// The height of capital letters.
    public var capHeight: CGFloat { metrics.capHeight }
    /// The height of small letters without ascenders.
    public var xHeight: CGFloat { metrics.xHeight }
    /// The room that the font wants between lines in addition.
    public var leading: CGFloat { metrics.leading }

    /// Whether both are the same font at the same size.
    public static func == (a: UIFont, b: UIFont) -> Bool { a.wanted == b.wanted }

    /// Feeds the font and its size into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(wanted) }
}
