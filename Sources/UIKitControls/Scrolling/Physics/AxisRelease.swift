package import UIKitGeometry

/// One axis at the moment the finger lets go: where it will go, and how.
package struct AxisRelease: Hashable, Sendable {
    /// The offset that is seen, in points.
    package let offset: CGFloat
    /// The speed in points a second, 0 when the finger rested.
    package let velocity: CGFloat
    /// Where the offset may rest.
    package let range: ScrollRange
    /// Whether it goes beyond the edges.
    package let bounces: Bool
    /// The part of the speed that is left after a millisecond.
    package let rate: CGFloat
    /// The page that it snaps to, in points; nil without paging.
    package let page: CGFloat?

    /// Creates the state of an axis; `dragStart` is the offset at which the drag began.
    package init(
        offset: CGFloat,
        velocity: CGFloat,
        range: ScrollRange,
        bounces: Bool = true,
        rate: CGFloat,
        pagingFrom dragStart: CGFloat? = nil
    ) {
        self.offset = offset
        self.velocity = velocity
        self.range = range
        self.bounces = bounces
        self.rate = rate
        page = dragStart.flatMap { start in
            range.extent > 0
                ? Self.page(offset, velocity, from: start, range.extent).map(range.clamped) : nil
        }
    }

    /// Where it will come to rest, as a delegate is told.
    package var target: CGFloat {
        if let page { return page }
        if !range.contains(offset) || velocity == 0 { return range.clamped(offset) }
        return range.clamped(coast.reportedRest)
    }

    /// Whether the place is where content just slows down, which is rounded to a pixel.
    package var roundsTarget: Bool { page == nil && velocity != 0 && range.contains(offset) }

    /// How it goes there.
    package var motion: AxisMotion {
        if !range.contains(offset) { return returning(to: target) }
        if let page {
            return page == offset
                ? .rest(offset)
                : .spring(BounceSpring(from: offset, to: page, velocity: velocity))
        }
        return Self.coasting(coast, in: range, bounces: bounces)
    }

    /// How it goes to where a delegate wants it, which counts inside the range only.
    package func motion(to wanted: CGFloat) -> AxisMotion {
        let place = range.clamped(wanted.isNaN ? target : wanted)
        if range.contains(offset), let redirected = RedirectedCoast(coast, to: place) {
            return .redirected(redirected)
        }
        if place == offset, velocity == 0 { return .rest(offset) }
        return range.contains(offset)
            ? .spring(BounceSpring(from: offset, to: place, velocity: velocity))
            : returning(to: place)
    }

    /// Content that slows down inside a range, and what its edges make of it.
    package static func coasting(
        _ coast: Coast,
        in range: ScrollRange,
        bounces: Bool
    ) -> AxisMotion {
        if coast.duration <= 0 { return .rest(coast.start) }
        let edge = coast.velocity > 0 ? range.max : range.min
        guard let time = coast.time(to: edge) else { return .coast(coast) }
        guard bounces else {
            return time == 0 ? .rest(edge) : .impact(coast, after: time, edge: edge, nil)
        }
        let limit = ScrollPolicy.impactSpeed
        let speed = max(-limit, min(limit, coast.velocity(at: time)))
        let spring = BounceSpring(from: edge, to: edge, velocity: speed)
        return .impact(coast, after: time, edge: edge, spring)
    }

    private var coast: Coast { Coast(from: offset, velocity: velocity, rate: rate) }

    /// The way back from beyond an edge, with the speed that the band gives.
    private func returning(to place: CGFloat) -> AxisMotion {
        guard bounces else { return .rest(place) }
        let back = (range.clamped(offset) - offset) * ScrollPolicy.returnRate
        let speed = back * velocity < 0 ? back + velocity : back
        return .spring(BounceSpring(from: offset, to: place, velocity: speed))
    }

    /// The offset of the page that content let go at `offset` snaps to: at most one from where the drag began.
    private static func page(
        _ offset: CGFloat,
        _ velocity: CGFloat,
        from start: CGFloat,
        _ extent: CGFloat
    ) -> CGFloat? {
        let place = offset / extent
        let first = (start / extent).rounded()
        guard place.isFinite, first.isFinite else { return nil }
        let page =
            velocity > 0
            ? place.rounded(.down) + 1
            : velocity < 0 ? place.rounded(.up) - 1 : place.rounded()
        return max(first - 1, min(first + 1, page)) * extent
    }
}
