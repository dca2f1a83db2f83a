import UIKitGeometry

/// What bends a smooth curve at its values; missing numbers are 0.
struct KeyframeBends {
    /// 1 makes it straight.
    var tension: [CGFloat] = []
    /// −1 makes a corner.
    var continuity: [CGFloat] = []
    /// Where it swings out: −1 before the value, 1 after.
    var bias: [CGFloat] = []
}

/// A smooth curve through the values of a keyframe animation.
///
/// Between two values runs a cubic Hermite curve; its slopes follow from the values beside them.
/// Source: [Kochanek–Bartels splines], see `docs/sources.md`.
struct KeyframeSpline {
    private let kind: AnimatableValue
    private let points: [[CGFloat]]
    /// For each step the slope at its start and at its end, in ways per step.
    private let slopes: [(start: [CGFloat], end: [CGFloat])]
    /// How long each step is.
    let lengths: [CGFloat]

    /// Samples of a step from which its length is taken.
    private static let samples = 16

    /// Creates the curve; nil for values of different kinds.
    init?(_ frames: [AnimatableValue], _ times: [CGFloat]?, _ bends: KeyframeBends) {
        guard let first = frames.first else { return nil }
        var points: [[CGFloat]] = []
        for frame in frames {
            let numbers = frame.numbers(after: points.last)
            guard !numbers.isEmpty, numbers.count == first.numbers(after: nil).count else {
                return nil
            }
            points.append(numbers)
        }
        kind = first
        self.points = points
        let steps = points.count - 1
        var slopes: [(start: [CGFloat], end: [CGFloat])] = []
        for step in 0..<steps {
            let start = Self.slope(points, times, bends, at: step, leaving: true)
            let end = Self.slope(points, times, bends, at: step + 1, leaving: false)
            slopes.append((start, end))
        }
        self.slopes = slopes
        lengths = (0..<steps).map { step in
            var length: CGFloat = 0
            var last = points[step]
            for sample in 1...Self.samples {
                let share = CGFloat(sample) / CGFloat(Self.samples)
                let next = Self.mix(points[step], points[step + 1], slopes[step], share)
                length += zip(last, next).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
                    .squareRoot()
                last = next
            }
            return length
        }
    }

    /// The value at `share` of a step.
    func value(in step: Int, at share: CGFloat) -> AnimatableValue {
        let step = min(step, points.count - 2)
        return kind.with(Self.mix(points[step], points[step + 1], slopes[step], share))
    }

    /// The slope at a value, for the step that leaves it or the one that arrives.
    private static func slope(
        _ points: [[CGFloat]],
        _ times: [CGFloat]?,
        _ bends: KeyframeBends,
        at index: Int,
        leaving: Bool
    ) -> [CGFloat] {
        func number(_ list: [CGFloat]) -> CGFloat {
            let number = list.indices.contains(index) ? list[index] : 0
            return number.isFinite ? number : 0
        }
        let last = points.count - 1
        let before = index > 0 ? difference(points[index - 1], points[index]) : nil
        let after = index < last ? difference(points[index], points[index + 1]) : nil
        guard let past = before ?? after, let coming = after ?? before else { return points[0] }
        let tension = number(bends.tension)
        let continuity = number(bends.continuity) * (leaving ? 1 : -1)
        let bias = number(bends.bias)
        let first = (1 - tension) * (1 + bias) * (1 + continuity) / 2
        let second = (1 - tension) * (1 - bias) * (1 - continuity) / 2
        // Steps of different lengths in time share one speed at the value between them.
        var weight: CGFloat = 1
        if let times, times.count == points.count, index > 0, index < last {
            let (early, late) = (times[index] - times[index - 1], times[index + 1] - times[index])
            let own = leaving ? late : early
            if early + late > 0, early >= 0, late >= 0 { weight = 2 * own / (early + late) }
        }
        return zip(past, coming).map { ($0 * first + $1 * second) * weight }
    }

    private static func difference(_ a: [CGFloat], _ b: [CGFloat]) -> [CGFloat] {
        zip(a, b).map { $1 - $0 }
    }

    private static func mix(
        _ a: [CGFloat],
        _ b: [CGFloat],
        _ slopes: (start: [CGFloat], end: [CGFloat]),
        _ t: CGFloat
    ) -> [CGFloat] {
        let square = t * t
        let cube = square * t
        return a.indices.map { index in
            a[index] * (2 * cube - 3 * square + 1) + b[index] * (3 * square - 2 * cube)
                + slopes.start[index] * (cube - 2 * square + t)
                + slopes.end[index] * (cube - square)
        }
    }
}
