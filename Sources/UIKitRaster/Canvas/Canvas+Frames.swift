package import UIKitGeometry

/// What a compositor needs of a canvas: to use one again for every frame, to have several paint one
/// bitmap side by side, and to give each step of a frame its own place.
extension Canvas {
    /// Starts anew on `bitmap`, touching only pixels in `clip`; the canvas keeps its other memory.
    package func begin(_ bitmap: consuming Bitmap, clip: Region) {
        let limits = PixelRect(size: bitmap.size)
        state = State(region: clip.intersection(limits))
        target = Target(bitmap)
        self.limits = limits
        paintedPixels = 0
    }

    /// Starts anew on the bitmap of `other`, touching only the rows `rows` of it.
    ///
    /// Several canvases may paint at once, on threads of their own, when their rows have nothing in
    /// common. `other` must not give its bitmap away before `endSharing()`.
    package func begin(sharing other: Canvas, rows: Range<Int>) {
        limits = PixelRect(
            minX: 0,
            minY: rows.lowerBound,
            maxX: other.target.bitmap.size.width,
            maxY: rows.upperBound
        ).intersection(PixelRect(size: other.target.bitmap.size))
        state = State(region: other.state.region.intersection(limits))
        target = other.target
        paintedPixels = 0
    }

    /// Lets go of a bitmap that another canvas owns.
    package func endSharing() {
        demand(groups.isEmpty, "a group of the canvas has not been ended")
        target = Target(Bitmap(size: .zero))
        state = State(region: Region())
    }

    /// Has what follows drawn under `transform` and inside `region`, both in device pixels.
    ///
    /// Curved clips stay in force, unless `ignoresCurves` tells that the region lies inside of them.
    package func place(
        _ transform: CGAffineTransform,
        within region: Region,
        ignoresCurves: Bool = false
    ) {
        state.transform = transform
        restrict(to: region, within: limits)
        if ignoresCurves { state.mask = nil }
    }

    /// The pixels that can be touched now, whatever the clip.
    package var bounds: PixelRect { limits }
}
