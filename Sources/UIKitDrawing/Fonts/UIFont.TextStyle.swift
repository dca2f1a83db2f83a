import UIKitGeometry
import UIKitText

extension UIFont {
    /// What text is for, which decides its size and weight.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The style's name.
        public let rawValue: String

        /// Creates the style with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The largest titles, 36 points.
        public static let extraLargeTitle = Self(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// The second largest titles, 28 points.
        public static let extraLargeTitle2 = Self(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// Large titles, 34 points.
        public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
        /// Titles of the first level, 28 points.
        public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
        /// Titles of the second level, 22 points.
        public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
        /// Titles of the third level, 20 points.
        public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
        /// Headings, 17 points, semibold.
        public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
        /// Second headings, 15 points.
        public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
        /// Running text, 17 points.
        public static let body = Self(rawValue: "UICTFontTextStyleBody")
        /// Called out text, 16 points.
        public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
        /// Notes, 13 points.
        public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
        /// Captions, 12 points.
        public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
        /// Small captions, 11 points.
        public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")

        /// The weight of the style's letters.
        var weight: Weight {
            switch self {
            case .headline: .semibold
            case .extraLargeTitle, .extraLargeTitle2: .bold
            default: .regular
            }
        }

        /// Points at each content size, from the smallest to the largest.
        ///
        /// Source: Apple's Human Interface Guidelines, table of Dynamic Type sizes.
        var sizes: [CGFloat] {
            switch self {
            case .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
            case .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
            case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
            case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
            case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
            case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
            case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
            case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
            case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
            case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
            case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
            default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
            }
        }
    }

    /// The font for a style at the size of text that the user prefers.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font for a style at the size of text that `traitCollection` says; nil takes the current traits.
    public static func preferredFont(
        forTextStyle style: TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? .current
        let size = style.size(at: traits.preferredContentSizeCategory)
        return UIFont(
            FontDescription(weight: style.weight.openType, size: size),
            textStyle: style
        )
    }
}
