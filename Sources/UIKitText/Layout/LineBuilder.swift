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
    /// How wide each tab is, by its byte in the text.
    private var tabs: [Int: CGFloat] = [:]
    /// What has been added, in points, as far as it is known for tabs.
    private var added: CGFloat = 0
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
        if paragraph.hasTabs { place(letters, of: paragraph) }
    }

    /// Finds out how wide tabs are.
    private mutating func place(_ letters: Range<Int>, of paragraph: MeasuredParagraph) {
        let breaker = LineBreaker(paragraph: paragraph)
        for letter in letters {
            let width = breaker.advance(of: letter, at: added, head: head)
            if paragraph.isTab(letter) {
                tabs[paragraph.start + paragraph.letters[letter]] = width
            }
            added += width
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
        added += ellipsis.width
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
        func count(_ offset: CGFloat, _ metrics: FontMetrics, _ size: CGFloat) {
            // Letters that are lifted or lowered take more room, never less.
            ascent = max(ascent, metrics.ascender * size + max(0, offset))
            descent = max(descent, -metrics.descender * size - min(0, offset))
            leading = max(leading, metrics.leading * size)
        }
        var last = -1
        for piece in pieces {
            let offset = text.spans[piece.span].style.baselineOffset
            if piece.start != nil, let attachment = text.spans[piece.span].style.attachment {
                ascent = max(ascent, attachment.maxY + offset)
                descent = max(descent, -attachment.minY - offset)
                continue
            }
            count(offset, piece.metrics, text.spans[piece.span].style.font.size)
            // The style's own font counts even where its letters are taken from another one.
            if piece.span != last { count(offset, metrics(piece.span), 1) }
            last = piece.span
        }
        if pieces.isEmpty { count(text.spans[span].style.baselineOffset, metrics(span), 1) }
        return (ascent, descent, leading)
    }

    private func metrics(_ span: Int) -> FontMetrics {
        FontLibrary.shared.metrics(text.spans[span].style.font)
    }

    /// The runs of the line from left to right, the first at `left`, and the points that they take.
    func runs(left: CGFloat, baseline: CGFloat) -> (runs: [TextRun], width: CGFloat) {
        var runs: [TextRun] = []
        var x = left
        for piece in Self.visual(pieces) {
            runs.append(run(piece, &x, baseline))
        }
        return (runs, x - left)
    }

    private func run(
        _ piece: Piece,
        _ x: inout CGFloat,
        _ baseline: CGFloat
    ) -> TextRun {
        let style = text.spans[piece.span].style
        let origin = CGPoint(x: x, y: baseline - style.baselineOffset)
        if let attachment = style.attachment, piece.start != nil {
            let width = (max(0, attachment.width) + style.kern) * CGFloat(piece.glyphs.count)
            x += width
            return TextRun(glyphs: nil, origin: origin, width: width, span: piece.span)
        }
        var (placed, width, gaps) = place(piece, style)
        x += width
        var run: GlyphRun?
        if let face = piece.face, !placed.isEmpty {
            let ink = FontLibrary.shared.withLock { face.ink(of: placed, size: style.font.size) }
            if ink.isNull { placed = [] }
            if !placed.isEmpty {
                run = GlyphRun(face: face, size: style.font.size, glyphs: placed, ink: ink)
            }
        }
        return TextRun(glyphs: run, origin: origin, width: width, gaps: gaps, span: piece.span)
    }

    /// The glyphs of a piece from its pen on, the points that they take, and where white space stands if the
    /// style asks for it.
    private func place(
        _ piece: Piece,
        _ style: TextStyle
    ) -> (glyphs: [GlyphRun.Glyph], width: CGFloat, gaps: [Range<CGFloat>]) {
        let size = style.font.size
        let kern = style.kern
        let tellsGaps = style.tellsGaps && piece.start != nil
        var placed: [GlyphRun.Glyph] = []
        placed.reserveCapacity(piece.glyphs.count)
        var gaps: [Range<CGFloat>] = []
        var pen: CGFloat = 0
        for index in piece.glyphs.indices {
            let glyph = piece.glyphs[index]
            let byte = piece.start.map { text.utf8[$0 + glyph.cluster] } ?? 0
            let before = pen
            if byte == 9 {
                pen += tabs[(piece.start ?? 0) + glyph.cluster] ?? 0
            } else {
                if !glyph.isEmpty && size > 0 {
                    placed.append(
                        GlyphRun.Glyph(id: glyph.id, x: pen + glyph.x * size, y: glyph.y * size)
                    )
                }
                pen += glyph.advance * size
                let isLast =
                    index + 1 == piece.glyphs.endIndex
                    || piece.glyphs[index + 1].cluster != glyph.cluster
                // A space may have marks on it, which are glyphs of the same letter.
                if isLast { pen += kern + (byte == 0x20 ? spaceStretch : 0) }
            }
            if tellsGaps && byte <= 0x20 && pen > before { gaps.append(before..<pen) }
        }
        return (placed, pen, gaps)
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
