import UIKitDrawing
import UIKitGeometry

/// What a button without a configuration shows, by state.
@MainActor struct ButtonStates {
    private var titles = StateTable<String>()
    private var attributedTitles = StateTable<NSAttributedString>()
    private var titleColors = StateTable<UIColor>()
    private var shadowColors = StateTable<UIColor>()
    private var images = StateTable<UIImage>()
    private var backgroundImages = StateTable<UIImage>()
    private var symbols = StateTable<UIImage.SymbolConfiguration>()

    func title(_ state: UIControl.State) -> String? { titles.shown(in: state) }
    func attributedTitle(_ state: UIControl.State) -> NSAttributedString? {
        attributedTitles.shown(in: state)
    }
    func titleColor(_ state: UIControl.State) -> UIColor? { titleColors.shown(in: state) }
    func shadowColor(_ state: UIControl.State) -> UIColor? { shadowColors.shown(in: state) }
    func image(_ state: UIControl.State) -> UIImage? { images.shown(in: state) }
    func backgroundImage(_ state: UIControl.State) -> UIImage? {
        backgroundImages.shown(in: state)
    }
    func symbol(_ state: UIControl.State) -> UIImage.SymbolConfiguration? {
        symbols.shown(in: state)
    }
    /// Whether `state` has a colour of its own.
    func hasTitleColor(_ state: UIControl.State) -> Bool { titleColors[state] != nil }
    /// Whether `state` has a picture of its own.
    func hasImage(_ state: UIControl.State) -> Bool { images[state] != nil }

    mutating func setTitle(_ value: String?, _ state: UIControl.State) { titles[state] = value }
    mutating func setAttributedTitle(_ value: NSAttributedString?, _ state: UIControl.State) {
        attributedTitles[state] = value
    }
    mutating func setTitleColor(_ value: UIColor?, _ state: UIControl.State) {
        titleColors[state] = value
    }
    mutating func setShadowColor(_ value: UIColor?, _ state: UIControl.State) {
        shadowColors[state] = value
    }
    mutating func setImage(_ value: UIImage?, _ state: UIControl.State) { images[state] = value }
    mutating func setBackgroundImage(_ value: UIImage?, _ state: UIControl.State) {
        backgroundImages[state] = value
    }
    mutating func setSymbol(_ value: UIImage.SymbolConfiguration?, _ state: UIControl.State) {
        symbols[state] = value
    }
}
