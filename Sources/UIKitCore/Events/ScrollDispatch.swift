package import UIKitGeometry
import UIKitPlatform

/// A pan that follows a wheel at once, without becoming a gesture, and fingers on a touchpad as its own.
@MainActor package protocol WheelFollowing: UIPanGestureRecognizer {
    /// Scrolls as a finger that moved by `delta`, in points of the window, would; false when it cannot go there.
    func turn(by delta: CGVector) -> Bool
    /// Measures fingers on a touchpad that went on by `delta`, in points of the window.
    func slide(by delta: CGVector)
}

extension TouchDispatcher {
    func sendScroll(
        at place: ScreenPlace,
        by delta: CGVector,
        _ source: ScrollSource,
        _ device: DeviceID,
        _ time: MonotonicTime
    ) {
        if source == .finger {
            // A second touchpad does not take part.
            if let strokeDevice, strokeDevice != device, scrollingPan?.state.isActive == true {
                return
            }
            if delta == .zero || application.isIgnoringInteractionEvents {
                endStroke(of: device, at: time, as: delta == .zero ? .ended : .cancelled)
                return
            }
        }
        let event = UIEvent(type: .scroll, time: time)
        event.pointerPlace = place
        event.scrollDelta = delta
        event.scrollSource = source
        sendInUpdate(event)
        if source == .finger { strokeDevice = scrollingPan?.state.isActive == true ? device : nil }
    }

    /// Moves the pan that scrolls already, or the first one from the hit view up that begins.
    func deliverScroll(_ event: UIEvent, in window: UIWindow) {
        let point = event.pointerLocation.applying(window.transformToScreen.inverted())
        if let pan = scrollingPan, pan.state.isActive, pan.view?.window === window,
            strokeDevice == nil || event.scrollSource == .finger
        {
            _ = pan.scroll(by: event.scrollDelta, at: point, hasEnd: strokeDevice != nil)
        } else if let hit = hitTest(event.pointerPlace, event), hit.window === window {
            let pan = firstPan(from: hit.view, event, at: point)
            // A wheel that turns something else does not end what fingers do.
            if strokeDevice == nil || event.scrollSource == .finger { scrollingPan = pan }
        }
        environment.flushActions()
    }

    private func firstPan(
        from view: UIView,
        _ event: UIEvent,
        at point: CGPoint
    ) -> UIPanGestureRecognizer? {
        let hasEnd = event.scrollSource == .finger
        let kind: UIScrollTypeMask = event.scrollSource == .wheel ? .discrete : .continuous
        var step: UIView? = view
        while let view = step {
            step = view.superview
            for recognizer in view.gestureRecognizers ?? [] {
                guard let pan = recognizer as? UIPanGestureRecognizer, pan.isEnabled,
                    pan.allowedScrollTypesMask.contains(kind), pan.attempt.entries.isEmpty,
                    pan.state == .possible, pan.shouldReceive(event)
                else { continue }
                if !hasEnd, let scroller = pan as? any WheelFollowing {
                    if scroller.turn(by: event.scrollDelta) { return nil }
                    continue
                }
                if pan.scroll(by: event.scrollDelta, at: point, hasEnd: hasEnd) { return pan }
            }
        }
        return nil
    }

    // MARK: - The end

    /// Ends what the fingers on a touchpad do: they were lifted, or the touchpad is gone.
    func endStroke(
        of device: DeviceID,
        at time: MonotonicTime,
        as end: UIGestureRecognizer.State
    ) {
        guard strokeDevice == device else { return }
        update(at: time) { endStroke(as: end) }
    }

    /// Cancels it for the pan of a view that left the window.
    func cancelStrokeInRemovedViews() {
        guard strokeDevice != nil, let view = scrollingPan?.view else { return }
        if view.window?.isHidden ?? true { endStroke(as: .cancelled) }
    }

    private func endStroke(as end: UIGestureRecognizer.State) {
        let pan = scrollingPan
        scrollingPan = nil
        strokeDevice = nil
        pan?.endScroll(as: end)
        environment.flushActions()
    }
}
