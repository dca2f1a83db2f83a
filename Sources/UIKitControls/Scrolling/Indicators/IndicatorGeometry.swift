package import UIKitGeometry

/// Where the bar of a scroll indicator lies along its axis.
package struct IndicatorGeometry: Hashable, Sendable {
    /// The bar's begin, in points from the view's edge.
    package let position: CGFloat
    /// The bar's length in points.
    package let length: CGFloat

    /// The bar's thickness in points (measured); its ends are round.
    package static let thickness: CGFloat = 3
    /// The bar's distance from the view's edges in points (inferred).
    package static let margin: CGFloat = 3
    /// The shortest bar in points (inferred).
    package static let minimumLength: CGFloat = 36
    /// The shortest bar while content is beyond an edge, in points (inferred).
    package static let minimumStretchedLength: CGFloat = 8

    /// Creates the bar for an offset.
    ///
    /// `content` is the content's length with its insets; `leading` and `trailing` are what the bar keeps from
    /// the view's edges beside its margin.
    package init(
        offset: CGFloat,
        range: ScrollRange,
        content: CGFloat,
        leading: CGFloat,
        trailing: CGFloat
    ) {
        let track = max(0, range.extent - 2 * Self.margin - leading - trailing)
        let share = content > 0 ? min(1, range.extent / content) : 1
        let whole = min(track, max(Self.minimumLength, track * share))
        let beyond = max(range.min - offset, offset - range.max, 0)
        let length = min(whole, max(Self.minimumStretchedLength, whole - beyond))
        let way = range.max - range.min
        let part = way > 0 ? min(1, max(0, (offset - range.min) / way)) : offset > range.max ? 1 : 0
        self.length = length
        position = Self.margin + leading + part * (track - length)
    }
}
