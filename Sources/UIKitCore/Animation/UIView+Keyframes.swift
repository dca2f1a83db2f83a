public import UIKitGeometry
public import UIKitLayers

extension UIView {
    /// How a keyframe block animates.
    public typealias KeyframeAnimationOptions = UIViewKeyframeAnimationOptions

    /// Animates changes in steps: `animations` calls `addKeyframe` for each.
    ///
    /// Between its keyframes a property keeps its value. The pace of the whole is that of the curve bits of
    /// `UIView.AnimationOptions` or-ed into the options' raw value: slow at both ends by default, at
    /// each keyframe's own time with `.curveLinear`. Keyframes replace other animations of the
    /// property instead of adding to them. What is changed outside of `addKeyframe` takes the whole duration.
    public class func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: KeyframeAnimationOptions = [],
        animations: @escaping @MainActor () -> Void,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        AnimationBlock.runKeyframes(
            duration: duration,
            delay: delay,
            options: options,
            animations: animations,
            completion: completion
        )
    }

    /// Within `animateKeyframes`, has the changes that `animations` makes happen at a part of the whole time.
    ///
    /// Both numbers are shares of the whole duration, 0…1. The closure runs at once. Outside of
    /// `animateKeyframes` it is just run.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double,
        relativeDuration frameDuration: Double,
        animations: @escaping @MainActor () -> Void
    ) {
        AnimationBlock.addKeyframe(
            start: frameStartTime,
            duration: frameDuration,
            animations: animations
        )
    }
}
