extension UIView {
    /// How a block animates.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits of UIKit's header.
        public let rawValue: UInt

        /// Creates the set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out children so that they animate with their parent.
        public static let layoutSubviews = Self(rawValue: 1 << 0)
        /// Lets animated views take new touches.
        public static let allowUserInteraction = Self(rawValue: 1 << 1)
        /// Starts from what is seen.
        public static let beginFromCurrentState = Self(rawValue: 1 << 2)
        /// Repeats until removed.
        public static let `repeat` = Self(rawValue: 1 << 3)
        /// Plays forwards and backwards.
        public static let autoreverse = Self(rawValue: 1 << 4)
        /// Keeps the own duration inside another block.
        public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
        /// Keeps the own curve inside another block.
        public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
        /// Animates redrawn content.
        public static let allowAnimatedContent = Self(rawValue: 1 << 7)
        /// Hides and shows instead of removing and adding in a transition.
        public static let showHideTransitionViews = Self(rawValue: 1 << 8)
        /// Keeps the own options inside another block.
        public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

        /// Slow at both ends.
        ///
        /// The default.
        public static let curveEaseInOut: Self = []
        /// Slow at the start.
        public static let curveEaseIn = Self(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = Self(rawValue: 2 << 16)
        /// The same speed throughout.
        public static let curveLinear = Self(rawValue: 3 << 16)
    }

    /// The pace of an animation.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// The same speed throughout.
        case linear
    }
}
