import UIKit

/// A card with a heading, and what it is about below.
final class CardView: UIStackView {
    /// Creates a card.
    convenience init(_ title: String, _ rows: [UIView]) {
        self.init(frame: .zero)
        let heading = UILabel()
        heading.text = title.uppercased()
        heading.font = .systemFont(ofSize: 12, weight: .semibold)
        heading.textColor = .secondaryLabel
        heading.accessibilityTraits = .header
        for view in [heading] + rows { addArrangedSubview(view) }
        setCustomSpacing(14, after: heading)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        axis = .vertical
        spacing = 16
        isLayoutMarginsRelativeArrangement = true
        layoutMargins = UIEdgeInsets(top: 18, left: 20, bottom: 20, right: 20)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 18
    }

    required init(coder: NSCoder) { super.init(coder: coder) }
}

/// A line with something to read and something to use.
@MainActor enum Row {
    /// `title` where lines begin, `views` where they end.
    static func line(_ title: String, _ views: UIView...) -> UIView {
        let label = UILabel()
        label.text = title
        label.font = .systemFont(ofSize: 16)
        let row = UIStackView(arrangedSubviews: [label] + views)
        row.spacing = 14
        row.alignment = .center
        return row
    }

    /// `views` one behind the other, as wide as their content; what is beyond the card is scrolled to.
    static func flow(_ views: [UIView]) -> UIView { FlowRow(views) }
}

/// Views one behind the other, which a narrow card scrolls sideways.
final class FlowRow: UIScrollView {
    private let row = UIStackView()

    /// Creates a row.
    convenience init(_ views: [UIView]) {
        self.init(frame: .zero)
        for view in views + [UIView()] { row.addArrangedSubview(view) }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        row.spacing = 10
        row.alignment = .center
        showsHorizontalScrollIndicator = false
        addSubview(row)
    }

    required init?(coder: NSCoder) { nil }

    private var fit: CGSize { row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fit.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: max(bounds.width, fit.width), height: bounds.height)
        row.frame = CGRect(origin: .zero, size: size)
        contentSize = size
    }
}
