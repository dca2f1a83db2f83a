public import UIKitCore
public import UIKitGeometry

/// A view that turns touches into events and calls targets for them.
///
/// It tracks the touch that began on it: inside means up to 70 points beyond its
/// bounds once tracking has begun. All events of one update go out together, so a
/// registration for several of them is called once.
@MainActor open class UIControl: UIView {
    private final var registrations = ControlRegistrations()
    private final var tracked: [UITouch] = []

    /// Creates a control with a frame in its superview's points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Exists so that subclasses may declare it as UIKit demands.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a control that calls `primaryAction` for `.primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: - State

    /// Whether the control takes input; defaults to true.
    ///
    /// A disabled one absorbs touches.
    ///
    /// - Note: Differs from UIKit: disabling a control cancels the touch that it tracks.
    open var isEnabled = true {
        didSet {
            let policy = UIApplication.shared.dispatcher.policy
            if oldValue, !isEnabled, policy.disableCancelsTracking { cancelTouch(with: nil) }
            if oldValue != isEnabled { stateDidChange() }
        }
    }
    /// Whether the control is selected; defaults to false.
    open var isSelected = false {
        didSet { if oldValue != isSelected { stateDidChange() } }
    }
    /// Whether the control shows that a finger is on it; defaults to false.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { stateDidChange() } }
    }

    /// Where content stands between top and bottom; defaults to `.center`.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Where content stands between the sides; defaults to `.center`.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Takes up another ``state``; widgets override it.
    func stateDidChange() {}

    /// How the control stands.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Whether a touch is being followed.
    public final private(set) var isTracking = false
    /// Whether the followed touch is inside.
    public final private(set) var isTouchInside = false

    // MARK: - Tracking

    /// Whether to follow a touch that came down; defaults to yes.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Whether to go on following a touch that moved; no ends tracking without an event; defaults to yes.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Tells that the followed touch was lifted; does nothing by default.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Tells that the followed touch was taken away; does nothing by default.
    open func cancelTracking(with event: UIEvent?) {}

    /// Starts to track; does not hand the touches on.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return }
        var events: Event = []
        for touch in touches {
            isTouchInside = true
            isTracking = beginTracking(touch, with: event)
            guard isTracking, isEnabled else { continue }
            tracked.append(touch)
            isHighlighted = true
            events.insert(.touchDown)
            if touch.tapCount > 1 { events.insert(.touchDownRepeat) }
        }
        send(events, event)
    }

    /// Follows; does not hand the touches on.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        var events: Event = []
        for touch in touches where tracked.contains(touch) {
            let wasInside = isTouchInside
            isTouchInside = isInside(touch)
            isHighlighted = isTouchInside
            isTracking = continueTracking(touch, with: event)
            guard isTracking else {
                stopTracking(touch)
                continue
            }
            switch (wasInside, isTouchInside) {
            case (true, true): events.insert(.touchDragInside)
            case (false, false): events.insert(.touchDragOutside)
            case (true, false): events.formUnion([.touchDragExit, .touchDragOutside])
            case (false, true): events.formUnion([.touchDragEnter, .touchDragInside])
            }
        }
        send(events, event)
    }

    /// Ends tracking; does not hand the touches on.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        var events: Event = []
        for touch in touches where tracked.contains(touch) {
            isTouchInside = isInside(touch)
            endTracking(touch, with: event)
            events.formUnion(isTouchInside ? eventsOfLift : .touchUpOutside)
            let isInside = isTouchInside
            stopTracking(touch)
            isTouchInside = isInside
        }
        send(events, event)
        if tracked.isEmpty { isTouchInside = false }
    }

    /// Ends tracking as cancelled; does not hand the touches on.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: tracked.contains) { cancelTouch(with: event) }
    }

    // MARK: - Keys

    /// Whether keys may go to the control; true while it is enabled.
    open override var canBecomeFocused: Bool { isEnabled }

    /// Acts on the space bar and the return key as on a tap; hands other keys on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            if isEnabled, ControlPolicy.activationKeys.contains(press.key?.keyName ?? "") {
                isHighlighted = true
            } else {
                super.pressesBegan([press], with: event)
            }
        }
    }

    /// Acts on the space bar and the return key as on a tap; hands other keys on.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            if isEnabled, ControlPolicy.activationKeys.contains(press.key?.keyName ?? "") {
                isHighlighted = false
                activate()
            } else {
                super.pressesEnded([press], with: event)
            }
        }
    }

    /// Takes back what a key began.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !isTracking { isHighlighted = false }
        super.pressesCancelled(presses, with: event)
    }

    /// Does what a tap does, without a finger; widgets override it.
    func activate() { sendActions(for: eventsOfLift.union(.primaryActionTriggered)) }

    // MARK: - Accessibility

    /// Whether the control is found by somebody who does not see it; defaults to true.
    open override var isAccessibilityElement: Bool {
        get { statedAccessibilityElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// What the control is: what was set, else what its kind is, with how it stands.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = statedAccessibilityTraits ?? kindTraits
            if !isEnabled { traits.insert(.notEnabled) }
            if isSelected { traits.insert(.selected) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }

    /// What a control of this kind is; widgets override it.
    var kindTraits: UIAccessibilityTraits { .none }

    /// Does what a tap does; false while the control is disabled.
    @discardableResult
    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        activate()
        return true
    }

    /// Whether lines of writing begin at the right here.
    final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: - Touches

    /// What the control keeps for itself of the touches on it and around it; widgets override it.
    var touchClaims: TouchClaims { [] }

    /// Whether a drag that came down at `start`, in the control's points, is for it; widgets override it.
    func claimsDrag(from start: CGPoint) -> Bool { true }

    /// Whether `point` is in the bounds, or in the room that a small widget has around it for a finger.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        touchClaims.contains(.room)
            ? TouchTarget.contains(point, of: self) : super.point(inside: point, with: event)
    }

    /// Keeps taps and drags that are for a widget from recognizers of what is around it.
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        !TouchTarget.isClaimed(gestureRecognizer, by: self)
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// What a lift inside sends; buttons add their main action.
    var eventsOfLift: Event { .touchUpInside }

    private final func cancelTouch(with event: UIEvent?) {
        guard !tracked.isEmpty else { return }
        cancelTracking(with: event)
        for touch in tracked { stopTracking(touch) }
        send(.touchCancel, event)
    }

    private final func stopTracking(_ touch: UITouch) {
        tracked.removeAll { $0 === touch }
        guard tracked.isEmpty else { return }
        isTracking = false
        isHighlighted = false
        isTouchInside = false
    }

    /// Whether `touch` is near enough, and in the window.
    private final func isInside(_ touch: UITouch) -> Bool {
        let margin = ControlPolicy.insideMargin
        let near = bounds.insetBy(dx: -margin, dy: -margin)
        guard near.contains(touch.location(in: self)) else { return false }
        guard let window = touch.window else { return true }
        let place = touch.location(in: nil)
        let limits = window.bounds
        return place.x >= limits.minX && place.x <= limits.maxX
            && place.y >= limits.minY && place.y <= limits.maxY
    }

    // MARK: - Sending

    /// Calls `action` with the control as its sender.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }

    /// Calls everybody who is registered for one of `events`, each once, in order of registration.
    open func sendActions(for events: Event) { send(events, nil) }

    private final func send(_ events: Event, _ event: UIEvent?) {
        if events.isEmpty { return }
        for entry in registrations.matching(events) {
            switch entry.receiver {
            case .action(let action): sendAction(action)
            case .method(let action, nil):
                _ = UIApplication.shared.send(action, to: nil, from: self, for: event)
            case .method(let action, let target?):
                guard let object = target.object else { continue }
                _ = UIApplication.shared.send(action, to: object, from: self, for: event)
            }
        }
    }

    /// Changes whom the control calls.
    final func register(_ change: (inout ControlRegistrations) -> Void) { change(&registrations) }

    /// The targets that are still there.
    public final var allTargets: [AnyObject] {
        var found: [AnyObject] = []
        for entry in registrations.entries {
            guard case .method(_, let target) = entry.receiver, let object = target?.object,
                !found.contains(where: { $0 === object })
            else { continue }
            found.append(object)
        }
        return found
    }

    /// Every event that somebody is registered for.
    public final var allControlEvents: Event {
        registrations.entries.reduce(into: []) { $0.formUnion($1.events) }
    }
}
