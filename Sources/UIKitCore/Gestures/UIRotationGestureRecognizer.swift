import Glibc
public import UIKitGeometry

/// Recognizes two fingers that turn about each other, and tells by which angle.
///
/// It begins when each finger has gone 10 points of arc, which do not count.
/// The angle grows over full turns; clockwise on the screen is positive.
/// A turn on a touchpad is followed from its begin on, without touches.
@MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    final var pair = FingerPair()
    private final var turned: CGFloat = 0
    private final var hasBegun = false
    /// The direction from the first finger to the second, in radians.
    private final var angle: CGFloat = 0
    /// The fingers' distance when both were down, in points.
    private final var firstDistance: CGFloat = 0
    final var rate = VelocityFilter()

    /// The angle that the fingers turned since the begin, in radians; 0 before that.
    ///
    /// Setting it goes on from that value, with velocity zero.
    open var rotation: CGFloat {
        get { hasBegun ? turned : 0 }
        set {
            turned = newValue
            rate.clear()
            rate.rebase(sample, at: updateTime)
        }
    }

    /// How fast the fingers turn, in radians a second.
    open var velocity: CGFloat { rate.velocity.dx }

    /// Follows new fingers; overrides call `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        take(touches, event)
        guard let span = pair.span else { return }
        angle = atan2(span.dy, span.dx)
        if !hasBegun {
            firstDistance = span.length
            turned = 0
        }
        rate.rebase(sample, at: updateTime)
    }

    /// Follows moving fingers; overrides call `super`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if let span = pair.span { follow(atan2(span.dy, span.dx)) }
        if state.isActive { state = .changed }
    }

    private final func follow(_ now: CGFloat) {
        var step = now - angle
        if step > .pi { step -= 2 * .pi }
        if step <= -.pi { step += 2 * .pi }
        angle = now
        turned += step
        if hasBegun {
            rate.add(sample, at: updateTime)
        } else if abs(turned) * firstDistance / 2 >= GesturePolicy.rotationHysteresis {
            let excluded = 2 * GesturePolicy.rotationHysteresis / firstDistance
            turned -= turned > 0 ? excluded : -excluded
            hasBegun = true
            rate.add(sample, at: updateTime)
            state = .began
        }
    }

    /// Follows lifted fingers; overrides call `super`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        lift(touches, orFail: "lifted before \(GesturePolicy.rotationHysteresis) pt of arc")
    }

    /// Is cancelled, or fails; overrides call `super`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    /// Forgets the rotation; overrides call `super`.
    open override func reset() {
        super.reset()
        pair = FingerPair()
        turned = 0
        hasBegun = false
        rate = VelocityFilter()
    }

    private final var sample: CGVector { CGVector(dx: rotation, dy: 0) }

    // MARK: - Touchpad

    final func beginTransform() {
        hasBegun = true
        rate.rebase(sample, at: updateTime)
        state = .began
    }

    final func followTransform(scale: CGFloat, rotation: CGFloat) {
        turned += rotation
        rate.add(sample, at: updateTime)
        state = .changed
    }
}

extension UIRotationGestureRecognizer: PairFollowing {}
