package import UIKitGeometry

/// How both axes go on by themselves, from one moment on.
package struct ScrollMotion: Hashable, Sendable {
    /// The horizontal axis.
    package var x: TimedAxis
    /// The vertical axis.
    package var y: TimedAxis

    /// Creates the motion of both axes from `start` on.
    package init(x: AxisMotion, y: AxisMotion, from start: MonotonicTime) {
        self.x = TimedAxis(motion: x, start: start)
        self.y = TimedAxis(motion: y, start: start)
    }

    /// Whether an axis is anything but at rest from the begin.
    package var moves: Bool { x.motion.moves || y.motion.moves }

    /// The offset at `time`, rounded to pixels where it is no exact end, and whether it stays there.
    package func offset(
        at time: MonotonicTime,
        pixel: PixelGrid
    ) -> (offset: CGPoint, isFinal: Bool) {
        let a = x.offset(at: time, pixel)
        let b = y.offset(at: time, pixel)
        return (CGPoint(x: a.offset, y: b.offset), a.isFinal && b.isFinal)
    }

    /// The offset at which content comes to rest that is stopped for good at `time`.
    ///
    /// A page, or a place that a delegate wants, is reached; what coasts or bounces stays where it is.
    package func place(at time: MonotonicTime) -> CGPoint {
        CGPoint(x: x.place(at: time), y: y.place(at: time))
    }
}

/// The motion of one axis and the moment from which its times count.
package struct TimedAxis: Hashable, Sendable {
    /// How it goes on.
    package var motion: AxisMotion
    /// The moment at which it began.
    package var start: MonotonicTime

    /// The offset at `time`, rounded to pixels where it is no exact end, and whether it stays there.
    fileprivate func offset(
        at time: MonotonicTime,
        _ pixel: PixelGrid
    ) -> (offset: CGFloat, isFinal: Bool) {
        let (offset, isFinal) = motion.position(at: seconds(at: time))
        if isFinal, let end = motion.exactEnd { return (end, true) }
        return (pixel.rounded(offset), isFinal)
    }

    /// Goes on after the edges changed: what coasts meets the new ones, what is left outside comes back.
    package mutating func replan(
        at time: MonotonicTime,
        in range: ScrollRange,
        bounces: Bool,
        rate: CGFloat
    ) {
        let seconds = seconds(at: time)
        let place = motion.position(at: seconds).offset
        let velocity = motion.velocity(at: seconds)
        if motion.goes(toPlaceWithin: range, at: seconds) { return }
        start = time
        if range.contains(place), !motion.isSpring(at: seconds) {
            let coast = Coast(from: place, velocity: velocity, rate: rate)
            motion = AxisRelease.coasting(coast, in: range, bounces: bounces)
        } else if bounces {
            let spring = BounceSpring(from: place, to: range.clamped(place), velocity: velocity)
            motion = .spring(spring)
        } else {
            motion = .rest(range.clamped(place))
        }
    }

    /// The offset at which it comes to rest when it is stopped for good at `time`.
    fileprivate func place(at time: MonotonicTime) -> CGFloat {
        switch motion {
        case .rest(let offset): offset
        case .spring(let spring): spring.target
        case .redirected(let coast): coast.target
        case .coast, .impact: motion.position(at: seconds(at: time)).offset
        }
    }

    private func seconds(at time: MonotonicTime) -> TimeInterval {
        max(0, time.seconds(since: start))
    }
}

/// The pixels that offsets are rounded to.
package struct PixelGrid: Hashable, Sendable {
    /// Pixels a point.
    package let scale: CGFloat

    /// Creates the grid of a screen with so many pixels a point.
    package init(scale: CGFloat) { self.scale = scale > 0 ? scale : 1 }

    /// The nearest place on a pixel's edge, in points.
    package func rounded(_ place: CGFloat) -> CGFloat { (place * scale).rounded() / scale }
}
