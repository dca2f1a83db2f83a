import UIKitGeometry

/// Guesses where a moving touch will be: straight on, as fast as between its last two samples.
@MainActor enum TouchPrediction {
    /// Samples that may follow the current one of `touch`, as far apart as its last two.
    static func touches(after touch: UITouch) -> [UITouch] {
        let last = touch.current
        let before = touch.merged.last ?? touch.previous
        let interval = last.time.seconds(since: before.time)
        if interval <= 0 { return [] }
        let step = min(interval, GesturePolicy.predictionSpan)
        let count = min(
            Int((GesturePolicy.predictionSpan / step).rounded(.down)),
            GesturePolicy.predictionLimit
        )
        let delta = (last.location - before.location) * (step / interval)
        var previous = last
        return (0..<count).map { _ in
            var next = previous
            next.location = previous.location + delta
            next.time = previous.time.advanced(by: step)
            defer { previous = next }
            return UITouch(copying: touch, sample: next, previous: previous)
        }
    }
}
