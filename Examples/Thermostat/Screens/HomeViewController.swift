import UIKit

/// The home screen: a bar, the dial, modes and readings beside it, the day below.
final class HomeViewController: UIViewController {
    var onSettings: () -> Void = {}
    var onLock: () -> Void = {}

    private let room: Thermostat
    private let bar = UIStackView()
    private let dial = Dial()
    private let face: DialFace
    private let modes: ModePanel
    private let readings: ReadingsPanel
    private let schedule = ScheduleStrip()

    init(_ room: Thermostat) {
        self.room = room
        face = DialFace()
        modes = ModePanel(room)
        readings = ReadingsPanel(room)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Look.night
        makeBar()
        makeDial()
        schedule.accessibilityIdentifier = "schedule"
        schedule.onSelect = { [weak self] degrees in
            self?.room.want(degrees)
            self?.dial.setValue(degrees, animated: true)
        }
        for part in [bar, dial, modes, readings, schedule] { view.addSubview(part) }
        room.observe { [weak self] in self?.show() }
    }

    private func makeDial() {
        dial.minimumValue = Thermostat.range.lowerBound
        dial.maximumValue = Thermostat.range.upperBound
        dial.stepValue = 0.5
        dial.value = room.target
        dial.trackWidth = 26
        dial.tickCount = 37
        dial.accessibilityIdentifier = "dial"
        dial.accessibilityLabel = "Wanted temperature"
        dial.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.room.want(self.dial.value)
            },
            for: .valueChanged
        )
        face.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dial.contentView.addSubview(face)
    }

    private func makeBar() {
        let place = Look.label("Living room", size: 26, weight: .semibold)
        place.accessibilityTraits = .header
        let weather = Look.symbol("cloud.sun", size: 22, color: .secondaryLabel)
        let outside = Look.label(
            "\(room.outside)° outside",
            size: 17,
            color: .secondaryLabel
        )
        let rest = UIView()
        let lock = iconButton("lock.fill", "Lock") { [weak self] in self?.onLock() }
        let settings = iconButton("gearshape.fill", "Settings") { [weak self] in
            self?.onSettings()
        }
        bar.alignment = .center
        bar.spacing = 10
        for view in [place, weather, outside, rest, lock, settings] { bar.addArrangedSubview(view) }
        bar.setCustomSpacing(24, after: place)
    }

    private func iconButton(
        _ symbol: String,
        _ name: String,
        _ action: @escaping @MainActor () -> Void
    ) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.image = UIImage(systemName: symbol)
        configuration.baseForegroundColor = .label
        configuration.cornerStyle = .capsule
        configuration.contentInsets = NSDirectionalEdgeInsets(
            top: 13,
            leading: 13,
            bottom: 13,
            trailing: 13
        )
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { _ in action() }
        )
        button.accessibilityLabel = name
        button.accessibilityIdentifier = name.lowercased()
        return button
    }

    private func show() {
        let color = Look.color(of: room.activity)
        dial.isEnabled = room.mode != .off
        dial.tintColor = color
        if !dial.isTracking { dial.setValue(room.target, animated: view.window != nil) }
        dial.accessibilityValue = room.words(room.target)
        face.show(room)
        schedule.tintColor = color
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds.insetBy(dx: bounds(isNarrow: 20, else: 36), dy: 24)
        bar.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 48)
        let strip: CGFloat = bounds.height > 500 ? 120 : 84
        schedule.frame = CGRect(
            x: bounds.minX,
            y: bounds.maxY - strip,
            width: bounds.width,
            height: strip
        )
        let middle = CGRect(
            x: bounds.minX,
            y: bar.frame.maxY + 12,
            width: bounds.width,
            height: max(0, schedule.frame.minY - bar.frame.maxY - 30)
        )
        let column = min(300, middle.width * 0.26)
        let side = max(0, min(middle.height, middle.width - column * 2 - 40))
        dial.frame = CGRect(
            x: middle.midX - side / 2,
            y: middle.midY - side / 2,
            width: side,
            height: side
        )
        face.frame = dial.contentView.bounds
        modes.frame = CGRect(
            x: middle.minX,
            y: middle.minY,
            width: column,
            height: middle.height
        )
        readings.frame = CGRect(
            x: middle.maxX - column,
            y: middle.minY,
            width: column,
            height: middle.height
        )
    }

    private func bounds(isNarrow narrow: CGFloat, else wide: CGFloat) -> CGFloat {
        view.bounds.width < 1_000 ? narrow : wide
    }
}
