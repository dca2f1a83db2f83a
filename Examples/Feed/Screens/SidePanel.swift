import UIKit

/// What stands beside the feed: its name, how much there is, and the way back to the top.
final class SidePanel: UIView {
    /// Leads to the top.
    let top = TopButton()
    private let title = UILabel()
    private let about = UILabel()
    private let status = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        title.text = "Field\nNotes"
        title.numberOfLines = 2
        title.font = .systemFont(ofSize: 34, weight: .bold)
        about.text = "Walks of five people, a card for each day. Pull down to look for more."
        about.numberOfLines = 0
        about.font = .systemFont(ofSize: 15)
        about.textColor = .secondaryLabel
        status.font = .systemFont(ofSize: 13)
        status.textColor = .tertiaryLabel
        for view in [title, about, status, top] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Says when the notes were last fetched.
    func show(_ text: String) { status.text = text }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin: CGFloat = 24
        let width = max(0, bounds.width - 2 * margin)
        title.frame = CGRect(x: margin, y: 28, width: width, height: 88)
        about.frame = CGRect(x: margin, y: 126, width: width, height: 84)
        top.frame = CGRect(x: margin, y: bounds.height - 68, width: width, height: 44)
        status.frame = CGRect(x: margin, y: bounds.height - 96, width: width, height: 18)
    }
}

/// A button in the feed's manner.
final class TopButton: UIControl {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 22
        label.text = "To the top"
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 16, weight: .medium)
        addSubview(label)
        accessibilityLabel = "To the top"
        show()
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { show() } }

    private func show() {
        backgroundColor = isHighlighted ? .label : .tertiarySystemGroupedBackground
        label.textColor = isHighlighted ? .systemBackground : .label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
