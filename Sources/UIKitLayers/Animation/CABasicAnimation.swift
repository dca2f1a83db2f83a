/// An animation of one property from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start; nil means the property's value without the animation, or `toValue - byValue`.
    public final var fromValue: Any? { didSet { from = AnimatableValue(fromValue) } }
    /// The value at the end; nil means the property's value without the animation, or `fromValue + byValue`.
    public final var toValue: Any? { didSet { to = AnimatableValue(toValue) } }
    /// The way from the start to the end, where only one of them is given.
    public final var byValue: Any? { didSet { by = AnimatableValue(byValue) } }

    package final private(set) var from: AnimatableValue?
    package final private(set) var to: AnimatableValue?
    package final private(set) var by: AnimatableValue?

    /// Sets both ends without boxing them.
    package final func setEnds(from: AnimatableValue, to: AnimatableValue) {
        self.from = from
        self.to = to
    }

    /// Sets the start without boxing it.
    package final func setStart(_ value: AnimatableValue) { from = value }

    override package func copyProperties(to other: CAAnimation) {
        super.copyProperties(to: other)
        guard let other = other as? CABasicAnimation else { return }
        other.fromValue = fromValue
        other.toValue = toValue
        other.byValue = byValue
        other.from = from
        other.to = to
        other.by = by
    }

    override package func value(
        at progress: AnimationProgress,
        over current: AnimatableValue
    ) -> AnimatableValue? {
        let base = isAdditive ? current.neutral : current
        let start: AnimatableValue
        let end: AnimatableValue
        switch (from, to, by) {
        case (let from?, let to?, _):
            start = from
            end = to
        case (let from?, nil, let by?):
            start = from
            end = from.adding(by)
        case (nil, let to?, let by?):
            start = to.subtracting(by) ?? to
            end = to
        case (let from?, nil, nil):
            start = from
            end = base
        case (nil, let to?, nil):
            start = base
            end = to
        case (nil, nil, let by?):
            start = base
            end = base.adding(by)
        case (nil, nil, nil): return nil
        }
        if progress.isEven { return start.interpolated(to: end, progress: progress.x) }
        return start.interpolated(to: end, progress: progress)
    }
}
