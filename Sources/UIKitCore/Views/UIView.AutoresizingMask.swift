extension UIView {
    /// Which parts of a view stretch when its superview's size changes.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// One bit a part.
        public let rawValue: UInt

        /// Creates the set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance to the left edge.
        public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
        /// The width.
        public static let flexibleWidth = Self(rawValue: 1 << 1)
        /// The distance to the right edge.
        public static let flexibleRightMargin = Self(rawValue: 1 << 2)
        /// The distance to the top edge.
        public static let flexibleTopMargin = Self(rawValue: 1 << 3)
        /// The height.
        public static let flexibleHeight = Self(rawValue: 1 << 4)
        /// The distance to the bottom edge.
        public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
    }
}
