import UIKitCore
import UIKitDrawing
import UIKitGeometry
import UIKitLayers

extension UIButton {
    /// Shows a configuration that is up to date.
    final func show(_ configuration: Configuration) {
        let ink = configuration.baseForegroundColor ?? tintColor ?? .systemBlue
        showBackground(configuration)
        showPicture(configuration, ink)
        show(
            configuration.attributedTitle,
            configuration.title ?? states.title(state),
            ButtonTheme.titleFont(configuration, traitCollection),
            ink,
            configuration.titleTextAttributesTransformer,
            { self.parts.demandTitle() },
            parts.title,
            configuration.titleLineBreakMode
        )
        show(
            configuration.attributedSubtitle,
            configuration.subtitle,
            ButtonTheme.subtitleFont(configuration, traitCollection),
            ink.thinned(to: 0.8),
            configuration.subtitleTextAttributesTransformer,
            { self.parts.demandSubtitle() },
            parts.subtitle,
            configuration.subtitleLineBreakMode
        )
        let alignment = NSTextAlignment.center
        parts.title?.textAlignment = alignment
        parts.subtitle?.textAlignment = alignment
    }

    private final func showBackground(_ configuration: Configuration) {
        let part = parts.demandBackground()
        let background = configuration.background
        var color = background.backgroundColor ?? configuration.baseBackgroundColor ?? .clear
        if let transformer = background.backgroundColorTransformer { color = transformer(color) }
        part.isHidden = false
        part.backgroundColor = color
        part.layer.borderWidth = max(0, background.strokeWidth)
        part.layer.borderColor =
            (background.strokeColor ?? tintColor ?? .systemBlue)
            .resolvedColor(with: traitCollection).cgColor
        if let image = background.image { parts.demandBackgroundImage().image = image }
        parts.backgroundImage?.isHidden = background.image == nil
    }

    private final func showPicture(_ configuration: Configuration, _ ink: UIColor) {
        if configuration.showsActivityIndicator {
            let view = parts.demandActivity()
            view.color = configuration.activityIndicatorColorTransformer?(ink) ?? ink
            view.startAnimating()
        } else {
            parts.activity?.stopAnimating()
        }
        let picture = configuration.image ?? states.image(state)
        if let picture, !configuration.showsActivityIndicator {
            let view = parts.demandImage()
            var image = picture
            if image.isSymbolImage {
                let font = ButtonTheme.titleFont(configuration, traitCollection)
                let symbol =
                    configuration.preferredSymbolConfigurationForImage
                    ?? UIImage.SymbolConfiguration(pointSize: font.pointSize, weight: .medium)
                if image.symbolConfiguration == nil
                    || configuration.preferredSymbolConfigurationForImage != nil
                {
                    image = image.applyingSymbolConfiguration(symbol) ?? image
                }
            }
            view.image = image
            view.tintColor = configuration.imageColorTransformer?(ink) ?? ink
            view.alpha = isEnabled || image.isSymbolImage ? 1 : ControlPolicy.disabledAlpha
        }
        parts.image?.isHidden = picture == nil || configuration.showsActivityIndicator
    }

    private final func show(
        _ attributed: NSAttributedString?,
        _ plain: String?,
        _ font: UIFont,
        _ color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?,
        _ demand: () -> UILabel,
        _ present: UILabel?,
        _ lineBreakMode: NSLineBreakMode
    ) {
        guard attributed != nil || plain?.isEmpty == false else {
            present?.text = nil
            present?.isHidden = true
            return
        }
        let label = demand()
        label.isHidden = false
        label.alpha = 1
        var attributes = AttributeContainer()
        attributes.font = font
        attributes.foregroundColor = color
        if let transformer { attributes = transformer(attributes) }
        label.numberOfLines = lineBreakMode == .byWordWrapping ? 0 : 1
        label.font = attributes.font ?? font
        label.textColor = attributes.foregroundColor ?? color
        if let attributed {
            label.attributedText = attributed
        } else if let kern = attributes.kern, let plain {
            label.attributedText = NSAttributedString(
                string: plain,
                attributes: [
                    .font: attributes.font ?? font, .kern: CGFloat(kern),
                    .foregroundColor: attributes.foregroundColor ?? color,
                ]
            )
        } else {
            label.text = plain
        }
        label.lineBreakMode = lineBreakMode
    }
}
