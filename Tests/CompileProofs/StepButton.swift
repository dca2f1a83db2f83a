import UIKit

/// A control as it is usually written: its own tracking, a value, looks by state.
class StepButton: UIControl {
    private(set) var value = 0 {
        didSet { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: StepButton.pressed(_:), for: .touchUpInside)
        addAction(UIAction { [weak self] _ in self?.tag += 1 }, for: .touchDown)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.5 : 1 }
    }

    override var isEnabled: Bool {
        didSet { backgroundColor = isEnabled ? .systemBlue : .systemGray }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.beginTracking(touch, with: event) && touch.tapCount < 10
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        tag = 0
    }

    func pressed(_ sender: Any) { value += 1 }
}
