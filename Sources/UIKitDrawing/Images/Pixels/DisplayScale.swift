import Synchronization
package import UIKitGeometry

/// Pixels per point of the main display, for pictures that are made for it.
///
/// The layers above tell it; before there is a display it is 1. Safe on any thread.
package enum DisplayScale {
    private static let scale = Mutex<CGFloat>(1)

    /// Pixels per point.
    package static var main: CGFloat {
        get { scale.withLock { $0 } }
        set { scale.withLock { $0 = newValue } }
    }

    /// Pixels per point of what a configuration's traits say, else of the main display.
    static func scale(for configuration: UIImage.Configuration?) -> CGFloat {
        guard let scale = configuration?.traitCollection?.displayScale, scale > 0 else {
            return main
        }
        return min(16, scale)
    }
}
