import UIKit

/// A bar with round ends.
final class BarView: UIView {
    init(color: UIColor) {
        super.init(frame: .zero)
        backgroundColor = color
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}
