/// Text with styles, as bytes of UTF-8.
package struct StyledText: Hashable, Sendable {
    /// A stretch of text in one style.
    package struct Span: Hashable, Sendable {
        /// The bytes.
        package var range: Range<Int>
        /// What letters are like.
        package var style: TextStyle
        /// How lines are broken; the first span of a paragraph decides for all of it.
        package var format: ParagraphFormat

        /// Creates a span.
        package init(range: Range<Int>, style: TextStyle, format: ParagraphFormat) {
            self.range = range
            self.style = style
            self.format = format
        }
    }

    /// The text.
    package let utf8: [UInt8]
    /// The styles: ascending, without gaps, of all bytes; one empty span where there is no text.
    package let spans: [Span]

    /// Creates text in several styles.
    package init(utf8: [UInt8], spans: [Span]) {
        self.utf8 = utf8
        self.spans = spans
    }

    /// Creates text in one style.
    package init(_ text: String, style: TextStyle, format: ParagraphFormat = ParagraphFormat()) {
        utf8 = Array(text.utf8)
        spans = [Span(range: 0..<utf8.count, style: style, format: format)]
    }

    /// The index of the span that holds a byte; the last one for the end of the text.
    package func spanIndex(at byte: Int) -> Int {
        var low = 0
        var high = spans.count - 1
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].range.upperBound > byte { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The paragraphs: their bytes without what ends them, and where the next one starts.
    ///
    /// Text that ends with a line's end has an empty paragraph after it.
    var paragraphs: [(range: Range<Int>, next: Int)] {
        var result: [(range: Range<Int>, next: Int)] = []
        var start = 0
        var index = 0
        while index < utf8.count {
            let length = Self.separatorLength(utf8, index)
            if length == 0 {
                index += 1
                continue
            }
            result.append((start..<index, index + length))
            index += length
            start = index
        }
        result.append((start..<utf8.count, utf8.count))
        return result
    }

    /// How many bytes of a line's end stand at `index`: LF, CR, CR LF, NEL and the line and paragraph separators.
    static func separatorLength(_ utf8: [UInt8], _ index: Int) -> Int {
        func byte(_ offset: Int) -> UInt8 {
            index + offset < utf8.count ? utf8[index + offset] : 0
        }
        switch utf8[index] {
        case 0x0A, 0x0B, 0x0C: return 1
        case 0x0D: return byte(1) == 0x0A ? 2 : 1
        case 0xC2: return byte(1) == 0x85 ? 2 : 0
        case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
        default: return 0
        }
    }
}
