import UIKitGeometry
import UIKitRaster

/// Puts the glyphs of one line in order and in place.
struct LineBuilder {
    /// Glyphs of one item and one style, from left to right.
    private struct Piece {
        var face: FontFace?
        var metrics: FontMetrics
        var level: UInt8
        var glyphs: ArraySlice<ShapedGlyph>
        /// Where the glyphs' clusters are counted from, in bytes of the text; nil for an ellipsis.
        var start: Int?
        var span: Int
    }

    private let text: StyledText
    private var pieces: [Piece] = []
    /// Extra points for every space, in justified lines.
    var spaceStretch: CGFloat = 0
    /// The line's head, which tab stops are counted from.
    var head: CGFloat = 0

    init(_ text: StyledText) { self.text = text }

    /// Adds letters of a paragraph.
    mutating func append(_ letters: Range<Int>, of paragraph: MeasuredParagraph) {
        if letters.isEmpty { return }
        let bytes = paragraph.letters[letters.lowerBound]..<paragraph.letters[letters.upperBound]
        let items = paragraph.shaped.items
        var index = Self.first(items.count) { items[$0].range.upperBound > bytes.lowerBound }
        while index < items.count, items[index].range.lowerBound < bytes.upperBound {
            let glyphs = Self.glyphs(of: items[index], in: bytes)
            if !glyphs.isEmpty {
                split(items[index].glyphs[glyphs], items[index], start: paragraph.start)
            }
            index += 1
        }
    }

    /// The glyphs of an item that stand for some of its bytes.
    ///
    /// Clusters ascend from left to right, or descend where the item is read from the right, so these
    /// glyphs stand together and are found without looking at all: a paragraph may be a megabyte long.
    private static func glyphs(of item: ShapedItem, in bytes: Range<Int>) -> Range<Int> {
        let glyphs = item.glyphs
        if bytes.lowerBound <= item.range.lowerBound && bytes.upperBound >= item.range.upperBound {
            return glyphs.indices
        }
        if item.isRightToLeft {
            let start = first(glyphs.count) { glyphs[$0].cluster < bytes.upperBound }
            let end = first(glyphs.count) { glyphs[$0].cluster < bytes.lowerBound }
            return start..<max(start, end)
        }
        let start = first(glyphs.count) { glyphs[$0].cluster >= bytes.lowerBound }
        let end = first(glyphs.count) { glyphs[$0].cluster >= bytes.upperBound }
        return start..<max(start, end)
    }

