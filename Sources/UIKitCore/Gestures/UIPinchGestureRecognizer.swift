public import UIKitGeometry

/// Recognizes two fingers whose distance changes, and tells by which factor.
///
/// It begins when the distance has changed by 8 points, which do not count. While
/// one of the fingers is lifted the scale stands still; a new second finger goes on from it.
/// A pinch on a touchpad is followed from its begin on, without touches.
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    final var pair = FingerPair()
    private final var factor: CGFloat = 1
    /// The distance at which the scale is 1, in points; nil before the pinch began.
    private final var reference: CGFloat?
    /// The distance when both fingers were down, in points.
    private final var firstDistance: CGFloat = 0
    /// The scale that a touchpad tells, which stands for a distance; nil without one.
    private final var touchpadScale: CGFloat?
    final var rate = VelocityFilter()

    /// The fingers' distance as a multiple of the one at the begin; 1 before that.
    ///
    /// Setting it makes the present distance count as that multiple, and the velocity zero.
    open var scale: CGFloat {
        get { factor }
        set {
            factor = newValue
            if reference != nil { rebase() }
            rate.clear()
            rate.rebase(sample, at: updateTime)
        }
    }

    /// How fast the scale changes, per second.
    open var velocity: CGFloat { rate.velocity.dx }

    /// Follows new fingers; overrides call `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        take(touches, event)
        guard let span = pair.span else { return }
        if state.isActive || attempt.wish != nil {
            rebase()
        } else {
            firstDistance = span.length
        }
        rate.rebase(sample, at: updateTime)
    }

    /// Follows moving fingers; overrides call `super`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if let distance = pair.span?.length { follow(distance) }
        if state.isActive { state = .changed }
    }

    private final func follow(_ distance: CGFloat) {
        let change = distance - firstDistance
        if let reference {
            factor = reference > 0 ? distance / reference : factor
            rate.add(sample, at: updateTime)
        } else if abs(change) >= GesturePolicy.pinchHysteresis {
            let excluded =
                change > 0 ? GesturePolicy.pinchHysteresis : -GesturePolicy.pinchHysteresis
            let reference = firstDistance + excluded
            self.reference = reference
            factor = reference > 0 ? distance / reference : 1
            rate.add(sample, at: updateTime)
            state = .began
        }
    }

    /// Follows lifted fingers; overrides call `super`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        lift(
            touches,
            orFail: "lifted before the distance changed by \(GesturePolicy.pinchHysteresis) pt"
        )
    }

    /// Is cancelled, or fails; overrides call `super`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    /// Forgets the pinch; overrides call `super`.
    open override func reset() {
        super.reset()
        pair = FingerPair()
        factor = 1
        reference = nil
        touchpadScale = nil
        rate = VelocityFilter()
    }

    /// Makes the present distance stand for the present scale.
    private final func rebase() {
        guard let distance = touchpadScale ?? pair.span?.length, factor != 0 else { return }
        reference = distance / factor
    }

    private final var sample: CGVector { CGVector(dx: factor, dy: 0) }

    // MARK: - Touchpad

    final func beginTransform() {
        touchpadScale = 1
        reference = 1
        rate.rebase(sample, at: updateTime)
        state = .began
    }

    final func followTransform(scale: CGFloat, rotation: CGFloat) {
        touchpadScale = scale
        follow(scale)
        state = .changed
    }
}

extension UIPinchGestureRecognizer: PairFollowing {}
