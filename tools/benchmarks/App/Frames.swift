/// The times of frames, and what is said of them, in milliseconds to three places.
struct Frames {
    private var nanoseconds: [Int64] = []

    /// Adds the time of one frame.
    mutating func add(_ time: Duration) {
        nanoseconds.append(
            time.components.attoseconds / 1_000_000_000 + time.components.seconds * 1_000_000_000
        )
    }

    var minimum: Double { milliseconds(nanoseconds.min() ?? 0) }
    var maximum: Double { milliseconds(nanoseconds.max() ?? 0) }
    var median: Double { milliseconds(middle) }
    /// The median as a part of 16.667 ms, in per cent to one place.
    var share: Double { (Double(middle) / 16_666_667 * 1_000).rounded() / 10 }

    private var middle: Int64 {
        nanoseconds.isEmpty ? 0 : nanoseconds.sorted()[nanoseconds.count / 2]
    }

    private func milliseconds(_ time: Int64) -> Double { (Double(time) / 1_000).rounded() / 1_000 }
}
