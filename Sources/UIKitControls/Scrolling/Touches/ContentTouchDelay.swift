import UIKitCore
import UIKitGeometry

/// Keeps touches from a scroll view's content until it is clear that they do not scroll.
///
/// It never recognizes a gesture: it fails after 0.15 s, when a finger is lifted or when the pan
/// fails, and so lets the content have the touches. A touch that stopped moving content is another
/// matter: it begins at once and so takes the touch from the content, and from taps.
final class ContentTouchDelay: UIGestureRecognizer {
    private var scroller: UIScrollView? { view as? UIScrollView }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let scroller, state == .possible else { return }
        if scroller.scroll.isCaught {
            state = .began
            return
        }
        for touch in touches where touch.view === scroller { ignore(touch, for: event) }
        if numberOfTouches == 0 { return }
        if !scroller.delaysContentTouches {
            release()
        } else if numberOfTouches <= touches.count {
            setDeadline(updateTime.advanced(by: ScrollPolicy.touchDelay))
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .possible {
            release()
        } else if numberOfTouches == 0 {
            state = .ended
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    /// Lets the content have the touches that the scroll view gives it.
    func release() {
        guard let scroller, state == .possible else { return }
        scroller.offerToContent(attempt: self)
        fail("the content may have the touches")
    }

    /// Other drags may follow the finger that stopped the content; taps and holds may not.
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        switch other {
        case is UIPanGestureRecognizer, is UIPinchGestureRecognizer,
            is UIRotationGestureRecognizer, is UISwipeGestureRecognizer, is ContentTouchDelay:
            false
        default: true
        }
    }

    /// Has views wait for it until it fails, but not for the end of a touch.
    func setUp() {
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    /// The touches that it keeps.
    var kept: [UITouch] { touchesOfAttempt }
}

extension ContentTouchDelay: DeadlineObserving {
    package func deadlinePassed() { release() }
}
