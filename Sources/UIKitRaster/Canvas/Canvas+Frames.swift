package import UIKitGeometry

/// What a compositor needs of a canvas: to use one again for every frame, to have several paint one
/// bitmap side by side, and to give each step of a frame its own place.
extension Canvas {
    /// Starts anew on `bitmap`, touching only pixels in `clip`; the canvas keeps its other memory.
    ///
    /// The first pixel of the bitmap is the one at `origin` in device space.
    package func begin(_ bitmap: consuming Bitmap, at origin: PixelPoint = .zero, clip: Region) {
        let limits = PixelRect(size: bitmap.size).offsetBy(dx: origin.x, dy: origin.y)
        leave(for: State(region: clip))
        restrict(to: clip, within: limits)
        target = Target(bitmap, origin: origin)
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
        leave(for: State(region: other.state.region))
        restrict(to: other.state.region, within: limits)
        target = other.target
        paintedPixels = 0
    }

    /// Lets go of a bitmap that another canvas owns.
    package func endSharing() {
        demand(groups.isEmpty, "a group of the canvas has not been ended")
        target = Target(Bitmap(size: .zero))
        leave(for: State(region: Region()))
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

    /// Has what follows drawn under `transform` and inside `rect`, both in device pixels, like inside a region.
    package func place(
        _ transform: CGAffineTransform,
        within rect: PixelRect,
        ignoresCurves: Bool = false
    ) {
        state.transform = transform
        restrict(to: rect.intersection(limits))
        if ignoresCurves { state.mask = nil }
    }

    /// The pixels that can be touched now, whatever the clip.
    package var bounds: PixelRect { limits }
}
