package import UIKitGeometry
package import UIKitPlatform

/// Where a contact was at one time, and how it touched.
package struct TouchSample: Hashable, Sendable {
    /// In points of the touch's window.
    package var location: CGPoint
    /// When the device reported it.
    package var time: MonotonicTime
    /// 0…1, 0 where the device does not tell.
    package var force: CGFloat
    /// Half the larger axis of the contact in points, 0 where the device does not tell.
    package var radius: CGFloat
    /// The angle between a stylus and the surface in radians.
    package var altitude: CGFloat
    /// The direction that a stylus leans to in radians, clockwise from the screen's x axis.
    package var azimuth: CGFloat

    /// What `contact` says at `time`, at a place in its window.
    package init(_ contact: TouchContact, at location: CGPoint, time: MonotonicTime) {
        self.location = location
        self.time = time
        force = contact.force
        radius = contact.radius
        altitude = contact.altitude
        azimuth = contact.azimuth
    }

    /// A pointer without a button at a place in its window.
    init(pointerAt location: CGPoint, time: MonotonicTime) {
        self.location = location
        self.time = time
        force = 0
        radius = 0
        altitude = .pi / 2
        azimuth = 0
    }

    /// Whether `other` is the same place and, for a stylus, touched in the same way.
    ///
    /// A finger's radius trembles without a movement, so it does not count.
    func isSame(as other: TouchSample, type: UITouch.TouchType) -> Bool {
        if location != other.location { return false }
        return type != .pencil
            || (force == other.force && altitude == other.altitude && azimuth == other.azimuth)
    }
}
