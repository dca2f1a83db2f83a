package import UIKitGeometry

/// How a corner of some radius is rounded.
package enum CornerCurve: Hashable, Sendable {
    /// By a quarter of a circle, from a radius before the corner to a radius behind it.
    case circular
    /// By one cubic curve that begins and ends further from the corner and hardly bends there.
    ///
    /// A curve of our own: it takes Apple's published reach, `CALayer.cornerCurveExpansionFactor`, and passes the middle
    /// of the quarter circle. A quarter circle's bend jumps from nothing to 1/radius where it begins, this one's to 0.11/radius.
    /// Where a side has no room for the reach, the curve begins at its middle; the less room, the more it is the circle.
    case continuous

    /// How far from the corner the curve begins, in radii.
    package var expansion: CGFloat { self == .circular ? 1 : 1.528_665 }

    /// How far from the corner a control point lies along its side, in parts of `reach`, which is where the curve begins
    /// for a corner of `radius`; in whole 4096ths for a continuous one.
    ///
    /// The middle of a cubic curve lies at (reach + 3 · control) / 8 from either side, that of the circle at (1 - √½) radii.
    func control(_ radius: CGFloat, reach: CGFloat) -> CGFloat {
        if self == .circular || !(reach > radius) { return 1 - Path.quarter }
        let share = (8 * 0.292_893_218_813_452_5 * radius / reach - 1) / 3
        return max(0, (share * 4096).rounded() / 4096)
    }
}
