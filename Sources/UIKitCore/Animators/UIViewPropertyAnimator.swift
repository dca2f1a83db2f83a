public import UIKitGeometry
public import UIKitLayers

/// Animates the changes of closures, and lets these animations be paused, scrubbed, reversed and ended anywhere.
///
/// An animator that runs is kept alive until it is done; one that is paused or stopped must be
/// finished before its last reference goes, everything else is a misuse.
@MainActor open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
    /// The pace.
    public final let timingParameters: (any UITimingCurveProvider)?
    /// Seconds of the whole; those of the spring when that has a duration of its own.
    public final let duration: TimeInterval
    /// Seconds between the start and the first change.
    public final private(set) var delay: TimeInterval = 0
    /// Whether animated views take new touches.
    ///
    /// Defaults to true.
    public final var isUserInteractionEnabled = true
    /// Whether the app finds out which moving view a finger hits; otherwise views are hit where they are seen.
    ///
    /// Defaults to false.
    public final var isManualHitTestingEnabled = false
    /// Whether the animations may be paused, scrubbed, reversed and stopped; calls that would are ignored otherwise.
    ///
    /// Defaults to true.
    public final var isInterruptible = true
    /// Whether a paused animator follows `fractionComplete` evenly instead of along its pace.
    ///
    /// Defaults to true.
    public final var scrubsLinearly = true {
        didSet { if scrubsLinearly, state == .active, !isRunning { timeline.becomeEven() } }
    }
    /// Whether the animator stays active at its end, and calls no completions, so that it can be reversed.
    ///
    /// Defaults to false.
    public final var pausesOnCompletion = false

    /// What it is doing.
    public final private(set) var state = UIViewAnimatingState.inactive
    /// The time of the animations.
    final let timeline: AnimationTimeline
    private var reverses = false
    private var waiting: [(animation: @MainActor () -> Void, delayFactor: CGFloat)] = []
    private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
    /// Where the run stood that was paused; nil once a finger has moved it.
    private var pause: Pause?
    /// Keeps a running animator alive.
    private static var running: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

    /// Where a run stood when it was paused.
    private struct Pause {
        /// The share of the pace's time.
        let time: CGFloat
        /// Seconds that were left to the end.
        let ahead: TimeInterval
        /// Seconds from the start.
        let behind: TimeInterval
    }

    // MARK: - Making

    /// Creates an animator of `duration` seconds.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let given = duration.isNaN ? 0 : max(0, duration)
        let (pace, seconds) = parameters.pace(for: given)
        timingParameters = parameters
        self.duration = seconds
        timeline = AnimationTimeline(pace: pace)
        timeline.onEnd = { [weak self] in self?.reachEnd() }
    }

    /// Creates an animator with a named pace.
    public convenience init(
        duration: TimeInterval,
        curve: UIView.AnimationCurve,
        animations: (@MainActor () -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(animationCurve: curve)
        )
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with the pace of the curve through two inner control points.
    public convenience init(
        duration: TimeInterval,
        controlPoint1 point1: CGPoint,
        controlPoint2 point2: CGPoint,
        animations: (@MainActor () -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        )
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator that moves as a spring does.
    public convenience init(
        duration: TimeInterval,
        dampingRatio ratio: CGFloat,
        animations: (@MainActor () -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UISpringTimingParameters(dampingRatio: ratio)
        )
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it.
    ///
    /// Of the options the curve and `.allowUserInteraction` count.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping @MainActor () -> Void,
        completion: (@MainActor (UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: Int((options.rawValue >> 16) & 15))
        let animator = UIViewPropertyAnimator(
            duration: duration,
            curve: curve ?? .easeInOut,
            animations: animations
        )
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    isolated deinit {
        demand(
            state == .inactive || isRunning,
            "an animator that is paused or stopped must be finished before it is released: "
                + "call stopAnimation(_:) and finishAnimation(at:)"
        )
    }

    // MARK: - Adding

    /// Adds changes that start after `delayFactor`, 0…1, of what is left.
    ///
    /// They are made when the animator starts, or at once when it is active: what moves already
    /// goes on from where it is seen.
    open func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat) {
        demand(state != .stopped, "a stopped animator takes no animations; finish it first")
        let factor = delayFactor.isNaN ? 0 : min(1, max(0, delayFactor))
        if state == .active {
            make(animation, factor)
        } else {
            waiting.append((animation, factor))
        }
    }

    /// Adds changes.
    open func addAnimations(_ animation: @escaping @MainActor () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds a call for the end, which gets the position that things were left at.
    open func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private func make(_ animation: @MainActor () -> Void, _ delayFactor: CGFloat) {
        var options: UIViewAnimationOptions = []
        if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
        AnimationBlock.run(
            on: timeline,
            duration: duration,
            delayFactor: delayFactor,
            options: options,
            isHitWhereSeen: !isManualHitTestingEnabled,
            animations: animation
        )
    }

    /// Makes the changes that wait, so that the animator is active.
    private func activate() {
        if state == .active { return }
        demand(state == .inactive, "a stopped animator must be finished before it starts again")
        state = .active
        let changes = waiting
        waiting = []
        if reverses { timeline.rest(at: 1) }
        for (animation, factor) in changes { make(animation, factor) }
    }

    // MARK: - Running

    /// Whether animations are on their way, or will be after a delay.
    public final var isRunning: Bool { timeline.isRunning }

    /// Starts, or goes on from a pause.
    open func startAnimation() {
        if state == .active {
            if !isRunning { continueAnimation(withTimingParameters: nil, durationFactor: 0) }
            return
        }
        start(after: 0)
    }

    /// Starts after `delay` seconds; only an animator that is inactive.
    open func startAnimation(afterDelay delay: TimeInterval) {
        demand(state == .inactive, "only an animator that is inactive starts after a delay")
        start(after: delay.isNaN ? 0 : max(0, delay))
    }

    private func start(after delay: TimeInterval) {
        self.delay = delay
        // Before the changes are made, so that what they call sees an animator that lives.
        Self.running[ObjectIdentifier(self)] = self
        activate()
        if state == .active, !isRunning { run(in: duration, delay: delay) }
    }

    private func run(in seconds: TimeInterval, delay: TimeInterval = 0) {
        Self.running[ObjectIdentifier(self)] = self
        pause = nil
        timeline.run(toEnd: !reverses, in: seconds, delay: delay)
    }

    /// Pauses where things are; an inactive animator becomes active, at its start.
    open func pauseAnimation() {
        guard isInterruptible || state == .inactive else { return }
        activate()
        if state == .active { hold() }
    }

    private func hold() {
        if isRunning {
            pause = Pause(
                time: timeline.paceTime,
                ahead: timeline.seconds(toEnd: true),
                behind: timeline.seconds(toEnd: false)
            )
        }
        timeline.rest()
        if scrubsLinearly { timeline.becomeEven() }
        release()
    }

    /// Lets an animator go that does not run any more.
    private func release() { Self.running[ObjectIdentifier(self)] = nil }

    /// How far things are, 0…1.
    ///
    /// Of the time while the animator runs; of the way while it is paused, if it scrubs linearly.
    /// While `isReversed` it counts from the end, where things came from.
    ///
    /// Setting it pauses a running animator, and has an inactive one begin.
    open var fractionComplete: CGFloat {
        get {
            let position = timeline.position
            return reverses ? 1 - position : position
        }
        set {
            guard isInterruptible || state == .inactive, state != .stopped else { return }
            pauseAnimation()
            guard state == .active else { return }
            let fraction = newValue.isNaN ? 0 : min(1, max(0, newValue))
            pause = nil
            timeline.rest(at: reverses ? 1 - fraction : fraction)
        }
    }

    /// Whether the animations go back to their start.
    ///
    /// Turned round on the way they need as long back as they needed so far.
    open var isReversed: Bool {
        get { reverses }
        set {
            guard newValue != reverses, isInterruptible || state == .inactive else { return }
            reverses = newValue
            if isRunning { timeline.turn() }
        }
    }

    /// Goes on from a pause: `durationFactor` times the duration for the rest, or with 0 as long as was left.
    ///
    /// With `parameters` the rest has another pace; the velocity of a spring is in shares of the
    /// rest of the way.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    ) {
        demand(state != .stopped, "a stopped animator must be finished before it goes on")
        guard state == .active else { return startAnimation() }
        if isRunning {
            if !isInterruptible { return }
            hold()
        }
        let share = reverses ? timeline.position : 1 - timeline.position
        var seconds = pause.map { reverses ? $0.behind : $0.ahead } ?? share * duration
        if durationFactor > 0, durationFactor.isFinite { seconds = durationFactor * duration }
        if let parameters {
            let (pace, own) = parameters.pace(for: seconds)
            timeline.changePace(to: pace)
            seconds = own
        } else {
            timeline.resumePace(at: pause?.time ?? (scrubsLinearly ? nil : timeline.paceTime))
        }
        run(in: seconds)
    }

    // MARK: - Ending

    /// Stops where things are seen.
    ///
    /// With true the animator is done, without calling anybody. With false it is stopped and waits for
    /// `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, isInterruptible else {
            if state == .stopped, withoutFinishing { becomeInactive() }
            return
        }
        timeline.rest()
        timeline.settle(at: .current)
        timeline.removeAnimations(finished: false)
        if withoutFinishing {
            becomeInactive()
            completions = []
        } else {
            state = .stopped
            release()
        }
    }

    /// Leaves what was stopped at `finalPosition` and calls the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        demand(state == .stopped, "only an animator that was stopped is finished")
        finish(at: finalPosition)
    }

    /// Follows the timeline to its start or end.
    private func reachEnd() {
        guard state == .active else { return }
        if pausesOnCompletion {
            timeline.rest(at: reverses ? 0 : 1)
            release()
            return
        }
        finish(at: reverses ? .start : .end)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        switch position {
        case .start: timeline.settle(at: .start)
        case .end: if state == .stopped { timeline.settle(at: .end) }
        case .current: break
        }
        timeline.removeAnimations(finished: true)
        becomeInactive()
        let calls = completions
        completions = []
        AnimationBlock.outsideOfBlocks { for call in calls { call(position) } }
    }

    private func becomeInactive() {
        state = .inactive
        timeline.reset()
        pause = nil
        reverses = false
        release()
    }
}
