public import UIKitGeometry

extension UIScrollView {
    /// How fast content slows down that was let go: the part of its speed that is left after a millisecond.
    public struct DecelerationRate: Hashable, Sendable {
        /// The part of the speed, within 0…1.
        public let rawValue: CGFloat

        /// Creates a rate from the part of the speed that is left after a millisecond.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// 0.998: a list coasts.
        public static let normal = Self(rawValue: 0.998)
        /// 0.99: it stops soon.
        public static let fast = Self(rawValue: 0.99)
    }

    /// What the scroll indicators look like.
    public enum IndicatorStyle: Int, Sendable {
        /// Seen on anything that is light, or dark in a dark interface.
        case `default` = 0
        /// Black, for light content.
        case black = 1
        /// White, for dark content.
        case white = 2
    }

    /// Whether a drag takes the keyboard away.
    ///
    /// - Note: Differs from UIKit: there is no keyboard on the screen that a finger could push down,
    ///   so the interactive modes do what `.onDrag` does.
    public enum KeyboardDismissMode: Int, Sendable {
        /// It does not.
        case none = 0
        /// When a drag begins.
        case onDrag = 1
        /// When a drag begins.
        case interactive = 2
        /// When a drag begins.
        case onDragWithAccessory = 3
        /// When a drag begins.
        case interactiveWithAccessory = 4
    }

    /// Where the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along the axes that scroll; the same as `.scrollableAxes` where there are no bars.
        case automatic = 0
        /// Along the axes whose content is longer than the view, or that always bounce.
        case scrollableAxes = 1
        /// Nowhere.
        case never = 2
        /// At all edges.
        case always = 3
    }
}
