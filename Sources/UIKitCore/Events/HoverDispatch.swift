import UIKitGeometry
import UIKitPlatform

/// Where a pointer without a button is, and which recognizers follow it.
@MainActor struct HoverState {
    /// The touch that stands for the pointer.
    var touch: UITouch
    /// The recognizers that follow it.
    var recognizers: [UIHoverGestureRecognizer] = []

    /// The window that the pointer is in.
    var window: UIWindow? { touch.window }

    /// Ends those whose view is no longer in the window.
    mutating func leaveRemovedViews() {
        let window = window
        let left = recognizers.filter { $0.view?.window !== window || window?.isHidden ?? true }
        recognizers.removeAll { left.contains($0) }
        for recognizer in left { recognizer.leave() }
    }
}

extension TouchDispatcher {
    func sendHover(at place: ScreenPlace, _ time: MonotonicTime) {
        let event = UIEvent(type: .hover, time: time)
        event.pointerPlace = place
        sendInUpdate(event)
    }

    /// Tells the recognizers of the views under the pointer that it entered, moved or left.
    func deliverHover(_ event: UIEvent, in window: UIWindow) {
        let point = event.pointerLocation.applying(window.transformToScreen.inverted())
        let hit = hitTest(event.pointerPlace, event)
        guard let hit, hit.window === window else {
            // The pointer left this window.
            if hover?.window === window { endHover() }
            return
        }
        let old = hover
        let touch = pointerTouch(at: point, over: hit.view, window, event)
        event.touches = [touch]
        let now = hoverRecognizers(of: hit.view, event)
        hover = HoverState(touch: touch, recognizers: now)
        for recognizer in old?.recognizers ?? [] where !now.contains(recognizer) {
            recognizer.leave()
        }
        for recognizer in now { recognizer.follow(point) }
        environment.flushActions()
    }

    private func pointerTouch(
        at point: CGPoint,
        over view: UIView,
        _ window: UIWindow,
        _ event: UIEvent
    ) -> UITouch {
        let sample = TouchSample(pointerAt: point, time: event.time)
        if let touch = hover?.touch, touch.view === view {
            touch.rest()
            touch.take(sample, merged: [])
            touch.phase = .regionMoved
            return touch
        }
        hover?.touch.phase = .regionExited
        let touch = UITouch(
            key: ContactKey.pointer,
            number: nextNumber(),
            type: .indirectPointer,
            view: view,
            window: window,
            sample: sample
        )
        touch.tapCount = 0
        touch.phase = .regionEntered
        return touch
    }

    /// The hover recognizers of `view` and its superviews that take the event.
    private func hoverRecognizers(of view: UIView, _ event: UIEvent) -> [UIHoverGestureRecognizer] {
        var found: [UIHoverGestureRecognizer] = []
        var step: UIView? = view
        while let view = step {
            for recognizer in view.gestureRecognizers ?? [] {
                if let hovering = recognizer as? UIHoverGestureRecognizer, hovering.isEnabled,
                    hovering.shouldReceive(event)
                {
                    found.append(hovering)
                }
            }
            step = view.superview
        }
        return found
    }

    private func endHover() {
        let recognizers = hover?.recognizers ?? []
        hover?.touch.phase = .regionExited
        hover = nil
        for recognizer in recognizers { recognizer.leave() }
    }

    /// Ends hover, scrolling and a touchpad's gesture because something touches, or input ends.
    func endPointerGestures() {
        endHover()
        if let pan = scrollingPan, pan.state.isActive { pan.state = .ended }
        scrollingPan = nil
        endTransform()
    }
}
