/// How an animation block animates: `UIView.AnimationOptions`, with the bits of UIKit's header.
public struct UIViewAnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Creates the options from UIKit's bits; those of the curve are 16 to 19.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Animated views take new touches.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Animations that replace others start from what is seen.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Runs again and again until it is removed.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Each run is followed by one backwards.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// The block's own duration counts within another block.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// The block's own curve counts within another block.
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    /// The block's own options count within another block.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

    /// Slow at both ends; the default.
    public static let curveEaseInOut: Self = []
    /// Slow at the start.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = Self(rawValue: 3 << 16)

    /// The pace that bits 16 to 19 name.
    package var curve: CubicCurve {
        switch (rawValue >> 16) & 15 {
        case 1: .easeIn
        case 2: .easeOut
        case 3: .linear
        default: .easeInOut
        }
    }

    /// What a block within one with these options takes over, unless it says otherwise.
    package static let inherited: Self = [.allowUserInteraction, .repeat, .autoreverse]
}
