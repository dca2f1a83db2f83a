/// What has happened to a layer and is still to be dealt with.
///
/// A mark on a layer comes with the matching `…Below` mark on every layer above it, so that passes
/// find marked layers without looking at the others. Within what is invisible the `…Below` marks
/// may be missing; a layer that appears is visited with all that is below it.
package struct LayerMarks: OptionSet, Hashable, Sendable {
    /// One bit a mark.
    package let rawValue: UInt16

    /// Creates the marks from their bits.
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The sublayers are to be laid out.
    package static let layout = Self(rawValue: 1 << 0)
    /// Some layer below is to be laid out.
    package static let layoutBelow = Self(rawValue: 1 << 1)
    /// The contents are to be drawn anew.
    package static let display = Self(rawValue: 1 << 2)
    /// The layer's own painting has changed, within the area that is to be displayed or as a whole.
    package static let painting = Self(rawValue: 1 << 3)
    /// The layer has moved, or shows its sublayers differently.
    package static let placement = Self(rawValue: 1 << 4)
    /// An animation may have changed the layer.
    package static let animation = Self(rawValue: 1 << 5)
    /// Some layer below has one of the marks that concern the frame.
    package static let frameBelow = Self(rawValue: 1 << 6)
    /// The contents drawn anew differ only within `displayArea`.
    package static let partialPainting = Self(rawValue: 1 << 7)

    /// The layer has changed its position, or the origin of its bounds, and nothing else.
    package static let shift = Self(rawValue: 1 << 8)

    /// The marks that the next frame deals with; `display` always comes with one of them.
    package static let frame: Self = [
        .painting, .placement, .animation, .frameBelow, .partialPainting, .shift,
    ]
}
