/// How long things took, exact to a tenth of a millisecond up to a second, in memory that does not grow.
package struct LatencyHistogram: Hashable, Sendable {
    /// Microseconds that one class of the histogram spans.
    package static let resolution: Int64 = 100
    private static let classes = 10_000

    /// How many were counted.
    package private(set) var count = 0
    /// The longest, in microseconds.
    package private(set) var longest: Int64 = 0
    private var counts = [Int](repeating: 0, count: LatencyHistogram.classes + 1)

    /// Creates an empty histogram.
    package init() {}

    /// Counts a duration in microseconds; negative ones count as 0, more than a second as one class.
    package mutating func add(microseconds: Int64) {
        let value = max(0, microseconds)
        count += 1
        longest = max(longest, value)
        counts[Int(min(value / Self.resolution, Int64(Self.classes)))] += 1
    }

    /// The duration in microseconds that the share `percent` of all did not exceed, to the resolution; nil when there are none.
    package func percentile(_ percent: Double) -> Int64? {
        guard count > 0 else { return nil }
        let rank = max(1, Int((Double(count) * min(100, max(0, percent)) / 100).rounded(.up)))
        var seen = 0
        for (index, number) in counts.enumerated() {
            seen += number
            if seen >= rank {
                if index == Self.classes { return longest }
                return min(longest, (Int64(index) + 1) * Self.resolution)
            }
        }
        return longest
    }

    /// One line: how many, and the percentiles in milliseconds.
    package var summary: String {
        guard count > 0 else { return "none" }
        let parts = [50.0, 90, 99].map { percent in
            "p\(Int(percent)) \(Self.text(percentile(percent) ?? 0))"
        }
        return "\(count): " + parts.joined(separator: ", ") + ", longest \(Self.text(longest)) ms"
    }

    private static func text(_ microseconds: Int64) -> String {
        "\(microseconds / 1000).\(microseconds / 100 % 10)"
    }
}
