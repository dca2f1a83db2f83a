import UIKit

/// A round-cornered button with three bars.
final class MenuButton: UIView {
    /// Called when the button was tapped.
    var action: (() -> Void)?

    private let bars = [
        BarView(color: Palette.ink), BarView(color: Palette.ink), BarView(color: Palette.ink),
    ]

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.card
        layer.cornerRadius = 16
        for bar in bars { addSubview(bar) }
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: MenuButton.tapped))
    }

    required init?(coder: NSCoder) { nil }

    func tapped() { action?() }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, bar) in bars.enumerated() {
            bar.frame = CGRect(
                x: bounds.midX - 12,
                y: bounds.midY - 10 + CGFloat(index) * 8,
                width: index == 1 ? 16 : 24,
                height: 4
            )
        }
    }
}
