import UIKit

/// A recognizer of an app's own: recognized at once when a finger comes down, ended when it is lifted.
class PressRecognizer: UIGestureRecognizer {
    private(set) var resets = 0
    private weak var trackedTouch: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard trackedTouch == nil, let touch = touches.first else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        trackedTouch = touch
        state = .began
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let view = view, let touch = trackedTouch, touches.contains(touch) else { return }
        state = view.bounds.contains(touch.location(in: view)) ? .changed : .cancelled
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        trackedTouch = nil
        resets += 1
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
}

/// A subclass of a concrete recognizer with an initialiser of its own.
final class HorizontalPan: UIPanGestureRecognizer {
    let slope: CGFloat

    init(slope: CGFloat) {
        self.slope = slope
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .began else { return }
        let velocity = self.velocity(in: view)
        if abs(velocity.y) > abs(velocity.x) * slope { state = .cancelled }
    }
}
