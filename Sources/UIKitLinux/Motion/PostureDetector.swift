package import UIKitGeometry
package import UIKitPlatform

/// Tells how a panel is held from what an accelerometer measures at rest.
package struct PostureDetector: Hashable, Sendable {
    /// Degrees that a direction must be nearer than the present one before it is believed.
    ///
    /// Policy: at 45° between two, neither flickers.
    package static let hysteresis = 15.0
    /// Seconds that it must last.
    ///
    /// Policy.
    package static let settling: TimeInterval = 0.3

    /// How the panel is held; nil before anything was measured.
    package private(set) var posture: DevicePosture?
    private var candidate: (posture: DevicePosture, since: MonotonicTime)? {
        get { candidatePosture.map { ($0, candidateSince) } }
        set {
            candidatePosture = newValue?.posture
            candidateSince = newValue?.since ?? .zero
        }
    }
    private var candidatePosture: DevicePosture?
    private var candidateSince = MonotonicTime.zero

    /// Creates a detector that knows nothing yet.
    package init() {}

    /// Takes a measurement; the posture when it became another one.
    package mutating func take(
        _ measured: Acceleration,
        at time: MonotonicTime
    ) -> DevicePosture? {
        // In free fall or a shake it says nothing.
        guard measured.isFinite, (0.7...1.3).contains(measured.length) else { return nil }
        let best = Self.directions.max {
            Self.nearness(measured, $0.value) < Self.nearness(measured, $1.value)
        }
        guard let best, best.key != posture else {
            candidate = nil
            return nil
        }
        if let posture, let now = Self.directions[posture] {
            let gain = Self.nearness(measured, best.value) - Self.nearness(measured, now)
            if gain < Self.margin { return nil }
        }
        guard let waiting = candidate, waiting.posture == best.key else {
            candidate = (best.key, time)
            return nil
        }
        guard time.seconds(since: waiting.since) >= Self.settling else { return nil }
        posture = best.key
        candidate = nil
        return best.key
    }

    /// Where up is seen from the panel, for each posture.
    private static let directions: [DevicePosture: Acceleration] = [
        .portrait: Acceleration(x: 0, y: 1, z: 0),
        .portraitUpsideDown: Acceleration(x: 0, y: -1, z: 0),
        .landscapeLeft: Acceleration(x: 1, y: 0, z: 0),
        .landscapeRight: Acceleration(x: -1, y: 0, z: 0),
        .faceUp: Acceleration(x: 0, y: 0, z: 1), .faceDown: Acceleration(x: 0, y: 0, z: -1),
    ]

    /// The cosine of the angle between two directions.
    private static func nearness(_ a: Acceleration, _ b: Acceleration) -> Double {
        (a.x * b.x + a.y * b.y + a.z * b.z) / a.length
    }

    /// The least gain in cosine that counts: that of 7.5° on either side of 45°.
    private static let margin = 0.185
}
