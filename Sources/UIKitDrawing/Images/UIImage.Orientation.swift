package import UIKitImages

extension UIImage {
    /// How the stored rows and columns of a picture are to be shown.
    ///
    /// Cameras store pictures as their sensor reads them and write down how they were held.
    public enum Orientation: Int, Hashable, Sendable {
        /// As stored.
        case up
        /// Turned by half a turn.
        case down
        /// Turned counter-clockwise by a quarter.
        case left
        /// Turned clockwise by a quarter.
        case right
        /// As stored, then left and right exchanged.
        case upMirrored
        /// As stored, then top and bottom exchanged.
        case downMirrored
        /// Rows become columns.
        case leftMirrored
        /// Rows become columns, from the far corner.
        case rightMirrored

        /// The way that EXIF numbers so.
        package init(_ orientation: ImageOrientation) {
            self =
                switch orientation {
                case .up: .up
                case .upMirrored: .upMirrored
                case .down: .down
                case .downMirrored: .downMirrored
                case .leftMirrored: .leftMirrored
                case .right: .right
                case .rightMirrored: .rightMirrored
                case .left: .left
                }
        }

        /// The way, as EXIF numbers it.
        package var stored: ImageOrientation {
            switch self {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            case .left: .left
            }
        }
    }
}
