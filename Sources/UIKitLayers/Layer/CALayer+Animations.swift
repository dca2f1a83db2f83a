import UIKitDrawing
package import UIKitGeometry

extension CALayer {
    /// The keys of the animations, oldest first; nil when there are none.
    public final func animationKeys() -> [String]? {
        runningAnimations.isEmpty ? nil : runningAnimations.map(\.key)
    }

    /// A copy of the animation under `key`.
    public final func animation(forKey key: String) -> CAAnimation? {
        runningAnimations.first { $0.key == key }?.animation.copy()
    }

    /// Whether an animation of a block that doesn't allow interaction runs, so that new touches pass by.
    package final var blocksTouches: Bool { runningAnimations.contains { $0.blocksTouches } }

    // MARK: - Presentation

    /// A layer with the values that are seen now; nil for a layer that is a presentation itself.
    ///
    /// Its sublayers and superlayer are presentations too. It stays as it is while time goes on.
    /// - Note: Differs from UIKit: also layers that are on no screen have one.
    public final func presentation() -> Self? {
        if source != nil { return nil }
        let copy = type(of: self).init()
        copy.modelState = seen
        copy.image = image
        copy.source = self
        copy.name = name
        copy.delegate = delegate
        copy.owner = nil
        copy.marks = []
        return copy
    }

    /// The layer that holds the values as set: for a presentation the one that it shows, else itself.
    public final func model() -> Self {
        guard let source = source as? Self else { return self }
        return source
    }

    /// The state with the animations as they are now.
    package final var seen: LayerState { state(at: MediaClock.now()) }

    /// The state with the animations as they are at `time`.
    package final func state(at time: MonotonicTime) -> LayerState {
        if runningAnimations.isEmpty { return modelState }
        let local = localTime(at: time)
        var sample = LayerSample(modelState)
        for running in runningAnimations {
            running.apply(at: time, local: local, to: &sample)
        }
        return sample.result
    }

    // MARK: - Coming and going

    final func addCopy(of animation: CAAnimation, key: String?) {
        if source != nil { return }
        let copy = animation.copy()
        if copy.timing.duration == 0 { copy.timing.duration = CATransaction.animationDuration() }
        if let transition = copy as? CATransition { return begin(transition) }
        let observers = CATransaction.observer.map { [$0] } ?? []
        let name = key ?? unusedAnimationKey(like: "animation")
        add(RunningAnimation(copy, key: name, observers: observers))
    }

    /// Adds `running`, taking the place of the one with the same key.
    package final func add(_ running: RunningAnimation) {
        let replaced = runningAnimations.filter { $0.key == running.key }
        runningAnimations.removeAll { $0.key == running.key }
        runningAnimations.append(running)
        report(replaced, finished: false)
        compositor?.noteAnimations(of: self)
        mark(.animation)
    }

    /// A key like `key` that no animation has: itself, or with -2, -3 … behind it.
    package final func unusedAnimationKey(like key: String) -> String {
        var name = key
        var number = 2
        while runningAnimations.contains(where: { $0.key == name }) {
            name = "\(key)-\(number)"
            number += 1
        }
        return name
    }

    /// Removes the animations that `matches` picks and reports at once that they did not finish.
    final func stopAnimations(where matches: (RunningAnimation) -> Bool) {
        let stopped = runningAnimations.filter(matches)
        if stopped.isEmpty { return }
        runningAnimations.removeAll { running in stopped.contains { $0 === running } }
        mark(.animation)
        for running in stopped { running.report(finished: false) }
    }

    /// Removes all animations; that they did not finish is reported in the next turn.
    final func stopAnimationsLater() {
        if runningAnimations.isEmpty { return }
        let stopped = runningAnimations
        runningAnimations = []
        mark(.animation)
        report(stopped, finished: false)
    }

    private func report(_ stopped: [RunningAnimation], finished: Bool) {
        for running in stopped where !running.isOver {
            CompletionQueue.enqueue { running.report(finished: finished) }
        }
    }

    // MARK: - Actions

    /// The action for a change of `key` that is about to happen.
    final func pendingAction(_ key: String) -> (any CAAction)? {
        if source != nil || CATransaction.disableActions() { return nil }
        if compositor == nil && delegate == nil && actions == nil { return nil }
        return action(forKey: key)
    }

    final func resolveAction(_ event: String) -> (any CAAction)? {
        if let delegate {
            if let action = delegate.action(for: self, forKey: event) {
                return action is NSNull ? nil : action
            }
            if owner != nil { return nil }
        }
        if let action = actions?[event] ?? Self.defaultAction(forKey: event) {
            return action is NSNull ? nil : action
        }
        return implicitAction(event)
    }

    /// The animation that a layer of its own makes of a change, from what is seen to the new value.
    private func implicitAction(_ key: String) -> (any CAAction)? {
        let duration = CATransaction.animationDuration()
        guard compositor != nil, duration > 0, let path = AnimationKeyPath(key),
            path.animatesChanges
        else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.duration = duration
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(.implicit)
        animation.setStart(seen[path])
        return animation
    }
}
