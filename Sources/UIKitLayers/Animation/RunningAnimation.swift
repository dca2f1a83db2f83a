package import UIKitGeometry

/// Hears, once for each of its animations, that one has ended.
@MainActor package protocol AnimationObserver: AnyObject {
    /// Tells that one animation ended: by itself (`finished`), or because it was removed.
    func animationEnded(finished: Bool)
}

/// An animation on a layer: the frozen copy, its start, and who waits for its end.
@MainActor package final class RunningAnimation {
    /// The name under which the layer holds it.
    package let key: String
    /// The copy that nobody changes any more.
    package let animation: CAAnimation
    /// Seconds from the commit to the start; the start shows meanwhile.
    package let delay: TimeInterval
    /// Whether the layer refuses new touches while this runs.
    package let blocksTouches: Bool
    /// Whether the layer is hit where it is seen while this runs.
    package let isHitWhereSeen: Bool
    /// Seconds that a picture of it stays, 0 for every frame.
    package let frameInterval: TimeInterval
    /// Its share in an animator's timeline; nil when it runs by itself.
    package let part: TimelinePart?
    /// Whether the end has been reached and reported; it is on the layer only to fill forwards.
    package private(set) var isOver = false
    /// When it begins, on the layer's clock; nil until it is committed.
    package private(set) var begin: MonotonicTime?
    private var observers: [any AnimationObserver]

    /// Creates the record of `animation`, a copy, for the layer's key `key`.
    package init(
        _ animation: CAAnimation,
        key: String,
        delay: TimeInterval = 0,
        blocksTouches: Bool = false,
        isHitWhereSeen: Bool = false,
        frameInterval: TimeInterval = 0,
        part: TimelinePart? = nil,
        observers: [any AnimationObserver]
    ) {
        self.animation = animation
        self.key = key
        self.delay = delay
        self.blocksTouches = blocksTouches
        self.isHitWhereSeen = isHitWhereSeen
        self.frameInterval = frameInterval
        self.part = part
        self.observers = observers
    }

    /// Fixes the start: `local` on the layer's clock, unless the animation names another.
    package func commit(at time: MonotonicTime, local: MonotonicTime) {
        part?.timeline.commit(at: time)
        if begin != nil { return }
        let named = animation.beginTime
        begin = (named == 0 ? local : MonotonicTime(seconds: named)).advanced(by: delay)
        animation.delegate?.animationDidStart(animation)
    }

    /// Applies what the animation shows at `time`, which is `local` on the layer's clock.
    package func apply(
        at time: MonotonicTime,
        local: MonotonicTime,
        to sample: inout LayerSample
    ) {
        if let part {
            animation.apply(part.progress(at: time), to: &sample)
            return
        }
        var elapsed = elapsed(at: local)
        if frameInterval > 0, elapsed > 0, !animation.timing.isOver(after: elapsed) {
            elapsed = (elapsed / frameInterval + 1e-6).rounded(.down) * frameInterval
        }
        animation.apply(after: elapsed, to: &sample)
    }

    /// Own seconds since the start at `time` on the layer's clock; 0 until the commit.
    package func elapsed(at time: MonotonicTime) -> TimeInterval {
        let timing = animation.timing
        let since = begin.map { time.seconds(since: $0) } ?? -delay
        if timing.speed >= 0 {
            // Until the commit its own clock stands, whatever its speed.
            return since * TimeInterval(begin == nil ? 1 : timing.speed) + timing.timeOffset
        }
        // Backwards: from the end of everything to its start.
        let whole = timing.activeDuration
        let left = whole + since * TimeInterval(timing.speed) - timing.timeOffset
        return left == whole && since >= 0 ? whole.nextDown : left
    }

    /// Whether the end has been reached at `time` on the layer's clock.
    package func reachesEnd(at time: MonotonicTime) -> Bool {
        if begin == nil || part != nil { return false }
        if animation.speed < 0 { return elapsed(at: time) <= 0 }
        return animation.timing.isOver(after: elapsed(at: time))
    }

    /// Whether it changes nothing as time goes on.
    package var standsStill: Bool {
        part.map { $0.timeline.standsStill } ?? (begin != nil && animation.speed == 0)
    }

    /// The moment of the end, for ordering those that end in one frame.
    package var end: MonotonicTime {
        let speed = TimeInterval(abs(animation.speed))
        guard let begin, speed > 0 else { return .distantFuture }
        return begin.advanced(by: animation.timing.activeDuration / speed)
    }

    /// Tells everybody who waits, the first time only.
    package func report(finished: Bool) {
        if isOver { return }
        isOver = true
        let waiting = observers
        observers = []
        if let part { part.timeline.forget(part) }
        AnimationBlock.outsideOfBlocks {
            animation.delegate?.animationDidStop(animation, finished: finished)
            for observer in waiting { observer.animationEnded(finished: finished) }
        }
    }
}
