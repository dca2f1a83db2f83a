package import UIKitGeometry

/// How far clockwise a picture is turned on its panel, in quarters of a circle.
///
/// The picture is what the application draws and sees upright; the panel is
/// the grid of pixels that the display scans from its own top left corner. For
/// a picture of w × h pixels, the pixel (x, y) of it lies on the panel at
///
/// - `none`: (x, y)
/// - `right`: (h − 1 − y, x): its top is the panel's right edge
/// - `half`: (w − 1 − x, h − 1 − y)
/// - `left`: (y, w − 1 − x): its top is the panel's left edge
package enum QuarterTurn: Int, CaseIterable, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// By 90°.
    case right = 90
    /// By 180°.
    case half = 180
    /// By 270°.
    case left = 270

    /// Whether width and height change places.
    @inlinable package var isSideways: Bool { self == .right || self == .left }

    /// The turn that undoes this one.
    package var inverse: Self {
        switch self {
        case .none, .half: self
        case .right: .left
        case .left: .right
        }
    }

    /// The size on the panel of a picture of `size`, and the other way round.
    package func turned(_ size: PixelSize) -> PixelSize {
        isSideways ? PixelSize(width: size.height, height: size.width) : size
    }

    /// Where the pixel at `point` of a picture of `size` lies on the panel.
    package func turned(_ point: PixelPoint, in size: PixelSize) -> PixelPoint {
        switch self {
        case .none: point
        case .right: PixelPoint(x: size.height - 1 - point.y, y: point.x)
        case .half: PixelPoint(x: size.width - 1 - point.x, y: size.height - 1 - point.y)
        case .left: PixelPoint(x: point.y, y: size.width - 1 - point.x)
        }
    }

    /// Where the pixels in `rect` of a picture of `size` lie on the panel.
    package func turned(_ rect: PixelRect, in size: PixelSize) -> PixelRect {
        let (w, h) = (size.width, size.height)
        return switch self {
        case .none: rect
        case .right:
            PixelRect(minX: h - rect.maxY, minY: rect.minX, maxX: h - rect.minY, maxY: rect.maxX)
        case .half:
            PixelRect(
                minX: w - rect.maxX,
                minY: h - rect.maxY,
                maxX: w - rect.minX,
                maxY: h - rect.minY
            )
        case .left:
            PixelRect(minX: rect.minY, minY: w - rect.maxX, maxX: rect.maxY, maxY: w - rect.minX)
        }
    }

    /// The place in a picture of `size` points of a place on its panel, in points, where a pixel has the side `pixel`.
    ///
    /// The exact inverse of what happens to pixels: a touchscreen that counts
    /// in the panel's own pixels has each of its places in the pixel that is drawn there.
    package func unturned(_ place: CGPoint, in size: CGSize, pixel: CGFloat) -> CGPoint {
        let right = size.width - pixel
        let bottom = size.height - pixel
        return switch self {
        case .none: place
        case .right: CGPoint(x: place.y, y: bottom - place.x)
        case .half: CGPoint(x: right - place.x, y: bottom - place.y)
        case .left: CGPoint(x: right - place.y, y: place.x)
        }
    }

    /// The kernel's bit in a plane's "rotation", which counts the other way round.
    package var planeBits: UInt64 {
        switch self {
        case .none: 1 << 0
        case .left: 1 << 1
        case .half: 1 << 2
        case .right: 1 << 3
        }
    }

    /// The turn that makes a picture upright on a panel that is mounted as a connector's "panel orientation" says.
    ///
    /// The kernel numbers normal, upside down, left side up and right side up. Others are nothing known.
    package init?(panelOrientation value: UInt64) {
        switch value {
        case 0: self = .none
        case 1: self = .half
        case 2: self = .left
        case 3: self = .right
        default: return nil
        }
    }
}
