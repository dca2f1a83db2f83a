import CUIKitKernels
import UIKitGeometry

/// The coverage of a clip with curved or slanted edges, row by row.
///
/// Rows are spans, as in `ScanConverter`: the inside of a large clip is one span
/// a row and costs nothing to pass through. A value that states share.
final class ClipMask {
    /// The pixels that may have coverage.
    private(set) var bounds = PixelRect.zero
    private var rows: [uik_mask_row] = []
    private var spans: [uik_span] = []
    private var bytes: [UInt8] = []

    /// Creates a mask without pixels.
    init() {}

    /// Becomes the mask of what `converter` holds, within `limits`; keeps its memory.
    ///
    /// In the rows `solid`, which are not converted, the shape is whole from its left to its right end.
    func set(
        _ converter: ScanConverter,
        within limits: PixelRect,
        rule: FillRule,
        solid: Range<Int> = 0..<0
    ) {
        clear(converter.list.bounds.intersection(limits))
        rows.append(contentsOf: repeatElement(uik_mask_row(), count: bounds.height))
        let solid = solid.clamped(to: bounds.minY..<max(bounds.minY, bounds.maxY))
        var above = bounds
        var below = bounds
        above.maxY = solid.isEmpty ? bounds.maxY : solid.lowerBound
        below.minY = solid.isEmpty ? bounds.maxY : solid.upperBound
        add(converter, within: above, rule: rule)
        if !solid.isEmpty {
            // All of these rows are the same one.
            let row = uik_mask_row(start: Int32(spans.count), count: 1)
            spans.append(
                uik_span(
                    x: Int32(bounds.minX),
                    end: Int32(bounds.maxX),
                    coverage: 255,
                    mask: -1
                )
            )
            for y in solid { rows[y - bounds.minY] = row }
        }
        add(converter, within: below, rule: rule)
    }

    private func add(_ converter: ScanConverter, within part: PixelRect, rule: FillRule) {
        if part.isEmpty { return }
        converter.convert(within: part, rule: rule) { y, count in
            rows[y - bounds.minY] = uik_mask_row(
                start: Int32(spans.count),
                count: Int32(count)
            )
            let base = Int32(bytes.count)
            var used = 0
            for span in converter.spans[..<count] {
                var span = span
                if span.mask >= 0 {
                    used = Int(span.mask + span.end - span.x)
                    span.mask += base
                }
                spans.append(span)
            }
            bytes.append(contentsOf: converter.mask[..<used])
        }
    }

