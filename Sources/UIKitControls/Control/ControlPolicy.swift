package import UIKitGeometry

/// Every number that decides about controls, one named constant each.
package enum ControlPolicy {
    /// How far beyond its bounds a touch counts as inside once it is tracked, in points (measured).
    package static let insideMargin: CGFloat = 70
}
