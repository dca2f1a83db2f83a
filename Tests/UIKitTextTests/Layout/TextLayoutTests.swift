import Testing
import UIKitGeometry
import UIKitText

/// Lines: where text is broken and what is left out.
@Suite struct TextLayoutTests {
    private func layout(
        _ text: String,
        width: CGFloat = .infinity,
        size: CGFloat = 17,
        mode: ParagraphFormat.BreakMode = .word,
        lines: Int = 0
    ) -> TextLayout {
        var format = ParagraphFormat()
        format.breakMode = mode
        var frame = TextFrame(width: width)
        frame.lineLimit = lines
        frame.wrapsTruncated = true
        let style = TextStyle(font: FontDescription(size: size))
        return TextLayout(StyledText(text, style: style, format: format), in: frame)
    }

    /// The letters of a line, by its bytes.
    private func letters(_ text: String, _ line: TextLine) -> String {
        String(decoding: Array(text.utf8)[line.range], as: UTF8.self)
    }

    @Test func `TXT-05 a word that is wider than the line is broken between its letters`() {
        let text = String(repeating: "a", count: 30)
        let result = layout(text, width: 60)
        #expect(result.lines.count > 1)
        #expect(result.lines.allSatisfy { $0.width <= 60 })
        #expect(result.lines.map { letters(text, $0) }.joined() == text)
    }

    @Test func `TXT-08 line feeds end lines`() {
        let text = "first\nsecond\nthird"
        let result = layout(text, width: 10_000)
        #expect(result.lines.map { letters(text, $0) } == ["first", "second", "third"])
    }

    @Test func `TXT-09 words that are wrapped are all there`() {
        let text = "one two three four five six seven eight nine ten"
        let three = layout("one two three").size.width
        let result = layout(text, width: three)
        let words = result.lines.map {
            letters(text, $0).split(separator: " ").joined(separator: " ")
        }
        #expect(result.lines.count > 1)
        #expect(words.joined(separator: " ") == text)
    }

    @Test(arguments: [
        ParagraphFormat.BreakMode.truncateTail, .truncateHead, .truncateMiddle,
    ])
    func `TXT-06 one line that is too wide is truncated`(mode: ParagraphFormat.BreakMode) {
        let text = "The quick brown fox jumps over the lazy dog"
        let result = layout(text, width: 150, mode: mode, lines: 1)
        #expect(result.lines.count == 1)
        #expect(result.isTruncated)
        #expect(result.lines[0].width <= 150)
        #expect(result.lines[0].width > 100)
    }

    @Test func `two lines of a text without a limit in a narrow place are one above the other`() {
        let result = layout("ab\ncd")
        #expect(result.lines[0].top == 0)
        #expect(result.lines[1].top == result.lines[0].height)
        #expect(result.size.height == 2 * result.lines[0].height)
    }

    @Test func `text that is read from the right stands at the right`() {
        let result = layout("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", width: 200)
        #expect(result.lines[0].isRightToLeft)
        #expect(result.lines[0].left + result.lines[0].width == 200)
    }
}
