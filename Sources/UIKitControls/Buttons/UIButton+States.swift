import UIKitCore
import UIKitDrawing
import UIKitGeometry

extension UIButton {
    /// The title's colour where none was set: of the system's kind the tint, else white.
    final func defaultTitleColor(_ state: State) -> UIColor {
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
        parts.activity?.stopAnimating()
        for view in [parts.background, parts.subtitle] as [UIView?] { view?.isHidden = true }
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
