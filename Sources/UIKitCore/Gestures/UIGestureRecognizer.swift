public import UIKitGeometry

/// Watches the touches of a view and its subviews, and calls its targets when they make a gesture.
///
/// A recognizer starts as `.possible`; a discrete one goes to `.ended` or
/// `.failed`, a continuous one over `.began` and `.changed` to `.ended` or
/// `.cancelled`. It goes back to `.possible` when the last of its touches is up.
/// Who wins when several could is settled by ``GestureEnvironment``.
@MainActor open class UIGestureRecognizer {
    /// Where a recognizer stands.
    public enum State: Int, Sendable {
        /// Nothing was recognized yet.
        case possible = 0
        /// A continuous gesture began.
        case began = 1
        /// A continuous gesture went on.
        case changed = 2
        /// A gesture was completed. The same as `recognized`.
        case ended = 3
        /// A continuous gesture was taken away.
        case cancelled = 4
        /// The touches do not make the gesture.
        case failed = 5

        /// A discrete gesture was recognized: the same as `ended`.
        public static let recognized = State.ended

        /// Whether a continuous gesture is under way.
        package var isActive: Bool { self == .began || self == .changed }
        /// Whether only a reset leads further.
        package var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    }

    /// Everything about the present attempt.
    final var attempt = GestureAttempt()
    /// Static failure requirements.
    final var requirements: [WeakRecognizer] = []
    private final var actions = ActionList()

    // MARK: - Targets

    /// Creates a recognizer without a target.
    public init(target: Never? = nil, action: Never? = nil) {}

    /// Creates a recognizer that calls `action` of `target` with itself.
    ///
    /// The target is not kept alive.
    public init<Target: AnyObject, Sender>(
        target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        actions.add(target, ResponderAction(action))
    }

    /// Creates a recognizer that calls `action` of `target`.
    ///
    /// The target is not kept alive.
    public init<Target: AnyObject>(
        target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        actions.add(target, ResponderAction(action))
    }

    /// Adds a target whose method takes the recognizer.
    ///
    /// Targets are called in order of addition.
    public final func addTarget<Target: AnyObject, Sender>(
        _ target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        actions.add(target, ResponderAction(action))
    }

    /// Adds a target whose method takes nothing.
    ///
    /// Targets are called in order of addition.
    public final func addTarget<Target: AnyObject>(
        _ target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        actions.add(target, ResponderAction(action))
    }

    /// Removes every action of `target`; nil removes all.
    ///
    /// - Note: Differs from UIKit: methods have no identity here, so one of several actions
    ///   of a target cannot be told apart.
    public final func removeTarget(_ target: AnyObject?) { actions.remove(target) }

    /// Calls every target.
    final func sendActions() { actions.send(from: self) }

    // MARK: - Configuration

    /// Who decides in doubtful cases.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The view that the recognizer is attached to.
    public final private(set) weak var view: UIView?

    /// Whether touches are received; defaults to true; setting false cancels the present attempt.
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { environment.withdraw(self) } }
    }

    /// Whether touches of a recognized gesture end as cancelled for their view; defaults to true.
    open var cancelsTouchesInView = true
    /// Whether the view hears of touches only after this recognizer failed; defaults to false.
    open var delaysTouchesBegan = false
    /// Whether the view hears of the end of a touch only after this recognizer failed; defaults to true.
    open var delaysTouchesEnded = true
    /// The kinds of touches that are received; defaults to all.
    ///
    /// - Note: Differs from UIKit, which has numbers in place of `UITouch.TouchType`.
    open var allowedTouchTypes = UITouch.TouchType.allCases
    /// Whether touches of another kind than the first one are refused; defaults to true.
    open var requiresExclusiveTouchType = true
    /// A name for traces; defaults to nil.
    open var name: String?

    /// Modifier keys that are held, as the event of the touches says.
    public final var modifierFlags: UIKeyModifierFlags { environment.event?.modifierFlags ?? [] }
    /// Pointer buttons that are held, as the event of the touches says.
    public final var buttonMask: UIEvent.ButtonMask { environment.event?.buttonMask ?? [] }

    /// Makes this recognizer wait until `other` has failed.
    ///
    /// A requirement that would close a circle is ignored.
    public final func require(toFail other: UIGestureRecognizer) {
        environment.require(self, toFail: other)
    }

    // MARK: - State and place

    /// Where the recognizer stands.
    ///
    /// Subclasses set it; an assignment that the state machine does not have is ignored.
    open var state: State {
        get { attempt.shownState ?? attempt.state }
        set { environment.assign(newValue, to: self) }
    }

    /// How many of its touches are on the surface.
    open var numberOfTouches: Int { attempt.liveCount }

    /// The middle of its touches in points of `view`; nil means the window.
    open func location(in view: UIView?) -> CGPoint { convert(attempt.centroid, to: view) }

    /// The place of one of its touches, in order of arrival, in points of `view`; nil means the window.
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
        let live = liveTouches
        demand(
            live.indices.contains(index),
            "\(traceName) has \(live.count) touches, none with index \(index)"
        )
        return live[index].location(in: view)
    }

    // MARK: - For subclasses

    /// Tells that fingers came down; does nothing by default, and overrides call `super`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Tells that fingers moved; does nothing by default, and overrides call `super`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Tells that fingers were lifted; does nothing by default, and overrides call `super`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Tells that fingers were taken away; does nothing by default, and overrides call `super`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Tells that keys or buttons went down; does nothing by default.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Tells that keys or buttons changed; does nothing by default.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Tells that keys or buttons were released; does nothing by default.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Tells that keys or buttons were taken away; does nothing by default.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Forgets the attempt, before the recognizer is possible again; does nothing by default, and overrides call `super`.
    open func reset() {}

    /// Makes the recognizer hear no more of `touch`, which it will not cancel in its view either.
    public final func ignore(_ touch: UITouch, for event: UIEvent) {
        environment.ignore(touch, for: self)
    }

    /// Whether recognizing this gesture keeps `other` from being recognized; defaults to true.
    open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
    /// Whether `other` keeps this gesture from being recognized; defaults to true.
    open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
    /// Whether this recognizer waits until `other` has failed.
    ///
    /// Asked once an attempt; defaults to false.
    open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
    /// Whether `other` waits until this recognizer has failed.
    ///
    /// Asked once an attempt; defaults to false.
    open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
    /// Whether the recognizer takes part in `event`; defaults to true, after asking the delegate.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    // MARK: - Description

    /// The class, the address, the state and the view, and what is not as usual.
    open var description: String { GestureDescription.line(self) }

    /// The same as ``description``.
    open var debugDescription: String { description }

    // MARK: - House

    /// The targets that are still there, in order of addition.
    final var targets: [AnyObject] { actions.targets }

    /// Follows that a view took this recognizer.
    package final func didAttach(to view: UIView) { self.view = view }

    /// Ends the attempt before the view lets go.
    package final func willDetach() { environment.withdraw(self) }

    /// Follows that the view let go.
    package final func didDetach() { view = nil }
}

extension UIGestureRecognizer: @MainActor CustomStringConvertible,
    @MainActor CustomDebugStringConvertible
{
}

extension UIGestureRecognizer: Hashable {
    /// Compares by identity.
    public nonisolated static func == (a: UIGestureRecognizer, b: UIGestureRecognizer) -> Bool {
        a === b
    }

    /// Hashes the identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
