/// Text that is shaped in one go: Latin letters, digits and common signs, read from the left.
///
/// Nearly all labels are of this kind. It has one script and one direction, every scalar is a letter of its own, and
/// white space is spaces only, so nothing has to be found out about it but its glyphs.
enum PlainText {
    /// Whether there is a letter; nil for text that is not plain.
    static func hasLetters(_ text: [UInt8]) -> Bool? {
        text.withUnsafeBufferPointer { bytes in
            var hasLetters = false
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                if byte < 0x80 {
                    if byte < 0x20 || byte == 0x7F { return nil }
                    let small = byte | 0x20
                    if small >= 0x61 && small <= 0x7A { hasLetters = true }
                    index += 1
                    continue
                }
                switch scalar(bytes, index) {
                case let value where letters.contains(value):
                    // The signs for times and divided by stand among the letters.
                    if value != 0xD7 && value != 0xF7 { hasLetters = true }
                    index += 2
                case let value where value < 0x800 && signs.contains(value): index += 2
                case let value where signs.contains(value): index += 3
                default: return nil
                }
            }
            return hasLetters
        }
    }

    /// Latin letters of one scalar: Latin-1, Latin Extended-A and B.
    private static let letters: ClosedRange<UInt32> = 0xC0...0x24F

    /// Signs that belong to no script: some of Latin-1, dashes, quotes, the ellipsis, the euro.
    private static let signs: Set<UInt32> = [
        0xA1, 0xA2, 0xA3, 0xA5, 0xA7, 0xAB, 0xB0, 0xB1, 0xB2, 0xB3, 0xB5, 0xB6, 0xB7, 0xB9, 0xBB,
        0xBC,
        0xBD, 0xBE, 0xBF, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026, 0x20AC,
    ]

    /// The scalar of two or three bytes at an index; 0 for any other.
    private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt32 {
        func rest(_ offset: Int) -> UInt32? {
            guard index + offset < bytes.count, bytes[index + offset] & 0xC0 == 0x80 else {
                return nil
            }
            return UInt32(bytes[index + offset] & 0x3F)
        }
        let first = UInt32(bytes[index])
        if first & 0xE0 == 0xC0, let second = rest(1) { return (first & 0x1F) << 6 | second }
        if first & 0xF0 == 0xE0, let second = rest(1), let third = rest(2) {
            return (first & 0x0F) << 12 | second << 6 | third
        }
        return 0
    }
}
