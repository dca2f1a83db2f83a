/// Check sums of picture data.
enum CheckSum {
    /// The cyclic redundancy check that PNG's parts end in.
    ///
    /// Source: [PNG specification, annex D] (the polynomial and the direction of the bits).
    static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum = table[Int((sum ^ UInt32(byte)) & 255)] ^ sum >> 8
        }
        return ~sum
    }

    private static let table: [UInt32] = (0..<256).map { index in
        var value = UInt32(index)
        for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        return value
    }
}
