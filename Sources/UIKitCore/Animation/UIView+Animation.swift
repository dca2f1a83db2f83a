public import UIKitGeometry
public import UIKitLayers

extension UIView {
    /// The paces that have names; the raw values are those of UIKit.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the start.
        case easeIn = 1
        /// Slow at the end.
        case easeOut = 2
        /// The same speed throughout.
        case linear = 3

        /// The curve that the name stands for.
        var curve: CubicCurve {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }
    }

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

    /// Animates the changes that `animations` makes as a spring does that seems settled after `duration` seconds.
    ///
    /// `bounce` 0 does not swing; up to 1 it swings the more, below 0 it is damped the more.
    /// `initialSpringVelocity` is in whole distances per second. `completion` is called when the
    /// spring has come to rest, which is later than `duration` for one that swings.
    public class func animate(
        springDuration duration: TimeInterval = 0.5,
        bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0,
        options: AnimationOptions = [],
        animations: @MainActor () -> Void,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            perceptualDuration: duration,
            bounce: bounce,
            initialVelocity: initialSpringVelocity
        )
        AnimationBlock.run(
            duration: duration > 0 ? spring.settlingDuration : 0,
            delay: delay,
            pace: .spring(spring),
            options: options,
            animations: animations,
            completion: completion
        )
    }

    /// Has the changes that `animations` makes within an animation block run `count` times, fractions allowed.
    ///
    /// Outside of a block the changes are just made.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat,
        autoreverses: Bool,
        animations: @MainActor () -> Void
    ) {
        guard let block = AnimationBlock.current else { return animations() }
        let before = (block.repeatCount, block.autoreverses)
        block.repeatCount = count.isNaN ? 0 : Float(max(0, count))
        block.autoreverses = autoreverses
        animations()
        (block.repeatCount, block.autoreverses) = before
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
