extension GestureEnvironment {
    /// Lets a recognizer that wants to recognize do so, fail or wait.
    func tryWish(of recognizer: UIGestureRecognizer) {
        guard recognizer.attempt.state == .possible, let wish = recognizer.attempt.wish else {
            return
        }
        switch requirement(of: recognizer) {
        case .excluded(let other):
            markFailed(recognizer, "\(other.traceName) recognized")
            retryWaiting()
        case .waits(let other):
            trace.note(
                .gesture,
                .waits(recognizer: recognizer.traceName, other: other.traceName)
            )
        case .met:
            recognizer.attempt.wish = nil
            recognize(recognizer, wish)
        }
    }

    /// Tries those that wait, in recognizer order, because something was decided.
    func retryWaiting() {
        guard engaged.contains(where: { $0.attempt.wish != nil }) else { return }
        for recognizer in engaged where recognizer.attempt.wish != nil {
            tryWish(of: recognizer)
        }
    }

    /// Takes a recognizer out of `.possible` when nobody objects.
    private func recognize(_ recognizer: UIGestureRecognizer, _ wish: GestureAttempt.Wish) {
        // A question may run a main loop in which the attempt ends, and even another one starts.
        let number = recognizer.attempt.number
        func isStillWanted() -> Bool {
            recognizer.attempt.number == number && recognizer.attempt.state == .possible
        }
        guard mayBegin(recognizer) else {
            if isStillWanted() {
                markFailed(recognizer, "gestureRecognizerShouldBegin said no")
                retryWaiting()
            }
            return
        }
        guard isStillWanted() else { return }
        let others = sharing(with: recognizer)
        for other in others where other.attempt.state.isActive {
            if prevents(other, recognizer), !areSimultaneous(recognizer, other) {
                markFailed(recognizer, "\(other.traceName) is active")
                retryWaiting()
                return
            }
        }
        let prevented = others.filter {
            $0.attempt.state != .ended && prevents(recognizer, $0)
                && !areSimultaneous(recognizer, $0)
        }
        guard isStillWanted() else { return }
        recognizer.attempt.state = wish == .ended ? .ended : .began
        if recognizer.cancelsTouchesInView { takeFromViews(recognizer) }
        for other in prevented where other.attempt.shares(with: recognizer.attempt) {
            switch other.attempt.state {
            case .possible: markFailed(other, "\(recognizer.traceName) prevents it")
            case .began, .changed: finish(other, as: .cancelled)
            default: break
            }
        }
        enqueue(recognizer, recognizer.attempt.state)
        switch wish {
        case .began: break
        case .ended: leaveTouches(recognizer)
        case .beganThenEnded: finish(recognizer, as: .ended)
        }
        retryWaiting()
    }

    /// Asks the views from those that were hit up to the recognizer's, then the delegate.
    ///
    /// Without touches, as for a touchpad, only the recognizer's view.
    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        let delegate = recognizer.delegate
        var asked: [UIView] = []
        if recognizer.attempt.entries.isEmpty, let view = recognizer.view {
            asked.append(view)
            if !view.gestureRecognizerShouldBegin(recognizer) { return false }
        }
        for entry in recognizer.attempt.entries {
            var step = entry.touch.view
            while let view = step, !asked.contains(where: { $0 === view }) {
                asked.append(view)
                if !view.gestureRecognizerShouldBegin(recognizer) { return false }
                step = view === recognizer.view ? nil : view.superview
            }
        }
        guard let delegate, !asked.contains(where: { $0 === delegate }) else { return true }
        return delegate.gestureRecognizerShouldBegin(recognizer)
    }

    /// Ends the touches of a recognized gesture for their views.
    private func takeFromViews(_ recognizer: UIGestureRecognizer) {
        for entry in recognizer.attempt.entries {
            let touch = entry.touch
            if touch.delivery.isClosed { continue }
            trace.note(
                .touch,
                .cancelled(
                    touch: touch.number,
                    view: touch.view.map(TouchTrace.name) ?? "nobody",
                    reason: "\(recognizer.traceName) recognized"
                )
            )
            touch.delivery.cancel()
        }
    }

    // MARK: - Prevention

    /// Recognizers that still receive a touch of `recognizer`, deepest first.
    private func sharing(with recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        engaged.filter { other in
            other !== recognizer && other.attempt.state != .failed
                && other.attempt.state != .cancelled && other.attempt.state != .ended
                && other.attempt.shares(with: recognizer.attempt)
        }
    }

    private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        one.canPrevent(other) && other.canBePrevented(by: one)
    }

    /// Whether a delegate lets both recognize; one yes is enough.
    private func areSimultaneous(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        if let delegate = one.delegate,
            delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
        {
            return true
        }
        return other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one)
            ?? false
    }
}
