package import UIKitGeometry

/// How the offset of one axis goes on by itself.
package enum AxisMotion: Hashable, Sendable {
    /// It stays.
    case rest(CGFloat)
    /// It slows down.
    case coast(Coast)
    /// It slows down until it is at an edge, `after` so many seconds, where it bounces or, without a spring, stops.
    case impact(Coast, after: TimeInterval, edge: CGFloat, BounceSpring?)
    /// It slows down so that it comes to rest where a delegate wants it.
    case redirected(RedirectedCoast)
    /// It swings to a place.
    case spring(BounceSpring)

    /// Whether it is anything but at rest from the begin.
    package var moves: Bool { if case .rest = self { false } else { true } }

    /// The offset after `time` seconds, in points, and whether that is where it stays.
    package func position(at time: TimeInterval) -> (offset: CGFloat, isFinal: Bool) {
        switch self {
        case .rest(let offset): (offset, true)
        case .coast(let coast):
            time >= coast.duration ? (coast.rest, true) : (coast.position(at: time), false)
        case .impact(let coast, let after, let edge, let spring):
            if time < after {
                (coast.position(at: time), false)
            } else if let spring {
                Self.position(of: spring, at: time - after)
            } else {
                (edge, true)
            }
        case .redirected(let coast):
            time >= coast.duration ? (coast.target, true) : (coast.position(at: time), false)
        case .spring(let spring): Self.position(of: spring, at: time)
        }
    }

    /// The speed after `time` seconds, in points a second; 0 where it stays.
    package func velocity(at time: TimeInterval) -> CGFloat {
        if position(at: time).isFinal { return 0 }
        return switch self {
        case .rest: 0
        case .coast(let coast): coast.velocity(at: time)
        case .impact(let coast, let after, _, let spring):
            time < after ? coast.velocity(at: time) : spring?.velocity(at: time - after) ?? 0
        case .redirected(let coast): coast.velocity(at: time)
        case .spring(let spring): spring.velocity(at: time)
        }
    }

    /// Where it stays exactly, which is not rounded to a pixel; nil for content that just slows down.
    package var exactEnd: CGFloat? {
        switch self {
        case .rest(let offset): offset
        case .coast: nil
        case .impact(_, _, let edge, _): edge
        case .redirected(let coast): coast.target
        case .spring(let spring): spring.target
        }
    }

    /// Whether a spring moves it after `time` seconds.
    func isSpring(at time: TimeInterval) -> Bool {
        switch self {
        case .spring: true
        case .impact(_, let after, _, _): time >= after
        case .rest, .coast, .redirected: false
        }
    }

    /// Whether it goes to a place that is settled already and lies inside `range`.
    func goes(toPlaceWithin range: ScrollRange, at time: TimeInterval) -> Bool {
        switch self {
        case .rest(let offset): range.contains(offset)
        case .coast: false
        case .impact(_, let after, let edge, _): time >= after && range.contains(edge)
        case .redirected(let coast): range.contains(coast.target)
        case .spring(let spring): range.contains(spring.target)
        }
    }

    private static func position(
        of spring: BounceSpring,
        at time: TimeInterval
    ) -> (offset: CGFloat, isFinal: Bool) {
        spring.isAtRest(at: time) ? (spring.target, true) : (spring.position(at: time), false)
    }
}
