import UIKit

/// A heart with a number that a tap fills.
package final class LikeButton: UIControl {
    private let heart = UIImageView()
    private let label = UILabel()
    private let likes: Int
    private static let rose = UIColor(red: 0.86, green: 0.26, blue: 0.36, alpha: 1)

    init(likes: Int) {
        self.likes = likes
        super.init(frame: .zero)
        heart.contentMode = .center
        label.font = .systemFont(ofSize: 15, weight: .medium)
        addSubview(heart)
        addSubview(label)
        addAction(
            UIAction { [weak self] _ in self?.isSelected.toggle() },
            for: .touchUpInside
        )
        show()
    }

    package required init?(coder: NSCoder) { nil }

    package override var isSelected: Bool { didSet { show() } }
    package override var isHighlighted: Bool {
        didSet {
            UIView.animate(
                withDuration: 0.15,
                delay: 0,
                options: [.allowUserInteraction, .beginFromCurrentState]
            ) {
                self.heart.transform =
                    self.isHighlighted ? CGAffineTransform(scaleX: 0.8, y: 0.8) : .identity
            }
        }
    }

    private func show() {
        heart.image = UIImage(systemName: isSelected ? "heart.fill" : "heart")
        heart.tintColor = isSelected ? Self.rose : .secondaryLabel
        label.textColor = isSelected ? Self.rose : .secondaryLabel
        label.text = "\(likes + (isSelected ? 1 : 0))"
        accessibilityLabel = isSelected ? "Liked" : "Like"
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        heart.frame = CGRect(x: 0, y: 0, width: 44, height: bounds.height)
        label.frame = CGRect(x: 42, y: 0, width: bounds.width - 42, height: bounds.height)
    }
}
