import UIKitDrawing
import UIKitGeometry

/// What a button without a configuration shows, by state; what is missing is the normal state's.
@MainActor struct ButtonStates {
    private var titles: [UIControl.State: String] = [:]
    private var attributedTitles: [UIControl.State: NSAttributedString] = [:]
    private var titleColors: [UIControl.State: UIColor] = [:]
    private var shadowColors: [UIControl.State: UIColor] = [:]
    private var images: [UIControl.State: UIImage] = [:]
    private var backgroundImages: [UIControl.State: UIImage] = [:]
    private var symbols: [UIControl.State: UIImage.SymbolConfiguration] = [:]

    private static func find<Value>(
        _ values: [UIControl.State: Value],
        _ state: UIControl.State
    ) -> Value? {
        // Keys and applications' own bits do not decide about looks.
        let known = state.intersection([.highlighted, .disabled, .selected])
        return values[state] ?? values[known] ?? values[.normal]
    }

    func title(_ state: UIControl.State) -> String? { Self.find(titles, state) }
    func attributedTitle(_ state: UIControl.State) -> NSAttributedString? {
        Self.find(attributedTitles, state)
    }
    func titleColor(_ state: UIControl.State) -> UIColor? { Self.find(titleColors, state) }
    func shadowColor(_ state: UIControl.State) -> UIColor? { Self.find(shadowColors, state) }
    func image(_ state: UIControl.State) -> UIImage? { Self.find(images, state) }
    func backgroundImage(_ state: UIControl.State) -> UIImage? {
        Self.find(backgroundImages, state)
    }
    func symbol(_ state: UIControl.State) -> UIImage.SymbolConfiguration? {
        Self.find(symbols, state)
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
