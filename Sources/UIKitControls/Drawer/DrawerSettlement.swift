package import UIKitGeometry

/// Where a drawer settles when the finger lets go, and how long that takes.
package struct DrawerSettlement: Hashable, Sendable {
    /// Points per second from which a release counts as a fling.
    ///
    /// Policy.
    package static let flingSpeed: CGFloat = 300
    /// Seconds of a settle from rest, and the longest one.
    ///
    /// The first seed document's value.
    package static let longestDuration: TimeInterval = 0.25
    /// Seconds of the shortest settle.
    ///
    /// Policy.
    package static let shortestDuration: TimeInterval = 0.1
    /// The speed at which the ease-out curve starts, in distances per duration: 1 / 0.58.
    private static let startSlope: CGFloat = 1 / 0.58

    /// The position to settle at, in points.
    package let target: CGFloat
    /// Seconds that it takes.
    package let duration: TimeInterval

    /// Decides from the position and the velocity of the release.
    ///
    /// A fling goes where it points, but never past closed; else the drawer opens beyond half the
    /// side's width. `left` and `right` are the widths of the sides in points, 0 for none.
    package init(
        position: CGFloat,
        velocity: CGFloat,
        left: CGFloat,
        right: CGFloat
    ) {
        let open = position > 0 ? left : position < 0 ? -right : 0
        if abs(velocity) >= Self.flingSpeed, position != 0 {
            target = (velocity > 0) == (position > 0) ? open : 0
        } else {
            target = abs(position) > abs(open) / 2 ? open : 0
        }
        let distance = target - position
        // The curve starts as fast as the finger was, within limits, so that the hand-over is not seen.
        if distance != 0, velocity != 0, (velocity > 0) == (distance > 0) {
            let matched = TimeInterval(Self.startSlope * distance / velocity)
            duration = min(max(matched, Self.shortestDuration), Self.longestDuration)
        } else {
            duration = Self.longestDuration
        }
    }
}
