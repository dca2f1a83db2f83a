public import UIKitGeometry

/// What is known of a transition that is under way.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether it takes time.
    var isAnimated: Bool { get }
    /// Whether it began under a finger.
    var initiallyInteractive: Bool { get }
    /// Whether it can be taken over by a finger.
    var isInterruptible: Bool { get }
    /// Whether it is under a finger now.
    var isInteractive: Bool { get }
    /// Whether it was given up.
    var isCancelled: Bool { get }
    /// Seconds that it takes.
    var transitionDuration: TimeInterval { get }
    /// How far it is, 0…1.
    var percentComplete: CGFloat { get }
    /// How fast a finger let it go, as a part of its normal speed.
    var completionVelocity: CGFloat { get }
    /// The curve that it ends with.
    var completionCurve: UIView.AnimationCurve { get }
    /// The controller that it comes from or goes to; nil where it changes none.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that it comes from or goes to; nil where it changes none.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view that it happens in.
    var containerView: UIView { get }
    /// How far it turns what is shown: the identity where it does not.
    var targetTransform: CGAffineTransform { get }
}

/// Lets others take part in a transition.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Runs `animation` with the transition, and `completion` after it; false when it is over already.
    @discardableResult
    func animate(
        alongsideTransition animation: (
            @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// The same for what is in a view outside of `containerView`.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls `handler` when a finger takes the transition over or lets it go.
    func notifyWhenInteractionChanges(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` with the transition, and `completion` after it; false when it is over already.
    @discardableResult
    public func animate(
        alongsideTransition animation: (
            @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that was there before.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that is there after.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that was there before.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that is there after.
    public static let to = Self(rawValue: "UITransitionContextToView")
}
