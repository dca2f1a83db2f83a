import UIKit

/// The modes, one below the other; the one that is on is filled.
final class ModePanel: UIView {
    private let room: Thermostat
    private let stack = UIStackView()
    private var buttons: [UIButton] = []

    init(_ room: Thermostat) {
        self.room = room
        super.init(frame: .zero)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.spacing = 12
        for mode in Thermostat.Mode.allCases { add(mode) }
        addSubview(stack)
        room.observe { [weak self] in self?.show() }
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ mode: Thermostat.Mode) {
        var configuration = UIButton.Configuration.gray()
        configuration.title = mode.title
        configuration.image = UIImage(systemName: mode.symbol)
        configuration.imagePadding = 14
        configuration.buttonSize = .large
        configuration.cornerStyle = .large
        configuration.background.cornerRadius = 18
        configuration.baseForegroundColor = .label
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak room] _ in room?.mode = mode }
        )
        button.contentHorizontalAlignment = .leading
        button.accessibilityIdentifier = "mode \(mode.title.lowercased())"
        button.configurationUpdateHandler = { button in
            let isOn = button.isSelected
            let color: UIColor = mode == .cool ? Look.cold : (mode == .heat ? Look.warm : Look.calm)
            button.configuration?.baseBackgroundColor =
                isOn ? (mode == .off ? .systemGray2 : color) : Look.card
            button.configuration?.baseForegroundColor = isOn && mode != .off ? Look.night : .label
        }
        buttons.append(button)
        stack.addArrangedSubview(button)
    }

    private func show() {
        for (button, mode) in zip(buttons, Thermostat.Mode.allCases) {
            button.isSelected = mode == room.mode
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(bounds.height, 340)
        stack.frame = CGRect(
            x: 0,
            y: bounds.midY - height / 2,
            width: bounds.width,
            height: height
        )
    }
}
