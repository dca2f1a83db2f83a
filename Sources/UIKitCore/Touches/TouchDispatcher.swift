package import UIKitGeometry
package import UIKitPlatform

/// Takes what input devices report to recognizers and views, one update after another.
///
/// In go events of a platform, out come calls: hit test, `UIApplication.sendEvent`,
/// window, recognizers, actions, views. The run loop calls `processQueue` for
/// input and `tick` for time; input of an instant comes first. See `docs/touch.md`.
@MainActor package final class TouchDispatcher {
    /// The application whose windows are touched.
    unowned let application: UIApplication
    /// Settles who recognizes.
    package private(set) lazy var environment = GestureEnvironment(dispatcher: self)
    /// What was decided and why.
    package let trace = TouchTrace()
    /// What is done where reports about UIKit differ.
    package var policy = TouchPolicy()

    /// The event of the touches that are down, or the last one.
    package var event: UIEvent?
    /// The contacts that are down; nil for one that hit nothing.
    var contacts: [ContactKey: UITouch?] = [:]
    /// Touches that are down or still owe a call to their view, in begin order.
    package internal(set) var bound: [UITouch] = []
    var history = TapHistory()
    var queue = TouchQueue()
    /// Where the pointer hovers, nil while it is not known.
    var hover: HoverState?
    /// The pan that a wheel or touchpad moves.
    weak var scrollingPan: UIPanGestureRecognizer?
    /// The touchpad whose fingers move it; nil for what has no end of its own.
    var strokeDevice: DeviceID?
    /// The touchpad's pinch or turn that is under way.
    var transform: TransformState?
    /// Keys that are down, in the order in which they went down.
    var presses: [UIPress] = []
    /// Modifier keys that are held.
    var modifiers: UIKeyModifierFlags = []
    /// How often the application asked for remote control events.
    var remoteControlRequests = 0

    /// How many updates are under way, one inside the other.
    private var depth = 0
    /// Whether something has to be done in a turn of its own.
    private var isTurnRequested = false
    /// Whether views may have left their window with touches on them.
    var mustCheckWindows = false
    private var lastNumber = 0
    /// The set that was made last, kept because the same one is asked for again and again.
    private var lastSet: Set<UITouch> = []
    private var collected: [UITouch] = []
    private var lastCollected: [UITouch] = []

    /// Creates the dispatcher of `application`.
    package init(application: UIApplication) { self.application = application }

    // MARK: - What the run loop calls

    /// Appends what a device reported.
    package func enqueue(_ event: InputEvent) { queue.append(onScreens(event)) }

    /// Whether `processQueue` has something to do.
    package var hasQueuedEvents: Bool { !queue.isEmpty }

    /// Whether everything that waits are movements, which may be merged with those that come.
    package var queueHasOnlyMoves: Bool { queue.hasOnlyMoves }

    /// Delivers everything that waits, in order, with the deadlines that lie between.
    package func processQueue(now: MonotonicTime) {
        takeRequestedTurn()
        while !queue.isEmpty {
            // What is due before the next event happened before it, however late we are.
            if let time = queue.frontTime { fireDeadlines { $0 < time } }
            guard let item = queue.popFirst() else { return }
            switch item {
            case .touches(let update): process(update)
            case .other(let event): route(event)
            }
        }
    }

    /// Lets recognizers know that time has passed.
    ///
    /// Input of the same instant comes first.
    package func tick(now: MonotonicTime) {
        takeRequestedTurn()
        fireDeadlines { $0 <= now }
    }

    /// When `tick` has something to do; nil while it has nothing.
    package var nextDeadline: MonotonicTime? {
        isTurnRequested || mustCheckWindows ? .zero : environment.nextDeadline
    }

    private func fireDeadlines(while isDue: (MonotonicTime) -> Bool) {
        while let time = environment.nextDeadline, isDue(time) {
            update(at: time) { environment.fireDeadline(at: time) }
        }
    }

    // MARK: - Updates

    /// Whether an update is under way.
    var isUpdating: Bool { depth > 0 }

    /// Runs `body` as one update: then actions are sent, views called, attempts ended.
    func update(at time: MonotonicTime, _ body: () -> Void) {
        depth += 1
        environment.now = time
        trace.now = time
        body()
        // Inside another update, what that one has yet to tell views is left to it.
        finishDelivery(only: depth > 1 ? .cancelled : nil)
        removeEndedTouches()
        depth -= 1
    }

    /// Sends what has been decided: actions, then what views are owed, then resets.
    func finishDelivery(in window: UIWindow? = nil, only mask: TouchCalls? = nil) {
        repeat {
            if policy.cancelsBeforeAction { callViews(in: window, only: .cancelled) }
            environment.flushActions()
            callViews(in: window, only: mask)
        } while environment.hasActions
        environment.endAttempts()
    }

    /// Asks for a turn of the run loop in which released calls are delivered.
    func requestTurn() { if !isUpdating { isTurnRequested = true } }

    private func takeRequestedTurn() {
        guard isTurnRequested || mustCheckWindows, !isUpdating else { return }
        isTurnRequested = false
        update(at: environment.now) { checkWindows() }
    }

    private func process(_ update: TouchUpdate) {
        self.update(at: update.time) {
            if apply(update), let event { send(touches: event) }
        }
    }

    /// Sends the event of the touches; what an override does not let through is forgotten.
    func send(touches event: UIEvent) {
        application.sendEvent(event)
        if depth == 1 { swallow() }
    }

    /// Changes the touches as `update` says; false when nothing changed.
    private func apply(_ update: TouchUpdate) -> Bool {
        for touch in bound where touch.isDown { touch.rest() }
        var hasChanges = false
        for contact in update.contacts {
            let isChange =
                switch contact.phase {
                case .down: begin(contact, at: update.time)
                case .move: move(contact, in: update)
                case .up: end(contact, as: .ended, at: update.time)
                case .cancel: end(contact, as: .cancelled, at: update.time)
                }
            if isChange { hasChanges = true }
        }
        if hasChanges { event?.time = update.time }
        return hasChanges
    }

    private func move(_ contact: TouchContact, in update: TouchUpdate) -> Bool {
        guard let touch = contacts[ContactKey(contact)] ?? nil, let window = touch.window,
            window.screen.id == contact.screen
        else { return false }
        let toWindow = window.transformToScreen.inverted()
        let sample = TouchSample(
            contact,
            at: contact.position.applying(toWindow),
            time: update.time
        )
        if touch.current.isSame(as: sample, type: touch.type) { return false }
        var merged: [TouchSample] = []
        for (older, time) in update.earlier where ContactKey(older) == touch.key {
            merged.append(
                TouchSample(older, at: older.position.applying(toWindow), time: time)
            )
        }
        touch.take(sample, merged: merged)
        if !touch.hasLeftTapRange,
            sample.location.distance(to: touch.first.location) > GesturePolicy.tapMaximumMovement
        {
            touch.hasLeftTapRange = true
            if policy.dropsTapCountOnDrag { touch.tapCount = 0 }
        }
        set(touch, .moved)
        return true
    }

    private func end(
        _ contact: TouchContact,
        as phase: UITouch.Phase,
        at time: MonotonicTime
    ) -> Bool {
        guard let touch = contacts.removeValue(forKey: ContactKey(contact)) ?? nil else {
            return false
        }
        touch.end(at: time)
        if phase == .ended { history.record(touch) }
        set(touch, phase)
        return true
    }

    /// Gives `touch` a phase and owes the call for it to its view and its recognizers.
    func set(_ touch: UITouch, _ phase: UITouch.Phase) {
        touch.phase = phase
        let call = TouchCalls(phase)
        touch.delivery.owe(call)
        for recognizer in touch.recognizers { recognizer.attempt.owe(call, for: touch) }
    }

    /// The number of the next touch.
    func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    // MARK: - After an update

    /// Forgets calls that an override of `sendEvent` did not let through.
    private func swallow() {
        for touch in bound where !touch.delivery.fresh.isEmpty { touch.delivery.swallow() }
        for recognizer in environment.engaged { recognizer.attempt.dropCalls() }
    }

    private func removeEndedTouches() {
        guard bound.contains(where: { !$0.isDown }) else { return }
        for touch in bound where !touch.isDown { touch.forgetSet() }
        // What the update around this one has yet to tell stays known.
        event?.touches.removeAll { !$0.isDown && !isOwed($0) }
        bound.removeAll { !$0.isDown && !$0.delivery.isPending }
        lastSet = []
        lastCollected = []
    }

    /// Does what a callback made necessary before the next one.
    func callbackReturned() { if mustCheckWindows { checkWindows() } }

    // MARK: - Sets

    /// A set of the touches that `body` appends, without making the same one again and again.
    func collect(_ body: (inout [UITouch]) -> Void) -> Set<UITouch> {
        collected.removeAll(keepingCapacity: true)
        body(&collected)
        defer { collected.removeAll(keepingCapacity: true) }
        if collected.count == 1 { return collected[0].alone }
        if collected != lastCollected {
            lastSet = Set(collected)
            lastCollected = collected
        }
        return lastSet
    }
}
