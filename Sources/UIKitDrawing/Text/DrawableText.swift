package import UIKitGeometry
package import UIKitText

/// Attributed text, read once for measuring, laying out and painting.
package struct DrawableText {
    /// The text in the form that it is laid out with.
    package private(set) var styled: StyledText
    /// For each span, how its letters are painted.
    private(set) var inks: [TextInk]

    /// Reads attributed text; `change` adapts each paragraph's format.
    package init(
        _ text: NSAttributedString,
        _ defaults: TextDefaults = TextDefaults(),
        format change: (inout ParagraphFormat) -> Void = { _ in }
    ) {
        let string = text.text
        let utf8 = Array(string.utf8)
        var spans: [StyledText.Span] = []
        var inks: [TextInk] = []
        var place = string.utf16.startIndex
        var start = 0
        func add(_ attributes: [NSAttributedString.Key: Any], to end: Int) {
            let ink = TextInk(attributes, defaults)
            var format = (ink.paragraph ?? defaults.paragraph).format
            change(&format)
            for (range, isAttachment) in Self.pieces(utf8, start..<end, ink) {
                let style = TextStyle(ink, isAttachment: isAttachment)
                spans.append(StyledText.Span(range: range, style: style, format: format))
                inks.append(ink)
            }
            start = end
        }
        if text.attributeRuns.runs.count == 1 {
            add(text.attributeRuns.runs[0].attributes, to: utf8.count)
        } else {
            for run in text.attributeRuns.runs {
                place = string.utf16.index(place, offsetBy: run.length)
                // A run that ends in the middle of a character ends behind it.
                let end = string.unicodeScalars.index(roundingUp: place)
                add(
                    run.attributes,
                    to: max(start, string.utf8.distance(from: string.startIndex, to: end))
                )
            }
        }
        if spans.isEmpty { add([:], to: 0) }
        styled = StyledText(utf8: utf8, spans: spans)
        self.inks = inks
    }

    /// Lays the text out.
    package func layout(in frame: TextFrame) -> TextLayout { TextLayout(styled, in: frame) }

    /// The same text with every font and every length along a line `factor` times as large.
    package func scaled(by factor: CGFloat) -> DrawableText {
        var result = self
        result.styled = StyledText(
            utf8: styled.utf8,
            spans: styled.spans.map { span in
                var span = span
                span.style.font.size *= factor
                span.style.kern *= factor
                return span
            }
        )
        for index in result.inks.indices {
            let ink = result.inks[index]
            result.inks[index].font = ink.font.withSize(ink.font.pointSize * factor)
        }
        return result
    }

    /// The same text with `kern` points more after every letter.
    package func spaced(by kern: CGFloat) -> DrawableText {
        var result = self
        result.styled = StyledText(
            utf8: styled.utf8,
            spans: styled.spans.map { span in
                var span = span
                span.style.kern += kern
                return span
            }
        )
        return result
    }

    /// Stretches that are attachments, character by character, and those that are none.
    private static func pieces(
        _ utf8: [UInt8],
        _ range: Range<Int>,
        _ ink: TextInk
    ) -> [(range: Range<Int>, isAttachment: Bool)] {
        if ink.attachment == nil { return [(range, false)] }
        var result: [(range: Range<Int>, isAttachment: Bool)] = []
        var start = range.lowerBound
        var index = start
        while index + 2 < range.upperBound {
            if utf8[index] == 0xEF && utf8[index + 1] == 0xBF && utf8[index + 2] == 0xBC {
                if start < index { result.append((start..<index, false)) }
                result.append((index..<index + 3, true))
                index += 3
                start = index
            } else {
                index += 1
            }
        }
        if start < range.upperBound { result.append((start..<range.upperBound, false)) }
        return result
    }
}

extension String.UnicodeScalarView {
    /// The place itself where a character starts there, else the end of the one it is in.
    fileprivate func index(roundingUp place: Index) -> Index {
        // From within a character, the next one is behind it.
        place.samePosition(in: self) ?? self.index(after: place)
    }
}
