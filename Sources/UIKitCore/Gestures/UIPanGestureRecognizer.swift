public import UIKitGeometry

/// Recognizes fingers that are dragged, and tells how far and how fast their middle goes.
///
/// It begins when the middle has gone 10 points; those are not part of the translation.
/// A finger that comes or goes never makes the translation jump.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers are needed; defaults to 1.
    open var minimumNumberOfTouches = 1
    /// How many fingers take part at most; more keep it from beginning, later ones are ignored; defaults to no limit.
    open var maximumNumberOfTouches = Int.max
    /// The scrolling devices that pan; defaults to none.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// What the middle of the fingers did.
    final var drag = PanDrag()

    /// How far the fingers went since the pan began or the translation was set, in points of `view`; nil means the window.
    open func translation(in view: UIView?) -> CGPoint {
        CGPoint.zero + convert(drag.translation, to: view)
    }

    /// Sets how far the fingers went, in points of `view`, and the velocity to zero.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        drag.setTranslation(convert(translation - .zero, from: view))
    }

    /// How fast the fingers go, in points of `view` a second; nil means the window.
    open func velocity(in view: UIView?) -> CGPoint {
        CGPoint.zero + convert(drag.velocity.velocity, to: view)
    }

    /// Follows new fingers; overrides call `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in inOrder(touches) where state.isActive && liveCount > maximumNumberOfTouches {
            ignore(touch, for: event)
        }
        drag.rebase(windowLocation, liveCount, at: updateTime)
    }

    /// Follows moving fingers; overrides call `super`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let count = liveCount
        guard count >= minimumNumberOfTouches, count <= maximumNumberOfTouches else {
            drag.rebase(windowLocation, count, at: updateTime)
            return
        }
        guard drag.move(to: windowLocation, count, at: updateTime) else { return }
        if state.isActive {
            state = .changed
        } else if drag.translation.length >= GesturePolicy.panHysteresis || attempt.wish != nil {
            tryToBegin()
        }
    }

    /// Begins when the distance is right; an edge pan has more conditions.
    func tryToBegin() { begin() }

    /// Takes the distance that it waited for out of the translation, and begins.
    final func begin() {
        if attempt.wish == nil, !environment.dispatcher.policy.panIncludesHysteresis {
            drag.removeHysteresis()
        }
        state = .began
    }

    /// Follows lifted fingers; overrides call `super`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let count = liveCount
        drag.rebase(windowLocation, count, at: updateTime)
        if count > 0 { return }
        drag.velocity.settle(at: updateTime)
        if state.isActive || attempt.wish != nil {
            state = .ended
        } else {
            fail(
                "lifted after \(rounded(drag.translation.length)) pt < \(GesturePolicy.panHysteresis)"
            )
        }
    }

    /// Is cancelled, or fails; overrides call `super`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    /// Forgets the drag; overrides call `super`.
    open override func reset() {
        super.reset()
        drag = PanDrag()
    }

    private final var liveCount: Int { attempt.liveCount }
}

extension UIPanGestureRecognizer: DeadlineObserving {
    /// Follows a wheel or touchpad at a point of the window; false when the pan does not take part.
    ///
    /// What has no end of its own, unlike fingers on a touchpad, ends when it has been quiet for a while.
    final func scroll(by delta: CGVector, at point: CGPoint, hasEnd: Bool) -> Bool {
        attempt.centroid = point
        drag.scroll(by: delta, at: updateTime)
        (self as? any WheelFollowing)?.slide(by: delta)
        state = state.isActive ? .changed : .began
        guard attempt.state.isActive else {
            // Without touches there is nothing that would keep the attempt.
            fail("scrolling does not wait for another recognizer")
            return false
        }
        if !hasEnd { setDeadline(updateTime.advanced(by: GesturePolicy.scrollEndsAfter)) }
        return true
    }

    /// Follows that fingers left the touchpad, or that it is gone; those on the screen go on.
    final func endScroll(as end: State) {
        guard state.isActive, !attempt.isLive else { return }
        drag.velocity.settle(at: updateTime)
        state = end
    }

    package final func deadlinePassed() { state = .ended }
}

/// The kinds of scrolling devices.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// One bit a kind.
    public let rawValue: Int
    /// Creates the mask with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A wheel, which turns in steps.
    public static let discrete = Self(rawValue: 1)
    /// A touchpad, which goes on smoothly.
    public static let continuous = Self(rawValue: 2)
    /// Both.
    public static let all: Self = [.discrete, .continuous]
}
