package import UIKitGeometry

/// How many pixels a point has on a panel whose width is known in millimetres.
package enum PanelScale {
    /// Points of an inch at which text and touch targets of UIKit's sizes are right in the hand.
    ///
    /// Policy: between the 132 of Apple's tablets and the 163 of its telephones.
    package static let pointsPerInch: CGFloat = 150
    /// Scales are multiples of this, so that lines fall on pixels at times.
    ///
    /// Policy.
    package static let step: CGFloat = 0.25

    /// The scale for `pixels` on `millimetres`: 1 to 4 in quarters; 1 where the display does not tell or tells nonsense.
    package static func scale(pixels: Int, millimetres: Int) -> CGFloat {
        // Displays that don't know say 0, or 16 × 9 of some unit.
        guard pixels > 0, millimetres >= 20, millimetres <= 3000 else { return 1 }
        let perInch = CGFloat(pixels) / (CGFloat(millimetres) / 25.4)
        let scale = (perInch / pointsPerInch / step).rounded() * step
        return min(4, max(1, scale))
    }
}
