public import UIKitDrawing
public import UIKitGeometry

/// An animation of one property through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in order; nil, the default, animates nothing unless there is a `path`.
    public final var values: [Any]? {
        didSet {
            frames = (values ?? []).compactMap(AnimatableValue.init)
            course = nil
        }
    }
    /// A way for a point to follow instead of `values`; each line or curve of it is one step.
    public final var path: CGPath? { didSet { course = nil } }
    /// When each value is reached, as rising fractions of the duration; nil spreads them evenly.
    ///
    /// One a value, in discrete mode one more: the end of the last value.
    public final var keyTimes: [CGFloat]? { didSet { course = nil } }
    /// The paces between the values, one fewer than these; nil is linear.
    public final var timingFunctions: [CAMediaTimingFunction]? { didSet { course = nil } }
    /// How the animation gets from one value to the next, `.linear` by default.
    public final var calculationMode = CAAnimationCalculationMode.linear {
        didSet { course = nil }
    }
    /// Whether the layer is turned with the `path`; nil, the default, leaves it as it is.
    public final var rotationMode: CAAnimationRotationMode?
    /// How tight the curve of the cubic modes is at each value: 1 is straight, 0 smooth, the default.
    public final var tensionValues: [CGFloat]? { didSet { course = nil } }
    /// How sharp the corner of the curve of the cubic modes is at each value, 0, smooth, by default.
    public final var continuityValues: [CGFloat]? { didSet { course = nil } }
    /// Whether the curve of the cubic modes swings out before (−1) or after (1) each value, 0 by default.
    public final var biasValues: [CGFloat]? { didSet { course = nil } }

    private var frames: [AnimatableValue] = []
    /// What the settings come to, worked out when it is first needed.
    private var course: KeyframeCourse?

    /// Sets the values without boxing them.
    package final func setFrames(_ frames: [AnimatableValue], at times: [CGFloat]) {
        self.frames = frames
        keyTimes = times
    }

    override package func copyProperties(to other: CAAnimation) {
        super.copyProperties(to: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        other.values = values
        other.path = path?.copy()
        other.frames = frames
        other.keyTimes = keyTimes
        other.timingFunctions = timingFunctions
        other.calculationMode = calculationMode
        other.rotationMode = rotationMode
        other.tensionValues = tensionValues
        other.continuityValues = continuityValues
        other.biasValues = biasValues
    }

    override package var keyPaths: [AnimationKeyPath] {
        guard rotationMode != nil, path != nil, let turn = AnimationKeyPath("transform") else {
            return super.keyPaths
        }
        return super.keyPaths + [turn]
    }

    override package func apply(after elapsed: TimeInterval, to sample: inout LayerSample) {
        super.apply(after: elapsed, to: &sample)
        if rotationMode == nil { return }
        if let moment = timing.moment(after: elapsed) { turn(at: progress(at: moment), &sample) }
    }

    override package func apply(_ progress: AnimationProgress, to sample: inout LayerSample) {
        super.apply(progress, to: &sample)
        turn(at: progress.x, &sample)
    }

    override package func value(
        at progress: AnimationProgress,
        over current: AnimatableValue
    ) -> AnimatableValue? { value(at: progress.x) }

    /// Turns the layer along the path, where that is asked for.
    private func turn(at place: CGFloat, _ sample: inout LayerSample) {
        guard let rotationMode, path != nil, target != nil, value(at: place) != nil,
            let turn = AnimationKeyPath("transform"),
            case .transform(let transform) = sample.value(at: turn)
        else { return }
        var angle = madeCourse.direction(at: place)
        if rotationMode == .rotateAutoReverse { angle += .pi }
        let turned = transform.concatenating(.rotation(angle, x: 0, y: 0, z: 1))
        sample.replace(turn, with: .transform(turned))
    }

    /// The value at `place`, 0…1, of the whole way; nil when there is none.
    package final func value(at place: CGFloat) -> AnimatableValue? { madeCourse.value(at: place) }

    private var madeCourse: KeyframeCourse {
        if let course { return course }
        let made = KeyframeCourse(
            frames: frames,
            path: path,
            keyTimes: keyTimes,
            paces: timingFunctions?.map(\.curve),
            mode: calculationMode,
            bends: KeyframeBends(
                tension: tensionValues ?? [],
                continuity: continuityValues ?? [],
                bias: biasValues ?? []
            )
        )
        course = made
        return made
    }
}
