package import UIKitGeometry

/// How a line is drawn along a path.
package struct StrokeStyle: Hashable, Sendable {
    /// The shape of a line's ends; the raw values are Core Graphics'.
    package enum Cap: Int32, Sendable {
        /// Ends at the end point.
        case butt
        /// Ends in a half circle around the end point.
        case round
        /// Goes on for half the width.
        case square
    }

    /// The shape of a line's corners; the raw values are Core Graphics'.
    package enum Join: Int32, Sendable {
        /// Sharp, unless the miter limit forbids it.
        case miter
        /// A circle around the corner.
        case round
        /// Cut off.
        case bevel
    }

    /// The width of the line in user space.
    package var width: CGFloat
    /// The shape of both ends.
    package var cap: Cap
    /// The shape of the corners.
    package var join: Join
    /// How long a sharp corner may be, in widths, before it is cut off; 10 at first.
    package var miterLimit: CGFloat
    /// Lengths of strokes and gaps in turn, in user space; empty for a solid line.
    package var dash: [CGFloat]
    /// Where in the pattern the line starts.
    package var dashPhase: CGFloat

    /// Creates a style; by default a solid line of width 1 with cut ends and sharp corners.
    package init(
        width: CGFloat = 1,
        cap: Cap = .butt,
        join: Join = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// How far the line may reach from its path, in user space.
    package var reach: CGFloat {
        let half = width / 2
        let corner = join == .miter ? max(1, miterLimit) : 1
        return half * max(corner, cap == .square ? 1.5 : 1)
    }
}
