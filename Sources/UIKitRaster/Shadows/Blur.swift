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

    /// The blurred alphas of `bitmap`, `reach` pixels larger on each side.
    static func mask(of bitmap: Bitmap, sigma: CGFloat) -> MaskPatch {
        let (radius, part) = window(sigma)
        let reach = reach(sigma)
        let width = bitmap.size.width + 2 * reach
        let height = bitmap.size.height + 2 * reach
        var bytes = [UInt8](repeating: 0, count: width * height)
        bytes.withUnsafeMutableBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            for y in 0..<bitmap.size.height {
                uik_alphas(
                    base + (y + reach) * width + reach,
                    bitmap.pixels.row(y),
                    bitmap.size.width
                )
            }
        }
        if reach > 0 {
            var room = [UInt8](repeating: 0, count: width * height)
            var sums = [UInt32](repeating: 0, count: width + (width + 3) / 4)
            uik_blur(
                &bytes,
                &room,
                &sums,
                width,
                Int32(width),
                Int32(height),
                Int32(radius),
                UInt32(part)
            )
        }
        return MaskPatch(size: PixelSize(width: width, height: height), bytes: bytes)
    }
}
