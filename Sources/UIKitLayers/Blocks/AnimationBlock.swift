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
    /// The blocks that `begin` opened, with what was current before.
    private static var opened: [(block: AnimationBlock, outer: AnimationBlock?)] = []

    /// Seconds from the old value to the new one.
    package var duration: TimeInterval
    /// Seconds from the commit to the start.
    package var delay: TimeInterval
    /// The way from the old value to the new one.
    package var pace: Pace
    /// The options in force, inherited ones included.
    package var options: UIViewAnimationOptions
    /// The number of runs; set within the closure.
    package var repeatCount: Float
    /// Whether each run is followed by one backwards; set within the closure.
    package var autoreverses: Bool
    /// What keyframes have come together; nil for a block without.
    var keyframes: KeyframeTrack?
    /// The animator's timeline that the changes belong to; nil for a block with a time of its own.
    let timeline: AnimationTimeline?
    /// The share of what is left of the timeline that passes before the changes start.
    let delayFactor: CGFloat
    /// Whether animated views are hit where they are seen.
    let isHitWhereSeen: Bool
    private var completion: ((Bool) -> Void)?
    /// Animations that have not ended.
    var pending = 0
    private var isClosed = false
    private var allFinished = true
    /// Whether anything has changed, be it at once.
    var hasChanges = false
    /// The layers that the closure animates, while it runs.
    var animatedLayers: [CALayer] = []
    /// What a transition has put over its layer.
    private var scene: TransitionScene?

    private init(
        duration: TimeInterval,
        delay: TimeInterval = 0,
        pace: Pace? = nil,
        options: UIViewAnimationOptions,
        timeline: AnimationTimeline? = nil,
        delayFactor: CGFloat = 0,
        isHitWhereSeen: Bool = false,
        completion: ((Bool) -> Void)?
    ) {
        // An animator's closure has its own time, wherever it is run.
        let outer = timeline == nil ? Self.current : nil
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
        // What takes over the duration of an animator's closure goes along with the animator.
        let followsOuter = outer != nil && !options.contains(.overrideInheritedDuration)
        self.timeline = timeline ?? (followsOuter ? outer?.timeline : nil)
        self.delayFactor = timeline == nil && followsOuter ? outer?.delayFactor ?? 0 : delayFactor
        self.isHitWhereSeen =
            timeline == nil && followsOuter ? outer?.isHitWhereSeen ?? false : isHitWhereSeen
        self.duration = ownDuration
        self.delay = delay.isNaN ? 0 : max(0, delay)
        self.options = options
        self.completion = completion
        repeatCount = options.contains(.repeat) ? .infinity : 0
        autoreverses = options.contains(.autoreverse)
        if let outer, !options.contains(.overrideInheritedOptions), options.contains(.repeat) {
            repeatCount = outer.repeatCount
        }
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
        AnimationBlock(
            duration: duration,
            delay: delay,
            pace: pace,
            options: options,
            completion: completion
        ).run(animations)
    }

    /// Runs `animations`, in which `addKeyframe` says when changes happen; others take the whole duration.
    package static func runKeyframes(
        duration: TimeInterval,
        delay: TimeInterval,
        options: UIViewKeyframeAnimationOptions,
        animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        let block = AnimationBlock(
            duration: duration,
            delay: delay,
            options: options.blockOptions,
            completion: completion
        )
        block.keyframes = KeyframeTrack(mode: options.calculationMode)
        block.run(animations)
    }

    /// Runs `animations`, whose changes happen from `start` on for `duration`, both as shares of the keyframe block's.
    ///
    /// Outside of a keyframe block the changes are made as they would be without the call.
    package static func addKeyframe(start: Double, duration: Double, animations: () -> Void) {
        guard let block = current, let outer = block.keyframes?.span else { return animations() }
        let first = start.isNaN ? 0 : min(1, max(0, start))
        let length = duration.isNaN ? 0 : max(0, duration)
        block.keyframes?.span = first...min(1, first + length)
        animations()
        block.keyframes?.span = outer
    }

    /// Runs `animations`, whose changes follow `timeline` after `delayFactor` of what is left of it.
    package static func run(
        on timeline: AnimationTimeline,
        duration: TimeInterval,
        delayFactor: CGFloat,
        options: UIViewAnimationOptions,
        isHitWhereSeen: Bool,
        animations: () -> Void
    ) {
        AnimationBlock(
            duration: duration,
            options: options,
            timeline: timeline,
            delayFactor: delayFactor,
            isHitWhereSeen: isHitWhereSeen,
            completion: nil
        ).run(animations)
    }

    /// Opens a block that `commit` closes.
    package static func begin(duration: TimeInterval) {
        let block = AnimationBlock(duration: duration, options: [], completion: nil)
        opened.append((block, current))
        current = block
    }

    /// Closes the block that `begin` opened last; without one it does nothing.
    package static func commit() {
        guard let (block, outer) = opened.popLast() else { return }
        current = outer
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

    /// Forgets the blocks that are open: their application is gone.
    package static func forget() {
        areAnimationsEnabled = true
        opened = []
        current = nil
    }

    private static func with(_ block: AnimationBlock?, _ body: () -> Void) {
        let outer = current
        current = block
        body()
        current = outer
    }

    func run(_ animations: () -> Void) {
        Self.with(Self.areAnimationsEnabled ? self : nil) {
            animations()
            guard options.contains(.layoutSubviews) else { return }
            // Laying out may animate further layers, which are laid out in turn.
            var index = 0
            while index < animatedLayers.count {
                LayoutPass.run(from: animatedLayers[index])
                index += 1
            }
        }
        close()
    }

    // MARK: - Completion

    package func animationEnded(finished: Bool) {
        pending -= 1
        // A transition that is cut off is over as a whole.
        if !finished { endScene() }
        allFinished = allFinished && finished
        if pending == 0 && isClosed { complete() }
    }

    private func close() {
        for frames in keyframes?.animations() ?? [] {
            // An animator's timeline has its own pace.
            if timeline == nil, case .curve(let curve) = pace {
                frames.animation.timingFunction = CAMediaTimingFunction(curve)
            }
            start(frames.animation, on: frames.layer, key: frames.key)
        }
        isClosed = true
        animatedLayers = []
        if pending > 0 { return }
        if hasChanges && completion != nil {
            CompletionQueue.enqueue { self.complete() }
        } else {
            complete()
        }
    }

    private func complete() {
        endScene()
        guard let completion else { return }
        self.completion = nil
        Self.outsideOfBlocks { completion(allFinished) }
    }

    // MARK: - Transitions

    /// A block for a transition.
    static func makeTransition(
        _ duration: TimeInterval,
        _ options: UIViewAnimationOptions,
        _ completion: ((Bool) -> Void)?
    ) -> AnimationBlock {
        AnimationBlock(duration: duration, options: options, completion: completion)
    }

    /// Completes in the next turn, for changes that took no time.
    func completeLater() {
        hasChanges = true
        close()
    }

    /// Runs the animations of `scene`, which goes when the block completes.
    func show(_ scene: TransitionScene) {
        self.scene = scene
        for move in scene.moves {
            if case .curve(let curve) = pace {
                move.animation.timingFunction = CAMediaTimingFunction(curve)
            }
            start(move.animation, on: move.layer, key: move.key)
        }
    }

    private func endScene() {
        let ended = scene
        scene = nil
        ended?.remove()
    }
}
