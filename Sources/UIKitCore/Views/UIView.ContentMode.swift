package import UIKitLayers

extension UIView {
    /// What becomes of drawn content when the bounds change, and how an image fills its view.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill
        /// As large as fits wholly, centred.
        case scaleAspectFit
        /// As small as covers the bounds, centred.
        case scaleAspectFill
        /// Drawn anew.
        case redraw
        /// In the middle, unscaled.
        case center
        /// At the top edge, unscaled.
        case top
        /// At the bottom edge, unscaled.
        case bottom
        /// At the left edge, unscaled.
        case left
        /// At the right edge, unscaled.
        case right
        /// In the top left corner, unscaled.
        case topLeft
        /// In the top right corner, unscaled.
        case topRight
        /// In the bottom left corner, unscaled.
        case bottomLeft
        /// In the bottom right corner, unscaled.
        case bottomRight

        /// The layer's word for it.
        ///
        /// Gravity names edges as they are seen: unlike Core Animation on iOS there is no flipped
        /// geometry to allow for, so top is the top.
        package var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        }
    }
}
