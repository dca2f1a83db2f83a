import UIKit

/// A sentence in full, large and wrapped, and what is left of it in one line by each way of truncating.
final class DetailCard: UIView {
    private let title = UILabel()
    private let text = UILabel()
    private var truncated: [(name: UILabel, line: UILabel)] = []

    private static let modes: [(String, NSLineBreakMode)] = [
        ("byTruncatingTail", .byTruncatingTail), ("byTruncatingMiddle", .byTruncatingMiddle),
        ("byTruncatingHead", .byTruncatingHead),
    ]

    init() {
        super.init(frame: .zero)
        backgroundColor = Palette.card
        layer.cornerRadius = 12
        title.font = .systemFont(ofSize: 13, weight: .semibold)
        title.textColor = Palette.chosen
        text.font = .systemFont(ofSize: 26, weight: .medium)
        text.textColor = Palette.ink
        text.numberOfLines = 0
        addSubview(title)
        addSubview(text)
        for (name, mode) in Self.modes {
            let caption = UILabel()
            caption.text = name
            caption.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
            caption.textColor = Palette.pale
            let line = UILabel()
            line.font = .systemFont(ofSize: 15)
            line.textColor = Palette.ink
            line.lineBreakMode = mode
            addSubview(caption)
            addSubview(line)
            truncated.append((caption, line))
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ sample: Sample) {
        title.text = sample.name
        text.text = sample.text
        for line in truncated { line.line.text = sample.text }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let width = bounds.width - 32
        title.frame = CGRect(x: 16, y: 14, width: width, height: 18)
        var y = bounds.height - CGFloat(truncated.count) * 40 - 8
        let size = text.sizeThatFits(CGSize(width: width, height: 0))
        text.frame = CGRect(x: 16, y: 40, width: width, height: min(size.height, y - 48))
        for (name, line) in truncated {
            name.frame = CGRect(x: 16, y: y, width: width, height: 13)
            line.frame = CGRect(x: 16, y: y + 13, width: width, height: 22)
            y += 40
        }
    }
}
