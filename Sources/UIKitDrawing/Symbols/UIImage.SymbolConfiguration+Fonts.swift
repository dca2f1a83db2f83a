import UIKitText

extension UIImage.SymbolConfiguration {
    /// Creates a configuration for text in a font: its size and its weight.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration for text in a font, with a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
        self.init(
            pointSize: font.pointSize,
            weight: UIImage.SymbolWeight(openType: font.wanted.weight),
            scale: scale
        )
    }

    /// Creates a configuration for text of a style, at the size that is preferred now.
    public convenience init(textStyle: UIFont.TextStyle) {
        self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
    }

    /// Creates a configuration for text of a style, at the size that is preferred now, with a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
        self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
    }
}

extension UIImage.SymbolWeight {
    /// The weight nearest to one that OpenType numbers from 100 to 900.
    init(openType weight: Int) {
        let step = (max(100, min(900, weight)) + 50) / 100
        self = Self(rawValue: step) ?? .regular
    }

    /// The font weight of the same name; regular where none is said.
    public func fontWeight() -> UIFont.Weight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .unspecified, .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
}
