package import UIKitGeometry

/// How an animation block animates: `UIView.AnimationOptions`, with the bits of UIKit's header.
public struct UIViewAnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Creates the options from UIKit's bits; those of the curve are 16 to 19.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The views that the block changes are laid out within it, so that their subviews move along.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
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
    /// What a transition's closure changes is animated too; otherwise it is in the new picture at once.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// A transition between two views hides one and shows the other instead of exchanging them.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
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

    /// A transition turns the view about its vertical middle, from the left; drawn as a cross dissolve.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// A transition turns the view about its vertical middle, from the right; drawn as a cross dissolve.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// A transition turns a page up; drawn as a cross dissolve.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// A transition turns a page down; drawn as a cross dissolve.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// A transition fades from the old picture to the new one.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// A transition turns the view about its horizontal middle, from the top; drawn as a cross dissolve.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// A transition turns the view about its horizontal middle, from the bottom; drawn as a cross dissolve.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

    /// At most 60 pictures a second.
    public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
    /// At most 30 pictures a second.
    public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)

    /// The pace that bits 16 to 19 name.
    package var curve: CubicCurve {
        switch (rawValue >> 16) & 15 {
        case 1: .easeIn
        case 2: .easeOut
        case 3: .linear
        default: .easeInOut
        }
    }

    /// Whether bits 20 to 23 name a transition.
    package var hasTransition: Bool { (rawValue >> 20) & 15 != 0 }

    /// Seconds between two pictures that bits 24 to 27 ask for, 0 for every frame.
    package var frameInterval: TimeInterval {
        switch (rawValue >> 24) & 15 {
        case 3: 1.0 / 60
        case 7: 1.0 / 30
        default: 0
        }
    }

    /// What a block within one with these options takes over, unless it says otherwise.
    package static let inherited: Self = [.allowUserInteraction, .repeat, .autoreverse]
}