    private func clear(_ bounds: PixelRect) {
        self.bounds = bounds
        rows.removeAll(keepingCapacity: true)
        spans.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: true)
    }

    /// Becomes the mask of a bitmap's alphas, which lie at `place`; keeps its memory.
    func set(alphasOf bitmap: Bitmap, at place: PixelRect) {
        clear(place)
        bytes.append(contentsOf: repeatElement(0, count: place.width * place.height))
        for y in 0..<place.height {
            let start = y * place.width
            bytes.withUnsafeMutableBufferPointer { bytes in
                if let base = bytes.baseAddress {
                    uik_alphas(base + start, bitmap.pixels.row(y), place.width)
                }
            }
            rows.append(uik_mask_row(start: Int32(spans.count), count: 1))
            spans.append(
                uik_span(
                    x: Int32(place.minX),
                    end: Int32(place.maxX),
                    coverage: 255,
                    mask: Int32(start)
                )
            )
        }
    }

    /// Becomes the mask of what two others have in common; keeps its memory, and `row` lends its own.
    func setProduct(_ a: ClipMask, _ b: ClipMask, _ row: inout CoverageRow) {
        clear(a.bounds.intersection(b.bounds))
        rows.append(contentsOf: repeatElement(uik_mask_row(), count: bounds.height))
        for y in bounds.minY..<bounds.maxY {
            row.setProduct(of: a, and: b, at: y)
            rows[y - bounds.minY] = uik_mask_row(
                start: Int32(spans.count),
                count: Int32(row.count)
            )
            let base = Int32(bytes.count)
            for span in row.spans[..<row.count] {
                var span = span
                if span.mask >= 0 { span.mask += base }
                spans.append(span)
            }
            bytes.append(contentsOf: row.mask[..<row.maskCount])
        }
    }

    /// Lends the mask in the form that the kernels read.
    func lend(_ body: (UnsafePointer<uik_clip_mask>) -> Void) {
        rows.withUnsafeBufferPointer { rows in
            spans.withUnsafeBufferPointer { spans in
                bytes.withUnsafeBufferPointer { bytes in
                    var mask = uik_clip_mask(
                        rows: rows.baseAddress,
                        spans: spans.baseAddress,
                        bytes: bytes.baseAddress,
                        top: Int32(bounds.minY),
                        bottom: Int32(bounds.maxY)
                    )
                    body(&mask)
                }
            }
        }
    }

    /// Calls `body` with row `y`: all spans, where the row's own start and how many they are, and the bytes.
    func withRow<R>(
        _ y: Int,
        _ body: (UnsafePointer<uik_span>, Int, UnsafePointer<UInt8>) -> R
    ) -> R? {
        if y < bounds.minY || y >= bounds.maxY { return nil }
        let row = rows[y - bounds.minY]
        if row.count == 0 { return nil }
        return spans.withUnsafeBufferPointer { spans in
            bytes.withUnsafeBufferPointer { bytes in
                guard let first = spans.baseAddress else { return nil }
                // Without bytes no span names any; the pointer is then never read.
                let mask = bytes.baseAddress ?? UnsafePointer(bitPattern: 16)
                guard let mask else { return nil }
                return body(first + Int(row.start), Int(row.count), mask)
            }
        }
    }
}

/// The part of a row that a clip leaves, in buffers that are used again.
struct CoverageRow {
    /// The spans; only the first `count` are in use.
    private(set) var spans: [uik_span] = []
    /// How many spans are in use.
    private(set) var count = 0
    /// The mask bytes; only the first `maskCount` are in use.
    private(set) var mask: [UInt8] = []
    /// How many mask bytes are in use.
    private(set) var maskCount = 0

    /// Becomes the product of `clip` and `spanCount` spans of another row.
    mutating func setProduct(
        of clip: ClipMask,
        at y: Int,
        spans other: UnsafePointer<uik_span>,
        count spanCount: Int,
        mask otherMask: UnsafePointer<UInt8>
    ) {
        count = 0
        maskCount = 0
        var used = 0
        let result: Int? = clip.withRow(y) { clipSpans, clipCount, clipMask in
            reserve(spans: spanCount + clipCount, bytes: clip.bounds.width)
            return uik_intersect_rows(
                other,
                spanCount,
                otherMask,
                clipSpans,
                clipCount,
                clipMask,
                &spans,
                &mask,
                &used
            )
        }
        count = result ?? 0
        maskCount = used
    }

    /// Becomes the product of one row of two clips.
    mutating func setProduct(of a: ClipMask, and b: ClipMask, at y: Int) {
        count = 0
        maskCount = 0
        _ = a.withRow(y) { spans, spanCount, bytes in
            setProduct(of: b, at: y, spans: spans, count: spanCount, mask: bytes)
        }
    }

    /// Makes room for the product of a row of `clip` and of a row of up to `otherSpans` spans.
    mutating func reserve(for clip: ClipMask, otherSpans: Int) {
        reserve(spans: clip.bounds.width + 2 + otherSpans, bytes: clip.bounds.width)
    }

    /// Lends the room, for the kernels to write to.
    mutating func lend(
        _ body: (UnsafeMutablePointer<uik_span>?, UnsafeMutablePointer<UInt8>?) -> Void
    ) {
        spans.withUnsafeMutableBufferPointer { spans in
            mask.withUnsafeMutableBufferPointer { body(spans.baseAddress, $0.baseAddress) }
        }
    }

    private mutating func reserve(spans spanCount: Int, bytes: Int) {
        if spans.count < spanCount {
            spans = [uik_span](repeating: uik_span(), count: spanCount)
        }
        if mask.count < bytes { mask = [UInt8](repeating: 0, count: bytes) }
    }
}
