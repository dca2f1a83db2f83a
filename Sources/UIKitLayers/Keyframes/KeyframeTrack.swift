import UIKitGeometry

/// What a keyframe block gathers while its closure runs: for each property of each layer, when it
/// goes where.
///
/// A property keeps its value until its first keyframe starts and between keyframes. One that
/// starts before the one before it has ended takes over from where that one is then.
@MainActor struct KeyframeTrack {
    /// One property of one layer.
    private struct Row {
        let layer: CALayer
        let key: String
        let path: AnimationKeyPath
        let origin: AnimatableValue
        var steps: [Step]
    }

    /// The way to one value, over a part of the whole time.
    private struct Step {
        let start: CGFloat
        let end: CGFloat
        let value: AnimatableValue
    }

    /// The part of the whole time, 0…1, that changes made now take.
    var span: ClosedRange<CGFloat> = 0...1
    private let mode: CAAnimationCalculationMode
    private var rows: [Row] = []

    init(mode: CAAnimationCalculationMode) { self.mode = mode }

    /// Notes that `path` of `layer` goes to `new` in the present span.
    mutating func note(
        _ layer: CALayer,
        key: String,
        _ path: AnimationKeyPath,
        from old: AnimatableValue,
        to new: AnimatableValue
    ) {
        let step = Step(start: span.lowerBound, end: span.upperBound, value: new)
        let index = rows.firstIndex { $0.layer === layer && $0.path == path }
        if let index {
            rows[index].steps.append(step)
        } else {
            rows.append(Row(layer: layer, key: key, path: path, origin: old, steps: [step]))
        }
    }

    /// The animations that come of it.
    func animations() -> [(layer: CALayer, key: String, animation: CAKeyframeAnimation)] {
        rows.map { row in
            let animation = CAKeyframeAnimation(keyPath: row.key)
            animation.calculationMode = mode
            let (values, times) = Self.frames(of: row, isDiscrete: mode == .discrete)
            animation.setFrames(values, at: times)
            return (row.layer, row.key, animation)
        }
    }

    private static func frames(
        of row: Row,
        isDiscrete: Bool
    ) -> (values: [AnimatableValue], times: [CGFloat]) {
        let order = row.steps.enumerated().sorted {
            ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
        }
        var values = [row.origin]
        var times: [CGFloat] = [0]
        func cut(at time: CGFloat) {
            guard let last = times.last, last > time, times.count > 1 else { return }
            let before = times[times.count - 2]
            let share = last > before ? (time - before) / (last - before) : 1
            let value = values[values.count - 2].interpolated(
                to: values[values.count - 1],
                progress: min(1, max(0, share))
            )
            values[values.count - 1] = value
            times[times.count - 1] = time
        }
        for (_, step) in order {
            cut(at: step.start)
            if let last = values.last, step.start > times[times.count - 1] {
                values.append(last)
                times.append(step.start)
            }
            values.append(step.value)
            times.append(step.end)
        }
        if let last = values.last, times[times.count - 1] < 1 {
            values.append(last)
            times.append(1)
        }
        // In discrete mode one more time says how long the last value stays.
        if isDiscrete { times.append(1) }
        return (values, times)
    }
}
