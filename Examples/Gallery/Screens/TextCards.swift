import UIKit

/// The styles of text.
@MainActor enum TextCards {
    static func make() -> [UIView] {
        let styles: [(String, UIFont.TextStyle)] = [
            ("Large title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2),
            ("Title 3", .title3), ("Headline", .headline), ("Body", .body),
            ("Callout", .callout), ("Subheadline", .subheadline), ("Footnote", .footnote),
            ("Caption", .caption1),
        ]
        let labels: [UIView] = styles.map { name, style in
            let label = UILabel()
            label.text = name
            label.font = .preferredFont(forTextStyle: style)
            return label
        }
        let paragraph = UILabel()
        paragraph.numberOfLines = 0
        paragraph.text =
            "Text wraps where a line ends, in every script: "
            + "ελληνικά, русский, עברית, العربية. "
            + "Cards grow with it, since a stack asks a label how high it is in so many points."
        paragraph.textColor = .secondaryLabel
        return [CardView("Styles", labels), CardView("Lines", [paragraph])]
    }
}
