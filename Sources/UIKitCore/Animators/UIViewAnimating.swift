public import UIKitGeometry

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
    /// Nothing yet, or it is done.
    case inactive = 0
    /// Its animations run or are paused.
    case active = 1
    /// Its animations were stopped and wait for `finishAnimation(at:)`.
    case stopped = 2
}

/// Where an animator leaves what it changed.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// As it was set.
    case end = 0
    /// As it was before.
    case start = 1
    /// As it is seen.
    case current = 2
}

/// Something that runs animations and lets them be steered.
@MainActor public protocol UIViewAnimating: AnyObject {
    /// What it is doing.
    var state: UIViewAnimatingState { get }
    /// Whether animations are on their way.
    var isRunning: Bool { get }
    /// Whether they go back to their start.
    var isReversed: Bool { get set }
    /// How far they are, 0…1.
    var fractionComplete: CGFloat { get set }
    /// Starts, or goes on.
    func startAnimation()
    /// Starts after so many seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses where things are.
    func pauseAnimation()
    /// Stops where things are; for good with true, else until `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Leaves what was stopped at a position and tells everybody.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that animates what closures change.
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that start after `delayFactor`, 0…1, of what is left.
    func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping @MainActor () -> Void)
    /// Adds a call for the end.
    func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)
    /// Goes on from a pause with another pace, or another duration for the rest.
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    )
}
