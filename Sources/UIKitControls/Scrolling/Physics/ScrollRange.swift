package import UIKitGeometry

/// Where the offset of one axis may rest, and how an offset beyond that is shown.
package struct ScrollRange: Hashable, Sendable {
    /// The smallest offset in points.
    package let min: CGFloat
    /// The largest offset in points, never less than ``min``.
    package let max: CGFloat
    /// The length of the view in points, which the rubber band is measured by.
    package let extent: CGFloat

    /// Creates the range of content of a length inside insets, seen through `extent` points.
    package init(content: CGFloat, leading: CGFloat, trailing: CGFloat, extent: CGFloat) {
        min = -leading
        max = Swift.max(-leading, content + trailing - extent)
        self.extent = extent
    }

    /// The nearest offset inside.
    package func clamped(_ offset: CGFloat) -> CGFloat {
        Swift.min(Swift.max(offset, min), max)
    }

    /// Whether `offset` is inside, edges included.
    package func contains(_ offset: CGFloat) -> Bool { offset >= min && offset <= max }

    /// The offset that is seen for one that a finger asks for: beyond the edges as on a rubber band.
    package func banded(_ raw: CGFloat) -> CGFloat {
        let edge = clamped(raw)
        return raw < edge ? edge - stretch(edge - raw) : edge + stretch(raw - edge)
    }

    /// The offset that a finger asks for when `offset` is seen: the inverse of ``banded(_:)``.
    package func unbanded(_ offset: CGFloat) -> CGFloat {
        let edge = clamped(offset)
        return offset < edge ? edge - pull(edge - offset) : edge + pull(offset - edge)
    }

    /// How far the band is seen to go for a finger that pulls by `way` points, at most the extent.
    private func stretch(_ way: CGFloat) -> CGFloat {
        guard extent > 0, way > 0 else { return 0 }
        return (1 - 1 / (way * ScrollPolicy.rubberBand / extent + 1)) * extent
    }

    /// How far a finger pulls a band that is seen to go `seen` points.
    private func pull(_ seen: CGFloat) -> CGFloat {
        guard extent > 0, seen > 0 else { return 0 }
        // Nothing that a finger does brings it to the whole extent; a call may.
        let reachable = Swift.min(seen, extent * 0.999)
        return extent * reachable / (ScrollPolicy.rubberBand * (extent - reachable))
    }
}
