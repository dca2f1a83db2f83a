package import UIKitGeometry

/// A pace: a cubic Bézier curve from (0, 0) to (1, 1) that maps time to progress.
package struct CubicCurve: Hashable, Sendable {
    /// The first control point, its x within 0…1.
    package let first: CGPoint
    /// The second control point, its x within 0…1.
    package let second: CGPoint

    /// Creates the curve from its control points; their x are clamped to 0…1, where time runs forwards.
    package init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
        demand(
            x1.isFinite && y1.isFinite && x2.isFinite && y2.isFinite,
            "a timing curve's control points must be finite, not (\(x1), \(y1)), (\(x2), \(y2))"
        )
        first = CGPoint(x: min(1, max(0, x1)), y: y1)
        second = CGPoint(x: min(1, max(0, x2)), y: y2)
    }

    /// The same pace all the way.
    package static let linear = Self(0, 0, 1, 1)
    /// A slow start.
    package static let easeIn = Self(0.42, 0, 1, 1)
    /// A slow end.
    package static let easeOut = Self(0, 0, 0.58, 1)
    /// A slow start and a slow end.
    package static let easeInOut = Self(0.42, 0, 0.58, 1)
    /// What layers use for their implicit animations.
    package static let implicit = Self(0.25, 0.1, 0.25, 1)

    /// The progress at `time`, both as fractions; times outside 0…1 are clamped, progress may overshoot.
    package func value(at time: CGFloat) -> CGFloat {
        if !(time > 0) { return 0 }
        if time >= 1 { return 1 }
        if first.x == first.y && second.x == second.y { return time }
        return Self.component(first.y, second.y, at: parameter(at: time))
    }

    /// How fast the progress grows at `time`; 0 outside 0…1.
    package func slope(at time: CGFloat) -> CGFloat {
        if !(time >= 0 && time <= 1) { return 0 }
        let s = parameter(at: time)
        let run = Self.derivative(first.x, second.x, at: s)
        let rise = Self.derivative(first.y, second.y, at: s)
        return run > 0 ? rise / run : 0
    }

    /// The curve parameter where x is `time`: Newton's method, kept inside a shrinking bracket.
    private func parameter(at time: CGFloat) -> CGFloat {
        var low: CGFloat = 0
        var high: CGFloat = 1
        var s = time
        for _ in 0..<64 {
            let error = Self.component(first.x, second.x, at: s) - time
            if abs(error) < 1e-12 { return s }
            if error > 0 { high = s } else { low = s }
            let slope = Self.derivative(first.x, second.x, at: s)
            let next = s - error / slope
            s = slope > 0 && next > low && next < high ? next : (low + high) / 2
        }
        return s
    }

    /// One coordinate of the curve whose inner control values are `p` and `q`.
    private static func component(_ p: CGFloat, _ q: CGFloat, at s: CGFloat) -> CGFloat {
        let cubic = 3 * p - 3 * q + 1
        let square = 3 * q - 6 * p
        return ((cubic * s + square) * s + 3 * p) * s
    }

    /// The derivative of `component`.
    private static func derivative(_ p: CGFloat, _ q: CGFloat, at s: CGFloat) -> CGFloat {
        let cubic = 3 * p - 3 * q + 1
        let square = 3 * q - 6 * p
        return (3 * cubic * s + 2 * square) * s + 3 * p
    }
}
