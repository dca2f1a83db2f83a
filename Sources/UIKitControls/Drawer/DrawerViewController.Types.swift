public import UIKitGeometry

extension DrawerViewController {
    /// What moves when the drawer opens.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// The main view moves aside and shrinks; the side fills the container beneath it.
        case scale
        /// The main view moves aside, and the side comes in beside it.
        case slide
        /// The main view moves aside, off a side that stays where it is.
        case reveal
        /// The side comes in over the main view, which stays where it is and is dimmed.
        case overlay

        /// How much black lies over the main view of an open drawer unless something else is said, 0…1.
        ///
        /// Policy.
        var dimming: CGFloat { self == .overlay ? 0.4 : 0 }
    }

    /// A side of the container, as it is seen.
    public enum Side: Hashable, Sendable {
        /// The side that dragging to the right uncovers.
        case left
        /// The side that dragging to the left uncovers.
        case right

        /// The side across.
        public var opposite: Side { self == .left ? .right : .left }
    }

    /// How far a side opens.
    public enum Width: Hashable, Sendable {
        /// So many points, at most the container's width.
        case points(CGFloat)
        /// A part of the container's width, 0…1.
        case fraction(CGFloat)
        /// As far as the side's view asks for by its `intrinsicContentSize`, else by `sizeThatFits(_:)`.
        case content
    }

    /// What the drawer is doing.
    public enum State: Hashable, Sendable {
        /// At rest, the main view fills the container.
        case closed
        /// A finger holds it.
        case dragging
        /// On its way by itself.
        case settling
        /// At rest with a side open.
        case open(Side)
    }
}
