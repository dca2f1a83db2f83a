import UIKitGeometry

/// A paragraph as glyphs, and how wide each of its letters is.
///
/// A letter here is what a line may not be broken inside of: a character with its marks, or several that one
/// glyph stands for.
struct MeasuredParagraph {
    /// Where the paragraph starts in the text, in bytes.
    let start: Int
    /// The paragraph's bytes, without what ends it.
    let text: [UInt8]
    let format: ParagraphFormat
    let shaped: ShapedText
    /// Where letters start, and the end, in bytes from the paragraph's start.
    let letters: [Int]
    /// The width of each letter in points, without tabs.
    let widths: [CGFloat]

    /// Measures a paragraph; one without a letter that has a direction has the given one.
    init(_ styled: StyledText, _ range: Range<Int>, isRightToLeft: Bool) {
        start = range.lowerBound
        text = Array(styled.utf8[range])
        let first = styled.spanIndex(at: range.lowerBound)
        format = styled.spans[first].format
        shaped = Shaper.shape(
            text,
            Self.parts(styled, range, from: first),
            isRightToLeft: Self.isRightToLeft(text, format.direction, otherwise: isRightToLeft)
        )
        (letters, widths) = Self.measure(shaped, styled, range.lowerBound, count: text.count)
    }

    /// Whether the letter at an index is white space.
    func isWhite(_ letter: Int) -> Bool { shaped.flags[letters[letter]].contains(.white) }

    /// Whether the letter at an index is a tab.
    func isTab(_ letter: Int) -> Bool { text[letters[letter]] == 9 }

    /// Whether a line may start with the letter at an index.
    func canBreak(before letter: Int) -> Bool { shaped.flags[letters[letter]].contains(.line) }

    /// How many letters there are.
    var letterCount: Int { widths.count }

    private static func isRightToLeft(
        _ text: [UInt8],
        _ direction: ParagraphFormat.Direction,
        otherwise: Bool
    ) -> Bool {
        switch direction {
        case .leftToRight: false
        case .rightToLeft: true
        case .natural: BaseDirection.isRightToLeft(text) ?? otherwise
        }
    }

    /// The stretches of one font, which are shaped together.
    private static func parts(
        _ styled: StyledText,
        _ range: Range<Int>,
        from first: Int
    ) -> [Shaper.Part] {
        var parts: [Shaper.Part] = []
        var index = first
        while index < styled.spans.count, styled.spans[index].range.lowerBound < range.upperBound {
            let span = styled.spans[index]
            let part = Shaper.Part(
                range: max(
                    0,
                    span.range.lowerBound - range.lowerBound
                )..<min(
                    range.count,
                    span.range.upperBound - range.lowerBound
                ),
                font: span.style.shapingFont
            )
            index += 1
            if part.range.isEmpty { continue }
            let size = span.style.font.size
            if let last = parts.last, last.font == part.font,
                styled.spans[index - 2].style.font.size == size
            {
                parts[parts.count - 1].range = last.range.lowerBound..<part.range.upperBound
            } else {
                parts.append(part)
            }
        }
        return parts
    }

    private static func measure(
        _ shaped: ShapedText,
        _ styled: StyledText,
        _ start: Int,
        count: Int
    ) -> (letters: [Int], widths: [CGFloat]) {
        var advances = [CGFloat](repeating: 0, count: count + 1)
        var hasGlyphs = [Bool](repeating: false, count: count + 1)
        for item in shaped.items {
            var span = styled.spanIndex(at: start + item.range.lowerBound)
            for glyph in item.glyphs {
                if !styled.spans[span].range.contains(start + glyph.cluster) {
                    span = styled.spanIndex(at: start + glyph.cluster)
                }
                let style = styled.spans[span].style
                if let attachment = style.attachment {
                    advances[glyph.cluster] = max(0, attachment.width)
                } else {
                    advances[glyph.cluster] += glyph.advance * style.font.size
                }
                if !hasGlyphs[glyph.cluster] {
                    hasGlyphs[glyph.cluster] = true
                    advances[glyph.cluster] += style.kern
                }
            }
        }
        var letters: [Int] = []
        var widths: [CGFloat] = []
        for byte in 0..<count {
            // A letter without a glyph of its own belongs to the one before it.
            if byte == 0 || (shaped.flags[byte].contains(.letter) && hasGlyphs[byte]) {
                letters.append(byte)
                widths.append(advances[byte])
            } else {
                widths[widths.count - 1] += advances[byte]
            }
        }
        letters.append(count)
        return (letters, widths)
    }
}
