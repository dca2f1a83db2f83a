package import UIKitDrawing
package import UIKitGeometry

/// From how many points on an interface has the usual room; Apple publishes devices, not limits.
package enum SizeClassPolicy {
    /// Across: a panel of 800 × 480 points is regular, a phone's portrait is not.
    package static let regularWidth: CGFloat = 600
    /// Down: a panel of 800 × 480 points is regular, a phone's landscape is not.
    package static let regularHeight: CGFloat = 450
    /// The shorter side from which on a screen is a pad's.
    package static let padSide: CGFloat = 600

    /// The size classes of an interface of `size` points.
    package static func traits(for size: CGSize) -> TraitValues {
        var values = TraitValues()
        values.horizontalSizeClass = size.width >= regularWidth ? .regular : .compact
        values.verticalSizeClass = size.height >= regularHeight ? .regular : .compact
        return values
    }

    /// The kind of device that a screen of `size` points makes.
    package static func idiom(for size: CGSize) -> UIUserInterfaceIdiom {
        min(size.width, size.height) >= padSide ? .pad : .phone
    }
}
