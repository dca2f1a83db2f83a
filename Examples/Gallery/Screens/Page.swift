import UIKit

/// A page of the gallery: its name, its symbol and what makes its cards.
@MainActor struct Page {
    let title: String
    let symbol: String
    let makeCards: @MainActor () -> [UIView]

    /// All pages, in the menu's order.
    static let all: [Page] = [
        Page(title: "Buttons", symbol: "square.fill", makeCards: ButtonCards.make),
        Page(title: "Values", symbol: "slider.horizontal.3", makeCards: ValueCards.make),
        Page(title: "Choices", symbol: "list.bullet", makeCards: ChoiceCards.make),
        Page(title: "Progress", symbol: "hourglass", makeCards: ProgressCards.make),
        Page(title: "Stacks", symbol: "rectangle.split.3x1", makeCards: StackCards.make),
        Page(title: "Colours", symbol: "paintbrush", makeCards: ColorCards.make),
        Page(title: "Text", symbol: "text.alignleft", makeCards: TextCards.make),
    ]
}
