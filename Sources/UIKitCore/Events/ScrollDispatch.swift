package import UIKitGeometry

/// A pan that follows a wheel at once, without becoming a gesture.
@MainActor package protocol WheelFollowing: UIPanGestureRecognizer {
    /// Scrolls as a finger that moved by `delta`, in points of the window, would; false when it cannot go there.
    func turn(by delta: CGVector) -> Bool
}

extension TouchDispatcher {
    func sendScroll(at point: CGPoint, by delta: CGVector, _ time: MonotonicTime) {
        let event = UIEvent(type: .scroll, time: time)
        event.pointerLocation = point
        event.scrollDelta = delta
        sendInUpdate(event)
    }

    /// Moves the pan that scrolls already, or the first one from the hit view up that begins.
    func deliverScroll(_ event: UIEvent, in window: UIWindow) {
        let point = event.pointerLocation.applying(window.transformToScreen.inverted())
        if let pan = scrollingPan, pan.state.isActive, pan.view?.window === window {
            _ = pan.scroll(by: event.scrollDelta, at: point)
        } else if let hit = hitTest(event.pointerLocation, event), hit.window === window {
            scrollingPan = firstPan(from: hit.view, event, at: point)
        }
        environment.flushActions()
    }

    private func firstPan(
        from view: UIView,
        _ event: UIEvent,
        at point: CGPoint
    ) -> UIPanGestureRecognizer? {
        var step: UIView? = view
        while let view = step {
            step = view.superview
            for recognizer in view.gestureRecognizers ?? [] {
                guard let pan = recognizer as? UIPanGestureRecognizer, pan.isEnabled,
                    !pan.allowedScrollTypesMask.isEmpty, pan.attempt.entries.isEmpty,
                    pan.state == .possible, pan.shouldReceive(event)
                else { continue }
                if let scroller = pan as? any WheelFollowing {
                    if scroller.turn(by: event.scrollDelta) { return nil }
                    continue
                }
                if pan.scroll(by: event.scrollDelta, at: point) { return pan }
            }
        }
        return nil
    }
}
