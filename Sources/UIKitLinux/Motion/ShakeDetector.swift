package import UIKitGeometry

/// Tells a shake from what an accelerometer measures: several strong jerks back and forth within a second.
package struct ShakeDetector: Hashable, Sendable {
    /// How far from what it was a moment ago an acceleration counts as a jerk, in multiples of gravity.
    ///
    /// Policy.
    package static let strength = 1.2
    /// Jerks that are a shake.
    ///
    /// Policy.
    package static let count = 3
    /// Seconds within which they must come, and for which nothing is a second shake.
    ///
    /// Policy.
    package static let window: TimeInterval = 1

    private var slow: Acceleration?
    private var jerks: [MonotonicTime] = []
    private var quietUntil = MonotonicTime.zero
    private var lastSign = 0.0

    /// Creates a detector that knows nothing yet.
    package init() {}

    /// Takes a measurement; whether it completes a shake.
    package mutating func take(_ measured: Acceleration, at time: MonotonicTime) -> Bool {
        guard measured.isFinite else { return false }
        guard let before = slow else {
            slow = measured
            return false
        }
        // What changes slowly is gravity and how the panel is held.
        slow = before.mixed(with: measured, share: 0.1)
        let jerk = measured.less(before)
        let size = jerk.length
        guard size >= Self.strength, time >= quietUntil else { return false }
        let largest = [jerk.x, jerk.y, jerk.z].max { abs($0) < abs($1) } ?? 0
        let sign = largest < 0 ? -1.0 : 1.0
        // The same jerk seen twice is one; back and forth are two.
        if sign == lastSign, let last = jerks.last, time.seconds(since: last) < 0.1 { return false }
        lastSign = sign
        jerks.append(time)
        jerks.removeAll { time.seconds(since: $0) > Self.window }
        guard jerks.count >= Self.count else { return false }
        jerks = []
        quietUntil = time.advanced(by: Self.window)
        return true
    }
}

/// An acceleration in multiples of gravity: x to the panel's right, y to its top, z out of it.
///
/// At rest it points up.
package struct Acceleration: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var z: Double

    /// Creates an acceleration.
    package init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }
    var length: Double { (x * x + y * y + z * z).squareRoot() }

    func less(_ other: Self) -> Self { Self(x: x - other.x, y: y - other.y, z: z - other.z) }

    func mixed(with other: Self, share: Double) -> Self {
        Self(
            x: x + (other.x - x) * share,
            y: y + (other.y - y) * share,
            z: z + (other.z - z) * share
        )
    }
}
