import Testing
import UIKitGeometry
import UIKitRaster
import UIKitText

/// What holds for every text in every frame.
@Suite struct LayoutPropertyTests {
    private func styled(
        _ text: String,
        _ generator: inout SeededGenerator,
        mode: ParagraphFormat.BreakMode
    ) -> StyledText {
        var format = ParagraphFormat()
        format.breakMode = mode
        format.alignment =
            [.left, .center, .right, .natural, .justified].randomElement(using: &generator) ?? .left
        let size = CGFloat.random(in: 4...40, using: &generator)
        return StyledText(text, style: TextStyle(font: FontDescription(size: size)), format: format)
    }

    @Test(arguments: 1...60)
    func `the measured size holds the text`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let text = RandomText.text(count: 120, &generator)
        let mode: ParagraphFormat.BreakMode = seed % 2 == 0 ? .word : .character
        let styled = styled(text, &generator, mode: mode)
        let width = CGFloat.random(in: 20...400, using: &generator)
        let wide = TextLayout(styled, in: TextFrame(width: width))
        #expect(wide.size.width <= width)
        #expect(!wide.isTruncated)
        for line in wide.lines {
            // A single letter may be wider than the frame.
            let letters = String(decoding: styled.utf8[line.range], as: UTF8.self)
                .filter { !$0.isWhitespace }
            #expect(
                line.width <= width + 0.01 || letters.count <= 1,
                "\(Array(styled.utf8[line.range])) in \(width)"
            )
        }
        // In just this size nothing changes.
        let size = CGSize(
            width: wide.size.width.rounded(.up),
            height: wide.size.height.rounded(.up)
        )
        var frame = TextFrame(width: size.width, height: size.height)
        frame.truncatesLastLine = true
        let exact = TextLayout(styled, in: frame)
        #expect(!exact.isTruncated)
        #expect(exact.lines.map(\.range) == wide.lines.map(\.range))
        #expect(exact.size.height == wide.size.height)
    }

    @Test(arguments: 1...60)
    func `lines follow each other and leave nothing out`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed &* 77)
        let text = RandomText.text(count: 150, &generator)
        let styled = styled(text, &generator, mode: .word)
        let layout = TextLayout(
            styled,
            in: TextFrame(width: .random(in: 10...300, using: &generator))
        )
        var end = 0
        for line in layout.lines {
            #expect(line.range.lowerBound >= end)
            // Only ends of lines stand between lines.
            for byte in styled.utf8[end..<line.range.lowerBound] {
                #expect(
                    [0x0A, 0x0B, 0x0C, 0x0D, 0xC2, 0x85, 0xE2, 0x80, 0xA8, 0xA9].contains(byte)
                )
            }
            end = line.range.upperBound
        }
        #expect(styled.utf8.count - end <= 3)
        for (upper, lower) in zip(layout.lines, layout.lines.dropFirst()) {
            #expect(lower.top >= upper.top + upper.height - 0.01)
        }
    }

    @Test(arguments: 1...60)
    func `truncated text has an ellipsis and fits`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed &* 991)
        let text = RandomText.text(count: 200, isPlain: true, &generator)
        let mode =
            [ParagraphFormat.BreakMode.truncateHead, .truncateTail, .truncateMiddle]
            .randomElement(using: &generator) ?? .truncateTail
        let styled = styled(text, &generator, mode: mode)
        var frame = TextFrame(width: .random(in: 60...300, using: &generator))
        frame.lineLimit = Int.random(in: 1...3, using: &generator)
        frame.wrapsTruncated = true
        let layout = TextLayout(styled, in: frame)
        #expect(layout.lines.count <= frame.lineLimit)
        for line in layout.lines { #expect(line.width <= frame.width + 0.01) }
        let whole = TextLayout(styled, in: TextFrame())
        let fits = frame.lineLimit == 1 && whole.lines.count == 1 && whole.size.width <= frame.width
        if fits { #expect(!layout.isTruncated) }
        if layout.isTruncated { #expect(layout.lines.last?.isTruncated == true) }
    }

    @Test(arguments: 1...40)
    func `a text laid out twice is the same`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed &* 13)
        let text = RandomText.text(count: 100, &generator)
        let styled = styled(text, &generator, mode: .word)
        let frame = TextFrame(width: 200)
        let first = TextLayout(styled, in: frame)
        let second = TextLayout(styled, in: frame)
        #expect(first.lines.map(\.range) == second.lines.map(\.range))
        for (a, b) in zip(first.lines, second.lines) {
            #expect(a.runs.map(\.origin) == b.runs.map(\.origin))
            #expect(a.runs.map { $0.glyphs?.glyphs } == b.runs.map { $0.glyphs?.glyphs })
        }
    }
}