    /// The first of `count` indices that `isBehind` is true for, as it is for all after it; `count` for none.
    private static func first(_ count: Int, where isBehind: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isBehind(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Adds an ellipsis in the style of a byte of the text.
    mutating func appendEllipsis(_ ellipsis: Ellipsis) {
        for item in ellipsis.items {
            pieces.append(
                Piece(
                    face: item.face,
                    metrics: item.metrics,
                    level: ellipsis.level,
                    glyphs: item.glyphs[...],
                    start: nil,
                    span: ellipsis.span
                )
            )
        }
    }

    /// Splits glyphs where the style changes.
    private mutating func split(
        _ glyphs: ArraySlice<ShapedGlyph>,
        _ item: ShapedItem,
        start: Int
    ) {
        var added: [Piece] = []
        var from = glyphs.startIndex
        var span = -1
        for index in glyphs.indices {
            let byte = start + glyphs[index].cluster
            if span >= 0 && text.spans[span].range.contains(byte) { continue }
            let next = text.spanIndex(at: byte)
            if span >= 0 { added.append(piece(glyphs[from..<index], item, start, span)) }
            from = index
            span = next
        }
        if span >= 0 { added.append(piece(glyphs[from...], item, start, span)) }
        // Within a line pieces are kept in the order of reading.
        pieces += item.isRightToLeft ? added.reversed() : added
    }

    private func piece(
        _ glyphs: ArraySlice<ShapedGlyph>,
        _ item: ShapedItem,
        _ start: Int,
        _ span: Int
    ) -> Piece {
        Piece(
            face: item.face,
            metrics: item.metrics,
            level: item.level,
            glyphs: glyphs,
            start: start,
            span: span
        )
    }

    /// What the line takes up and down from the baseline, at least what the style at `span` does.
    func extents(span: Int) -> (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        var leading: CGFloat = 0
        func count(_ style: TextStyle, _ metrics: FontMetrics, _ size: CGFloat) {
            // Letters that are lifted or lowered take more room, never less.
            ascent = max(ascent, metrics.ascender * size + max(0, style.baselineOffset))
            descent = max(descent, -metrics.descender * size - min(0, style.baselineOffset))
            leading = max(leading, metrics.leading * size)
        }
        var seen: Set<Int> = []
        for piece in pieces {
            let style = text.spans[piece.span].style
            if let attachment = style.attachment, piece.start != nil {
                ascent = max(ascent, attachment.maxY + style.baselineOffset)
                descent = max(descent, -attachment.minY - style.baselineOffset)
                continue
            }
            count(style, piece.metrics, style.font.size)
            if seen.insert(piece.span).inserted {
                count(style, FontLibrary.shared.metrics(style.font), 1)
            }
        }
        if pieces.isEmpty {
            let style = text.spans[span].style
            count(style, FontLibrary.shared.metrics(style.font), 1)
        }
        return (ascent, descent, leading)
    }

    /// The runs of the line from left to right, the first at `left`, and the points that they take.
    func runs(left: CGFloat, baseline: CGFloat) -> (runs: [TextRun], width: CGFloat) {
        var runs: [TextRun] = []
        var x = left
        for piece in Self.visual(pieces) {
            runs.append(run(piece, &x, left, baseline))
        }
        return (runs, x - left)
    }

    private func run(
        _ piece: Piece,
        _ x: inout CGFloat,
        _ left: CGFloat,
        _ baseline: CGFloat
    ) -> TextRun {
        let style = text.spans[piece.span].style
        let size = style.font.size
        let origin = CGPoint(x: x, y: baseline - style.baselineOffset)
        if let attachment = style.attachment, piece.start != nil {
            let width = (max(0, attachment.width) + style.kern) * CGFloat(piece.glyphs.count)
            x += width
            return TextRun(glyphs: nil, origin: origin, width: width, span: piece.span)
        }
        var placed: [GlyphRun.Glyph] = []
        placed.reserveCapacity(piece.glyphs.count)
        var pen: CGFloat = 0
        var ink = CGRect.null
        FontLibrary.shared.withLock {
            for index in piece.glyphs.indices {
                let glyph = piece.glyphs[index]
                let byte = piece.start.map { text.utf8[$0 + glyph.cluster] } ?? 0
                if byte == 9 {
                    let place = head + x - left + pen
                    pen += tab(place, (piece.start ?? 0) + glyph.cluster) - place
                    continue
                }
                if !glyph.isEmpty && size > 0 {
                    let place = CGPoint(x: pen + glyph.x * size, y: glyph.y * size)
                    placed.append(GlyphRun.Glyph(id: glyph.id, x: place.x, y: place.y))
                    if let shape = piece.face?.extents(of: glyph.id), !shape.isNull {
                        ink = ink.union(
                            CGRect(
                                x: place.x + shape.minX * size,
                                y: place.y + shape.minY * size,
                                width: shape.width * size,
                                height: shape.height * size
                            )
                        )
                    }
                }
                pen += glyph.advance * size
                let isLast =
                    index + 1 == piece.glyphs.endIndex
                    || piece.glyphs[index + 1].cluster != glyph.cluster
                // A space may have marks on it, which are glyphs of the same letter.
                if isLast { pen += style.kern + (byte == 0x20 ? spaceStretch : 0) }
            }
        }
        x += pen
        var run: GlyphRun?
        if let face = piece.face, !placed.isEmpty, !ink.isNull {
            run = GlyphRun(face: face, size: size, glyphs: placed, ink: ink)
        }
        return TextRun(glyphs: run, origin: origin, width: pen, span: piece.span)
    }

    private func tab(_ place: CGFloat, _ byte: Int) -> CGFloat {
        TabStops(text.spans[text.spanIndex(at: byte)].format).next(after: place)
    }

    /// Unicode's rule L2: from the highest level down, what is at it or above is turned around.
    private static func visual(_ pieces: [Piece]) -> [Piece] {
        let highest = pieces.map(\.level).max() ?? 0
        if highest == 0 { return pieces }
        var result = pieces
        var level = highest
        while level > 0 {
            var start = 0
            while start < result.count {
                var end = start
                while end < result.count && result[end].level >= level { end += 1 }
                if end > start { result[start..<end].reverse() }
                start = max(end, start + 1)
            }
            level -= 1
        }
        return result
    }
}
