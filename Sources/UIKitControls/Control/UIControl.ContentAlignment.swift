import UIKitCore

extension UIControl {
    /// Where content stands between top and bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// From top to bottom.
        case fill
    }

    /// Where content stands between the sides.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// On the left.
        case left
        /// On the right.
        case right
        /// From side to side.
        case fill
        /// Where lines of writing begin.
        case leading
        /// Where lines of writing end.
        case trailing
    }

    /// ``contentHorizontalAlignment`` by side.
    public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        default: return contentHorizontalAlignment
        }
    }
}
