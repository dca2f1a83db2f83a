import UIKitCore

/// Recognizers that account for their touches.
///
/// Each class has the same five overrides: methods of a generic or an extension cannot override.
@MainActor protocol FuzzRecognizer: UIGestureRecognizer {
    var scene: FuzzScene? { get set }
}

extension FuzzRecognizer {
    func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        scene?.ledger.note(phase, touches, traceName)
    }
}

@MainActor final class FuzzTap: UITapGestureRecognizer, FuzzRecognizer {
    weak var scene: FuzzScene?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.began, touches)
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.moved, touches)
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.ended, touches)
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.cancelled, touches)
        super.touchesCancelled(touches, with: event)
    }
    override func reset() {
        scene?.ledger.noteReset(of: self)
        super.reset()
    }
}

@MainActor final class FuzzPan: UIPanGestureRecognizer, FuzzRecognizer {
    weak var scene: FuzzScene?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.began, touches)
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.moved, touches)
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.ended, touches)
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.cancelled, touches)
        super.touchesCancelled(touches, with: event)
    }
    override func reset() {
        scene?.ledger.noteReset(of: self)
        super.reset()
    }
}

@MainActor final class FuzzPress: UILongPressGestureRecognizer, FuzzRecognizer {
    weak var scene: FuzzScene?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.began, touches)
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.moved, touches)
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.ended, touches)
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.cancelled, touches)
        super.touchesCancelled(touches, with: event)
    }
    override func reset() {
        scene?.ledger.noteReset(of: self)
        super.reset()
    }
}

/// A recognizer of an app: it assigns states at random, also those that do not follow.
@MainActor final class FuzzCustom: UIGestureRecognizer, FuzzRecognizer {
    weak var scene: FuzzScene?
    private func guess() {
        // Without a touch nothing would end it, which is its own affair.
        if numberOfTouches == 0 { return }
        let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        if let scene, scene.random.oneIn(4) { state = states[scene.random.below(6)] }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.began, touches)
        if let scene, let touch = touches.first, scene.random.oneIn(16) {
            ignore(touch, for: event)
        }
        guess()
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.moved, touches)
        guess()
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.ended, touches)
        // Like a decent subclass it decides at the last lift.
        if liveTouches.isEmpty { state = state == .possible ? .failed : .ended }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.cancelled, touches)
        guess()
    }
    override func reset() {
        scene?.ledger.noteReset(of: self)
        super.reset()
    }
}
