public import UIKitGeometry

/// Hears of the start and the end of an animation.
@MainActor public protocol CAAnimationDelegate: AnyObject {
    /// Tells that the animation has been committed.
    func animationDidStart(_ anim: CAAnimation)
    /// Tells that the animation ended: by itself (`flag` true), or because it was removed.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of a layer over time: the base of all animations.
///
/// A layer keeps a copy of what is added to it; changing the original afterwards changes nothing.
@MainActor open class CAAnimation: CAMediaTiming, CAAction {
    package final var timing = MediaTiming()
    /// The pace of a run; nil, the default, is linear.
    public final var timingFunction: CAMediaTimingFunction?
    /// Hears of the start and the end; held strongly, as Core Animation does.
    public final var delegate: (any CAAnimationDelegate)?
    /// Whether the animation leaves its layer at its end, true by default.
    public final var isRemovedOnCompletion = true

    /// Creates an animation without duration; a layer gives it the transaction's when it is added.
    public required init() {}

    /// When it begins, on the layer's clock in seconds; 0, the default, means when it is committed.
    public final var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    /// Seconds of one run; 0, the default, means the transaction's duration.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    /// Own seconds per second of the layer, 1 by default.
    public final var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    /// Own seconds that have passed at the start, 0 by default.
    public final var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    /// The number of runs, fractions allowed; 0, the default, leaves it to `repeatDuration`.
    public final var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    /// Seconds of all runs together; 0, the default, leaves it to `repeatCount`.
    public final var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    /// Whether each run is followed by one backwards, false by default.
    public final var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// What shows before the start and after the end, `.removed` by default.
    public final var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// Adds the animation to the layer `anObject` under the key `event`.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// A copy with the same settings.
    public final func copy() -> Self {
        let copy = type(of: self).init()
        copyProperties(to: copy)
        return copy
    }

    /// Gives `other`, of the same class, this animation's settings.
    package func copyProperties(to other: CAAnimation) {
        other.timing = timing
        other.timingFunction = timingFunction
        other.delegate = delegate
        other.isRemovedOnCompletion = isRemovedOnCompletion
    }

    /// Applies what the animation shows `elapsed` own seconds after its start.
    package func apply(after elapsed: TimeInterval, to sample: inout LayerSample) {}

    /// Applies what the animation shows at `progress` of a run, whatever its own pace is.
    package func apply(_ progress: AnimationProgress, to sample: inout LayerSample) {}

    /// What the animation changes.
    package var keyPaths: [AnimationKeyPath] { [] }

    /// The progress at `moment` seconds of a run, 0…1 but for curves that overshoot.
    package func progress(at moment: TimeInterval) -> CGFloat {
        let fraction = timing.duration > 0 ? moment / timing.duration : 1
        return timingFunction?.curve.value(at: fraction) ?? fraction
    }
}

extension CAAnimation: Hashable {
    /// Whether both are the same object.
    public nonisolated static func == (a: CAAnimation, b: CAAnimation) -> Bool { a === b }
    /// Hashes the object's identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
