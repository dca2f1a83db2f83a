package import UIKitGeometry

extension CALayer {
    /// The model with the animations of `timeline` alone, as they are at `time`.
    final func state(ofTimeline timeline: AnimationTimeline, at time: MonotonicTime) -> LayerState {
        var sample = LayerSample(modelState)
        let local = localTime(at: time)
        for running in runningAnimations where running.part?.timeline === timeline {
            running.apply(at: time, local: local, to: &sample)
        }
        return sample.result
    }

    /// Removes the animations of `timeline` and tells who waits for them.
    final func endAnimations(of timeline: AnimationTimeline, finished: Bool) {
        let ended = runningAnimations.filter { $0.part?.timeline === timeline }
        if ended.isEmpty { return }
        runningAnimations.removeAll { $0.part?.timeline === timeline }
        mark(.animation)
        for running in ended { running.report(finished: finished) }
    }

    /// Sets the value at `path` without an animation.
    final func setModel(_ path: AnimationKeyPath, _ value: AnimatableValue) {
        AnimationBlock.performWithoutAnimation {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            var state = modelState
            state[path] = value
            // Place and size go through the setters, which the layer's owner follows.
            switch path.property {
            case .position: position = state.geometry.position
            case .bounds: bounds = state.geometry.bounds
            default:
                modelState = state
                mark([.placement, .painting])
            }
            CATransaction.commit()
        }
    }

    /// Whether an animator that takes care of hits moves the layer: it is hit where it is seen.
    package final var isHitWhereSeen: Bool {
        runningAnimations.contains { $0.isHitWhereSeen }
    }

    /// The point of the layer's own space that is seen at `point` of its superlayer's.
    package final func seenPoint(at point: CGPoint) -> CGPoint {
        let seen = seen.geometry
        let map = seen.toSuperlayer
        guard map.isInvertible else { return CGPoint(x: CGFloat.infinity, y: .infinity) }
        let place = point.applying(map.inverted())
        let model = modelState.geometry.bounds
        guard seen.bounds.size != model.size, seen.bounds.width > 0, seen.bounds.height > 0 else {
            return place
        }
        // While the size changes, a place counts by its share of what is seen.
        return CGPoint(
            x: model.minX + (place.x - seen.bounds.minX) / seen.bounds.width * model.width,
            y: model.minY + (place.y - seen.bounds.minY) / seen.bounds.height * model.height
        )
    }
}
