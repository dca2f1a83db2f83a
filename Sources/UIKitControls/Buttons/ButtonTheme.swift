import UIKitCore
import UIKitDrawing
import UIKitGeometry

/// The house's look of buttons: insets, corners, fonts and colours by size, style and state.
@MainActor enum ButtonTheme {
    /// How far content stays inside the edges, in points.
    static func insets(_ size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
        let (down, across): (CGFloat, CGFloat) =
            switch size {
            case .mini: (4, 10)
            case .small: (6, 12)
            case .medium: (9, 16)
            case .large: (14, 22)
            }
        return NSDirectionalEdgeInsets(top: down, leading: across, bottom: down, trailing: across)
    }

    /// The radius of the corners of a button that is `height` points high.
    static func radius(_ configuration: UIButton.Configuration, height: CGFloat) -> CGFloat {
        let radius: CGFloat =
            switch configuration.cornerStyle {
            case .fixed: configuration.background.cornerRadius
            case .small: 6
            case .medium: 10
            case .large: 14
            case .capsule: height / 2
            case .dynamic:
                switch configuration.buttonSize {
                case .mini: 7
                case .small: 8
                case .medium: 10
                case .large: 14
                }
            }
        return max(0, min(radius, height / 2))
    }

    /// The title's font; it follows the preferred size of text.
    static func titleFont(
        _ configuration: UIButton.Configuration,
        _ traits: UITraitCollection
    )
        -> UIFont
    {
        let style: UIFont.TextStyle =
            switch configuration.buttonSize {
            case .mini: .footnote
            case .small: .subheadline
            case .medium, .large: .body
            }
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        let isBold = traits.legibilityWeight == .bold
        let weight: UIFont.Weight = configuration.style == .plain ? .medium : .semibold
        return .systemFont(ofSize: size, weight: isBold ? .bold : weight)
    }

    /// The subtitle's font.
    static func subtitleFont(
        _ configuration: UIButton.Configuration,
        _ traits: UITraitCollection
    )
        -> UIFont
    {
        let style: UIFont.TextStyle = configuration.buttonSize == .large ? .footnote : .caption1
        return .preferredFont(forTextStyle: style, compatibleWith: traits)
    }

    /// Content and background of a button in its state.
    static func colors(
        _ configuration: UIButton.Configuration,
        _ button: UIButton
    ) -> (foreground: UIColor, background: UIColor) {
        let tint: UIColor = button.role == .destructive ? .systemRed : button.tintColor
        let isSelected = button.isSelected && configuration.automaticallyUpdateForSelection
        let base = configuration.baseBackgroundColor
        var foreground = configuration.baseForegroundColor ?? tint
        var background: UIColor
        switch (configuration.style, isSelected) {
        case (.plain, false): background = base ?? .clear
        case (.plain, true), (.tinted, false): background = (base ?? tint).thinned()
        case (.gray, false): background = base ?? .secondarySystemFill
        case (.filled, _), (.gray, true), (.tinted, true):
            background = base ?? tint
            foreground = configuration.baseForegroundColor ?? background.readableInk
        }
        if !button.isEnabled {
            let isBare = configuration.style == .plain && !isSelected
            return (.tertiaryLabel, isBare ? .clear : .tertiarySystemFill)
        }
        if button.isHighlighted {
            if configuration.style == .plain && !isSelected {
                foreground = foreground.thinned(to: 0.45)
            } else {
                background = background.pressed
            }
        } else if configuration.style == .filled && isSelected {
            background = background.pressed
        }
        return (foreground, background)
    }
}

extension UIColor {
    /// A little of the colour, for large areas behind writing in it.
    func thinned() -> UIColor {
        let color = self
        return UIColor { traits in
            let alpha: CGFloat = traits.userInterfaceStyle == .dark ? 0.26 : 0.15
            return color.resolvedColor(with: traits).withFade(alpha)
        }
    }

    /// A share of the colour's opacity.
    func thinned(to share: CGFloat) -> UIColor {
        let color = self
        return UIColor { color.resolvedColor(with: $0).withFade(share) }
    }

    /// The colour of something pressed: darker on light grounds, lighter on dark ones, a veil thicker.
    var pressed: UIColor {
        let color = self
        return UIColor { traits in
            let resolved = color.resolvedColor(with: traits)
            let isDark = traits.userInterfaceStyle == .dark
            let alpha = resolved.cgColor.alpha
            if alpha < 1 { return resolved.withAlphaComponent(min(1, alpha * 1.7)) }
            return resolved.mixed(with: isDark ? .white : .black, share: isDark ? 0.2 : 0.16)
        }
    }

    /// White where it is read well enough on this colour, else a dark grey.
    var readableInk: UIColor {
        let color = self
        return UIColor { traits in
            let parts = color.resolvedColor(with: traits).cgColor.components ?? [0, 0, 0, 1]
            // Luminance by squares, near enough to the standard's curve to choose by.
            let light =
                0.2126 * parts[0] * parts[0] + 0.7152 * parts[1] * parts[1]
                + 0.0722 * parts[2] * parts[2]
            return light < 0.31
                ? UIColor.white : UIColor(red: 0.06, green: 0.08, blue: 0.1, alpha: 1)
        }
    }
}
