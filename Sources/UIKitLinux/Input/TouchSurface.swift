package import UIKitGeometry

/// Takes places from a device's own surface to the picture that is shown there.
///
/// The device lies on the panel; the picture may be turned on it. Places of a
/// device that isn't turned pass through unchanged, to the last bit.
package struct TouchSurface: Hashable, Sendable {
    /// The picture's size in points.
    package var size: CGSize
    /// How the picture is turned against the device.
    package var turn: QuarterTurn
    /// The side of a pixel in points.
    package var pixel: CGFloat

    /// Creates a surface for a picture of `size` points; by default neither turned nor scaled.
    package init(size: CGSize, turn: QuarterTurn = .none, pixel: CGFloat = 1) {
        self.size = size
        self.turn = turn
        self.pixel = pixel
    }

    /// The device's own size in points of the picture.
    package var deviceSize: CGSize {
        turn.isSideways ? CGSize(width: size.height, height: size.width) : size
    }

    /// The place on the device, 0…1 in both directions, of a place in the picture in points.
    package func unitPlace(of point: CGPoint) -> CGPoint {
        let back = turn.inverse.unturned(point, in: deviceSize, pixel: pixel)
        return CGPoint(
            x: back.x / max(1, deviceSize.width),
            y: back.y / max(1, deviceSize.height)
        )
    }

    /// The direction in the picture of one on the device.
    package func direction(_ x: CGFloat, _ y: CGFloat) -> CGVector {
        switch turn {
        case .none: CGVector(dx: x, dy: y)
        case .right: CGVector(dx: y, dy: -x)
        case .half: CGVector(dx: -x, dy: -y)
        case .left: CGVector(dx: -y, dy: x)
        }
    }

    /// The place in the picture of a place on the device, both in points.
    package func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        turn.unturned(CGPoint(x: x, y: y), in: size, pixel: pixel)
    }
}
