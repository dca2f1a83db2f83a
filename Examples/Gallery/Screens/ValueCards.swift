import UIKit

/// What takes a value: switches, sliders, steppers, dials.
@MainActor enum ValueCards {
    static func make() -> [UIView] { [switches(), sliders(), steppers(), dials()] }

    private static func switches() -> UIView {
        let power = UISwitch()
        power.isOn = true
        power.accessibilityIdentifier = "power"
        let purple = UISwitch()
        purple.isOn = true
        purple.onTintColor = .systemPurple
        let off = UISwitch()
        off.isEnabled = false
        let on = UISwitch()
        on.isOn = true
        on.isEnabled = false
        return CardView(
            "Switches",
            [
                Row.line("Power", power), Row.line("In a colour of its own", purple),
                Row.line("Disabled", off, on),
            ]
        )
    }

    private static func sliders() -> UIView {
        let value = UILabel()
        value.text = "40 %"
        value.font = .monospacedDigitSystemFont(ofSize: 16, weight: .medium)
        value.textColor = .secondaryLabel
        let slider = UISlider()
        slider.value = 0.4
        slider.accessibilityIdentifier = "slider"
        slider.addAction(
            UIAction { [unowned slider, unowned value] _ in
                value.text = "\(Int((slider.value * 100).rounded())) %"
            },
            for: .valueChanged
        )
        let volume = UISlider()
        volume.value = 0.7
        volume.minimumValueImage = UIImage(systemName: "speaker.fill")
        volume.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
        volume.minimumTrackTintColor = .systemGreen
        let disabled = UISlider()
        disabled.value = 0.3
        disabled.isEnabled = false
        return CardView("Sliders", [Row.line("Level", value), slider, volume, disabled])
    }

    private static func steppers() -> UIView {
        let count = UILabel()
        count.text = "4"
        count.font = .monospacedDigitSystemFont(ofSize: 17, weight: .semibold)
        count.accessibilityIdentifier = "count"
        let stepper = UIStepper()
        stepper.value = 4
        stepper.maximumValue = 20
        stepper.accessibilityIdentifier = "stepper"
        stepper.addAction(
            UIAction { [unowned stepper, unowned count] _ in count.text = "\(Int(stepper.value))" },
            for: .valueChanged
        )
        return CardView("Stepper", [Row.line("Guests", count, stepper)])
    }

    private static func dials() -> UIView {
        func dial(_ value: Double, _ colors: [UIColor]?, ticks: Int) -> UIView {
            let dial = Dial(frame: CGRect(x: 0, y: 0, width: 180, height: 180))
            dial.maximumValue = 100
            dial.value = value
            dial.tickCount = ticks
            dial.trackColors = colors
            let label = UILabel()
            label.text = "\(Int(value))"
            label.font = .monospacedDigitSystemFont(ofSize: 36, weight: .semibold)
            label.textAlignment = .center
            label.frame = dial.contentView.bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            dial.contentView.addSubview(label)
            dial.addAction(
                UIAction { [unowned dial, unowned label] _ in
                    label.text = "\(Int(dial.value.rounded()))"
                },
                for: .valueChanged
            )
            return dial
        }
        let row = UIStackView(arrangedSubviews: [
            dial(35, nil, ticks: 0),
            dial(72, [.systemTeal, .systemYellow, .systemOrange, .systemRed], ticks: 31),
        ])
        row.distribution = .fillEqually
        row.spacing = 16
        return CardView("Dials", [row])
    }
}
