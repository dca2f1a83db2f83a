import UIKitImages

/// The files of the decoders' test suites.
enum SeedPictures {
    /// The files in a suite: the fifth word of each line, in hexadecimal; none where it cannot be read.
    static func read(_ path: String) -> [[UInt8]] {
        guard let bytes = try? ByteFile.read(path) else { return [] }
        return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line -> [UInt8]? in
            let words = line.split(separator: UInt8(ascii: " "))
            guard words.count == 6 else { return nil }
            let digits = words[4]
            return stride(from: digits.startIndex, to: digits.endIndex - 1, by: 2).map {
                value(digits[$0]) << 4 | value(digits[$0 + 1])
            }
        }
    }

    private static func value(_ digit: UInt8) -> UInt8 {
        digit > 0x60 ? digit &- 0x57 : digit &- 0x30
    }
}
