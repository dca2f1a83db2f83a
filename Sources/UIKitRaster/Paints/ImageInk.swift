import CUIKitKernels
import UIKitGeometry

/// How a picture is read between its pixels.
package enum ImageFilter: Hashable, Sendable {
    /// The four nearest pixels, weighted; after averaging, where the picture is shown smaller than half its size.
    case linear
    /// The nearest pixel.
    case nearest
}

/// A bitmap as the colour of a shape, read through a map from device pixels to the bitmap's.
struct ImageInk {
    private let pixels: PixelStorage
    private let part: PixelRect
    private let alpha: UInt32
    private let map: FixedMap
    private let filter: ImageFilter
    private let isTiled: Bool
    private let isOpaque: Bool

    /// Creates an ink from `map`, which takes device space to the bitmap's pixels; nil where it shows nothing.
    ///
    /// Only the pixels of `part`, all of them by default, are read; those at its edges go on outside of it.
    init?(
        _ bitmap: Bitmap,
        part: PixelRect? = nil,
        alpha: UInt8,
        map: CGAffineTransform,
        filter: ImageFilter = .linear,
        isTiled: Bool = false
    ) {
        let whole = PixelRect(size: bitmap.size)
        let part = part?.intersection(whole) ?? whole
        if part.isEmpty || !map.isFinite { return nil }
        self.alpha = UInt32(alpha)
        self.filter = filter
        self.isTiled = isTiled
        // A bilinear reading sees two pixels a side; where the map skips more, average first.
        let columns = filter == .nearest ? 1 : Self.step(map.a, map.c, part.width)
        let rows = filter == .nearest ? 1 : Self.step(map.b, map.d, part.height)
        isOpaque = bitmap.isKnownOpaque
        if columns > 1 || rows > 1 {
            let source = bitmap.reduced(part, columns: columns, rows: rows)
            pixels = source.pixels
            self.part = PixelRect(size: source.size)
            let origin = CGAffineTransform(
                translationX: -CGFloat(part.minX),
                y: -CGFloat(part.minY)
            )
            let scale = CGAffineTransform(scaleX: 1 / CGFloat(columns), y: 1 / CGFloat(rows))
            self.map = FixedMap(map.concatenating(origin).concatenating(scale))
        } else {
            pixels = bitmap.pixels
            self.part = part
            let origin = CGAffineTransform(
                translationX: -CGFloat(part.minX),
                y: -CGFloat(part.minY)
            )
            self.map = FixedMap(map.concatenating(origin))
        }
    }

    /// Creates the ink of a pattern under `transform`.
    init?(_ pattern: Tiling, _ transform: CGAffineTransform) {
        let size = pattern.bitmap.size
        if size.area == 0 || !(pattern.size.width > 0 && pattern.size.height > 0) { return nil }
        let toDevice = CGAffineTransform(
            scaleX: pattern.size.width / CGFloat(size.width),
            y: pattern.size.height / CGFloat(size.height)
        ).concatenating(pattern.transform).concatenating(transform)
        if !toDevice.isFinite || !toDevice.isInvertible { return nil }
        var map = toDevice.inverted()
        if map.isAxisParallel && map.a == 1 && map.d == 1 {
            // Copies that are as large as on screen start on whole pixels.
            map.tx = (map.tx + 0.5).rounded(.down)
            map.ty = (map.ty + 0.5).rounded(.down)
        }
        self.init(
            pattern.bitmap,
            alpha: PixelColor.byte(pattern.alpha),
            map: map,
            isTiled: true
        )
    }

    /// Lends the ink in the form that the kernels read.
    func lend(_ ink: inout uik_ink, _ body: (inout uik_ink) -> Void) {
        ink.alpha = alpha
        ink.picture = pixels.picture(part)
        ink.u = map.tx
        ink.v = map.ty
        ink.across_u = map.a
        ink.across_v = map.b
        ink.down_u = map.c
        ink.down_v = map.d
        ink.is_exact = map.isExact ? 1 : 0
        ink.is_tiled = isTiled ? 1 : 0
        ink.is_nearest = filter == .nearest ? 1 : 0
        ink.is_opaque = isOpaque ? 1 : 0
        body(&ink)
        withExtendedLifetime(pixels) {}
    }

    /// How many pixels to average into one before the map is followed.
    static func step(_ x: CGFloat, _ y: CGFloat, _ most: Int) -> Int {
        let length = (x * x + y * y).squareRoot()
        return max(1, min(most, PixelScale.clamped(length.rounded(.down))))
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

    /// Creates the map nearest to `map`; where rows are slanted, on the grid that the kernels read squares on.
    init(_ map: CGAffineTransform) {
        let grid = map.b == 0 ? 1 : CGFloat(UIK_PLACE_GRID)
        func fixed(_ value: CGFloat) -> Int64 {
            let scaled = (value * (4_294_967_296 / grid)).rounded() * grid
            return scaled.isNaN ? 0 : Int64(max(-9e18, min(9e18, scaled)))
        }
        a = fixed(map.a)
        b = fixed(map.b)
        c = fixed(map.c)
        d = fixed(map.d)
        tx = fixed(map.a / 2 + map.c / 2 + map.tx - 0.5)
        ty = fixed(map.b / 2 + map.d / 2 + map.ty - 0.5)
    }

    /// Whether every device pixel is one pixel of the bitmap, moved by whole pixels.
    var isExact: Bool {
        let one = Int64(1) << 32
        return a == one && b == 0 && c == 0 && d == one && tx & (one - 1) == 0
            && ty & (one - 1) == 0
    }
}
