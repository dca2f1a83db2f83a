/// How stored rows and columns are to be shown, by the numbers that EXIF gives the eight ways.
package enum ImageOrientation: UInt8, Hashable, Sendable {
    /// As stored.
    case up = 1
    /// Left and right exchanged.
    case upMirrored
    /// Turned by half a turn.
    case down
    /// Top and bottom exchanged.
    case downMirrored
    /// Rows become columns.
    case leftMirrored
    /// Turned clockwise by a quarter.
    case right
    /// Rows become columns, from the far corner.
    case rightMirrored
    /// Turned counter-clockwise by a quarter.
    case left

    /// Whether what is stored as width is shown as height.
    package var isSideways: Bool { rawValue >= 5 }

    /// The way that shows the mirror image of this one, left and right exchanged.
    package var mirrored: Self {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .leftMirrored: .right
        case .right: .leftMirrored
        case .rightMirrored: .left
        case .left: .rightMirrored
        }
    }
}
