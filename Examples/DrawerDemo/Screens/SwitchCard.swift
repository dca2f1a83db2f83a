import UIKit

/// A card with a device that a tap switches on and off.
final class SwitchCard: UIView {
    /// Whether the card is lit.
    private(set) var isOn: Bool
    /// Called when a tap switched it.
    var action: (() -> Void)?

    private let color: UIColor
    private let litInk: UIColor
    private let icon = UIImageView()
    private let title: CaptionLabel
    private let state = CaptionLabel("", 14, .regular, Palette.stone)
    private let track = UIView()
    private let knob = UIView()

    /// Creates a card that is `color` with writing in `ink` when it is lit.
    init(_ name: String, symbol: String, color: UIColor, ink: UIColor, isOn: Bool) {
        self.color = color
        litInk = ink
        self.isOn = isOn
        title = CaptionLabel(name, 17, .semibold, Palette.ink)
        super.init(frame: .zero)
        layer.cornerRadius = 22
        icon.image = UIImage(systemName: symbol)
        icon.contentMode = .center
        knob.backgroundColor = .white
        for subview in [icon, title, state, track, knob] {
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
        action?()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Low cards have one row, narrow ones no room for the switch in it.
        let isLow = bounds.height < 120
        let inset: CGFloat = isLow ? 10 : min(24, bounds.height * 0.16)
        let side = min(44, bounds.height * (isLow ? 0.6 : 0.34))
        icon.frame = CGRect(
            x: inset,
            y: isLow ? bounds.midY - side / 2 : inset,
            width: side,
            height: side
        )
        icon.layer.cornerRadius = side / 2
        layer.cornerRadius = isLow ? 14 : 22
        track.isHidden = isLow && bounds.width < 180
        knob.isHidden = track.isHidden
        track.frame = CGRect(
            x: bounds.width - inset - 52,
            y: isLow ? bounds.midY - 16 : inset,
            width: 52,
            height: 32
        )
        track.layer.cornerRadius = 16
        knob.layer.cornerRadius = 12
        placeWriting(inset, isLow)
        placeKnob()
    }

    private func placeWriting(_ inset: CGFloat, _ isLow: Bool) {
        let left = isLow ? icon.frame.maxX + 8 : inset
        let right = isLow && !track.isHidden ? track.frame.minX - 8 : bounds.width - inset
        let bottom = bounds.height - inset
        state.isHidden = isLow
        state.frame = CGRect(x: left, y: bottom - 18, width: max(0, right - left), height: 20)
        title.frame = CGRect(
            x: left,
            y: isLow ? bounds.midY - 12 : bottom - 42,
            width: max(0, right - left),
            height: 24
        )
    }

    private func placeKnob() {
        let x = isOn ? track.frame.maxX - 28 : track.frame.minX + 4
        knob.frame = CGRect(x: x, y: track.frame.minY + 4, width: 24, height: 24)
    }

    private func paint() {
        let ground = isOn ? UIColor.white.withAlphaComponent(0.35) : Palette.sand
        backgroundColor = isOn ? color : Palette.card
        icon.backgroundColor = ground
        track.backgroundColor = ground
        icon.tintColor = isOn ? litInk : Palette.stone
        title.textColor = isOn ? litInk : Palette.ink
        state.textColor = isOn ? litInk : Palette.stone
        state.text = isOn ? "On" : "Off"
    }
}
