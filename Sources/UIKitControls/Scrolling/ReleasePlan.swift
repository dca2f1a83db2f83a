import UIKitGeometry

/// What a scroll view does when the finger lets go.
@MainActor struct ReleasePlan {
    private let x: AxisRelease
    private let y: AxisRelease
    private let isPaging: Bool
    /// The velocity that the delegate is told, in points a millisecond.
    let reportedVelocity: CGPoint

    /// Works it out from a drag and the finger's speed in points a second.
    init(_ view: UIScrollView, _ drag: ScrollDrag, _ velocity: CGVector) {
        let isFling = velocity.length >= ScrollPolicy.minimumFlingSpeed
        // Content goes against the finger.
        let speed = CGVector(
            dx: isFling && drag.movesX ? -velocity.dx : 0,
            dy: isFling && drag.movesY ? -velocity.dy : 0
        )
        // An axis that did not follow the finger may have been stopped between pages; it goes on to the nearest.
        let start = CGPoint(
            x: drag.movesX ? drag.seenStart.x : view.contentOffset.x,
            y: drag.movesY ? drag.seenStart.y : view.contentOffset.y
        )
        self.init(view, speed, pagesFrom: view.isPagingEnabled ? start : nil)
    }

    /// Works it out for content that was only held; `snaps` to the nearest page.
    init(_ view: UIScrollView, snaps: Bool) {
        self.init(view, .zero, pagesFrom: snaps ? view.contentOffset : nil)
    }

    /// Each axis that scrolls goes to a page of its own, at most one from that of `start`; nil without pages.
    private init(_ view: UIScrollView, _ speed: CGVector, pagesFrom start: CGPoint?) {
        isPaging = view.isPagingEnabled
        reportedVelocity = CGPoint(x: speed.dx / 1_000, y: speed.dy / 1_000)
        let offset = view.contentOffset
        let rate = view.decelerationRate.rawValue
        x = AxisRelease(
            offset: offset.x,
            velocity: speed.dx,
            range: view.scroll.x,
            bounces: view.bounces,
            rate: rate,
            pagingFrom: view.canScrollX ? start?.x : nil
        )
        y = AxisRelease(
            offset: offset.y,
            velocity: speed.dy,
            range: view.scroll.y,
            bounces: view.bounces,
            rate: rate,
            pagingFrom: view.canScrollY ? start?.y : nil
        )
        let grid = view.pixelGrid
        target = CGPoint(
            x: x.roundsTarget ? view.scroll.x.clamped(grid.rounded(x.target)) : x.target,
            y: y.roundsTarget ? view.scroll.y.clamped(grid.rounded(y.target)) : y.target
        )
    }

    /// Where the content will come to rest, as the delegate is told.
    let target: CGPoint

    /// Where content is that goes nowhere: at an edge at which it may not bounce, or where it was.
    var rest: CGPoint { CGPoint(x: x.range.clamped(x.offset), y: y.range.clamped(y.offset)) }

    /// How it goes to `wanted`, which is ``target`` unless the delegate changed it.
    func motion(to wanted: CGPoint, from start: MonotonicTime) -> ScrollMotion {
        ScrollMotion(
            x: isPaging || wanted.x == target.x ? x.motion : x.motion(to: wanted.x),
            y: isPaging || wanted.y == target.y ? y.motion : y.motion(to: wanted.y),
            from: start
        )
    }
}
