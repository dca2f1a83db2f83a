import UIKitGeometry

/// What changes inside a block's closure become: animations that add up with those that run, or replace them.
extension AnimationBlock {
    /// What to do about the change of `key` on `layer` that is about to happen; nil to just let it happen.
    ///
    /// A layer that is on no screen does not animate.
    package func action(for layer: CALayer, key: String) -> (any CAAction)? {
        guard Self.areAnimationsEnabled, let path = AnimationKeyPath(key), path.animatesChanges
        else { return nil }
        let isInstant = duration == 0 && delay == 0
        if timeline == nil && (isInstant || layer.compositor == nil) {
            hasChanges = hasChanges || layer.compositor != nil
            return nil
        }
        return BlockAction(
            block: self,
            path: path,
            old: layer.modelState[path],
            seen: layer.seen[path]
        )
    }

    /// Whether a property's animations add up; others replace the one before.
    private static func addsUp(_ path: AnimationKeyPath) -> Bool {
        switch path.property {
        case .position, .bounds, .transform, .opacity: true
        default: false
        }
    }

    /// Animates `layer`, whose model has changed as `change` remembers.
    fileprivate func animate(_ layer: CALayer, key: String, after change: BlockAction) {
        let path = change.path
        let new = layer.modelState[path]
        if let timeline {
            timeline.note(layer, path, old: change.old, new: new)
            if layer.compositor == nil || duration == 0 { return }
        }
        if !animatedLayers.contains(where: { $0 === layer }) { animatedLayers.append(layer) }
        let start = options.contains(.beginFromCurrentState) ? change.seen : change.old
        if keyframes != nil {
            keyframes?.note(layer, key: key, path, from: start, to: new)
            return
        }
        let animation = makeAnimation()
        animation.keyPath = key
        var name = key
        let rivals = layer.runningAnimations.filter { $0.animation.keyPaths.contains(path) }
        let isRelative = rivals.allSatisfy {
            ($0.animation as? CAPropertyAnimation)?.isAdditive == true
        }
        if Self.addsUp(path) && isRelative, let difference = change.old.subtracting(new) {
            animation.isAdditive = true
            animation.setEnds(from: difference, to: difference.neutral)
            name = layer.unusedAnimationKey(like: key)
        } else if Self.addsUp(path) || (timeline != nil && !rivals.isEmpty) {
            animation.setEnds(from: change.seen, to: new)
        } else {
            animation.setEnds(from: start, to: new)
        }
        self.start(animation, on: layer, key: name)
    }

    /// Adds `animation` to `layer`, with the block's time.
    func start(_ animation: CAAnimation, on layer: CALayer, key: String) {
        animation.timing.duration = duration
        animation.timing.repeatCount = repeatCount
        animation.timing.autoreverses = autoreverses
        animation.timing.fillMode = .backwards
        pending += 1
        layer.add(
            RunningAnimation(
                animation,
                key: key,
                delay: delay,
                blocksTouches: !options.contains(.allowUserInteraction),
                isHitWhereSeen: isHitWhereSeen,
                frameInterval: options.frameInterval,
                part: timeline?.makePart(for: layer, delayFactor: delayFactor),
                observers: [self]
            )
        )
    }

    private func makeAnimation() -> CABasicAnimation {
        switch pace {
        case .curve(let curve):
            let animation = CABasicAnimation()
            animation.timingFunction = CAMediaTimingFunction(curve)
            return animation
        case .spring(let curve):
            let animation = CASpringAnimation()
            animation.setCurve(curve)
            return animation
        }
    }
}

/// What a block does about one change: it remembers what was, and animates from it afterwards.
private struct BlockAction: CAAction {
    let block: AnimationBlock
    let path: AnimationKeyPath
    /// The model before the change.
    let old: AnimatableValue
    /// What was seen before the change.
    let seen: AnimatableValue

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        block.animate(layer, key: event, after: self)
    }
}
