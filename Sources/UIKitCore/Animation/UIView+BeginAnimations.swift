public import UIKitGeometry
import UIKitLayers

/// Blocks without closures, as they were written before there were any.
extension UIView {
    /// Opens a block: changes until `commitAnimations()` are animated, for 0.2 s unless another duration is set.
    ///
    /// The arguments name the block for UIKit's delegate calls, which are not here.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationBlock.begin(duration: 0.2)
    }

    /// Closes the block that `beginAnimations` opened last.
    public class func commitAnimations() { AnimationBlock.commit() }

    /// Sets the duration in seconds of changes that follow in the block.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        AnimationBlock.current?.duration = duration.isNaN ? 0 : max(0, duration)
    }

    /// Sets the seconds before changes that follow in the block start.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        AnimationBlock.current?.delay = delay.isNaN ? 0 : max(0, delay)
    }

    /// Sets the pace of changes that follow in the block.
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
        AnimationBlock.current?.pace = .curve(curve.curve)
    }

    /// Sets how often changes that follow in the block run, fractions allowed.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        AnimationBlock.current?.repeatCount = repeatCount.isNaN ? 0 : max(0, repeatCount)
    }

    /// Sets whether each run of changes that follow in the block is followed by one backwards.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationBlock.current?.autoreverses = repeatAutoreverses
    }

    /// Sets whether changes that follow in the block start from what is seen where they replace an animation.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        if fromCurrentState {
            AnimationBlock.current?.options.insert(.beginFromCurrentState)
        } else {
            AnimationBlock.current?.options.remove(.beginFromCurrentState)
        }
    }
}
