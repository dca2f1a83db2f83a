import Testing
import UIKitGeometry
import UIKitRaster
import UIKitText

/// Plain text is shaped without Pango; Pango's own way, which a thin space at the end leads to, must come to the same.
@Suite struct PlainTextTests {
    private static let letters = Array(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789    .,:;!?-+*/()[]{}<>=#&%$@\"'_|\\^~`"
            + "àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿßÀÁÂÄÅÆÇÉÍÑÓÖØÚÜŠšŽžŒœŁłĞğİıŐőƒ°±²³µ¶·¹»«¼½¿¡§¢£¥×÷–—‘’“”…€"
    )

    private static let fonts = [
        FontDescription(size: 100), FontDescription(weight: 700, slant: .italic, size: 100),
        FontDescription(size: 100, features: ["tnum=1"]),
        FontDescription(family: "DejaVu Sans", size: 100),
        FontDescription(family: "Noto Sans", weight: 600, size: 100),
        FontDescription(family: FontDescription.monospaced, size: 100),
    ]

    private func glyphs(_ text: String, _ style: TextStyle) -> [GlyphRun.Glyph] {
        let layout = TextLayout(StyledText(text, style: style), in: TextFrame())
        return layout.lines.flatMap { line in
            line.runs.flatMap { run in
                (run.glyphs?.glyphs ?? []).map {
                    GlyphRun.Glyph(id: $0.id, x: $0.x + run.origin.x, y: $0.y)
                }
            }
        }
    }

    @Test(arguments: 1...120)
    func `plain text has the glyphs that Pango gives it`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed &* 31)
        let count = Int.random(in: 1...40, using: &generator)
        let text = String(
            (0..<count).map { _ in Self.letters.randomElement(using: &generator) ?? "a" }
        )
        var style = TextStyle(font: Self.fonts[Int(seed) % Self.fonts.count])
        if seed % 5 == 0 { style.kern = 2 }
        let ours = glyphs(text, style)
        let theirs = glyphs(text + "\u{2009}", style).prefix(ours.count)
        #expect(!ours.isEmpty || text.allSatisfy { $0 == " " })
        #expect(ours.map(\.id) == theirs.map(\.id), "\(text)")
        for (a, b) in zip(ours, theirs) {
            #expect(abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6, "\(text)")
        }
    }

    @Test(arguments: [
        FontDescription.system, FontDescription.monospaced, "DejaVu Sans", "DejaVu Serif",
        "Inter Display",
        "Noto Sans", "Noto Sans Mono", "Noto Sans Arabic", "Noto Color Emoji", "No Such Family",
    ])
    func `plain text is in the font that Pango chooses`(family: String) {
        for weight in stride(from: 100, through: 900, by: 100) {
            for slant in [FontDescription.Slant.upright, .italic] {
                let style = TextStyle(
                    font: FontDescription(family: family, weight: weight, slant: slant, size: 20)
                )
                func face(_ text: String) -> FontFace? {
                    let layout = TextLayout(StyledText(text, style: style), in: TextFrame())
                    return layout.lines.first?.runs.first?.glyphs?.face as? FontFace
                }
                let ours = face("fox")
                #expect(ours != nil)
                #expect(ours?.file == face("fox\u{2009}")?.file, "\(family) \(weight) \(slant)")
            }
        }
    }

    @Test func `plain text that the font lacks a sign for comes from other fonts`() {
        // Inter has no letter for a click.
        let style = TextStyle(font: FontDescription(size: 20))
        let layout = TextLayout(StyledText("a\u{1C2}b", style: style), in: TextFrame())
        let ids = layout.lines[0].runs.flatMap { $0.glyphs?.glyphs.map(\.id) ?? [] }
        #expect(ids.count == 3 && !ids.contains(0))
    }

    @Test func `plain text wraps where Pango breaks it`() {
        let style = TextStyle(font: FontDescription(size: 20))
        let text = "well-known/path and 3.50€ (each) or so—perhaps “quoted” text"
        for width in stride(from: 30.0, through: 400, by: 7) {
            let plain = TextLayout(StyledText(text, style: style), in: TextFrame(width: width))
            // The word joiner at the end is no plain text, is nothing to see and takes no room.
            let other = TextLayout(
                StyledText(text + "\u{2060}", style: style),
                in: TextFrame(width: width)
            )
            let lengths = plain.lines.map(\.range.lowerBound)
            #expect(lengths == other.lines.map(\.range.lowerBound), "\(width)")
        }
    }
}
