public import UIKitGeometry
public import UIKitLayers

extension UIView {
    /// Animations that have names.
    public enum SystemAnimation: UInt, Sendable {
        /// Views shrink and fade, and then leave their superviews.
        case delete = 0
    }

    /// Shows what `animations` changes within `view` by a transition from its old picture to its new one.
    ///
    /// The options name the transition; without one the changes just happen. What the closure changes is
    /// in the new picture, not animated, unless `.allowAnimatedContent` is given.
    /// - Note: Differs from UIKit: flips and curls are drawn as cross dissolves.
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        animations: (@MainActor () -> Void)?,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        AnimationBlock.runTransition(
            from: view.layer,
            duration: duration,
            options: options,
            changes: { animations?() },
            to: { view.layer },
            completion: completion
        )
    }

    /// Puts `toView` in the place of `fromView` by a transition; with `.showHideTransitionViews` hides the one and shows the other.
    ///
    /// - Note: Differs from UIKit: flips and curls are drawn as cross dissolves.
    public class func transition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        AnimationBlock.runTransition(
            from: fromView.layer,
            duration: duration,
            options: options,
            changes: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    fromView.superview?.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            },
            to: { toView.layer },
            completion: completion
        )
    }

    /// Runs an animation that has a name on `views`, together with what `parallelAnimations` changes.
    ///
    /// `.delete` takes 0.25 s and ends with the views out of their superviews.
    public class func perform(
        _ animation: SystemAnimation,
        on views: [UIView],
        options: AnimationOptions = [],
        animations parallelAnimations: (@MainActor () -> Void)?,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let looks = views.map { ($0, $0.alpha, $0.transform) }
        AnimationBlock.run(
            duration: 0.25,
            options: options,
            animations: {
                for view in views {
                    view.alpha = 0
                    view.transform = view.transform.scaledBy(x: 0.5, y: 0.5)
                }
                parallelAnimations?()
            },
            completion: { finished in
                for (view, alpha, transform) in looks {
                    view.removeFromSuperview()
                    view.alpha = alpha
                    view.transform = transform
                }
                completion?(finished)
            }
        )
    }
}
