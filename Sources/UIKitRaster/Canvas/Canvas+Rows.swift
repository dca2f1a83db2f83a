import CUIKitKernels
import UIKitGeometry

extension Canvas {
    /// Paints the pixels of `rect` that the clip leaves.
    func paint(_ rect: PixelRect, _ ink: Ink) {
        let limits = rect.intersection(state.region.bounds)
        if limits.isEmpty { return }
        let part = uik_rect(limits)
        lend(ink) { surface, ink in uik_paint_rect(&surface, &ink, part) }
    }

    /// Lays one colour over the pixels of `rect` that a clip without curves leaves.
    ///
    /// The way of most calls of all, so nothing is made for it that the kernel doesn't read.
    func fillPlain(_ rect: PixelRect, _ color: PixelColor) {
        if color.alpha == 0 { return }
        let pixels = target.pixels
        let origin = target.origin
        for part in state.region.rects {
            let part = rect.intersection(part)
            if part.isEmpty { continue }
            uik_fill_block(
                pixels.row(part.minY - origin.y) + (part.minX - origin.x),
                pixels.stride,
                color.straight,
                UInt32(color.alpha),
                part.width,
                part.height
            )
            paintedPixels += part.area
        }
    }

    /// Paints a rectangle with round corners, which do not meet one another.
    func paint(_ rect: PixelRect, corners: Corners, _ ink: Ink) {
        if !rect.intersects(state.region.bounds) { return }
        corners.lend { corners in
            lend(ink) { surface, ink in
                uik_paint_rounded(&surface, &ink, uik_rect(rect), corners)
            }
        }
    }

    /// Paints a mask stretched to `rect`.
    func paint(_ rect: PixelRect, patch: MaskPatch, _ ink: Ink) {
        if !rect.intersects(state.region.bounds) { return }
        patch.lend { patch in
            lend(ink) { surface, ink in uik_paint_patch(&surface, &ink, uik_rect(rect), patch) }
        }
    }

    /// Paints the shape whose edges the converter holds, or the `part` of it.
    func paintEdges(rule: FillRule, _ ink: Ink, within part: PixelRect? = nil) {
        var limits = converter.list.bounds.intersection(state.region.bounds)
        if let part { limits = limits.intersection(part) }
        if limits.isEmpty { return }
        lend(ink) { surface, ink in
            converter.paint(within: limits, rule: rule, &surface, &ink)
        }
    }

    /// Paints glyphs, whose masks are alive until this returns.
    func paint(_ glyphs: [uik_glyph], _ ink: Ink) {
        if state.region.bounds.isEmpty { return }
        lend(ink) { surface, ink in
            uik_paint_glyphs(&surface, &ink, glyphs, glyphs.count)
        }
    }

    /// Lends bitmap, clip and ink in the form that the kernels read.
    func lend(_ ink: Ink, _ body: (inout uik_surface, inout uik_ink) -> Void) {
        let room = ink.needsRoom ? scratchRows() : nil
        ink.lend(room: room) { ink in
            lendSurface { surface in body(&surface, &ink) }
        }
    }

    /// Lends the bitmap and the clip in the form that the kernels read, and counts what was painted.
    private func lendSurface(_ body: (inout uik_surface) -> Void) {
        let pixels = target.pixels
        defer { withExtendedLifetime(pixels) {} }
        var surface = uik_surface()
        surface.pixels = pixels.row(0)
        surface.stride = pixels.stride
        surface.x = Int64(target.origin.x)
        surface.y = Int64(target.origin.y)
        let region = state.region
        let clip = state.mask
        region.withRects { rects, count in
            surface.rects = rects
            surface.rect_count = count
            guard let clip else { return body(&surface) }
            clipped.reserve(for: clip, otherSpans: target.bitmap.size.width + 2)
            clip.lend { mask in
                surface.mask = mask
                clipped.lend { spans, bytes in
                    surface.spans = spans
                    surface.bytes = bytes
                    body(&surface)
                }
            }
        }
        paintedPixels += surface.painted
    }
}

extension uik_rect {
    /// Creates the rectangle in the form that the kernels read.
    init(_ rect: PixelRect) {
        self.init(
            left: Int64(rect.minX),
            top: Int64(rect.minY),
            right: Int64(rect.maxX),
            bottom: Int64(rect.maxY)
        )
    }
}

extension Region {
    /// Lends the rectangles in the form that the kernels read, which has the same layout: four whole numbers of 64 bits,
    /// left, top, right, bottom.
    fileprivate func withRects(_ body: (UnsafePointer<uik_rect>?, Int) -> Void) {
        rects.withUnsafeBufferPointer { rects in
            rects.withMemoryRebound(to: uik_rect.self) { body($0.baseAddress, $0.count) }
        }
    }
}
