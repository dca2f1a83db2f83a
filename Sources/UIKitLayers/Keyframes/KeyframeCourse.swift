import UIKitDrawing
import UIKitGeometry

/// The way of a keyframe animation through its values, worked out once.
///
/// In: the settings as given. Out: the value at each place of the way, 0 at its start and 1 at its
/// end. Settings that do not fit each other (too few key times, times that run backwards) fall back
/// to the even spread and to rising times.
struct KeyframeCourse {
    private enum Stops {
        /// Straight from value to value.
        case values([AnimatableValue])
        /// Along a smooth curve.
        case spline(KeyframeSpline)
        /// Along a path.
        case path(KeyframePath)
    }

    private let stops: Stops
    private let times: [CGFloat]
    private let paces: [CubicCurve]
    private let isDiscrete: Bool

    init(
        frames: [AnimatableValue],
        path: CGPath?,
        keyTimes: [CGFloat]?,
        paces: [CubicCurve]?,
        mode: CAAnimationCalculationMode,
        bends: KeyframeBends
    ) {
        isDiscrete = mode == .discrete
        let isPaced = mode == .paced || mode == .cubicPaced
        self.paces = isPaced ? [] : paces ?? []
        let lengths: [CGFloat]
        if let path {
            let way = KeyframePath(path.path)
            stops = .path(way)
            lengths = way.lengths
        } else if mode == .cubic || mode == .cubicPaced, frames.count > 2,
            let spline = KeyframeSpline(frames, isPaced ? nil : keyTimes, bends)
        {
            stops = .spline(spline)
            lengths = spline.lengths
        } else {
            stops = .values(frames)
            lengths = zip(frames, frames.dropFirst()).map { $0.distance(to: $1) }
        }
        let steps = isDiscrete ? lengths.count + 1 : lengths.count
        if isPaced {
            times = Self.paced(lengths)
        } else {
            times = Self.rising(keyTimes, steps: steps)
        }
    }

    /// The value at `place`; nil when there are no values.
    func value(at place: CGFloat) -> AnimatableValue? {
        let (index, share) = step(at: place)
        switch stops {
        case .values(let values):
            guard let first = values.first else { return nil }
            if values.count == 1 { return first }
            if isDiscrete { return values[min(index, values.count - 1)] }
            return values[index].interpolated(to: values[index + 1], progress: share)
        case .spline(let spline): return spline.value(in: index, at: share)
        case .path(let path): return path.point(in: index, at: share).map { .point($0) }
        }
    }

    /// The angle of the way at `place`, in radians, clockwise from the x axis; 0 without a path.
    func direction(at place: CGFloat) -> CGFloat {
        guard case .path(let path) = stops else { return 0 }
        let (index, share) = step(at: place)
        return path.direction(in: index, at: share)
    }

    /// The step at `place`, and the share of it that has been made.
    private func step(at place: CGFloat) -> (index: Int, share: CGFloat) {
        let steps = times.count - 1
        if steps < 1 { return (0, 1) }
        var index = 0
        while index + 1 < steps && place >= times[index + 1] { index += 1 }
        if isDiscrete { return (index, 0) }
        let span = times[index + 1] - times[index]
        let share = span > 0 ? min(1, max(0, (place - times[index]) / span)) : 1
        return (index, paces.indices.contains(index) ? paces[index].value(at: share) : share)
    }

    /// `times` made to rise within 0…1, or an even spread where they are too few.
    private static func rising(_ times: [CGFloat]?, steps: Int) -> [CGFloat] {
        guard let times, times.count > steps else {
            return (0...max(0, steps)).map { CGFloat($0) / CGFloat(max(1, steps)) }
        }
        var latest: CGFloat = 0
        return times.prefix(steps + 1).map { time in
            if time > latest { latest = min(1, time) }
            return latest
        }
    }

    /// Times at which steps of these lengths are made at the same speed.
    private static func paced(_ lengths: [CGFloat]) -> [CGFloat] {
        let whole = lengths.reduce(0, +)
        guard whole > 0, whole.isFinite else { return rising(nil, steps: lengths.count) }
        var way: CGFloat = 0
        return [0]
            + lengths.map { length in
                way += length
                return min(1, way / whole)
            }
    }
}
