import Glibc
package import UIKitGeometry

/// How a stylus leans, as UIKit says it, from a tablet's two tilts.
package struct PenLean: Hashable, Sendable {
    /// The angle between stylus and surface in radians: π/2 is upright, 0 lies flat.
    package let altitude: CGFloat
    /// The direction it leans to in radians, clockwise from the x axis; 0 when upright.
    package let azimuth: CGFloat

    /// Computes the angles from the tilt in degrees to the right and down.
    package init(tilt: CGVector) {
        if tilt == .zero {
            altitude = .pi / 2
            azimuth = 0
            return
        }
        // The stylus's shadow on the surface per unit of its height, in each direction.
        let x = tan(Self.radians(tilt.dx))
        let y = tan(Self.radians(tilt.dy))
        altitude = atan2(1, (x * x + y * y).squareRoot())
        azimuth = atan2(y, x)
    }

    /// Clamped so far below a right angle that the tangent stays finite.
    private static func radians(_ degrees: CGFloat) -> CGFloat {
        max(-89, min(89, degrees)) * .pi / 180
    }
}
