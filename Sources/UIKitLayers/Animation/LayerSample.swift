/// A layer's state while its animations are applied to it, in the order in which they were added.
package struct LayerSample {
    /// The state so far.
    package private(set) var state: LayerState
    /// What additive transform animations put before the transform, oldest first.
    ///
    /// An animation's difference is relative to the model of its time, which the next one's
    /// difference leads back to; so the older one has to be applied before the newer one.
    private var transformDifference: CATransform3D?

    /// Starts from a layer's modelState.
    package init(_ model: LayerState) { state = model }

    /// The value at `path` so far.
    package func value(at path: AnimationKeyPath) -> AnimatableValue {
        if let transformDifference, path.property == .transform {
            var copy = state
            copy.geometry.transform = transformDifference.concatenating(state.geometry.transform)
            return copy[path]
        }
        return state[path]
    }

    /// Puts `value` in the place of what is at `path`.
    package mutating func replace(_ path: AnimationKeyPath, with value: AnimatableValue) {
        if path.property == .transform { flatten() }
        state[path] = value
    }

    /// Adds `value` to what is at `path`.
    package mutating func add(_ value: AnimatableValue, to path: AnimationKeyPath) {
        if case .transform(let difference) = value {
            transformDifference = transformDifference?.concatenating(difference) ?? difference
            return
        }
        if path.property == .transform { flatten() }
        state[path] = state[path].adding(value)
    }

    /// The state with everything applied.
    package var result: LayerState {
        var copy = self
        copy.flatten()
        return copy.state
    }

    private mutating func flatten() {
        guard let difference = transformDifference else { return }
        state.geometry.transform = difference.concatenating(state.geometry.transform)
        transformDifference = nil
    }
}
