import UIKitGeometry

extension TouchDispatcher {
    /// The windows that an event is sent to, in the order in which they got their first touch.
    package func windows(of event: UIEvent) -> [UIWindow] {
        guard event.type == .touches else { return otherWindows(of: event) }
        var windows: [UIWindow] = []
        for touch in event.touches where touch.phase != .stationary || isOwed(touch) {
            if let window = touch.window, !windows.contains(where: { $0 === window }) {
                windows.append(window)
            }
        }
        return windows
    }

    /// The window of all touches when they have one and the same, and something changed.
    func onlyWindow(of event: UIEvent) -> UIWindow? {
        guard let window = event.touches.first?.window else { return nil }
        var hasChanges = false
        for touch in event.touches {
            if touch.window !== window { return nil }
            if touch.phase != .stationary || isOwed(touch) { hasChanges = true }
        }
        return hasChanges ? window : nil
    }

    /// Whether a change of `touch` was not told yet, which is so when a nested update came between.
    func isOwed(_ touch: UITouch) -> Bool {
        !touch.delivery.fresh.isEmpty
            || touch.recognizers.contains { $0.attempt.owesCalls(of: touch) }
    }

    /// Delivers an event in a window: recognizers, actions, views, resets.
    package func deliver(_ event: UIEvent, in window: UIWindow) {
        guard event.type == .touches else {
            deliverOther(event, in: window)
            return
        }
        // An event that an app keeps and sends again later has nothing to say.
        guard isUpdating, event === self.event else { return }
        environment.callRecognizers(in: window, with: event)
        finishDelivery(in: window)
    }

    /// Makes every call that the views of `window`, or of all, are owed, one view after another.
    func callViews(in window: UIWindow?, only mask: TouchCalls? = nil) {
        while let next = nextViewCall(in: window, only: mask) {
            make(next.call, of: next.view, next.touches)
            callbackReturned()
        }
        if mask == nil, isUpdating {
            for touch in bound where isIn(window, touch) { touch.delivery.hold() }
        }
    }

    /// Calls one method of a view with `touches`.
    private func make(_ call: TouchCalls, of view: UIView, _ touches: Set<UITouch>) {
        for touch in touches {
            touch.delivery.made(call)
            touch.phase = call.phase
        }
        switch call {
        case .began: view.touchesBegan(touches, with: event)
        case .moved: view.touchesMoved(touches, with: event)
        case .ended: view.touchesEnded(touches, with: event)
        default: view.touchesCancelled(touches, with: event)
        }
    }

    // MARK: - What is owed next

    private typealias ViewCall = (call: TouchCalls, view: UIView, touches: Set<UITouch>)

    /// What was held back comes before what is new; views in order of their oldest touch; phases in order.
    private func nextViewCall(in window: UIWindow?, only mask: TouchCalls?) -> ViewCall? {
        nextViewCall(in: window, only: mask, isBacklog: true)
            ?? nextViewCall(in: window, only: mask, isBacklog: false)
    }

    private func nextViewCall(
        in window: UIWindow?,
        only mask: TouchCalls?,
        isBacklog: Bool
    ) -> ViewCall? {
        func due(_ touch: UITouch) -> TouchCalls {
            let calls = deliverable(touch, isBacklog)
            return mask.map(calls.intersection) ?? calls
        }
        guard bound.contains(where: { isIn(window, $0) && !due($0).isEmpty }) else { return nil }
        for oldest in bound where isIn(window, oldest) {
            guard let view = oldest.view else { continue }
            var all: TouchCalls = []
            for touch in bound where touch.view === view { all.formUnion(due(touch)) }
            guard let call = all.first else { continue }
            let touches = collect { touches in
                for touch in bound where touch.view === view && due(touch).contains(call) {
                    touches.append(touch)
                }
            }
            return (call, view, touches)
        }
        return nil
    }

    private func isIn(_ window: UIWindow?, _ touch: UITouch) -> Bool {
        window == nil || touch.window === window
    }

    /// What may be told to the view of `touch` now, without what recognizers hold back.
    private func deliverable(_ touch: UITouch, _ isBacklog: Bool) -> TouchCalls {
        let delivery = touch.delivery
        let calls = isBacklog ? delivery.backlog : delivery.fresh
        if calls.isEmpty || delivery.isClosed { return [] }
        if !delivery.hasBegun, isHeldBack(touch, .began) { return [] }
        if calls.contains(.ended), isHeldBack(touch, .ended) {
            return calls.subtracting(.ended)
        }
        return calls
    }

    /// Whether an undecided recognizer of `touch` delays the call.
    private func isHeldBack(_ touch: UITouch, _ call: TouchCalls) -> Bool {
        for recognizer in touch.recognizers where recognizer.attempt.state == .possible {
            if call == .began ? recognizer.delaysTouchesBegan : recognizer.delaysTouchesEnded {
                return true
            }
        }
        return false
    }
}
