import UIKitGeometry

/// Numbers that UIKit does not publish.
enum LabelPolicy {
    /// The opacity of a label that is not enabled; inferred.
    static let disabledAlpha: CGFloat = 0.5
    /// Points that letters are never made smaller than to fit.
    static let smallestFont: CGFloat = 4
}
