package import UIKitGeometry

/// Settles which recognizers recognize: failure requirements, prevention, action order, resets.
///
/// Recognizers assign states while they get touches; what follows for others is
/// worked out at once, actions are queued and sent when all have seen the update.
/// Recognizers affect each other only over touches that they share.
@MainActor package final class GestureEnvironment {
    struct QueuedAction {
        let recognizer: UIGestureRecognizer
        let state: UIGestureRecognizer.State
    }

    /// Recognizers with an attempt under way, deepest view first, then in order of addition.
    package internal(set) var engaged: [UIGestureRecognizer] = []
    /// The time of the update under way.
    package internal(set) var now = MonotonicTime.zero
    /// The event of the touches under way, or the last one.
    var event: UIEvent? { dispatcher.event }
    /// Whether recognizers are being given touches, so that actions wait.
    var isCallingRecognizers = false

    unowned let dispatcher: TouchDispatcher
    var trace: TouchTrace { dispatcher.trace }

    /// The number of the last attempt.
    var lastAttempt = 0

    private var queue: [QueuedAction] = []
    private var queueHead = 0

    init(dispatcher: TouchDispatcher) { self.dispatcher = dispatcher }

    // MARK: - States

    /// Follows an assignment of `state` by a recognizer, its subclass or the app.
    func assign(_ state: UIGestureRecognizer.State, to recognizer: UIGestureRecognizer) {
        let present = recognizer.attempt.state
        switch (present, state) {
        case (.possible, .possible): return
        case (.possible, .failed), (.possible, .cancelled):
            fail(recognizer, "set by itself")
        case (.possible, .began), (.possible, .ended):
            engage(recognizer)
            want(state, recognizer)
        case (.possible, .changed) where recognizer.attempt.wish != nil: return
        case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed):
            recognizer.attempt.state = .changed
            enqueue(recognizer, .changed)
        case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
            finish(recognizer, as: state)
        default:
            trace.note(
                .gesture,
                .illegal(recognizer: recognizer.traceName, from: present, to: state)
            )
            return
        }
        settleLoose()
    }

    /// Tries to begin or end, or remembers that it was wanted while the recognizer waits.
    private func want(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
        switch (recognizer.attempt.wish, state) {
        case (nil, .began): recognizer.attempt.wish = .began
        case (nil, _): recognizer.attempt.wish = .ended
        case (.began, .ended):
            recognizer.attempt.wish = .beganThenEnded
            return
        default: return
        }
        settlePairs(of: recognizer)
        tryWish(of: recognizer)
    }

    /// Makes a recognizer that has decided nothing fail.
    func fail(_ recognizer: UIGestureRecognizer, _ reason: @autoclosure () -> String) {
        guard recognizer.attempt.state == .possible else { return }
        markFailed(recognizer, reason())
        retryWaiting()
        settleLoose()
    }

    /// Makes a recognizer fail without looking at those that wait for it.
    func markFailed(_ recognizer: UIGestureRecognizer, _ reason: @autoclosure () -> String) {
        engage(recognizer)
        recognizer.attempt.state = .failed
        leaveTouches(recognizer)
        trace.note(.gesture, .failed(recognizer: recognizer.traceName, reason: reason()))
        (recognizer as? any FailureObserving)?.didFail()
    }

    /// Ends or cancels an active recognizer and queues its action.
    func finish(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
        recognizer.attempt.state = state
        leaveTouches(recognizer)
        enqueue(recognizer, state)
    }

    /// Makes a recognizer that has decided hear no more of its touches.
    func leaveTouches(_ recognizer: UIGestureRecognizer) {
        recognizer.attempt.wish = nil
        recognizer.attempt.deadline = nil
        recognizer.attempt.dropCalls()
        for entry in recognizer.attempt.entries {
            entry.touch.recognizers.removeAll { $0 === recognizer }
        }
    }

    /// Sends what was queued when nothing else would: outside an update.
    private func settleLoose() {
        if dispatcher.isUpdating { return }
        flushActions()
        dispatcher.requestTurn()
    }

    // MARK: - Actions

    /// Queues the action for a change; a change adds nothing to a begin or change of the same update.
    func enqueue(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        trace.note(.gesture, .became(recognizer: recognizer.traceName, state: state))
        if state == .changed {
            let last = queue[queueHead...].last { $0.recognizer === recognizer }
            if last?.state.isActive ?? false { return }
        }
        queue.append(QueuedAction(recognizer: recognizer, state: state))
    }

    /// Whether actions wait.
    var hasActions: Bool { queueHead < queue.count }

    /// Sends the queued actions, and those that are queued meanwhile.
    func flushActions() {
        while hasActions {
            let action = queue[queueHead]
            queueHead += 1
            send(action)
        }
        queue.removeAll(keepingCapacity: true)
        queueHead = 0
    }

    /// Sends the actions of one recognizer before its turn.
    func flushActions(of recognizer: UIGestureRecognizer) {
        while let index = queue[queueHead...].firstIndex(where: { $0.recognizer === recognizer }) {
            send(queue.remove(at: index))
        }
    }

    private func send(_ action: QueuedAction) {
        let recognizer = action.recognizer
        recognizer.attempt.shownState = action.state
        recognizer.sendActions()
        recognizer.attempt.shownState = nil
        dispatcher.callbackReturned()
    }
}
