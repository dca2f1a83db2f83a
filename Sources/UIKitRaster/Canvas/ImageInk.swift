import CUIKitKernels
import UIKitGeometry

/// A bitmap as the colour of a shape, read through a map from device pixels to the bitmap's.
struct ImageInk {
    private let pixels: PixelStorage
    private let size: PixelSize
    private let alpha: UInt32
    private let map: FixedMap
    private let fetched: PixelStorage?

    /// Creates an ink from `map`, which takes device space to the bitmap's pixels; nil where it shows nothing.
    ///
    /// `width` is that of the widest row that is going to be painted, in pixels.
    init?(_ bitmap: Bitmap, alpha: UInt8, map: CGAffineTransform, width: Int) {
        if bitmap.size.area == 0 || alpha == 0 || !map.isFinite { return nil }
        self.alpha = UInt32(alpha)
        // A bilinear reading sees two pixels a side; where the map skips more, average first.
        let columns = Self.step(map.a, map.c, bitmap.size.width)
        let rows = Self.step(map.b, map.d, bitmap.size.height)
        if columns > 1 || rows > 1 {
            let source = Self.reduced(bitmap, columns, rows)
            pixels = source.pixels
            size = source.size
            let scale = CGAffineTransform(scaleX: 1 / CGFloat(columns), y: 1 / CGFloat(rows))
            self.map = FixedMap(map.concatenating(scale))
        } else {
            pixels = bitmap.pixels
            size = bitmap.size
            self.map = FixedMap(map)
        }
        fetched = self.map.isExact ? nil : PixelStorage(width: width, height: 1)
    }

    /// Lends the ink in the form that the kernels read.
    func lend(_ body: (UnsafePointer<uik_ink>) -> Void) {
        var picture = uik_picture(
            pixels: UnsafePointer(pixels.row(0)),
            stride: pixels.stride,
            width: Int32(size.width),
            height: Int32(size.height)
        )
        withUnsafePointer(to: &picture) { picture in
            var ink = uik_ink()
            ink.alpha = alpha
            ink.picture = picture
            ink.u = map.tx
            ink.v = map.ty
            ink.across_u = map.a
            ink.across_v = map.b
            ink.down_u = map.c
            ink.down_v = map.d
            ink.row = fetched?.row(0)
            body(&ink)
        }
    }

    /// How many pixels to average into one before the map is followed.
    private static func step(_ x: CGFloat, _ y: CGFloat, _ most: Int) -> Int {
        let length = (x * x + y * y).squareRoot()
        return max(1, min(most, PixelScale.clamped(length.rounded(.down))))
    }

    private static func reduced(_ bitmap: Bitmap, _ columns: Int, _ rows: Int) -> Bitmap {
        let size = PixelSize(
            width: (bitmap.size.width + columns - 1) / columns,
            height: (bitmap.size.height + rows - 1) / rows
        )
        var result = Bitmap(size: size)
        let target = result.uniquePixels()
        var picture = uik_picture(
            pixels: UnsafePointer(bitmap.pixels.row(0)),
            stride: bitmap.stride,
            width: Int32(bitmap.size.width),
            height: Int32(bitmap.size.height)
        )
        uik_reduce(target.row(0), target.stride, &picture, Int32(columns), Int32(rows))
        return result
    }
}

/// A map from the middles of device pixels to a bitmap's pixels, times 2³².
///
/// Whole numbers, so that where a row starts doesn't change what its pixels read.
private struct FixedMap {
    let a: Int64
    let b: Int64
    let c: Int64
    let d: Int64
    let tx: Int64
    let ty: Int64

    init(_ map: CGAffineTransform) {
        a = Self.fixed(map.a)
        b = Self.fixed(map.b)
        c = Self.fixed(map.c)
        d = Self.fixed(map.d)
        tx = Self.fixed(map.a / 2 + map.c / 2 + map.tx - 0.5)
        ty = Self.fixed(map.b / 2 + map.d / 2 + map.ty - 0.5)
    }

    /// Whether every device pixel is one pixel of the bitmap, moved by whole pixels.
    var isExact: Bool {
        let one = Int64(1) << 32
        return a == one && b == 0 && c == 0 && d == one && tx & (one - 1) == 0
            && ty & (one - 1) == 0
    }

    private static func fixed(_ value: CGFloat) -> Int64 {
        let scaled = (value * 4_294_967_296).rounded()
        return scaled.isNaN ? 0 : Int64(max(-9e18, min(9e18, scaled)))
    }
}
