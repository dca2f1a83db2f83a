import UIKit

/// What stands inside the dial: the wanted temperature, the measured one, what is done about it.
final class DialFace: UIView {
    private let target = Look.label(size: 84, weight: .semibold)
    private let now = Look.label(size: 18, color: .secondaryLabel)
    private let status = UILabel()
    private let stack = UIStackView()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        target.accessibilityIdentifier = "target"
        now.accessibilityIdentifier = "now"
        status.accessibilityIdentifier = "status"
        status.font = .systemFont(ofSize: 17, weight: .semibold)
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 2
        for label in [status, target, now] { stack.addArrangedSubview(label) }
        addSubview(stack)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows how the room is.
    func show(_ room: Thermostat) {
        target.text = room.mode == .off ? "Off" : room.words(room.target)
        now.text = "Now \(room.words(room.current))"
        switch room.activity {
        case .heating: status.text = "Heating"
        case .cooling: status.text = "Cooling"
        case .resting: status.text = room.mode == .off ? "Standby" : "Comfortable"
        }
        if room.isAway { status.text = "Away" }
        status.textColor = Look.color(of: room.activity)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = min(84, bounds.width * 0.28)
        target.font = .systemFont(ofSize: max(20, size), weight: .semibold)
        let height = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        stack.frame = CGRect(
            x: 0,
            y: bounds.midY - height / 2,
            width: bounds.width,
            height: height
        )
    }
}
