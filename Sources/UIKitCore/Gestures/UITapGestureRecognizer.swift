public import UIKitGeometry

/// Recognizes one or more quick touches of one or more fingers at about the same place.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps in a row make the gesture; defaults to 1.
    open var numberOfTapsRequired = 1
    /// How many fingers each tap needs, no more and no fewer; defaults to 1.
    open var numberOfTouchesRequired = 1
    /// The pointer button of a tap by a pointer; defaults to the main one.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    private final var taps = TapSequence()

    /// The number of fingers of the tap, also after they were lifted; those on the surface before that.
    open override var numberOfTouches: Int {
        attempt.state == .ended ? taps.firstPoints.count : super.numberOfTouches
    }

    /// The middle of the places where the fingers of the first tap came down.
    open override func location(in view: UIView?) -> CGPoint {
        convert(taps.firstCentroid ?? windowLocation, to: view)
    }

    /// The place where a finger of the first tap came down.
    open override func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
        demand(
            taps.firstPoints.indices.contains(index),
            "\(traceName) has \(taps.firstPoints.count) touches, none with index \(index)"
        )
        return convert(taps.firstPoints[index], to: view)
    }

    /// Follows new fingers; overrides call `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in inOrder(touches) {
            if state != .possible { return }
            if touch.type == .indirectPointer, event.buttonMask != buttonMaskRequired {
                fail("another button")
            } else if let reason = taps.down(touch, fingers: numberOfTouchesRequired) {
                fail(reason)
            } else {
                setDeadline(taps.deadline)
            }
        }
    }

    /// Follows moving fingers; overrides call `super`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        for touch in touches {
            let distance = taps.movement(of: touch)
            if distance > GesturePolicy.tapMaximumMovement {
                fail("moved \(rounded(distance)) pt > \(GesturePolicy.tapMaximumMovement)")
                return
            }
        }
    }

    /// Follows lifted fingers; overrides call `super`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        for touch in inOrder(touches) {
            if let reason = taps.up(touch, fingers: numberOfTouchesRequired) {
                fail(reason)
                return
            }
        }
        guard taps.isBetween else { return }
        if taps.count >= numberOfTapsRequired {
            setDeadline(nil)
            state = .ended
        } else {
            setDeadline(taps.deadline)
        }
    }

    /// Fails; overrides call `super`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        fail("a touch was cancelled")
    }

    /// Forgets the taps; overrides call `super`.
    open override func reset() {
        super.reset()
        taps = TapSequence()
    }

    /// Never prevents a tap recognizer that needs more taps.
    open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        if let tap = other as? UITapGestureRecognizer {
            return tap.numberOfTapsRequired <= numberOfTapsRequired
        }
        return super.canPrevent(other)
    }
}

extension UITapGestureRecognizer: DeadlineObserving {
    package final func deadlinePassed() { fail(taps.lateness) }
}
