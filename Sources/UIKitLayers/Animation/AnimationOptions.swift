import UIKitGeometry

/// The options of an animation block, in the bits of `UIView.AnimationOptions`.
package struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    package let rawValue: UInt

    /// Creates the options from UIKit's bits.
    package init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out within the block.
    package static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Animated views take new touches.
    package static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Animations that replace others start from what is seen.
    package static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Runs again without end.
    package static let `repeat` = Self(rawValue: 1 << 3)
    /// Each run is followed by one backwards.
    package static let autoreverse = Self(rawValue: 1 << 4)
    /// The block's own duration counts within another block.
    package static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// The block's own curve counts within another block.
    package static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    /// The block's own options count within another block.
    package static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Runs at the same pace; the default is a slow start and end.
    package static let curveLinear = Self(rawValue: 3 << 16)

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
