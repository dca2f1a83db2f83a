import UIKit

/// Readings of the room, and the fan.
final class ReadingsPanel: UIView {
    private let room: Thermostat
    private let stack = UIStackView()
    private let fan = UIStepper()
    private let fanValue = Look.label(size: 22, weight: .semibold)

    init(_ room: Thermostat) {
        self.room = room
        super.init(frame: .zero)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.spacing = 12
        let humidity = Look.label("\(room.humidity) %", size: 22, weight: .semibold)
        stack.addArrangedSubview(card("drop.fill", Look.cold, "Humidity", humidity, nil))
        fan.maximumValue = 3
        fan.accessibilityIdentifier = "fan"
        fan.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.room.fan = Int(self.fan.value)
            },
            for: .valueChanged
        )
        stack.addArrangedSubview(card("fan", Look.calm, "Fan", fanValue, fan))
        addSubview(stack)
        room.observe { [weak self] in self?.show() }
    }

    required init?(coder: NSCoder) { nil }

    private func card(
        _ symbol: String,
        _ color: UIColor,
        _ title: String,
        _ value: UILabel,
        _ control: UIView?
    ) -> UIView {
        let heading = UIStackView(arrangedSubviews: [
            Look.symbol(symbol, size: 18, color: color),
            Look.label(title, size: 15, color: .secondaryLabel),
            UIView(),
        ])
        heading.spacing = 8
        heading.alignment = .center
        let line = UIStackView(arrangedSubviews: [value, UIView()] + (control.map { [$0] } ?? []))
        line.alignment = .center
        let card = UIStackView(arrangedSubviews: [UIView(), heading, line, UIView()])
        card.axis = .vertical
        card.spacing = 8
        card.isLayoutMarginsRelativeArrangement = true
        card.layoutMargins = UIEdgeInsets(top: 10, left: 18, bottom: 10, right: 18)
        card.backgroundColor = Look.card
        card.layer.cornerRadius = 18
        return card
    }

    private func show() {
        fanValue.text = room.fan == 0 ? "Auto" : "Step \(room.fan)"
        fan.value = Double(room.fan)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(bounds.height, 260)
        stack.frame = CGRect(
            x: 0,
            y: bounds.midY - height / 2,
            width: bounds.width,
            height: height
        )
    }
}
