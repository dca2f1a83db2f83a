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
        let isPaging = view.isPagingEnabled
        self.init(
            view,
            speed,
            pageX: isPaging && drag.movesX ? drag.seenStart.x : nil,
            pageY: isPaging && drag.movesY ? drag.seenStart.y : nil
        )
    }

    /// Works it out for content that was only held; `snaps` to the nearest page.
    init(_ view: UIScrollView, snaps: Bool) {
        let offset = view.contentOffset
        self.init(
            view,
            .zero,
            pageX: snaps && view.canScrollX ? offset.x : nil,
            pageY: snaps && view.canScrollY ? offset.y : nil
        )
    }

    private init(_ view: UIScrollView, _ speed: CGVector, pageX: CGFloat?, pageY: CGFloat?) {
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
            pagingFrom: pageX
        )
        y = AxisRelease(
            offset: offset.y,
            velocity: speed.dy,
            range: view.scroll.y,
            bounces: view.bounces,
            rate: rate,
            pagingFrom: pageY
        )
        let grid = view.pixelGrid
        target = CGPoint(
            x: x.roundsTarget ? view.scroll.x.clamped(grid.rounded(x.target)) : x.target,
            y: y.roundsTarget ? view.scroll.y.clamped(grid.rounded(y.target)) : y.target
        )
    }

    /// Where the content will come to rest, as the delegate is told.
    let target: CGPoint

    /// How it goes to `wanted`, which is ``target`` unless the delegate changed it.
    func motion(to wanted: CGPoint, from start: MonotonicTime) -> ScrollMotion {
        ScrollMotion(
            x: isPaging || wanted.x == target.x ? x.motion : x.motion(to: wanted.x),
            y: isPaging || wanted.y == target.y ? y.motion : y.motion(to: wanted.y),
            from: start
        )
    }
}
