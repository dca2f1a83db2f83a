/// Text of every kind, at random.
struct RandomText {
    private static let ranges: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0x20...0x7E, 0x61...0x7A, 0xC0...0x17F, 0x300...0x36F, 0x391...0x3C9,
        0x410...0x44F, 0x5D0...0x5EA, 0x621...0x64A, 0x64B...0x652, 0x905...0x94D, 0xE01...0xE4E,
        0x1100...0x11FF, 0x2000...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x3041...0x30FF,
        0x4E00...0x4FFF, 0xAC00...0xACFF, 0xFE00...0xFE0F, 0x1F600...0x1F64F, 0x1F1E6...0x1F1FF,
        0x0...0x1F, 0x7F...0x9F, 0xFFF0...0xFFFD, 0xE0001...0xE007F, 0x10FF00...0x10FFFF,
    ]

    /// A text of up to `count` characters; `isPlain` leaves out what has no width of its own.
    static func text(
        count: Int,
        isPlain: Bool = false,
        _ generator: inout SeededGenerator
    ) -> String {
        var result = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...count, using: &generator) {
            if Int.random(in: 0..<6, using: &generator) == 0 {
                result.append(" ")
                continue
            }
            let range =
                isPlain
                ? ranges[Int.random(in: 0..<4, using: &generator)]
                : ranges.randomElement(using: &generator) ?? 0x20...0x7E
            if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
