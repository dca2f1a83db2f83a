import Testing
import UIKitGeometry
import UIKitRaster
import UIKitText

/// Text that nobody writes and files contain.
@Suite struct HardTextTests {
    private func layout(_ text: StyledText, width: CGFloat = 200) -> TextLayout {
        TextLayout(text, in: TextFrame(width: width))
    }

    private func styled(_ text: String) -> StyledText {
        StyledText(text, style: TextStyle(font: FontDescription(size: 16)))
    }

    @Test func `bytes that are no UTF-8 are shown as replacement characters`() {
        let bytes: [UInt8] = [0x61, 0xFF, 0xFE, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0xF8, 0x62]
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(layout(styled(text)).lines.count == 1)
        #expect(layout(styled(text)).size.width > layout(styled("ab")).size.width)
    }

    @Test func `lone halves of pairs by scalar don't stop text`() {
        let units: [UInt16] = [0x61, 0xD83D, 0x62, 0xDE00, 0xD800]
        let text = String(decoding: units, as: UTF16.self)
        #expect(layout(styled(text)).size.width > 0)
    }

    @Test func `NULs and controls take no room and end nothing`() {
        let plain = layout(styled("ab")).size.width
        #expect(abs(layout(styled("a\0b")).size.width - plain) < 0.5)
        #expect(abs(layout(styled("a\u{1}\u{2}\u{1F}\u{7F}\u{9F}b")).size.width - plain) < 0.5)
        #expect(layout(styled("\0\0\0")).size.width == 0)
    }

    @Test func `ten thousand combining marks on a letter are laid out`() {
        let text = "e" + String(repeating: "\u{301}", count: 10_000)
        let result = layout(styled(text))
        #expect(result.lines.count == 1)
        #expect(result.lines[0].range == 0..<20_001)
    }

    @Test func `a line of a megabyte is laid out and wrapped`() {
        var text = ""
        while text.utf8.count < 1_000_000 { text += "lorem ipsum dolor " }
        #expect(layout(styled(text), width: .infinity).lines.count == 1)
        let wrapped = layout(styled(text), width: 1000)
        #expect(wrapped.lines.last?.range.upperBound == text.utf8.count)
        let word = String(repeating: "x", count: 1_000_000)
        let cut = layout(styled(word), width: 1000)
        #expect(cut.lines.last?.range.upperBound == 1_000_000)
    }

    @Test(arguments: [CGFloat.nan, -5, 0, .infinity, 1e300, 0.001])
    func `no width stops text`(width: CGFloat) {
        let result = layout(styled("some words and one verylongwordindeed"), width: width)
        #expect(result.lines.count >= 1)
        #expect(result.size.width.isFinite && result.size.height.isFinite)
    }

    @Test(arguments: [CGFloat.nan, -5, 0, .infinity, 1e300, 0.001])
    func `no size of a font stops text`(size: CGFloat) {
        let style = TextStyle(font: FontDescription(size: size))
        let result = layout(StyledText("some words", style: style))
        #expect(result.size.width.isFinite && result.size.height.isFinite)
    }

    @Test func `empty text is one line of its font's height`() {
        let result = layout(styled(""))
        let metrics = FontLibrary.shared.metrics(FontDescription(size: 16))
        #expect(result.size == CGSize(width: 0, height: metrics.lineHeight))
    }

    @Test func `a family that isn't there is the system's`() {
        let style = TextStyle(font: FontDescription(family: "No Such, Family", size: 16))
        let missing = layout(StyledText("abc", style: style))
        #expect(missing.size == layout(styled("abc")).size)
    }
}
