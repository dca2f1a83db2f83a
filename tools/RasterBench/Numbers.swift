import UIKitGeometry
import UIKitRaster

/// The scenes' numbers: a congruential generator, the same for every peer.
struct Numbers {
    private var state: UInt32

    init(seed: UInt32) { state = seed }

    private mutating func step() -> UInt32 {
        state = state &* 1_664_525 &+ 1_013_904_223
        return state
    }

    /// A number from 0 to one less than `limit`.
    mutating func below(_ limit: UInt32) -> Int { Int(((step() >> 16) * limit) >> 16) }

    /// A colour with an alpha byte.
    mutating func paint(alpha: UInt32 = 255) -> Paint {
        let color = step() >> 8
        return .solid(
            PixelColor(
                red: CGFloat(color >> 16) / 255,
                green: CGFloat(color >> 8 & 255) / 255,
                blue: CGFloat(color & 255) / 255,
                alpha: CGFloat(alpha) / 255
            )
        )
    }

    /// The nearest 64th.
    static func q64(_ value: Double) -> Double { (value * 64 + 0.5).rounded(.down) / 64 }
}
