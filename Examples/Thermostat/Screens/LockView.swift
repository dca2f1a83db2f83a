import UIKit

/// Keeps fingers from everything below, for cleaning the glass, until the button is held for a second.
final class LockView: UIView {
    var onUnlock: () -> Void = {}

    private let ring = UIProgressView(progressViewStyle: .default)
    private let picture = Look.symbol("lock.fill", size: 54, color: .label)
    private let words = Look.label("Hold to unlock", size: 22, weight: .medium)
    private let stack = UIStackView()

    /// Seconds that the button is held.
    private let holdDuration: TimeInterval = 1

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Look.night.withAlphaComponent(0.98)
        accessibilityViewIsModal = true
        accessibilityIdentifier = "lock screen"
        isMultipleTouchEnabled = true
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 20
        ring.frame.size = CGSize(width: 220, height: 4)
        for view in [picture, words, ring] { stack.addArrangedSubview(view) }
        stack.accessibilityIdentifier = "unlock"
        let hold = UILongPressGestureRecognizer(target: self, action: LockView.held)
        hold.minimumPressDuration = holdDuration
        hold.allowableMovement = 60
        stack.addGestureRecognizer(hold)
        addSubview(stack)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: 300, height: 190)
        stack.frame = CGRect(
            x: bounds.midX - size.width / 2,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, touch.view?.isDescendant(of: stack) == true else { return }
        UIView.animate(withDuration: holdDuration, delay: 0, options: .curveLinear) {
            self.ring.progress = 1
            self.ring.layoutIfNeeded()
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }

    private func letGo() { ring.setProgress(0, animated: true) }

    func held(_ press: UILongPressGestureRecognizer) {
        if press.state == .began { onUnlock() }
    }
}
