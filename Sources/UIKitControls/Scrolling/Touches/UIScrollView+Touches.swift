import UIKitCore
import UIKitGeometry

extension UIScrollView {
    // MARK: - Fingers come and leave

    /// Follows fingers that came down on the view or its content.
    final func fingersCame(_ touches: Set<UITouch>, areFirst: Bool) {
        if areFirst {
            scroll.isTracking = true
            scroll.isCaught = false
            switch scroll.activity {
            case .deceleration, .animation:
                scroll.isCaught = true
                stopActivity()
            case .zoom, nil: break
            }
        }
        // What the delay does not keep is offered at once.
        for touch in touches where touch.view !== self && touch.awaitsView {
            if touch.gestureRecognizers?.contains(contentDelay) != true { offerToContent(touch) }
        }
    }

    /// Follows that the last finger was lifted, after everybody was told.
    final func fingersLeft() {
        let wasCaught = scroll.isCaught
        scroll.isTracking = false
        scroll.isCaught = false
        takesSlantedDrag = false
        returnIntoRange(snaps: wasCaught)
    }

    /// Follows that the fingers do not scroll this view.
    final func panFailed() {
        contentDelay.release()
        returnIntoRange(snaps: scroll.isCaught)
    }

    // MARK: - Touches of the content

    /// Asks whether the content may have the touches that `delay` keeps.
    final func offerToContent(attempt delay: ContentTouchDelay) {
        for touch in delay.kept where touch.awaitsView { offerToContent(touch) }
    }

    private func offerToContent(_ touch: UITouch) {
        guard let view = touch.view else { return }
        let event = UIApplication.shared.dispatcher.event
        if !touchesShouldBegin([touch], with: event, in: view) { touch.withhold() }
    }

    /// Whether the touches of `recognizer` that the content has may be taken from it.
    final func mayTakeContentTouches(of recognizer: UIGestureRecognizer) -> Bool {
        for touch in recognizer.touchesOfAttempt where touch.isKnownToView {
            guard let view = touch.view, view !== self else { continue }
            if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
        }
        return true
    }

    // MARK: - Who scrolls

    /// Whether the drag that the pan sees scrolls this view.
    final func panShouldBegin() -> Bool {
        let way = pan.wholeWay
        let isHorizontal = abs(way.dx) > abs(way.dy) && !takesSlantedDrag
        guard isScrollEnabled, isHorizontal ? canScrollX : canScrollY else { return false }
        if !mayTakeContentTouches(of: pan) { return false }
        let direction = isHorizontal ? way.dx : way.dy
        return !isAtEdge(isHorizontal, direction) || !isInsideScroller(isHorizontal, direction)
    }

    /// Whether the content rests at the edge that a finger moving in `direction` pulls it from.
    private func isAtEdge(_ isHorizontal: Bool, _ direction: CGFloat) -> Bool {
        let range = isHorizontal ? scroll.x : scroll.y
        let offset = isHorizontal ? bounds.minX : bounds.minY
        return abs(offset - (direction > 0 ? range.min : range.max)) <= ScrollPolicy.edgeTolerance
    }

    /// Whether content can go the way of a finger that moves in `direction`, short of bouncing.
    private func hasWay(_ isHorizontal: Bool, _ direction: CGFloat) -> Bool {
        let range = isHorizontal ? scroll.x : scroll.y
        let offset = isHorizontal ? bounds.minX : bounds.minY
        return direction > 0
            ? offset > range.min + ScrollPolicy.edgeTolerance
            : offset < range.max - ScrollPolicy.edgeTolerance
    }

    /// Whether a scroll view around this one can go the way of the finger.
    private func isInsideScroller(_ isHorizontal: Bool, _ direction: CGFloat) -> Bool {
        var step = superview
        while let view = step {
            step = view.superview
            guard let outer = view as? UIScrollView, outer.isScrollEnabled,
                outer.pan.isEnabled, outer.pan.state == .possible
            else { continue }
            if outer.hasWay(isHorizontal, direction) { return true }
        }
        return false
    }

    // MARK: - Settings

    /// Follows ``isScrollEnabled``.
    final func scrollEnablingChanged(from old: Bool) {
        if isScrollEnabled == old { return }
        pan.isEnabled = isScrollEnabled
        contentDelay.isEnabled = isScrollEnabled
        // What coasts stops; what is beyond an edge comes back, and what is between two pages goes to one.
        if !isScrollEnabled, case .deceleration = scroll.activity, !isOutOfRange, !isPagingEnabled {
            stopActivity()
        }
    }
}
