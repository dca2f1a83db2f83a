import CUIKitKernels
package import UIKitGeometry

/// Draws into a bitmap, inside a clip region of device pixels.
///
/// Shapes are given in user space and mapped by `transform` to device pixels. Every
/// pixel of a shape is blended exactly once and its coverage does not depend on the
/// clip, so painting a damaged region gives the same bytes as painting everything.
package final class Canvas {
    /// What `save()` keeps and `restore()` brings back.
    struct State {
        var transform = CGAffineTransform.identity
        var region: Region
        var mask: ClipMask?
        var compositing = CGBlendMode.normal
        /// Whether the region's memory is to be used again.
        var lendsRegion = false
    }

    /// A bitmap that is drawn into, and where its first pixel lies in device space.
    struct Target {
        var bitmap: Bitmap
        var pixels: PixelStorage
        var origin = PixelPoint.zero

        init(_ bitmap: consuming Bitmap, origin: PixelPoint = .zero) {
            pixels = bitmap.uniquePixels()
            self.bitmap = bitmap
            self.origin = origin
        }
    }

    /// Pixels written so far; a pixel that is written twice counts twice.
    package internal(set) var paintedPixels = 0

    var state: State
    var target: Target
    /// The pixels of the target that may ever be touched.
    var limits: PixelRect
    var groups: [Group] = []
    let converter = ScanConverter()
    var clipped = CoverageRow()
    /// Room for the glyphs of a run.
    var glyphs: [uik_glyph] = []
    private var scratch: PixelStorage?
    /// Memory of groups that have ended, for the next ones.
    private var spares: [PixelStorage] = []
    /// Regions that clips have ended with, for the next ones.
    private var spareRegions: [Region] = []
    /// Clips that nobody uses any more, for the next ones.
    private var spareMasks: [ClipMask] = []
    /// The colours of the last gradient, whose memory the next one uses.
    var ramps: [uik_ramp] = []
    /// Memory for lines and blurs on their way to coverage.
    var strokes = StrokeRoom()
    var blurs = Blur.Room()
    private var saved: [State] = []

    /// Creates a canvas that draws into `bitmap`, touching only pixels in `clip`.
    package init(_ bitmap: consuming Bitmap, clip: Region) {
        let limits = PixelRect(size: bitmap.size)
        state = State(region: clip.intersection(limits))
        target = Target(bitmap)
        self.limits = limits
    }

    /// Creates a canvas that draws into all of `bitmap`.
    package convenience init(_ bitmap: consuming Bitmap) {
        let limits = PixelRect(size: bitmap.size)
        self.init(bitmap, clip: Region(limits))
    }

    /// Gives the bitmap back; the canvas must not be used afterwards.
    package func takeBitmap() -> Bitmap {
        demand(groups.isEmpty, "a group of the canvas has not been ended")
        let bitmap = target.bitmap
        target = Target(Bitmap(size: .zero))
        leave(for: State(region: Region()))
        return bitmap
    }

    /// What has been drawn so far, in memory of its own; what is drawn in groups that are open is not in it.
    package var bitmapCopy: Bitmap {
        var copy = groups.first?.target.bitmap ?? target.bitmap
        _ = copy.uniquePixels()
        return copy
    }

    // MARK: - State

    /// Maps user space to device pixels; the identity at first.
    package var transform: CGAffineTransform { state.transform }

    /// The device pixels that painting may still touch, before curved clips.
    package var clipRegion: Region { state.region }

    /// Maps what follows by `transform` first.
    package func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// How what is painted meets what is there; `.normal` at first.
    package var compositing: CGBlendMode {
        get { state.compositing }
        set { state.compositing = newValue }
    }

    /// Remembers transform, clip and compositing.
    package func save() {
        saved.append(state)
        state.lendsRegion = false
    }

    /// Goes back to transform, clip and compositing of the last `save()` that is still open.
    package func restore() {
        guard let last = saved.popLast() else {
            fatalError("restore() without a save() before it")
        }
        leave(for: last)
    }

    /// Goes on in `next`; what only the current state has is used again.
    func leave(for next: State) {
        recycleRegion()
        let mask = state.mask
        state = next
        if let mask, mask !== next.mask { recycle(mask) }
    }

    // MARK: - Memory that is used again

    /// A transparent bitmap, in memory of an earlier one where that is large enough.
    func takeSpare(_ size: PixelSize) -> Bitmap {
        let fits = spares.firstIndex { $0.stride >= size.width * 4 && $0.height >= size.height }
        guard let fits else { return Bitmap(size: size) }
        let storage = spares.remove(at: fits)
        storage.clear(width: size.width, height: size.height)
        return Bitmap(storage, size: size)
    }

    /// Keeps the memory of a bitmap that isn't needed any more.
    func recycle(_ bitmap: consuming Bitmap) {
        let storage = bitmap.pixels
        storage.willChange()
        spares.append(storage)
        if spares.count > Self.mostSpares { spares.removeFirst() }
    }

    /// How much of each kind is kept.
    private static let mostSpares = 4

    /// A mask whose memory can be used again, or a new one.
    func takeSpareMask() -> ClipMask {
        while var mask = spareMasks.popLast() {
            if isKnownUniquelyReferenced(&mask) { return mask }
        }
        return ClipMask()
    }

    private func recycle(_ mask: ClipMask) {
        if spareMasks.count < Self.mostSpares { spareMasks.append(mask) }
    }

    /// Cuts what follows off at `mask`, too, which is one that was taken for it; leaves only the pixels of `limits`.
    func clip(to mask: ClipMask, within limits: PixelRect) {
        var outer = state.mask
        state.mask = mask
        if let old = outer {
            let both = takeSpareMask()
            both.setProduct(old, mask, &clipped)
            state.mask = both
            recycle(mask)
        }
        if isKnownUniquelyReferenced(&outer), let outer { recycle(outer) }
        restrict(within: limits)
    }

    /// Leaves the part within `limits` of what may be touched.
    func restrict(within limits: PixelRect) {
        if !limits.contains(state.region.bounds) { restrict(to: state.region, within: limits) }
    }

    /// Leaves the part of `region` within `limits` of what may be touched.
    func restrict(to region: Region, within limits: PixelRect) {
        if limits.contains(region.bounds) {
            recycleRegion()
            state.region = region
            return
        }
        var cut = spareRegions.popLast() ?? Region()
        cut.assign(region, within: limits)
        recycleRegion()
        state.region = cut
        state.lendsRegion = true
    }

    /// Leaves the pixels of `rect` and no others.
    func restrict(to rect: PixelRect) {
        var region = spareRegions.popLast() ?? Region()
        region.assign(rect)
        recycleRegion()
        state.region = region
        state.lendsRegion = true
    }

    /// Keeps the memory of a region that only the current state has.
    private func recycleRegion() {
        if !state.lendsRegion { return }
        state.lendsRegion = false
        var region = Region()
        swap(&region, &state.region)
        spareRegions.append(region)
    }

    /// What `draw` draws on a transparent bitmap of its own that lies at `area`; its memory is to be recycled.
    ///
    /// Device space stays as it is, so that every pixel gets what it would get anywhere else. What is drawn doesn't
    /// count as painted.
    func drawApart(_ area: PixelRect, _ draw: () -> Void) -> Bitmap {
        let outer = (target: target, limits: limits, painted: paintedPixels)
        save()
        target = Target(takeSpare(area.size), origin: PixelPoint(x: area.minX, y: area.minY))
        limits = area
        restrict(to: area)
        state.mask = nil
        state.compositing = .normal
        draw()
        restore()
        let bitmap = target.bitmap
        (target, limits, paintedPixels) = outer
        return bitmap
    }

    /// How many `save()`s are open.
    var savedDepth: Int { saved.count }

    /// Room for rows of pixels as wide as the clip, as many as are read together; used again and again.
    func scratchRows() -> PixelStorage {
        let rows = Int(UIK_SQUARE)
        let width = state.region.bounds.width + rows - 1
        if let scratch, scratch.stride >= width * 4 { return scratch }
        let fresh = PixelStorage(width: max(width, target.bitmap.size.width), height: rows)
        scratch = fresh
        return fresh
    }

    /// Whether painting with `paint` leaves every pixel as it was.
    func skips(_ paint: Paint) -> Bool { state.compositing == .normal && paint.isInvisible }

    // MARK: - Device geometry

    /// The device pixels of an axis-parallel `rect` with its edges snapped; nil when the
    /// transform turns it into something else, empty when it has no place.
    func snapped(_ rect: CGRect) -> PixelRect? {
        let map = state.transform
        if !(map.isAxisParallel || (map.a == 0 && map.d == 0)) { return nil }
        if rect.isNull { return .zero }
        let device = rect.applying(map)
        if device.origin.x.isNaN || device.origin.y.isNaN || device.maxX.isNaN || device.maxY.isNaN
        {
            return .zero
        }
        return PixelRect(
            minX: Self.edge(device.minX),
            minY: Self.edge(device.minY),
            maxX: Self.edge(device.maxX),
            maxY: Self.edge(device.maxY)
        )
    }

    /// The device pixels of `rect` if its edges lie exactly on pixel edges.
    func wholePixels(_ rect: CGRect) -> PixelRect? {
        guard let pixels = snapped(rect), !pixels.isEmpty else { return nil }
        let device = rect.applying(state.transform)
        let isWhole =
            device.minX == CGFloat(pixels.minX) && device.minY == CGFloat(pixels.minY)
            && device.maxX == CGFloat(pixels.maxX) && device.maxY == CGFloat(pixels.maxY)
        return isWhole ? pixels : nil
    }

    /// The pixel edge nearest to a device coordinate; halves go up.
    static func edge(_ coordinate: CGFloat) -> Int { PixelScale.edge(pixels: coordinate) }
}
