import UIKitGeometry

/// Numbers that UIKit does not publish.
enum LabelPolicy {
    /// The opacity of a label that is not enabled; inferred.
    static let disabledAlpha: CGFloat = 0.5
    /// How far letters may be moved together before a line is truncated, in ems each; inferred.
    static let mostTightening: CGFloat = 0.03
    /// Points that letters are moved together beyond what they need, for the rounding of widths.
    static let tighteningReserve: CGFloat = 0.001
    /// Points that letters are never made smaller than to fit.
    static let smallestFont: CGFloat = 4
}
