import UIKitGeometry

extension GestureEnvironment {
    // MARK: - Attempts begin

    /// Gives `recognizer` a new touch, of which it is told in its turn.
    func attach(_ touch: UITouch, to recognizer: UIGestureRecognizer) {
        engage(recognizer)
        recognizer.attempt.entries.append(.init(touch: touch, calls: .began))
        touch.recognizers.append(recognizer)
        if recognizer.attempt.isDeadlineForced { recognizer.setDeadline(nil) }
        if recognizer.attempt.state.isActive, recognizer.cancelsTouchesInView {
            // A question may have run a main loop in which the view was told already.
            touch.delivery.cancel()
        }
        trace.note(
            .gesture,
            .received(recognizer: recognizer.traceName, touch: touch.number)
        )
    }

    /// Puts `recognizer` among those with an attempt: deeper views first, then in order of addition.
    ///
    /// Of the taps of one view those with more taps come first.
    func engage(_ recognizer: UIGestureRecognizer) {
        guard !engaged.contains(where: { $0 === recognizer }) else { return }
        let depth = Self.depth(of: recognizer.view)
        recognizer.attempt.depth = depth
        lastAttempt += 1
        recognizer.attempt.number = lastAttempt
        let index = engaged.firstIndex {
            $0.attempt.depth < depth || Self.precedes(recognizer, $0)
        }
        engaged.insert(recognizer, at: index ?? engaged.endIndex)
    }

    /// Whether `one` is asked before `other`, which was added to the same view earlier.
    static func precedes(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard one.view === other.view, let tap = one as? UITapGestureRecognizer,
            let second = other as? UITapGestureRecognizer
        else { return false }
        return tap.numberOfTapsRequired > second.numberOfTapsRequired
    }

    private static func depth(of view: UIView?) -> Int {
        var depth = 0
        var step = view?.superview
        while let view = step {
            depth += 1
            step = view.superview
        }
        return depth
    }

    // MARK: - Touches reach recognizers

    /// Gives the recognizers of `window` what they have yet to hear, each one call a phase.
    func callRecognizers(in window: UIWindow, with event: UIEvent) {
        isCallingRecognizers = true
        defer { isCallingRecognizers = false }
        for recognizer in engaged where recognizer.attempt.firstCall != nil {
            guard recognizer.window === window else { continue }
            recognizer.attempt.updateCentroid()
            while let call = recognizer.attempt.firstCall {
                let touches = dispatcher.collect { touches in
                    for index in recognizer.attempt.entries.indices
                    where recognizer.attempt.entries[index].calls.contains(call) {
                        recognizer.attempt.entries[index].calls.remove(call)
                        let touch = recognizer.attempt.entries[index].touch
                        touch.phase = call.phase
                        touches.append(touch)
                    }
                }
                tell(recognizer, call, touches, event)
                dispatcher.callbackReturned()
            }
        }
    }

    /// Calls one method of a recognizer and follows what a cancel means for it.
    func tell(
        _ recognizer: UIGestureRecognizer,
        _ call: TouchCalls,
        _ touches: Set<UITouch>,
        _ event: UIEvent
    ) {
        switch call {
        case .began: recognizer.touchesBegan(touches, with: event)
        case .moved: recognizer.touchesMoved(touches, with: event)
        case .ended: recognizer.touchesEnded(touches, with: event)
        default:
            recognizer.touchesCancelled(touches, with: event)
            let isLeft = recognizer.attempt.entries.contains {
                $0.touch.isDown && !touches.contains($0.touch)
            }
            if !isLeft { takeTouchesAway(from: recognizer) }
        }
    }

    /// Ends `touch` as cancelled for one recognizer only.
    ///
    /// One that has decided, was told of its end already, or not yet of its begin, gets no call.
    func takeAway(_ touch: UITouch, from recognizer: UIGestureRecognizer, _ event: UIEvent) {
        guard let calls = recognizer.attempt.entries.first(where: { $0.touch === touch })?.calls
        else { return }
        let isOpen = !recognizer.attempt.state.isFinal
        let knowsTouch =
            isOpen && !calls.contains(.began) && (touch.isDown || !calls.isEmpty)
        if knowsTouch {
            recognizer.attempt.drop(touch)
            tell(recognizer, .cancelled, [touch], event)
        }
        detach(touch, from: recognizer)
        if !recognizer.attempt.isLive { takeTouchesAway(from: recognizer) }
    }

