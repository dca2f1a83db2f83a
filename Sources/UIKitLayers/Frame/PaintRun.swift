import UIKitGeometry
import UIKitRaster

/// Paints the steps of a frame into a bitmap, in bands of rows on several cores where that pays.
///
/// The bytes are the same however many bands there are: no shape's coverage depends on its clip.
/// Canvases and their memory are kept from frame to frame.
final class PaintRun: @unchecked Sendable {
    /// The steps, back to front.
    var steps: [PaintStep] = []
    /// Pixels written by all runs so far; one that is written twice counts twice.
    private(set) var paintedPixels = 0

    private let canvas = Canvas(Bitmap(size: .zero))
    private var helpers: [Canvas] = []
    private var bands: [Range<Int>] = []
    /// What paints a band, made once, since making it takes memory.
    ///
    /// Each band has a canvas of its own and rows of its own; the steps are only read.
    private lazy var paintBand: (Int) -> Void = { [unowned self] index in
        paint(on: helpers[index])
    }

    /// Paints the steps within `region` of `bitmap`, on as many cores as `limits` allow; gives the bitmap back.
    ///
    /// The first pixel of the bitmap is the one at `origin` in device space.
    func run(
        _ bitmap: consuming Bitmap,
        at origin: PixelPoint = .zero,
        region: Region,
        limits: FrameLimits
    ) -> Bitmap {
        canvas.begin(bitmap, at: origin, clip: region)
        divide(region, among: min(limits.cores, region.area / max(1, limits.pixelsPerCore)))
        if bands.isEmpty {
            paint(on: canvas)
        } else {
            runInBands()
        }
        paintedPixels += canvas.paintedPixels
        // Steps hold layers' memory, which the next frame changes in place.
        steps.removeAll(keepingCapacity: true)
        return canvas.takeBitmap()
    }

    private func runInBands() {
        while helpers.count < bands.count { helpers.append(Canvas(Bitmap(size: .zero))) }
        for (helper, rows) in zip(helpers, bands) { helper.begin(sharing: canvas, rows: rows) }
        Workers.run(bands.count, paintBand)
        for helper in helpers[..<bands.count] {
            paintedPixels += helper.paintedPixels
            helper.endSharing()
        }
    }

    private func paint(on canvas: Canvas) {
        for step in steps { step.run(on: canvas) }
    }

    /// Divides the rows of `region` into `count` bands of about as many damaged pixels each; none below two.
    private func divide(_ region: Region, among count: Int) {
        bands.removeAll(keepingCapacity: true)
        if count < 2 { return }
        let share = (region.area + count - 1) / count
        let bounds = region.bounds
        var start = bounds.minY
        var filled = 0
        var index = 0
        while index < region.rects.count {
            let top = region.rects[index].minY
            let bottom = region.rects[index].maxY
            var width = 0
            while index < region.rects.count && region.rects[index].minY == top {
                width += region.rects[index].width
                index += 1
            }
            var y = top
            while bands.count < count - 1 && filled + (bottom - y) * width >= share {
                y += max(1, (share - filled) / width)
                if y >= bounds.maxY { break }
                bands.append(start..<y)
                start = y
                filled = 0
            }
            filled += max(0, bottom - y) * width
        }
        if start < bounds.maxY { bands.append(start..<bounds.maxY) }
        if bands.count < 2 { bands.removeAll(keepingCapacity: true) }
    }
}

extension PaintPass {
    /// What the steps so far paint on a transparent bitmap of its own, on this core alone; the steps are gone then.
    mutating func paintApart(_ size: PixelSize, scale: CGFloat) -> Bitmap {
        paintApart(PixelRect(size: size), scale: scale)
    }

    /// What they paint on the pixels of `area` in device space.
    mutating func paintApart(_ area: PixelRect, scale: CGFloat = 1) -> Bitmap {
        let run = PaintRun()
        swapSteps(&run.steps)
        var alone = FrameLimits()
        alone.cores = 1
        return run.run(
            Bitmap(size: area.size, scale: scale),
            at: PixelPoint(x: area.minX, y: area.minY),
            region: Region(area),
            limits: alone
        )
    }
}
