/// How a keyframe block animates: `UIView.KeyframeAnimationOptions`, with the bits of UIKit's header.
///
/// The curve bits of `UIView.AnimationOptions`, or-ed into the raw value, pace the whole duration.
public struct UIViewKeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Creates the options from UIKit's bits; those of the calculation mode are 10 to 13.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The views that the block changes are laid out within it, so that their subviews move along.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Animated views take new touches.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// The animation starts from what is seen.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Runs again and again until it is removed.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Each run is followed by one backwards.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// The block's own duration counts within another block.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// The block's own options count within another block.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

    /// Straight from one keyframe to the next; the default.
    public static let calculationModeLinear: Self = []
    /// A jump at each keyframe.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// The same speed throughout, whatever the keyframes' times.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// A smooth curve through the keyframes.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// A smooth curve at the same speed throughout.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)

    /// The mode that bits 10 to 13 name.
    package var calculationMode: CAAnimationCalculationMode {
        switch (rawValue >> 10) & 15 {
        case 1: .discrete
        case 2: .paced
        case 3: .cubic
        case 4: .cubicPaced
        default: .linear
        }
    }

    /// The options of the block, without the bits that mean something else there.
    package var blockOptions: UIViewAnimationOptions {
        UIViewAnimationOptions(rawValue: rawValue & ~(15 << 10))
    }
}
