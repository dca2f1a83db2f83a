import UIKitGeometry

/// Numbers that look random and are the same for the same seed on every machine.
package struct RandomSource: RandomNumberGenerator {
    private var state: UInt64

    /// Starts from `seed`.
    package init(seed: UInt64) { state = seed }

    /// The next 64 bits (SplitMix64).
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Whether one in `count` happens.
    package mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

    /// A number from 0 to `limit` − 1.
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }

    /// A point inside `size`.
    mutating func point(in size: CGSize) -> CGPoint {
        CGPoint(x: CGFloat(below(Int(size.width))), y: CGFloat(below(Int(size.height))))
    }

    /// A frame somewhere inside `size`.
    mutating func frame(in size: CGSize) -> CGRect {
        let origin = point(in: size)
        return CGRect(
            x: origin.x - size.width / 4,
            y: origin.y - size.height / 4,
            width: CGFloat(8 + below(Int(size.width))),
            height: CGFloat(8 + below(Int(size.height)))
        )
    }
}
