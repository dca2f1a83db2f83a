import UIKit

/// A card that a tap switches on and off.
final class SwitchCard: UIView {
    /// Whether the card is lit.
    private(set) var isOn: Bool

    private let color: UIColor
    private let icon = UIView()
    private let title = BarView(color: Palette.sand)
    private let track = UIView()
    private let knob = UIView()

    init(color: UIColor, isOn: Bool) {
        self.color = color
        self.isOn = isOn
        super.init(frame: .zero)
        layer.cornerRadius = 22
        knob.backgroundColor = Palette.card
        for subview in [icon, title, track, knob] {
            subview.isUserInteractionEnabled = false
            addSubview(subview)
        }
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: SwitchCard.tapped))
        paint()
    }

    required init?(coder: NSCoder) { nil }

    func tapped() {
        isOn.toggle()
        UIView.animate(withDuration: 0.25) {
            self.paint()
            self.placeKnob()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset: CGFloat = min(24, bounds.height * 0.16)
        let side = min(44, bounds.height * 0.3)
        icon.frame = CGRect(x: inset, y: inset, width: side, height: side)
        icon.layer.cornerRadius = side / 2
        title.frame = CGRect(
            x: inset,
            y: bounds.height - inset - 12,
            width: max(0, bounds.width * 0.4),
            height: 12
        )
        track.frame = CGRect(x: bounds.width - inset - 52, y: inset, width: 52, height: 32)
        track.layer.cornerRadius = 16
        knob.layer.cornerRadius = 12
        placeKnob()
    }

    private func placeKnob() {
        let x = isOn ? track.frame.maxX - 28 : track.frame.minX + 4
        knob.frame = CGRect(x: x, y: track.frame.minY + 4, width: 24, height: 24)
    }

    private func paint() {
        backgroundColor = isOn ? color : Palette.card
        icon.backgroundColor = isOn ? Palette.card.withAlphaComponent(0.35) : Palette.sand
        title.backgroundColor = isOn ? Palette.card.withAlphaComponent(0.8) : Palette.sand
        track.backgroundColor = isOn ? Palette.card.withAlphaComponent(0.35) : Palette.sand
    }
}
