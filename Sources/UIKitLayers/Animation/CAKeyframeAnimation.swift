public import UIKitGeometry

/// How a keyframe animation gets from one value to the next.
public struct CAAnimationCalculationMode: Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates the mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In between.
    public static let linear = Self(rawValue: "linear")
    /// By a jump.
    public static let discrete = Self(rawValue: "discrete")
}

/// An animation of one property through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in order; nil, the default, animates nothing.
    public final var values: [Any]? {
        didSet { frames = (values ?? []).compactMap(AnimatableValue.init) }
    }
    /// When each value is reached, as rising fractions of the duration; nil spreads them evenly.
    ///
    /// One a value, in discrete mode one more: the end of the last value.
    public final var keyTimes: [CGFloat]?
    /// The paces between the values, one fewer than these; nil is linear.
    public final var timingFunctions: [CAMediaTimingFunction]?
    /// How the animation gets from one value to the next, `.linear` by default.
    public final var calculationMode = CAAnimationCalculationMode.linear

    private var frames: [AnimatableValue] = []

    override package func copyProperties(to other: CAAnimation) {
        super.copyProperties(to: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        other.values = values
        other.keyTimes = keyTimes
        other.timingFunctions = timingFunctions
        other.calculationMode = calculationMode
    }

    override package func value(
        at moment: TimeInterval,
        over current: AnimatableValue
    ) -> AnimatableValue? {
        guard let first = frames.first else { return nil }
        let place = progress(at: moment)
        let isDiscrete = calculationMode == .discrete
        let steps = isDiscrete ? frames.count : max(1, frames.count - 1)
        func time(_ index: Int) -> CGFloat {
            if let keyTimes, keyTimes.count > steps { return keyTimes[index] }
            return CGFloat(index) / CGFloat(steps)
        }
        var index = 0
        while index + 1 < steps && place >= time(index + 1) { index += 1 }
        if isDiscrete { return frames[index] }
        if frames.count == 1 { return first }
        let span = time(index + 1) - time(index)
        let share = span > 0 ? min(1, max(0, (place - time(index)) / span)) : 1
        var pace = share
        if let timingFunctions, timingFunctions.indices.contains(index) {
            pace = timingFunctions[index].curve.value(at: share)
        }
        return frames[index].interpolated(to: frames[index + 1], progress: pace)
    }
}
