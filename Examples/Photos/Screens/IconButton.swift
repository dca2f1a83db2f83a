import UIKit

/// A round button with a symbol, 44 points across.
final class IconButton: UIControl {
    private let icon = UIImageView()

    init(symbol: String) {
        super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        accessibilityIdentifier = symbol
        backgroundColor = UIColor(white: 0.1, alpha: 0.55)
        layer.cornerRadius = 22
        let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
        icon.image = UIImage(systemName: symbol, withConfiguration: configuration)
        icon.contentMode = .center
        icon.tintColor = .white
        addSubview(icon)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = bounds
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.6 : 1 }
    }

    override var isEnabled: Bool {
        didSet { icon.alpha = isEnabled ? 1 : 0.3 }
    }
}
