import UIKitGeometry
import UIKitPlatform

extension TouchDispatcher {
    /// Starts a touch: hit test, tap count, recognizers, and whether its view hears of it at all.
    func begin(_ contact: TouchContact, at time: MonotonicTime) -> Bool {
        let key = ContactKey(contact)
        var hasEnded = false
        if let old = contacts[key] ?? nil {
            // The device lost the end of the last contact of this slot.
            old.end(at: time)
            set(old, .cancelled)
            hasEnded = true
        }
        contacts[key] = .some(nil)
        if application.isIgnoringInteractionEvents { return hasEnded }
        let event = eventForNewTouch(at: time)
        event.modifierFlags = modifiers
        endPointerGestures()
        guard let hit = hitTest(contact.position, event, on: contact.screen) else {
            trace.note(.touch, .missed(contact.position))
            return hasEnded
        }
        // An override of `hitTest` may have run a main loop in which the finger was lifted.
        guard contacts.keys.contains(key) else { return hasEnded }
        let sample = TouchSample(contact, at: hit.point, time: time)
        let touch = UITouch(
            key: key,
            number: nextNumber(),
            type: UITouch.TouchType(contact.tool),
            view: hit.view,
            window: hit.window,
            sample: sample
        )
        touch.tapCount = history.countForTouch(in: hit.window, at: sample)
        trace.note(.touch, .hit(touch: touch.number, view: TouchTrace.name(hit.view)))
        if touch.type == .indirectPointer {
            event.buttonMask = UIEvent.ButtonMask(rawValue: contact.buttons)
        }
        contacts[key] = touch
        if let reason = reasonToWithhold(touch, from: hit.view) {
            touch.delivery.close()
            trace.note(
                .touch,
                .withheld(
                    touch: touch.number,
                    view: TouchTrace.name(hit.view),
                    reason: reason
                )
            )
        } else {
            touch.occupiesView = true
        }
        event.touches.append(touch)
        bound.append(touch)
        set(touch, .began)
        bindRecognizers(to: touch, event)
        return true
    }

    /// The event of the sequence; a new one when no finger was down.
    private func eventForNewTouch(at time: MonotonicTime) -> UIEvent {
        if let event, !event.touches.isEmpty { return event }
        let new = UIEvent(type: .touches, time: time)
        event = new
        return new
    }

    /// The first window from the front that has a view at `position`, in points of its screen.
    func hitTest(
        _ position: CGPoint,
        _ event: UIEvent,
        on screen: DisplayID = .main
    ) -> (view: UIView, window: UIWindow, point: CGPoint)? {
        for window in application.windows.reversed() where window.screen.id == screen {
            let point = position.applying(window.transformToScreen.inverted())
            if let view = window.hitTest(point, with: event) { return (view, window, point) }
        }
        return nil
    }

    /// The same for a pointer's place.
    func hitTest(
        _ place: ScreenPlace,
        _ event: UIEvent
    ) -> (view: UIView, window: UIWindow, point: CGPoint)? {
        hitTest(place.point, event, on: place.screen)
    }

    /// Why the view never hears of `touch`: one finger only, or an exclusive view; nil when it does.
    private func reasonToWithhold(_ touch: UITouch, from view: UIView) -> String? {
        for other in bound where other.isDown && other.occupiesView && other.window === touch.window
        {
            if other.view === view {
                if !view.isMultipleTouchEnabled {
                    return "it has touch \(other.number) and takes one at a time"
                }
            } else if view.isExclusiveTouch {
                return "it is exclusive and touch \(other.number) is on another view"
            } else if other.view?.isExclusiveTouch ?? false {
                return "touch \(other.number) is on an exclusive view"
            }
        }
        return nil
    }

    /// Attaches the recognizers of the hit view and its superviews that take `touch`.
    private func bindRecognizers(to touch: UITouch, _ event: UIEvent) {
        var step = touch.view
        while let view = step {
            step = view.superview
            guard let recognizers = view.gestureRecognizers else { continue }
            var ordered: [UIGestureRecognizer] = []
            for recognizer in recognizers {
                let index = ordered.firstIndex { GestureEnvironment.precedes(recognizer, $0) }
                ordered.insert(recognizer, at: index ?? ordered.endIndex)
            }
            for recognizer in ordered {
                // A question may have run a main loop in which the finger was lifted.
                if !touch.isDown { return }
                if let reason = reasonToRefuse(touch, recognizer, event) {
                    trace.note(
                        .gesture,
                        .refused(
                            recognizer: recognizer.traceName,
                            touch: touch.number,
                            reason: reason
                        )
                    )
                } else {
                    environment.attach(touch, to: recognizer)
                }
            }
        }
    }

    /// Why `recognizer` does not receive `touch`; nil when it does.
    private func reasonToRefuse(
        _ touch: UITouch,
        _ recognizer: UIGestureRecognizer,
        _ event: UIEvent
    ) -> String? {
        if !recognizer.isEnabled { return "disabled" }
        if recognizer.attempt.state.isFinal { return "has \(recognizer.attempt.state) already" }
        if let wish = recognizer.attempt.wish, wish != .began { return "has ended and waits" }
        if !recognizer.allowedTouchTypes.contains(touch.type) { return "touch is \(touch.type)" }
        if recognizer.requiresExclusiveTouchType,
            let first = recognizer.attempt.entries.first?.touch, first.type != touch.type
        {
            return "has a touch that is \(first.type)"
        }
        if !recognizer.shouldReceive(event) { return "shouldReceive event said no" }
        if let delegate = recognizer.delegate,
            !delegate.gestureRecognizer(recognizer, shouldReceive: touch)
        {
            return "shouldReceive touch said no"
        }
        // The questions may have disabled or removed it.
        return recognizer.isEnabled && recognizer.view != nil ? nil : "disabled"
    }
}

extension UITouch.TouchType {
    /// The kind of touch that a tool makes.
    init(_ tool: ContactTool) {
        switch tool {
        case .finger: self = .direct
        case .pencil: self = .pencil
        case .pointer: self = .indirectPointer
        }
    }
}
