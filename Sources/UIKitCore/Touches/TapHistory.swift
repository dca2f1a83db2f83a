import UIKitGeometry

/// Remembers taps of the last moment, so that the next touch knows its `tapCount`.
@MainActor struct TapHistory {
    private struct Tap {
        let window: ObjectIdentifier
        let location: CGPoint
        let upTime: MonotonicTime
        let count: Int
    }

    private var taps: [Tap] = []

    /// The tap count of a touch that comes down at `sample`; uses up the tap that it follows.
    mutating func countForTouch(in window: UIWindow, at sample: TouchSample) -> Int {
        let interval = GesturePolicy.tapMaximumInterval
        taps.removeAll { sample.time > $0.upTime.advanced(by: interval) }
        let id = ObjectIdentifier(window)
        guard
            let index = taps.lastIndex(where: {
                $0.window == id
                    && $0.location.distance(to: sample.location)
                        <= GesturePolicy.tapMaximumDistance
            })
        else { return 1 }
        return taps.remove(at: index).count + 1
    }

    /// Writes down a touch that was lifted, when it was short and still enough for a tap.
    mutating func record(_ touch: UITouch) {
        guard let window = touch.window, !touch.hasLeftTapRange,
            touch.current.time
                <= touch.first.time.advanced(by: GesturePolicy.tapMaximumDuration)
        else { return }
        taps.append(
            Tap(
                window: ObjectIdentifier(window),
                location: touch.first.location,
                upTime: touch.current.time,
                count: touch.tapCount
            )
        )
    }
}
