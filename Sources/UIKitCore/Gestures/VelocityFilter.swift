import UIKitGeometry

/// Works out how fast a value changes: four fifths of the newest sample, one fifth of the velocity before.
///
/// Samples closer than a millisecond are measured together with the next one.
struct VelocityFilter {
    /// Per second; zero before there are two samples.
    private(set) var velocity = CGVector.zero
    /// When the value last changed.
    private(set) var lastChange = MonotonicTime.zero

    private var anchor: (value: CGVector, time: MonotonicTime)?
    private var hasVelocity = false

    /// Starts to measure from `value`, keeping the velocity.
    mutating func rebase(_ value: CGVector, at time: MonotonicTime) { anchor = (value, time) }

    /// Forgets the velocity.
    mutating func clear() {
        velocity = .zero
        hasVelocity = false
    }

    /// Takes the value at `time`.
    mutating func add(_ value: CGVector, at time: MonotonicTime) {
        lastChange = time
        guard let anchor else {
            rebase(value, at: time)
            return
        }
        let interval = time.seconds(since: anchor.time)
        if interval < GesturePolicy.velocityMinimumInterval { return }
        let sample = (value - anchor.value) * (1 / interval)
        let share = GesturePolicy.velocityNewShare
        velocity = hasVelocity ? sample * share + velocity * (1 - share) : sample
        hasVelocity = true
        rebase(value, at: time)
    }

    /// The velocity at `time`: zero when the value rested too long.
    mutating func settle(at time: MonotonicTime) {
        if time > lastChange.advanced(by: GesturePolicy.velocityStaleAfter) { velocity = .zero }
    }
}
