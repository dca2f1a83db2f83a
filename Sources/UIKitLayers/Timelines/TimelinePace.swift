package import UIKitGeometry

/// The pace of a timeline: a curve, or a spring for each axis.
package enum TimelinePace: Hashable, Sendable {
    /// Along a curve.
    case curve(CubicCurve)
    /// As springs do that take so many seconds.
    case springs(x: SpringCurve, y: SpringCurve, seconds: TimeInterval)

    /// How far things are at `time`, 0…1.
    package func progress(at time: CGFloat) -> AnimationProgress {
        if !(time > 0) { return .start }
        if time >= 1 { return .end }
        switch self {
        case .curve(let curve): return AnimationProgress(curve.value(at: time))
        case .springs(let x, let y, let seconds):
            return AnimationProgress(x: x.value(at: time * seconds), y: y.value(at: time * seconds))
        }
    }

    /// The time, 0…1, at which a curve that rises is so far; nil for springs, which are so more than once.
    func time(at progress: CGFloat) -> CGFloat? {
        guard case .curve(let curve) = self else { return nil }
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        var low: CGFloat = 0
        var high: CGFloat = 1
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if curve.value(at: middle) < progress { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}

/// How a stretch of a timeline is gone: from 0 at its start to 1 at its end.
enum TimelineMap: Hashable, Sendable {
    /// At the same speed, as a finger scrubs.
    case even
    /// As the whole of a pace.
    case whole(TimelinePace)
    /// As what a pace has left after a time.
    case rest(TimelinePace, after: CGFloat)
    /// As what a pace made until a time.
    case until(TimelinePace, time: CGFloat)
    /// As the whole of a pace, seen from its end.
    case mirrored(TimelinePace)

    /// How far things are at `share`, 0…1, of the stretch.
    func progress(at share: CGFloat) -> AnimationProgress {
        let share = share.isNaN ? 0 : min(1, max(0, share))
        switch self {
        case .even: return AnimationProgress(share)
        case .whole(let pace): return pace.progress(at: share)
        case .mirrored(let pace):
            let way = pace.progress(at: 1 - share)
            return AnimationProgress(x: 1 - way.x, y: 1 - way.y)
        case .rest(let pace, let time):
            if share >= 1 { return .end }
            let from = pace.progress(at: time)
            let now = pace.progress(at: time + (1 - time) * share)
            return Self.ratio(now, from, whole: pace, share)
        case .until(let pace, let time):
            let to = pace.progress(at: time)
            let now = pace.progress(at: time * share)
            guard abs(to.x) > 1e-6, abs(to.y) > 1e-6 else { return AnimationProgress(share) }
            return AnimationProgress(x: now.x / to.x, y: now.y / to.y)
        }
    }

    /// What of the way after `from` is made at `now`; a pace that is at its end by then starts anew.
    private static func ratio(
        _ now: AnimationProgress,
        _ from: AnimationProgress,
        whole pace: TimelinePace,
        _ share: CGFloat
    ) -> AnimationProgress {
        guard abs(1 - from.x) > 1e-6, abs(1 - from.y) > 1e-6 else {
            return pace.progress(at: share)
        }
        return AnimationProgress(
            x: (now.x - from.x) / (1 - from.x),
            y: (now.y - from.y) / (1 - from.y)
        )
    }
}