    /// A recognizer that lost its last touch fails or is cancelled, whether or not its subclass says so.
    private func takeTouchesAway(from recognizer: UIGestureRecognizer) {
        switch recognizer.attempt.state {
        case .possible: fail(recognizer, "its touches were cancelled")
        case .began, .changed: finish(recognizer, as: .cancelled)
        default: break
        }
    }

    // MARK: - Touches leave recognizers

    /// Follows `ignore(_:for:)`.
    func ignore(_ touch: UITouch, for recognizer: UIGestureRecognizer) {
        guard recognizer.attempt.has(touch) else { return }
        trace.note(
            .gesture,
            .ignored(recognizer: recognizer.traceName, touch: touch.number)
        )
        detach(touch, from: recognizer)
        recognizer.attempt.updateCentroid()
        // Nothing would ever end it.
        if recognizer.attempt.state.isActive, !recognizer.attempt.isLive {
            assign(.cancelled, to: recognizer)
        }
    }

    /// Forgets that `touch` belongs to the attempt of `recognizer`.
    func detach(_ touch: UITouch, from recognizer: UIGestureRecognizer) {
        recognizer.attempt.entries.removeAll { $0.touch === touch }
        touch.recognizers.removeAll { $0 === recognizer }
    }

    /// Ends the attempt of a recognizer that is disabled or taken from its view.
    func withdraw(_ recognizer: UIGestureRecognizer) {
        guard engaged.contains(where: { $0 === recognizer }) else { return }
        switch recognizer.attempt.state {
        case .possible: markFailed(recognizer, "disabled or removed")
        case .began, .changed: finish(recognizer, as: .cancelled)
        default: break
        }
        recognizer.attempt.entries = []
        flushActions(of: recognizer)
        retryWaiting()
        dispatcher.requestTurn()
    }

    // MARK: - Attempts end

    /// Resets those that have decided and have no touch left, at the end of an update.
    func endAttempts() {
        if engaged.isEmpty { return }
        for recognizer in engaged {
            if recognizer.attempt.isLive { continue }
            let isEmpty = recognizer.attempt.entries.isEmpty
            if recognizer.attempt.state.isFinal {
                reset(recognizer)
            } else if isEmpty, recognizer.attempt.state == .possible {
                disengage(recognizer)
            } else if !isEmpty, recognizer.attempt.wish == nil, recognizer.attempt.deadline == nil {
                recognizer.attempt.deadline = now.advanced(by: GesturePolicy.abandonedAfter)
                recognizer.attempt.isDeadlineForced = true
            }
        }
    }

    private func reset(_ recognizer: UIGestureRecognizer) {
        disengage(recognizer)
        recognizer.reset()
        trace.note(.gesture, .reset(recognizer: recognizer.traceName))
    }

    private func disengage(_ recognizer: UIGestureRecognizer) {
        engaged.removeAll { $0 === recognizer }
        let centroid = recognizer.attempt.centroid
        leaveTouches(recognizer)
        recognizer.attempt = GestureAttempt()
        recognizer.attempt.centroid = centroid
    }

    // MARK: - Deadlines

    /// The first time at which a recognizer wants to be told.
    var nextDeadline: MonotonicTime? {
        var first: MonotonicTime?
        for recognizer in engaged {
            guard let deadline = recognizer.attempt.deadline else { continue }
            first = first.map { min($0, deadline) } ?? deadline
        }
        return first
    }

    /// Ends an attempt that a recognizer of an app left open after its last touch.
    private func abandon(_ recognizer: UIGestureRecognizer) {
        if recognizer.attempt.state.isActive {
            assign(.cancelled, to: recognizer)
        } else {
            fail(recognizer, "undecided \(GesturePolicy.abandonedAfter) s after its last touch")
        }
    }

    /// Tells the first recognizer whose deadline is `time`.
    func fireDeadline(at time: MonotonicTime) {
        guard let recognizer = engaged.first(where: { $0.attempt.deadline == time }) else { return }
        recognizer.attempt.deadline = nil
        if recognizer.attempt.isDeadlineForced {
            abandon(recognizer)
        } else if let observer = recognizer as? any DeadlineObserving {
            observer.deadlinePassed()
        }
        dispatcher.callbackReturned()
    }
}
