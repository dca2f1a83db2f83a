package import UIKitGeometry

/// An animation's share in a timeline: where it starts on it, and how far it had come at its pivot.
@MainActor package final class TimelinePart {
    /// What drives the animation.
    package let timeline: AnimationTimeline
    /// The layer that is animated.
    package private(set) weak var layer: CALayer?
    /// The position on the timeline where the animation starts.
    var start: CGFloat
    /// How far the animation was at the timeline's pivot.
    var held: AnimationProgress

    init(_ timeline: AnimationTimeline, _ layer: CALayer, start: CGFloat) {
        self.timeline = timeline
        self.layer = layer
        self.start = start
        held = .start
    }

    /// How far the animation is at `time`.
    package func progress(at time: MonotonicTime) -> AnimationProgress {
        progress(atPosition: timeline.position(at: time))
    }

    func progress(atPosition position: CGFloat) -> AnimationProgress {
        let pivot = timeline.pivot
        if position >= pivot {
            let from = max(start, pivot)
            if position >= 1 { return .end }
            if position <= from { return held }
            return held.advanced(by: timeline.ahead.progress(at: (position - from) / (1 - from)))
        }
        if position <= start || pivot <= start { return .start }
        let share = (position - start) / (pivot - start)
        return held.scaled(by: timeline.behind.progress(at: share))
    }

    /// Takes the pivot from `old` to `new`, where the timeline's positions are stretched along.
    func pin(from old: CGFloat, to new: CGFloat) {
        held = progress(atPosition: old)
        if start > old {
            start = old < 1 ? new + (1 - new) * (start - old) / (1 - old) : new
        } else {
            start = old > 0 ? start / old * new : 0
        }
    }
}
