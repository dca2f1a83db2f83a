import UIKitCore
public import UIKitDrawing
import UIKitGeometry

extension UIButton {
    /// Sets the title for a state; states without one show the normal one.
    public final func setTitle(_ title: String?, for state: State) {
        states.setTitle(title, state)
        contentDidChange()
    }

    /// Sets the title with attributes for a state; it comes before one without.
    public final func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        states.setAttributedTitle(title, state)
        contentDidChange()
    }

    /// Sets the title's colour for a state.
    public final func setTitleColor(_ color: UIColor?, for state: State) {
        states.setTitleColor(color, state)
        setNeedsUpdateConfiguration()
    }

    /// Sets the colour of the title's shadow for a state.
    public final func setTitleShadowColor(_ color: UIColor?, for state: State) {
        states.setShadowColor(color, state)
        setNeedsUpdateConfiguration()
    }

    /// Sets the picture for a state.
    public final func setImage(_ image: UIImage?, for state: State) {
        states.setImage(image, state)
        contentDidChange()
    }

    /// Sets the picture behind the content for a state.
    public final func setBackgroundImage(_ image: UIImage?, for state: State) {
        states.setBackgroundImage(image, state)
        contentDidChange()
    }

    /// Sets size and weight of a symbol for a state.
    public final func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?,
        forImageIn state: State
    ) {
        states.setSymbol(configuration, state)
        contentDidChange()
    }

    /// The title for a state.
    public final func title(for state: State) -> String? { states.title(state) }
    /// The title with attributes for a state.
    public final func attributedTitle(for state: State) -> NSAttributedString? {
        states.attributedTitle(state)
    }
    /// The title's colour for a state.
    public final func titleColor(for state: State) -> UIColor? {
        states.titleColor(state) ?? defaultTitleColor(state)
    }
    /// The colour of the title's shadow for a state.
    public final func titleShadowColor(for state: State) -> UIColor? { states.shadowColor(state) }
    /// The picture for a state.
    public final func image(for state: State) -> UIImage? { states.image(state) }
    /// The picture behind the content for a state.
    public final func backgroundImage(for state: State) -> UIImage? {
        states.backgroundImage(state)
    }
    /// Size and weight of a symbol for a state.
    public final func preferredSymbolConfigurationForImage(
        in state: State
    ) -> UIImage.SymbolConfiguration? {
        states.symbol(state)
    }

    /// The title with attributes that is shown now.
    public final var currentAttributedTitle: NSAttributedString? { states.attributedTitle(state) }
    /// The title's colour that is shown now.
    public final var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The picture that is shown now.
    public final var currentImage: UIImage? { configuration?.image ?? states.image(state) }
    /// The picture behind the content that is shown now.
    public final var currentBackgroundImage: UIImage? { states.backgroundImage(state) }

    /// The title's colour where none was set: of the system's kind the tint, else white.
    private final func defaultTitleColor(_ state: State) -> UIColor {
        guard isTinted else { return .white }
        if state.contains(.disabled) { return .tertiaryLabel }
        return role == .destructive ? .systemRed : tintColor
    }

    /// Makes the title's label with the font of the kind.
    final func preparedTitle() {
        let label = parts.demandTitle()
        label.font = .systemFont(ofSize: isTinted ? 15 : UIFont.buttonFontSize)
        label.lineBreakMode = .byTruncatingMiddle
    }

    /// Shows what is set for the state.
    final func showStates() {
        let state = state
        showTitle(state)
        if let picture = states.image(state) {
            let view = parts.demandImage()
            var image = picture
            if let symbol = states.symbol(state) {
                image = image.applyingSymbolConfiguration(symbol) ?? image
            }
            if isTinted && image.renderingMode == .automatic {
                image = image.withRenderingMode(.alwaysTemplate)
            }
            view.image = image
            view.tintColor = state.contains(.disabled) ? .tertiaryLabel : nil
            let isDim =
                state.contains(.highlighted) && adjustsImageWhenHighlighted
                && !states.hasImage(.highlighted)
            let isPale =
                state.contains(.disabled) && adjustsImageWhenDisabled && !states.hasImage(.disabled)
            view.alpha = isPale ? ControlPolicy.disabledAlpha : (isDim ? 0.55 : 1)
        }
        parts.image?.isHidden = states.image(state) == nil
        if let picture = states.backgroundImage(state) {
            parts.demandBackgroundImage().image = picture
        }
        parts.backgroundImage?.isHidden = states.backgroundImage(state) == nil
        for view in [parts.background, parts.subtitle, parts.activity] as [UIView?] {
            view?.isHidden = true
        }
    }

    private final func showTitle(_ state: State) {
        let attributed = states.attributedTitle(state)
        let plain = states.title(state)
        guard attributed != nil || plain != nil else {
            parts.title?.text = nil
            return
        }
        if parts.title == nil { preparedTitle() }
        guard let label = parts.title else { return }
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = plain
            label.textColor = titleColor(for: state)
        }
        label.shadowColor = states.shadowColor(state)
        let fades =
            isTinted && state.contains(.highlighted) && !states.hasTitleColor(.highlighted)
        label.alpha = fades ? ControlPolicy.pressedAlpha : 1
    }
}
