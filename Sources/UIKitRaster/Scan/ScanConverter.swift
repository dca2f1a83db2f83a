import CUIKitKernels
import UIKitGeometry

/// Turns edges into rows of coverage, a band of rows at a time.
///
/// Its buffers are kept from shape to shape, so that painting in a steady state allocates nothing.
final class ScanConverter {
    /// The edges to convert; filled by the caller.
    var list = EdgeList()
    /// The spans of the row that is handed over, with room for those of the rows that are painted together.
    private(set) var spans: [uik_span] = []
    /// The mask bytes that the spans name.
    private(set) var mask: [UInt8] = []
    private var cells: [Int32] = []
    private var bits: [UInt64] = []
    private var heads: [Int32] = []

    /// Converts `list` within `limits` and calls `row` for each row that has a span, from the top.
    func convert(
        within limits: PixelRect,
        rule: FillRule,
        _ row: (_ y: Int, _ spanCount: Int) -> Void
    ) {
        forEachBand(within: limits) { band in
            for y in band.top..<band.bottom {
                let count = uik_band_sweep(
                    &band,
                    y - band.top,
                    rule == .evenOdd ? 1 : 0,
                    &cells,
                    &bits,
                    &spans,
                    &mask
                )
                if count > 0 { row(Int(y), count) }
            }
        }
    }

    /// Converts `list` within `limits` and paints its rows.
    func paint(
        within limits: PixelRect,
        rule: FillRule,
        _ surface: inout uik_surface,
        _ ink: inout uik_ink
    ) {
        surface.cursor = 0
        forEachBand(within: limits) { band in
            uik_paint_band(
                &surface,
                &ink,
                &band,
                rule == .evenOdd ? 1 : 0,
                &cells,
                &bits,
                &spans,
                &mask
            )
        }
    }

    /// Adds the edges of a band at a time and hands the band over, from the top.
    private func forEachBand(within limits: PixelRect, _ body: (inout uik_band) -> Void) {
        let bounds = list.bounds.intersection(limits)
        if bounds.isEmpty { return }
        prepare(width: bounds.width)
        sortIntoBands(bounds)
        let rows = Int(UIK_BAND_ROWS)
        for (index, top) in stride(from: bounds.minY, to: bounds.maxY, by: rows).enumerated() {
            var band = uik_band(
                left: Int32(bounds.minX),
                right: Int32(bounds.maxX),
                top: Int32(top),
                bottom: Int32(min(bounds.maxY, top + rows))
            )
            var next = index + 1 < heads.count ? heads[index + 1] : -1
            uik_band_add(&band, &list.edges, heads[index], &next, &cells, &bits)
            if index + 1 < heads.count { heads[index + 1] = next }
            body(&band)
        }
    }

    private func prepare(width: Int) {
        let rows = Int(UIK_BAND_ROWS)
        let stride = width + 2
        if cells.count < stride * rows {
            let together = Int(UIK_SQUARE)
            spans = [uik_span](repeating: uik_span(), count: stride * together)
            mask = [UInt8](repeating: 0, count: (stride + Int(UIK_MASK_SLACK)) * together)
            cells = [Int32](repeating: 0, count: stride * rows)
            bits = [UInt64](repeating: 0, count: (stride + 63) / 64 * rows)
        }
    }

    /// Links each edge into the list of the band that it starts in.
    private func sortIntoBands(_ bounds: PixelRect) {
        let rows = Int(UIK_BAND_ROWS)
        let bands = (bounds.height + rows - 1) / rows
        heads.removeAll(keepingCapacity: true)
        heads.append(contentsOf: repeatElement(-1, count: bands))
        let limits = uik_band(
            left: Int32(bounds.minX),
            right: Int32(bounds.maxX),
            top: Int32(bounds.minY),
            bottom: Int32(bounds.maxY)
        )
        let count = list.edges.count
        uik_sort_into_bands(&list.edges, count, limits, &heads)
    }
}
