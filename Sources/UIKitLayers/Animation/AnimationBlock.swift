package import UIKitGeometry

/// One call of `UIView.animate`: what its changes animate like, and who hears of their end.
///
/// While its closure runs it is `current`, and views answer their layers' `action(for:forKey:)` with
/// its `action(for:key:)`. The block completes when the last of its animations has ended.
@MainActor package final class AnimationBlock: AnimationObserver {
    /// The way from the old value to the new one.
    package enum Pace: Hashable, Sendable {
        /// Along a curve.
        case curve(CubicCurve)
        /// As a spring does.
        case spring(SpringCurve)
    }

    /// The block whose closure runs; nil outside of blocks and where animations are off.
    package private(set) static var current: AnimationBlock?
    /// Whether blocks animate at all, true by default; otherwise changes apply at once.
    package static var areAnimationsEnabled = true

    /// Seconds from the old value to the new one.
    package let duration: TimeInterval
    /// Seconds from the commit to the start.
    package let delay: TimeInterval
    /// The way from the old value to the new one.
    package let pace: Pace
    /// The options in force, inherited ones included.
    package let options: UIViewAnimationOptions
    /// The number of runs; set within the closure.
    package var repeatCount: Float
    /// Whether each run is followed by one backwards; set within the closure.
    package var autoreverses: Bool
    private var completion: ((Bool) -> Void)?
    private var pending = 0
    private var isClosed = false
    private var allFinished = true
    private var hasChanges = false

    private init(
        duration: TimeInterval,
        delay: TimeInterval,
        pace: Pace?,
        options: UIViewAnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        let outer = Self.current
        var options = options
        if let outer, !options.contains(.overrideInheritedOptions) {
            options.subtract(.inherited)
            options.formUnion(outer.options.intersection(.inherited))
        }
        var ownDuration = duration.isNaN ? 0 : max(0, duration)
        if let outer, !options.contains(.overrideInheritedDuration) { ownDuration = outer.duration }
        let ownPace = pace ?? .curve(options.curve)
        if let outer, !options.contains(.overrideInheritedCurve) {
            self.pace = outer.pace
        } else {
            self.pace = ownPace
        }
        self.duration = ownDuration
        self.delay = delay.isNaN ? 0 : max(0, delay)
        self.options = options
        self.completion = completion
        repeatCount = options.contains(.repeat) ? .infinity : 0
        autoreverses = options.contains(.autoreverse)
    }

    /// Runs `animations`, animating the changes that it makes.
    ///
    /// `pace` is nil for the curve in `options`. `completion` hears true right after the closure
    /// when nothing animates, true in the next turn when the changes take no time, and else what
    /// became of the animations when the last one has ended.
    package static func run(
        duration: TimeInterval,
        delay: TimeInterval = 0,
        pace: Pace? = nil,
        options: UIViewAnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let block = AnimationBlock(
            duration: duration,
            delay: delay,
            pace: pace,
            options: options,
            completion: completion
        )
        with(areAnimationsEnabled ? block : nil, animations)
        block.close()
    }

    /// Runs `changes` without animating them.
    package static func performWithoutAnimation(_ changes: () -> Void) {
        let before = areAnimationsEnabled
        areAnimationsEnabled = false
        with(nil, changes)
        areAnimationsEnabled = before
    }

    /// Runs `calls`, such as completions, as if no block were running.
    package static func outsideOfBlocks(_ calls: () -> Void) { with(nil, calls) }

    /// Makes the reports that are due at the start of a turn of the run loop.
    package static func runDueCompletions() { CompletionQueue.run() }

    private static func with(_ block: AnimationBlock?, _ body: () -> Void) {
        let outer = current
        current = block
        body()
        current = outer
    }

    // MARK: - Completion

    package func animationEnded(finished: Bool) {
        pending -= 1
        allFinished = allFinished && finished
        if pending == 0 && isClosed { complete() }
    }

    private func close() {
        isClosed = true
        if pending > 0 { return }
        if hasChanges && completion != nil {
            CompletionQueue.enqueue { self.complete() }
        } else {
            complete()
        }
    }

    private func complete() {
        guard let completion else { return }
        self.completion = nil
        Self.outsideOfBlocks { completion(allFinished) }
    }

    // MARK: - Animations

    /// What to do about the change of `key` on `layer` that is about to happen; nil to just let it happen.
    ///
    /// A layer that is on no screen does not animate.
    package func action(for layer: CALayer, key: String) -> (any CAAction)? {
        guard let path = AnimationKeyPath(key), path.animatesChanges, layer.compositor != nil
        else { return nil }
        if duration == 0 && delay == 0 {
            hasChanges = true
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
        let animation = makeAnimation()
        animation.keyPath = key
        animation.timing.duration = duration
        animation.timing.repeatCount = repeatCount
        animation.timing.autoreverses = autoreverses
        animation.timing.fillMode = .backwards
        var name = key
        let rivals = layer.runningAnimations.filter { $0.animation.keyPaths.contains(path) }
        let isRelative = rivals.allSatisfy {
            ($0.animation as? CAPropertyAnimation)?.isAdditive == true
        }
        if Self.addsUp(path) && isRelative, let difference = change.old.subtracting(new) {
            animation.isAdditive = true
            animation.setEnds(from: difference, to: difference.neutral)
            name = layer.unusedAnimationKey(like: key)
        } else if Self.addsUp(path) {
            animation.setEnds(from: change.seen, to: new)
        } else {
            let start = options.contains(.beginFromCurrentState) ? change.seen : change.old
            animation.setEnds(from: start, to: new)
        }
        pending += 1
        layer.add(
            RunningAnimation(
                animation,
                key: name,
                delay: delay,
                blocksTouches: !options.contains(.allowUserInteraction),
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
