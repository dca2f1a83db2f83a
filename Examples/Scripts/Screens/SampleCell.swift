import UIKit

/// A card with the name of a script and its sentence in one line.
final class SampleCell: UIView {
    let sample: Sample
    private let name = UILabel()
    private let text = UILabel()

    var isChosen = false {
        didSet {
            backgroundColor = isChosen ? Palette.chosen : Palette.card
            name.isHighlighted = isChosen
            text.isHighlighted = isChosen
        }
    }

    init(_ sample: Sample) {
        self.sample = sample
        super.init(frame: .zero)
        backgroundColor = Palette.card
        layer.cornerRadius = 8
        name.text = sample.name
        name.font = .systemFont(ofSize: 10, weight: .medium)
        name.textColor = Palette.pale
        name.textAlignment = .left
        text.text = sample.text
        text.font = .systemFont(ofSize: 15)
        text.textColor = Palette.ink
        for label in [name, text] {
            label.highlightedTextColor = .white
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        let width = bounds.width - 20
        name.frame = CGRect(x: 10, y: 4, width: width, height: 13)
        // A low card has room for the sentence alone.
        name.isHidden = bounds.height < 37
        let top: CGFloat = name.isHidden ? 0 : 18
        text.frame = CGRect(
            x: 10,
            y: top,
            width: width,
            height: bounds.height - (name.isHidden ? 0 : 21)
        )
    }
}
