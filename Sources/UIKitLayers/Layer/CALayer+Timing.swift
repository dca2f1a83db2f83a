public import UIKitGeometry

extension CALayer {
    /// When the layer's clock begins, in the superlayer's seconds, 0 by default.
    public final var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { setTiming(\.beginTime, newValue) }
    }
    /// Seconds that the layer lives; stored, without effect.
    public final var duration: CFTimeInterval {
        get { timing.duration == 0 ? .infinity : timing.duration }
        set { setTiming(\.duration, newValue) }
    }
    /// The layer's seconds per second of the superlayer, 1 by default; 0 stands still.
    public final var speed: Float {
        get { timing.speed }
        set { setTiming(\.speed, newValue) }
    }
    /// The layer's seconds that have passed at `beginTime`, 0 by default.
    public final var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { setTiming(\.timeOffset, newValue) }
    }
    /// Stored, without effect on a layer.
    public final var repeatCount: Float {
        get { timing.repeatCount }
        set { setTiming(\.repeatCount, newValue) }
    }
    /// Stored, without effect on a layer.
    public final var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { setTiming(\.repeatDuration, newValue) }
    }
    /// Stored, without effect on a layer.
    public final var autoreverses: Bool {
        get { timing.autoreverses }
        set { setTiming(\.autoreverses, newValue) }
    }
    /// Stored, without effect on a layer.
    public final var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { setTiming(\.fillMode, newValue) }
    }

    /// The time on this layer's clock at `t` on `l`'s; nil is the clock of `CACurrentMediaTime()`.
    public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(l?.globalTime(t) ?? t)
    }
    /// The time on `l`'s clock at `t` on this layer's; nil is the clock of `CACurrentMediaTime()`.
    public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = globalTime(t)
        return l?.localTime(time) ?? time
    }

    /// The time on the layer's clock at `time` on the clock of all animations.
    package final func localTime(at time: MonotonicTime) -> MonotonicTime {
        var next: CALayer? = self
        while let layer = next {
            if layer.hasOwnClock { return MonotonicTime(seconds: localTime(time.seconds)) }
            next = layer.links.superlayer
        }
        return time
    }

    /// Whether the layer's clock, or one above, stands still.
    package final var standsStill: Bool {
        timing.speed == 0 || (links.superlayer?.standsStill ?? false)
    }

    private var hasOwnClock: Bool {
        timing.speed != 1 || timing.beginTime != 0 || timing.timeOffset != 0
    }

    private func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
        let outer = links.superlayer?.localTime(time) ?? time
        return (outer - timing.beginTime) * CFTimeInterval(timing.speed) + timing.timeOffset
    }

    private func globalTime(_ time: CFTimeInterval) -> CFTimeInterval {
        // A clock that stands still shows one time for ever: take its beginning.
        let speed = CFTimeInterval(timing.speed)
        let run = speed == 0 ? 0 : (time - timing.timeOffset) / speed
        let outer = run + timing.beginTime
        return links.superlayer?.globalTime(outer) ?? outer
    }

    private func setTiming<Value>(_ property: WritableKeyPath<MediaTiming, Value>, _ value: Value) {
        timing[keyPath: property] = value
        mark(.animation)
    }
}
