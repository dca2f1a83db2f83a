import Testing
import UIKitGeometry
import UIKitRaster
import UIKitText

/// Glyphs and where they stand, compared with HarfBuzz's and Pango's own programs on the same fonts.
@Suite struct ShapingTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        var script: String
        var family: String
        var text: String
        var testDescription: String { script }
    }

    static let samples = [
        Sample(script: "Latin", family: "DejaVu Sans", text: "office AVATAR fjord"),
        Sample(
            script: "Latin of the system",
            family: "Inter",
            text: "The quick brown fox: AVATAR, To."
        ),
        Sample(
            script: "combining marks",
            family: "DejaVu Sans",
            text: "e\u{301}a\u{323}\u{302}o\u{308}"
        ),
        Sample(script: "Greek", family: "Inter", text: "Καλημέρα κόσμε"),
        Sample(script: "Cyrillic", family: "Inter", text: "Съешь же ещё"),
        Sample(script: "Arabic", family: "Noto Sans Arabic", text: "مرحبا بالعالم"),
        Sample(script: "Arabic with marks", family: "Noto Sans Arabic", text: "اَلْعَرَبِيَّةُ"),
        Sample(script: "Hebrew", family: "Noto Sans Hebrew", text: "שָׁלוֹם עולם"),
        Sample(script: "Devanagari", family: "Noto Sans Devanagari", text: "क्षत्रिय हिन्दी"),
        Sample(script: "Thai", family: "Noto Sans Thai", text: "สวัสดีชาวโลกที่นี่"),
        Sample(script: "Bengali", family: "Noto Sans Bengali", text: "বাংলা ভাষা"),
        Sample(script: "Tamil", family: "Noto Sans Tamil", text: "தமிழ் மொழி"),
        Sample(script: "Chinese", family: "WenQuanYi Micro Hei", text: "你好世界"),
        Sample(script: "Japanese", family: "WenQuanYi Micro Hei", text: "日本語テキスト"),
        Sample(script: "Korean", family: "WenQuanYi Micro Hei", text: "한국어"),
    ]

    @Test(arguments: samples)
    func `glyphs and their places are HarfBuzz's`(sample: Sample) throws {
        let size: CGFloat = 100
        let style = TextStyle(font: FontDescription(family: sample.family, size: size))
        let layout = TextLayout(StyledText(sample.text, style: style), in: TextFrame())
        let line = try #require(layout.lines.first)
        let faces = line.runs.compactMap { $0.glyphs?.face as? FontFace }
        let face = try #require(faces.first)
        #expect(faces.allSatisfy { $0 === face })
        let judge = try HarfBuzzJudge(sample.text, file: face.file, face: face.index)

        // A word may be several runs; places count from the start of the line.
        var glyphs: [HarfBuzzJudge.Glyph] = []
        for run in line.runs {
            for glyph in run.glyphs?.glyphs ?? [] {
                let x = (run.origin.x - line.left + glyph.x) / size
                glyphs.append(.init(id: glyph.id, x: x, y: glyph.y / size))
            }
        }
        #expect(glyphs.map(\.id) == judge.glyphs.map(\.id))
        for (ours, theirs) in zip(glyphs, judge.glyphs) {
            #expect(abs(ours.x - theirs.x) < 0.0005, "glyph \(ours.id)")
            #expect(abs(ours.y - theirs.y) < 0.0005, "glyph \(ours.id)")
        }
        #expect(abs(line.width / size - judge.width) < 0.0005)
    }

    @Test(arguments: [
        ("sr", "DejaVu Sans", "бгдпт"), ("ru", "DejaVu Sans", "бгдпт"), ("ro", "Inter", "şţ"),
        ("en", "Inter", "şţ"), ("ro", "Noto Sans", "şţ"),
    ])
    func `letters have the shapes of their language`(
        language: String,
        family: String,
        text: String
    ) throws {
        var style = TextStyle(font: FontDescription(family: family, size: 100))
        style.language = language
        let layout = TextLayout(StyledText(text, style: style), in: TextFrame())
        let glyphs = layout.lines[0].runs.flatMap { $0.glyphs?.glyphs.map(\.id) ?? [] }
        let face = try #require(layout.lines[0].runs[0].glyphs?.face as? FontFace)
        let judge = try HarfBuzzJudge(
            text,
            file: face.file,
            face: face.index,
            language: language
        )
        #expect(glyphs == judge.glyphs.map(\.id))
    }

    @Test func `a language of the library is that of text without one`() async {
        await #expect(processExitsWith: .success) {
            func glyphs(_ language: String?) -> [UInt32] {
                var style = TextStyle(font: FontDescription(size: 100))
                style.language = language
                let layout = TextLayout(StyledText("şţ", style: style), in: TextFrame())
                return layout.lines[0].runs.flatMap { $0.glyphs?.glyphs.map(\.id) ?? [] }
            }
            let english = glyphs(nil)
            let romanian = glyphs("ro")
            #expect(english != romanian)
            FontLibrary.shared.configuration.language = "ro"
            #expect(glyphs(nil) == romanian)
            #expect(glyphs("en") == english)
            // One that isn't written in Latin letters changes nothing about these.
            FontLibrary.shared.configuration.language = "ja"
            #expect(glyphs(nil) == english)
        }
    }

    @Test(arguments: [
        "Hello مرحبا 123 world", "(abc) שלום (def)", "مرحبا abc 12, 34 عالم", "1. שלום - 2",
        "abc\u{202E}def\u{202C}ghi", "नमस्ते and สวัสดี mixed", "A \u{2067}שלום abc\u{2069} B",
    ])
    func `mixed directions and fonts are in Pango's order`(text: String) throws {
        let style = TextStyle(font: FontDescription(size: 64))
        let layout = TextLayout(StyledText(text, style: style), in: TextFrame())
        let theirs = try PangoJudge.lines(text, families: families)
        let ours = layout.lines.map { line in
            line.runs.flatMap { $0.glyphs?.glyphs.map(\.id) ?? [] }
        }
        // Without spaces (3 in Noto's fonts, 1682 in Inter, and Pango's sign for nothing), which we don't paint.
        let unseen: Set<UInt32> = [3, 1682, 0x0FFF_FFFF]
        func seen(_ lines: [[UInt32]]) -> [[UInt32]] {
            lines.map { line in line.filter { !unseen.contains($0) } }
        }
        #expect(seen(ours) == seen(theirs))
        #expect(seen(ours).joined().count > 5)
    }

    @Test(arguments: [
        "The quick brown fox jumps over the lazy dog. And again, it jumps over the very same dog.",
        "สวัสดีชาวโลกภาษาไทยเป็นภาษาที่ไม่มีช่องว่างระหว่างคำในประโยค",
        "永和九年，岁在癸丑，暮春之初，会于会稽山阴之兰亭，修禊事也。群贤毕至，少长咸集。",
        "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。",
        "مرحبا بالعالم يا صديقي العزيز كيف حالك اليوم",
    ])
    func `lines are broken where Pango breaks them`(text: String) throws {
        let style = TextStyle(font: FontDescription(size: 64))
        // Widths that no sum of letters comes near, since pango-view's letters are whole pixels wide.
        let width = 64 * 9.3
        let layout = TextLayout(StyledText(text, style: style), in: TextFrame(width: width))
        let theirs = try PangoJudge.lines(text, families: families, width: width / 64)
        #expect(layout.lines.count == theirs.count)
    }

    private let families = """
        Inter,Roboto,Noto Sans,DejaVu Sans,Noto Sans Arabic,Noto Sans Hebrew,\
        Noto Sans Devanagari,Noto Sans Thai,WenQuanYi Micro Hei
        """
}
