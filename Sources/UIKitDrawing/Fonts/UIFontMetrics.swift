public import UIKitGeometry

/// Scales fonts and lengths with the size of text that the user prefers.
public final class UIFontMetrics: Hashable, Sendable {
    private let style: UIFont.TextStyle

    /// Scales as running text does.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Scales as text of a style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// A font, made for the usual size of text, at the preferred one.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// The same, with the preference that `traitCollection` says; nil takes the current one.
    public func scaledFont(
        for font: UIFont,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }

    /// A font at the preferred size of text, but not larger than `maximumPointSize`.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The same, with the preference that `traitCollection` says; nil takes the current one.
    public func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let scaled = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
        return font.withSize(min(scaled, maximumPointSize))
    }

    /// A length, made for the usual size of text, for the preferred one.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// The same, with the preference that `traitCollection` says; nil takes the current one.
    ///
    /// Grows as the style's font does, rounded to whole points.
    public func scaledValue(
        for value: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        let factor = style.size(at: category) / style.size(at: .large)
        return factor == 1 ? value : (value * factor).rounded()
    }

    /// Whether both scale alike.
    public static func == (a: UIFontMetrics, b: UIFontMetrics) -> Bool { a.style == b.style }

    /// Feeds the style into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

extension UIFont.TextStyle {
    /// Points at a content size; at the usual one where none is said.
    func size(at category: UIContentSizeCategory) -> CGFloat {
        let place = UIContentSizeCategory.ascending.firstIndex(of: category)
        return sizes[place ?? 3]
    }
}
