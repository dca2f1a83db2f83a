/// Makes damaged pictures out of sound ones; the same seed makes the same.
struct Mutator {
    private var state: UInt64
    private let pictures: [[UInt8]]

    /// Creates a mutator of `pictures`, of which there is at least one.
    init(seed: UInt64, pictures: [[UInt8]]) {
        state = seed
        self.pictures = pictures
    }

    /// The next damaged picture.
    mutating func next() -> [UInt8] {
        var bytes = pictures[roll(pictures.count)]
        for _ in 0...roll(4) {
            if bytes.isEmpty { return bytes }
            let place = roll(bytes.count)
            switch roll(8) {
            case 0: bytes[place] ^= 1 << UInt8(roll(8))
            case 1: bytes[place] = UInt8(roll(256))
            case 2: bytes[place] = [0, 0xFF, 0x7F, 0x80][roll(4)]
            case 3: bytes.removeSubrange(place..<min(bytes.count, place + 1 + roll(16)))
            case 4:
                bytes.insert(contentsOf: (0...roll(16)).map { _ in UInt8(roll(256)) }, at: place)
            case 5: bytes.removeLast(bytes.count - place)
            case 6:
                let other = pictures[roll(pictures.count)]
                let start = roll(other.count)
                bytes.replaceSubrange(place..., with: other[start...])
            default:
                let length = min(roll(32), bytes.count - place)
                bytes.insert(contentsOf: bytes[place..<(place + length)], at: roll(bytes.count))
            }
        }
        // With sums made right, half of the damaged PNGs get past the first check.
        if roll(2) == 0 { mendCheckSums(&bytes) }
        return bytes
    }

    private mutating func roll(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ value >> 31) % UInt64(limit))
    }

    /// Puts the right check sum behind every part of a PNG.
    private func mendCheckSums(_ bytes: inout [UInt8]) {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return }
        var place = 8
        while place + 12 <= bytes.count {
            let length = bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
            let end = place + 8 + length
            if end + 4 > bytes.count { return }
            var sum: UInt32 = 0xFFFF_FFFF
            for byte in bytes[(place + 4)..<end] {
                sum ^= UInt32(byte)
                for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
            }
            for index in 0..<4 {
                bytes[end + index] = UInt8(truncatingIfNeeded: ~sum >> UInt32(24 - 8 * index))
            }
            place = end + 4
        }
    }
}
