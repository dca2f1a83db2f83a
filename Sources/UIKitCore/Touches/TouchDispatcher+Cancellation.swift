package import UIKitGeometry
import UIKitPlatform

extension TouchDispatcher {
    /// Follows that a view, with its subviews, left its window.
    package func viewDidLeaveWindow(_ view: UIView) {
        if policy.cancelsOnRemoval, hasPlacedInput { mustCheckWindows = true }
    }

    /// Follows that a window is no longer shown: its touches end as cancelled.
    package func windowDidHide(_ window: UIWindow) {
        if hasPlacedInput { mustCheckWindows = true }
    }

    /// Whether a touch, the pointer or a touchpad's gesture is bound to views.
    private var hasPlacedInput: Bool {
        !bound.isEmpty || hover != nil || transform != nil || strokeDevice != nil
    }

    /// Ends all touches as cancelled: the application is no longer active, or ignores input.
    package func cancelAll(now: MonotonicTime) {
        cancelTouches(now: now) { _ in true }
        cancelPresses(now: now)
        update(at: now) {
            cancelTransform()
            endPointerGestures()
        }
    }

    /// Ends the touches of a device that went away as cancelled.
    func cancelTouches(of device: DeviceID, now: MonotonicTime) {
        cancelTouches(now: now) { $0.key.device == device }
        contacts = contacts.filter { $0.key.device != device }
    }

    /// Ends the touches that `isMeant` answers true for as cancelled.
    func cancelTouches(now: MonotonicTime, where isMeant: (UITouch) -> Bool) {
        let meant = bound.filter { $0.isDown && isMeant($0) }
        if meant.isEmpty { return }
        update(at: now) {
            for touch in bound where touch.isDown { touch.rest() }
            for touch in meant {
                // Its later movements belong to nobody.
                contacts[touch.key] = .some(nil)
                touch.end(at: now)
                set(touch, .cancelled)
            }
            guard let event else { return }
            event.time = now
            send(touches: event)
        }
    }

    // MARK: - Views that left their window

    /// Ends touches whose view is no longer in the window that they began in: recognizers first, then the view.
    func checkWindows() {
        mustCheckWindows = false
        hover?.leaveRemovedViews()
        cancelTransformInRemovedViews()
        cancelStrokeInRemovedViews()
        let lost = bound.filter { touch in
            !(touch.delivery.isClosed && touch.recognizers.isEmpty) && hasLeft(touch.view, touch)
        }
        for touch in lost {
            touch.occupiesView = false
            cancelForRecognizers(touch)
        }
        if !environment.isCallingRecognizers { environment.flushActions() }
        for touch in lost {
            touch.delivery.cancel()
            touch.delivery.hold()
        }
        for touch in lost where touch.delivery.backlog == .cancelled {
            cancelForView(lost.filter { $0.view === touch.view })
        }
    }

    private func hasLeft(_ view: UIView?, _ touch: UITouch) -> Bool {
        guard let window = touch.window, !window.isHidden else { return true }
        return view?.window !== window
    }

    /// Takes `touch` from the recognizers whose view left the window too; those of views that stay keep it.
    private func cancelForRecognizers(_ touch: UITouch) {
        guard let event else { return }
        for recognizer in touch.recognizers where hasLeft(recognizer.view, touch) {
            touch.phase = .cancelled
            environment.takeAway(touch, from: recognizer, event)
        }
    }

    private func cancelForView(_ touches: [UITouch]) {
        let owed = touches.filter { $0.delivery.backlog == .cancelled }
        guard let view = owed.first?.view else { return }
        trace.note(
            .touch,
            .cancelled(
                touch: owed[0].number,
                view: TouchTrace.name(view),
                reason: "it left its window"
            )
        )
        for touch in owed {
            touch.phase = .cancelled
            touch.delivery.made(.cancelled)
        }
        view.touchesCancelled(Set(owed), with: event)
    }
}
