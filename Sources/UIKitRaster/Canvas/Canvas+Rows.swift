import CUIKitKernels
import UIKitGeometry

extension Canvas {
    /// Where painted pixels get their colour from.
    enum Ink {
        /// One colour.
        case solid(PixelColor, Compositing)
        /// A picture.
        case image(ImageInk)

        init(_ paint: Paint, _ compositing: Compositing = .over) {
            switch paint {
            case .solid(let color): self = .solid(color, compositing)
            }
        }

        /// The colours of the pixels [left, right) of row `y`; valid until the next call.
        func source(y: Int, left: Int, right: Int) -> uik_source {
            switch self {
            case .solid(let color, let compositing):
                uik_source(
                    pixels: nil,
                    origin: 0,
                    straight: color.straight,
                    alpha: UInt32(color.alpha),
                    opaque: 0,
                    copies: compositing == .copy ? 1 : 0
                )
            case .image(let image): image.source(y: y, left: left, right: right)
            }
        }
    }

    /// Paints the pixels of `rect` that the clip leaves.
    func paint(_ rect: PixelRect, _ ink: Ink) {
        if rect.isEmpty { return }
        var whole = uik_span(x: Int32(rect.minX), end: Int32(rect.maxX), coverage: 255, mask: -1)
        // A span without mask bytes never reads the mask.
        var none: UInt8 = 0
        if state.mask == nil {
            for part in state.region.rects {
                let part = part.intersection(rect)
                for y in part.minY..<part.maxY {
                    paintRow(y, part.minX, part.maxX, &whole, 1, &none, ink)
                }
            }
            return
        }
        let limits = rect.intersection(state.region.bounds)
        var cursor = 0
        for y in limits.minY..<limits.maxY {
            paintClipped(y, &cursor, &whole, 1, &none, ink)
        }
    }

    /// Paints the shape whose edges the converter holds, or the `part` of it.
    func paintEdges(rule: FillRule, _ ink: Ink, within part: PixelRect? = nil) {
        var limits = converter.list.bounds.intersection(state.region.bounds)
        if let part { limits = limits.intersection(part) }
        var cursor = 0
        converter.convert(within: limits, rule: rule) { y, count in
            paintClipped(y, &cursor, converter.spans, count, converter.mask, ink)
        }
    }

    /// Paints one row of spans through the clip's mask and region.
    private func paintClipped(
        _ y: Int,
        _ cursor: inout Int,
        _ spans: UnsafePointer<uik_span>,
        _ count: Int,
        _ mask: UnsafePointer<UInt8>,
        _ ink: Ink
    ) {
        let parts = state.region.band(at: y, from: &cursor)
        if parts.isEmpty { return }
        if let clip = state.mask {
            clipped.setProduct(of: clip, at: y, spans: spans, count: count, mask: mask)
            if clipped.count == 0 { return }
            for part in state.region.rects[parts] {
                paintRow(y, part.minX, part.maxX, clipped.spans, clipped.count, clipped.mask, ink)
            }
        } else {
            for part in state.region.rects[parts] {
                paintRow(y, part.minX, part.maxX, spans, count, mask, ink)
            }
        }
    }

    private func paintRow(
        _ y: Int,
        _ left: Int,
        _ right: Int,
        _ spans: UnsafePointer<uik_span>,
        _ count: Int,
        _ mask: UnsafePointer<UInt8>,
        _ ink: Ink
    ) {
        let left = max(left, Int(spans[0].x))
        let right = min(right, Int(spans[count - 1].end))
        if left >= right { return }
        var source = ink.source(y: y, left: left, right: right)
        paintedPixels += uik_paint_row(
            target.row(y),
            &source,
            spans,
            count,
            mask,
            Int32(left),
            Int32(right)
        )
    }
}
