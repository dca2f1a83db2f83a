import UIKit

/// The distributions and alignments of stack views.
@MainActor enum StackCards {
    static func make() -> [UIView] {
        let distributions: [(String, UIStackView.Distribution)] = [
            ("Fill", .fill), ("Fill equally", .fillEqually),
            ("Fill proportionally", .fillProportionally), ("Equal spacing", .equalSpacing),
            ("Equal centering", .equalCentering),
        ]
        let cards = distributions.map { name, distribution in
            let row = UIStackView(arrangedSubviews: blocks())
            row.distribution = distribution
            row.spacing = 8
            return CardView(name, [row])
        }
        return cards + [hiding()]
    }

    private static func blocks() -> [UIView] {
        zip(["A", "Longer", "The longest one"], [UIColor.systemBlue, .systemTeal, .systemIndigo])
            .map { Tile($0, $1) }
    }

    private static func hiding() -> UIView {
        let tiles = blocks()
        let row = UIStackView(arrangedSubviews: tiles)
        row.distribution = .fillEqually
        row.spacing = 8
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.accessibilityIdentifier = "show the middle"
        toggle.addAction(
            UIAction { [unowned toggle] _ in
                UIView.animate(withDuration: 0.3) { tiles[1].isHidden = !toggle.isOn }
            },
            for: .valueChanged
        )
        return CardView("Hidden views", [Row.line("Show the middle one", toggle), row])
    }
}

/// A coloured tile as wide as its word.
private final class Tile: UIView {
    private let label = UILabel()

    init(_ word: String, _ color: UIColor) {
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = 10
        clipsToBounds = true
        label.text = word
        label.textColor = .white
        label.font = .systemFont(ofSize: 15, weight: .medium)
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        CGSize(width: label.intrinsicContentSize.width + 28, height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
