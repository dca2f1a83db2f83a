import UIKit

/// The palette.
@MainActor enum ColorCards {
    static func make() -> [UIView] {
        [
            CardView("Hues", rows(hues)), CardView("Writing", writing()),
            CardView("Fills and grounds", rows(fills)),
        ]
    }

    private static let hues: [(String, UIColor)] = [
        ("Blue", .systemBlue), ("Indigo", .systemIndigo), ("Purple", .systemPurple),
        ("Pink", .systemPink), ("Red", .systemRed), ("Orange", .systemOrange),
        ("Yellow", .systemYellow), ("Green", .systemGreen), ("Mint", .systemMint),
        ("Teal", .systemTeal), ("Cyan", .systemCyan), ("Brown", .systemBrown),
    ]

    private static let fills: [(String, UIColor)] = [
        ("Fill", .systemFill), ("Second", .secondarySystemFill), ("Third", .tertiarySystemFill),
        ("Fourth", .quaternarySystemFill), ("Ground", .systemBackground),
        ("On it", .secondarySystemBackground), ("On that", .tertiarySystemBackground),
        ("Line", .separator),
    ]

    private static func rows(_ colors: [(String, UIColor)]) -> [UIView] {
        stride(from: 0, to: colors.count, by: 4).map { start in
            let swatches = colors[start..<min(start + 4, colors.count)].map(swatch)
            let row = UIStackView(arrangedSubviews: swatches)
            row.distribution = .fillEqually
            row.spacing = 12
            return row
        }
    }

    private static func swatch(_ name: String, _ color: UIColor) -> UIView {
        let tile = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        tile.backgroundColor = color
        tile.layer.cornerRadius = 10
        let label = UILabel()
        label.text = name
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        let column = UIStackView(arrangedSubviews: [tile, label])
        column.axis = .vertical
        column.spacing = 6
        return column
    }

    private static func writing() -> [UIView] {
        let ranks: [(String, UIColor)] = [
            ("Writing of the first rank", .label), ("of the second", .secondaryLabel),
            ("of the third", .tertiaryLabel), ("of the fourth", .quaternaryLabel),
            ("a link", .link),
        ]
        return ranks.map { text, color in
            let label = UILabel()
            label.text = text
            label.textColor = color
            return label
        }
    }
}
