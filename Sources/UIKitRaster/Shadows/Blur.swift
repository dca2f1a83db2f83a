import CUIKitKernels
import UIKitGeometry

/// The blurred alpha of any picture, in time that doesn't depend on how far the blur reaches.
enum Blur {
    /// How many pixels the blur of `sigma` reaches to each side.
    static func reach(_ sigma: CGFloat) -> Int {
        let window = window(sigma)
        return 3 * (window.radius + (window.part > 0 ? 1 : 0))
    }

    /// The window that, averaged three times, has the variance of `sigma`: pixels to each side, and
    /// how much of the next one counts, in 256ths.
    private static func window(_ sigma: CGFloat) -> (radius: Int, part: Int) {
        // A window of r pixels to each side has the variance r(r + 1)/3; a third is wanted of each.
        let wanted = sigma * sigma / 3
        let radius = ((1 + 12 * wanted).squareRoot() / 2 - 0.5).rounded(.down)
        let next = (radius + 1) * (radius + 1) - wanted
        let part = (2 * radius + 1) * (wanted - radius * (radius + 1) / 3) / (2 * next)
        return (Int(radius), Int(max(0, min(255, (part * 256).rounded()))))
    }

    /// What blurring takes, used again and again.
    struct Room {
        /// The last result.
        let patch = MaskPatch()
        private var bytes: [UInt8] = []
        private var sums: [UInt32] = []

        /// Makes `patch` the blurred alphas of `bitmap`, `reach` pixels larger on each side.
        mutating func blur(_ bitmap: Bitmap, sigma: CGFloat) {
            let (radius, part) = window(sigma)
            let reach = reach(sigma)
            let width = bitmap.size.width + 2 * reach
            let height = bitmap.size.height + 2 * reach
            if reach > 0 {
                bytes.grow(to: width * height)
                sums.grow(to: width + (width + 3) / 4)
                // What follows the numbers are bytes that have to be zero.
                for index in 0..<width + (width + 3) / 4 { sums[index] = 0 }
            }
            patch.set(size: PixelSize(width: width, height: height)) { mask in
                guard let base = mask.baseAddress else { return }
                for y in 0..<bitmap.size.height {
                    uik_alphas(
                        base + (y + reach) * width + reach,
                        bitmap.pixels.row(y),
                        bitmap.size.width
                    )
                }
                if reach == 0 { return }
                uik_blur(
                    base,
                    &bytes,
                    &sums,
                    width,
                    Int32(width),
                    Int32(height),
                    Int32(radius),
                    UInt32(part)
                )
            }
        }
    }
}

extension Array where Element: FixedWidthInteger {
    /// Makes room for at least `count` numbers; what they were is lost.
    fileprivate mutating func grow(to count: Int) {
        if self.count < count { self = Self(repeating: 0, count: count) }
    }
}
