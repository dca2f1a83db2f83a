import UIKit

/// The settings, behind the drawer's right edge.
final class SettingsViewController: UIViewController {
    private let room: Thermostat
    private let stack = UIStackView()

    init(_ room: Thermostat) {
        self.room = room
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Look.night
        let title = Look.label("Settings", size: 26, weight: .semibold)
        title.accessibilityTraits = .header
        let away = UISwitch()
        away.onTintColor = Look.calm
        away.accessibilityIdentifier = "away"
        away.accessibilityLabel = "Nobody at home"
        away.addAction(
            UIAction { [weak self, unowned away] _ in self?.room.isAway = away.isOn },
            for: .valueChanged
        )
        let scale = UISegmentedControl(items: ["°C", "°F"])
        scale.selectedSegmentIndex = 0
        scale.accessibilityIdentifier = "scale"
        scale.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        scale.addAction(
            UIAction { [weak self, unowned scale] _ in
                self?.room.showsFahrenheit = scale.selectedSegmentIndex == 1
            },
            for: .valueChanged
        )
        let light = UISlider()
        light.value = 0.8
        light.minimumValueImage = UIImage(systemName: "sun.min.fill")
        light.maximumValueImage = UIImage(systemName: "sun.max.fill")
        light.accessibilityLabel = "Brightness"
        let sound = UISwitch()
        sound.isOn = true
        sound.onTintColor = Look.calm
        sound.accessibilityLabel = "Sounds"
        stack.axis = .vertical
        stack.spacing = 14
        for view in [
            title, row("Nobody at home", away), row("Temperatures in", scale),
            card([Look.label("Brightness", size: 17), light]), row("Sounds", sound),
        ] {
            stack.addArrangedSubview(view)
        }
        stack.setCustomSpacing(22, after: title)
        view.addSubview(stack)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = min(300, view.bounds.width - 40)
        let height = stack.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        stack.frame = CGRect(
            x: view.bounds.maxX - width - 20,
            y: 36,
            width: width,
            height: height
        )
    }

    private func row(_ title: String, _ control: UIView) -> UIView {
        let row = UIStackView(arrangedSubviews: [Look.label(title, size: 17), UIView(), control])
        row.alignment = .center
        return card([row])
    }

    private func card(_ views: [UIView]) -> UIView {
        let card = UIStackView(arrangedSubviews: views)
        card.axis = .vertical
        card.spacing = 10
        card.isLayoutMarginsRelativeArrangement = true
        card.layoutMargins = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
        card.backgroundColor = Look.card
        card.layer.cornerRadius = 16
        return card
    }
}
