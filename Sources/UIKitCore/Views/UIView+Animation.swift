public import UIKitGeometry
public import UIKitLayers

extension UIView {
    /// How a block animates.
    public typealias AnimationOptions = UIViewAnimationOptions

    /// Animates the changes that `animations` makes.
    ///
    /// Properties take their new values at once; what is seen follows from the next frame on, after
    /// `delay` seconds, for `duration` seconds. `completion` gets true when everything ran to its end.
    /// Until then the animated views take no new touches, unless `.allowUserInteraction` is given.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval = 0,
        options: AnimationOptions = [],
        animations: @escaping @MainActor () -> Void,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(
            duration: duration,
            delay: delay,
            options: options,
            animations: animations,
            completion: completion
        )
    }

    /// Animates the changes that `animations` makes as a spring does that has settled after `duration` seconds.
    ///
    /// `dampingRatio` 1 does not swing; smaller values swing the more. `velocity` is in whole distances per
    /// second: 1 would cover the way in a second.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: @escaping @MainActor () -> Void,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            settlingIn: duration,
            dampingRatio: dampingRatio,
            initialVelocity: velocity
        )
        AnimationBlock.run(
            duration: duration,
            delay: delay,
            pace: .spring(spring),
            options: options,
            animations: animations,
            completion: completion
        )
    }

    /// Runs `actions` without animating what it changes, also inside an animation block.
    public class func performWithoutAnimation(_ actions: @MainActor () -> Void) {
        AnimationBlock.performWithoutAnimation(actions)
    }

    /// Turns animation on or off for all blocks that follow.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationBlock.areAnimationsEnabled = enabled
    }

    /// Whether blocks animate.
    ///
    /// Defaults to true.
    public class var areAnimationsEnabled: Bool { AnimationBlock.areAnimationsEnabled }

    /// The duration in seconds that a change made now would be animated with, 0 outside a block.
    public class var inheritedAnimationDuration: TimeInterval {
        AnimationBlock.current?.duration ?? 0
    }
}
