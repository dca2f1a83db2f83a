/// Numbers that look random and are the same for the same seed on every machine.
struct RandomNumbers {
    private var state: UInt64

    /// Starts from `seed`.
    init(seed: UInt64) { state = seed }

    /// A number from 0 to `limit` − 1 (SplitMix64).
    mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((bits ^ (bits >> 31)) % UInt64(max(limit, 1)))
    }
}
