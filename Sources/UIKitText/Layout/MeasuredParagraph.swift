import UIKitGeometry

/// A paragraph as glyphs, and how wide each of its letters is.
///
/// A letter here is what a line may not be broken inside of: a character with its marks, or several that one
/// glyph stands for.
final class MeasuredParagraph {
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
    /// Whether there is a tab at all.
    let hasTabs: Bool
    /// What may happen before each byte, found out when the first line is broken.
    private lazy var breaks = shaped.flags ?? Shaper.flags(text)

    /// Measures a paragraph; one without a letter that has a direction has the given one.
    init(_ styled: StyledText, _ range: Range<Int>, isRightToLeft: Bool) {
        start = range.lowerBound
        text = range.count == styled.utf8.count ? styled.utf8 : Array(styled.utf8[range])
        let first = styled.spanIndex(at: range.lowerBound)
        format = styled.spans[first].format
        hasTabs = text.contains(9)
        shaped = Shaper.shape(
            text,
            Self.parts(styled, range, from: first),
            isRightToLeft: Self.isRightToLeft(text, format.direction, otherwise: isRightToLeft)
        )
        (letters, widths) = Self.measure(shaped, text, styled, range.lowerBound)
    }

    /// Whether the letter at an index is white space.
    func isWhite(_ letter: Int) -> Bool {
        let byte = letters[letter]
        return shaped.flags.map { $0[byte].contains(.white) } ?? (text[byte] == 0x20)
    }

    /// Whether the letter at an index is a tab.
    func isTab(_ letter: Int) -> Bool { text[letters[letter]] == 9 }

    /// Whether a line may start with the letter at an index.
    func canBreak(before letter: Int) -> Bool { breaks[letters[letter]].contains(.line) }

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
        _ text: [UInt8],
        _ styled: StyledText,
        _ start: Int
    ) -> (letters: [Int], widths: [CGFloat]) {
        let count = text.count
        var advances = [CGFloat](repeating: 0, count: count + 1)
        var hasGlyphs = [Bool](repeating: false, count: count + 1)
        for item in shaped.items {
            // Style by style; most items have one.
            var bytes = 0..<0
            var size: CGFloat = 0
            var kern: CGFloat = 0
            var attachment: CGRect?
            for glyph in item.glyphs {
                let cluster = glyph.cluster
                if !bytes.contains(start + cluster) {
                    let span = styled.spans[styled.spanIndex(at: start + cluster)]
                    bytes = span.range
                    size = span.style.font.size
                    kern = span.style.kern
                    attachment = span.style.attachment
                }
                if let attachment {
                    advances[cluster] = max(0, attachment.width)
                } else {
                    advances[cluster] += glyph.advance * size
                }
                if !hasGlyphs[cluster] {
                    hasGlyphs[cluster] = true
                    advances[cluster] += kern
                }
            }
        }
        var letters: [Int] = []
        letters.reserveCapacity(count + 1)
        var widths: [CGFloat] = []
        widths.reserveCapacity(count)
        for byte in 0..<count {
            let isStart = shaped.flags?[byte].contains(.letter) ?? (text[byte] & 0xC0 != 0x80)
            // A letter without a glyph of its own belongs to the one before it.
            if byte == 0 || (isStart && hasGlyphs[byte]) {
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
