/// Turns eight bits a channel into five or six so that a 4 × 4 block keeps its mean.
///
/// Levels are those of bit replication, which is how displays widen them: a
/// colour that five and six bits can hold exactly comes out exactly, everywhere.
struct OrderedDither {
    /// Level by threshold (0…15) · 256 + value.
    let five: [UInt8]
    let six: [UInt8]

    /// The thresholds of a 4 × 4 block, row by row.
    ///
    /// Source: [Bayer's ordered dither].
    static let block: [UInt8] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

    /// The tables, made at first use.
    static let shared = OrderedDither()

    private init() {
        five = Self.table { $0 << 3 | $0 >> 2 }
        six = Self.table { $0 << 2 | $0 >> 4 }
    }

    private static func table(_ widened: (Int) -> Int) -> [UInt8] {
        var table = [UInt8](repeating: 0, count: 16 * 256)
        var level = 0
        for value in 0..<256 {
            while widened(level + 1) <= value { level += 1 }
            let low = widened(level)
            let step = widened(level + 1) - low
            for threshold in 0..<16 {
                let isUp = (value - low) * 32 > step * (2 * threshold + 1)
                table[threshold << 8 | value] = UInt8(isUp ? level + 1 : level)
            }
        }
        return table
    }
}
