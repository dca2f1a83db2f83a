import UIKitGeometry

/// What a scroll view does when the finger lets go.
@MainActor struct ReleasePlan {
    private let x: AxisRelease
    private let y: AxisRelease
    private let isPaging: Bool
    /// The velocity that the delegate is told, in points a millisecond.
    let reportedVelocity: CGPoint

    /// Works it out from a drag, nil for content that was only held, and the finger's speed in points a second.
    init(_ view: UIScrollView, _ drag: ScrollDrag?, _ velocity: CGVector) {
        let isFling = velocity.length >= ScrollPolicy.minimumFlingSpeed
        // Content goes against the finger.
        let speed = CGVector(
            dx: isFling && drag?.movesX == true ? -velocity.dx : 0,
            dy: isFling && drag?.movesY == true ? -velocity.dy : 0
        )
        isPaging = view.isPagingEnabled && drag != nil
        reportedVelocity = CGPoint(x: speed.dx / 1_000, y: speed.dy / 1_000)
        let offset = view.contentOffset
        let rate = view.decelerationRate.rawValue
        x = AxisRelease(
            offset: offset.x,
            velocity: speed.dx,
            range: view.scroll.x,
            bounces: view.bounces,
            rate: rate,
            pagingFrom: isPaging && drag?.movesX == true ? drag?.seenStart.x : nil
        )
        y = AxisRelease(
            offset: offset.y,
            velocity: speed.dy,
            range: view.scroll.y,
            bounces: view.bounces,
            rate: rate,
            pagingFrom: isPaging && drag?.movesY == true ? drag?.seenStart.y : nil
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
