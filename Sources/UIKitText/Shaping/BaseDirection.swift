/// Which way a paragraph is read, by its first letter with a direction.
///
/// Unicode's rules P2 and P3: what stands between the marks of an isolate doesn't count.
enum BaseDirection {
    /// Whether the first letter that has a direction is read from right to left; nil without such a letter.
    static func isRightToLeft(_ text: [UInt8]) -> Bool? {
        // Text in the plainest letters is by far the most frequent.
        let first = text.first { $0 >= 0x80 || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) }
        guard let first else { return nil }
        if first < 0x80 { return false }
        var isolates = 0
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0x2066...0x2068: isolates += 1
            case 0x2069: isolates = max(0, isolates - 1)
            case 0x200E where isolates == 0: return false
            case 0x200F, 0x061C: if isolates == 0 { return true }
            default:
                if isolates > 0 || !isStrong(scalar) { continue }
                return isInRightToLeftBlock(scalar.value)
            }
        }
        return nil
    }

    /// Letters have a direction; digits, marks, signs and spaces have none.
    private static func isStrong(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .letterNumber, .spacingMark, .privateUse:
            true
        default: false
        }
    }

    /// Unicode's blocks of scripts that are read from right to left.
    private static func isInRightToLeftBlock(_ value: UInt32) -> Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
            0x1E800...0x1EFFF:
            true
        default: false
        }
    }
}
