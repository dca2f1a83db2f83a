public import UIKitGeometry

/// Recognizes fingers that are held still for a while, and follows them afterwards.
///
/// It begins when the time has passed, changes with every movement after that,
/// however far, and ends when the first of its fingers is lifted.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How many taps come before the press; defaults to 0.
    open var numberOfTapsRequired = 0
    /// How many fingers press, and tap before; defaults to 1.
    open var numberOfTouchesRequired = 1
    /// How long the fingers are held, in seconds; defaults to 0.5.
    open var minimumPressDuration = GesturePolicy.longPressDuration
    /// How far each finger may go before the time has passed, in points; defaults to 10.
    open var allowableMovement = GesturePolicy.longPressMovement

    private final var taps = TapSequence()

    /// Follows new fingers; overrides call `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in inOrder(touches) {
            if state.isActive {
                ignore(touch, for: event)
            } else if let reason = taps.down(touch, fingers: numberOfTouchesRequired) {
                fail(reason)
                return
            }
        }
        if state != .possible { return }
        if !isPressing {
            setDeadline(taps.deadline)
        } else if taps.fingerCount < numberOfTouchesRequired {
            setDeadline(nil)
        } else if minimumPressDuration <= 0 {
            state = .began
        } else {
            setDeadline(updateTime.advanced(by: minimumPressDuration))
        }
    }

    /// Follows moving fingers; overrides call `super`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state.isActive {
            state = .changed
            return
        }
        if attempt.wish != nil { return }
        let limit = isPressing ? allowableMovement : GesturePolicy.tapMaximumMovement
        for touch in touches {
            let distance = taps.movement(of: touch)
            if distance > limit {
                fail("moved \(rounded(distance)) pt > \(limit)")
                return
            }
        }
    }

    /// Follows lifted fingers; overrides call `super`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state.isActive || attempt.wish != nil {
            state = .ended
        } else if isPressing {
            fail("lifted before \(minimumPressDuration) s")
        } else {
            for touch in inOrder(touches) {
                if let reason = taps.up(touch, fingers: numberOfTouchesRequired) {
                    fail(reason)
                    return
                }
            }
            setDeadline(taps.deadline)
        }
    }

    /// Is cancelled, or fails; overrides call `super`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    /// Forgets the press; overrides call `super`.
    open override func reset() {
        super.reset()
        taps = TapSequence()
    }

    /// Whether the taps before the press are complete and the fingers of the press come down.
    private final var isPressing: Bool { taps.count == numberOfTapsRequired && !taps.isBetween }
}

extension UILongPressGestureRecognizer: DeadlineObserving {
    package final func deadlinePassed() {
        if isPressing {
            state = .began
        } else {
            fail(taps.lateness)
        }
    }
}
