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
        observers: [any AnimationObserver]
    ) {
        self.animation = animation
        self.key = key
        self.delay = delay
        self.blocksTouches = blocksTouches
        self.observers = observers
    }

    /// Fixes the start: `time` on the layer's clock, unless the animation names another.
    package func commit(at time: MonotonicTime) {
        if begin != nil { return }
        let named = animation.beginTime
        begin = (named == 0 ? time : MonotonicTime(seconds: named)).advanced(by: delay)
        animation.delegate?.animationDidStart(animation)
    }

    /// Own seconds since the start at `time` on the layer's clock; 0 until the commit.
    package func elapsed(at time: MonotonicTime) -> TimeInterval {
        guard let begin else { return animation.timeOffset - delay }
        let since = time.seconds(since: begin)
        return since * TimeInterval(animation.speed) + animation.timeOffset
    }

    /// Whether the end has been reached at `time` on the layer's clock.
    package func reachesEnd(at time: MonotonicTime) -> Bool {
        begin != nil && animation.timing.isOver(after: elapsed(at: time))
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
        AnimationBlock.outsideOfBlocks {
            animation.delegate?.animationDidStop(animation, finished: finished)
            for observer in waiting { observer.animationEnded(finished: finished) }
        }
    }
}
