package import UIKitGeometry

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
    /// What is animated, such as "position" or "transform.rotation.z"; unknown paths animate nothing.
    public final var keyPath: String? {
        didSet { target = keyPath.flatMap(AnimationKeyPath.init) }
    }
    /// Whether the values are added to the property instead of replacing it, false by default.
    public final var isAdditive = false
    /// Whether each run starts from where the one before has come to, false by default.
    ///
    /// What shows in run n, counted from 0, is n times the value at the end of a run plus the run's own value; a run that
    /// goes back is half of one.
    public final var isCumulative = false
    /// What `keyPath` names.
    package final private(set) var target: AnimationKeyPath?

    /// Creates an animation of what `path` names.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
        target = path.flatMap(AnimationKeyPath.init)
    }

    override package func copyProperties(to other: CAAnimation) {
        super.copyProperties(to: other)
        guard let other = other as? CAPropertyAnimation else { return }
        other.keyPath = keyPath
        other.target = target
        other.isAdditive = isAdditive
        other.isCumulative = isCumulative
    }

    override package var keyPaths: [AnimationKeyPath] { target.map { [$0] } ?? [] }

    override package func apply(after elapsed: TimeInterval, to sample: inout LayerSample) {
        guard let target, let moment = timing.moment(after: elapsed) else { return }
        let current = sample.value(at: target)
        guard let own = value(at: AnimationProgress(progress(at: moment)), over: current) else {
            return
        }
        let runs = isCumulative ? timing.cycles(after: elapsed) : 0
        let last = timing.autoreverses ? 0 : timing.duration
        if runs > 0, let end = value(at: AnimationProgress(progress(at: last)), over: current) {
            put(end.multiplied(by: runs).adding(own), to: target, &sample)
        } else {
            put(own, to: target, &sample)
        }
    }

    override package func apply(_ progress: AnimationProgress, to sample: inout LayerSample) {
        guard let target, let value = value(at: progress, over: sample.value(at: target)) else {
            return
        }
        put(value, to: target, &sample)
    }

    private func put(
        _ value: AnimatableValue,
        to target: AnimationKeyPath,
        _ sample: inout LayerSample
    ) {
        if isAdditive { sample.add(value, to: target) } else { sample.replace(target, with: value) }
    }

    /// The value at `progress` of a run, where the property is `current` without it.
    package func value(
        at progress: AnimationProgress,
        over current: AnimatableValue
    ) -> AnimatableValue? { nil }
}
