import Glibc
package import UIKitGeometry

/// The arc of a dial: from the lower left over the top to the lower right, open for a quarter turn at the bottom.
package struct DialArc: Sendable {
    /// The middle of the circle.
    package var center: CGPoint
    /// The radius of the middle of the line, in points.
    package var radius: CGFloat

    /// Creates an arc.
    package init(center: CGPoint, radius: CGFloat) {
        self.center = center
        self.radius = radius
    }

    /// Where the arc begins, in radians clockwise from the right.
    package static let start: CGFloat = .pi * 0.75
    /// How far the arc goes, in radians.
    package static let sweep: CGFloat = .pi * 1.5

    /// The angle of a share of the way, in radians.
    package func angle(of share: Double) -> CGFloat { Self.start + Self.sweep * CGFloat(share) }

    /// The angle at which `point` is seen from the middle, in radians.
    package func angle(at point: CGPoint) -> CGFloat {
        atan2(point.y - center.y, point.x - center.x)
    }

    /// The place of a share of the way.
    package func point(of share: Double) -> CGPoint {
        let angle = angle(of: share)
        return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }

    /// The share at `point`; nil when it is not on the arc, whose line is `width` points thick and has room for a finger.
    package func share(at point: CGPoint, width: CGFloat) -> Double? {
        let distance = hypot(point.x - center.x, point.y - center.y)
        let reach = max(width, 44) / 2 + 4
        guard abs(distance - radius) <= reach else { return nil }
        let along = wrapped(angle(at: point) - Self.start)
        // A finger's width beyond the ends counts as the end.
        let slack = 22 / max(radius, 1)
        if along <= Self.sweep { return Double(along / Self.sweep) }
        if along <= Self.sweep + slack { return 1 }
        return along >= 2 * .pi - slack ? 0 : nil
    }

    /// The share of `angle`; in the open part the end that `share` is nearer to, so that nothing jumps across.
    package func share(of angle: CGFloat, near share: Double) -> Double {
        let along = wrapped(angle - Self.start)
        let found = along <= Self.sweep ? Double(along / Self.sweep) : (share > 0.5 ? 1 : 0)
        // From one end to the other is more than a finger does between two frames.
        if abs(found - share) > 0.6 { return share > 0.5 ? 1 : 0 }
        return found
    }

    /// `a` less `b`, between half a turn back and half a turn on.
    package static func difference(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
        let way = (a - b).truncatingRemainder(dividingBy: 2 * .pi)
        if way > .pi { return way - 2 * .pi }
        return way < -.pi ? way + 2 * .pi : way
    }

    private func wrapped(_ angle: CGFloat) -> CGFloat {
        let rest = angle.truncatingRemainder(dividingBy: 2 * .pi)
        return rest < 0 ? rest + 2 * .pi : rest
    }
}
