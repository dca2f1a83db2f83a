import Testing
import UIKitGeometry
import UIKitRaster
import UIKitText

/// Fonts: how they are found, and their measures.
@Suite struct FontLibraryTests {
    @Test func `measures are those in the font's tables`() {
        // DejaVu Sans 2.37: 2048 units per em; hhea 1901, -483, 0; OS/2 cap height 1493, x-height 1120.
        let metrics = FontLibrary.shared.metrics(FontDescription(family: "DejaVu Sans", size: 2048))
        #expect(abs(metrics.ascender - 1901) < 0.01)
        #expect(abs(metrics.descender + 483) < 0.01)
        #expect(metrics.leading == 0)
        #expect(abs(metrics.capHeight - 1493) < 0.01)
        #expect(abs(metrics.xHeight - 1120) < 0.01)
    }

    @Test func `measures grow with the size`() {
        let small = FontLibrary.shared.metrics(FontDescription(size: 10))
        let large = FontLibrary.shared.metrics(FontDescription(size: 30))
        #expect(abs(large.ascender - 3 * small.ascender) < 1e-9)
        #expect(large.xHeight < large.capHeight && large.capHeight < large.ascender)
    }

    @Test func `fonts are found by each of their names`() {
        let bold = FontCatalogue.entry(named: "DejaVuSans-Bold")
        #expect(bold?.family == "DejaVu Sans")
        #expect(bold?.weight == 700)
        #expect(FontCatalogue.entry(named: "dejavu sans")?.weight == 400)
        #expect(FontCatalogue.entry(named: "DejaVu Sans Bold")?.weight == 700)
        #expect(FontCatalogue.entry(named: "No Such Font") == nil)
        #expect(FontCatalogue.entry(named: "") == nil)
    }

    @Test(arguments: [
        (100, "Inter-Thin"), (300, "Inter-Light"), (400, "Inter-Regular"), (500, "Inter-Medium"),
        (600, "Inter-SemiBold"), (700, "Inter-Bold"), (800, "Inter-ExtraBold"),
        (900, "Inter-Black"),
    ])
    func `each weight of the system's font is a font of its own`(weight: Int, name: String) {
        let found = FontCatalogue.entry(of: FontDescription(weight: weight, size: 17))
        #expect(found?.postScriptName == name)
        let italic = FontCatalogue.entry(
            of: FontDescription(weight: weight, slant: .italic, size: 17)
        )
        #expect(italic?.slant == .italic)
    }

    @Test func `fonts come from files and bytes that nobody installed`() async {
        await #expect(processExitsWith: .success) {
            FontLibrary.shared.configuration = FontConfiguration(
                folders: ["/usr/share/fonts/opentype/inter"],
                usesSystemFonts: false
            )
            let file = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
            func isKnown(_ name: String) -> Bool { FontCatalogue.entry(named: name) != nil }
            #expect(!isKnown("DejaVu Sans"))
            try FontLibrary.shared.register(file: file)
            #expect(isKnown("DejaVu Sans"))
            let bold = try readAll("/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf")
            #expect(!isKnown("DejaVuSans-Bold"))
            try FontLibrary.shared.register(bytes: bold)
            #expect(isKnown("DejaVuSans-Bold"))
            let style = TextStyle(
                font: FontDescription(family: "DejaVu Sans", weight: 700, size: 20)
            )
            let layout = TextLayout(StyledText("fox", style: style), in: TextFrame())
            let face = layout.lines[0].runs[0].glyphs?.face as? FontFace
            #expect(face?.file.hasPrefix("/proc/self/fd/") == true)
        }
    }

    @Test func `what is no font is refused with a reason`() {
        #expect(throws: FontError.self) {
            try FontLibrary.shared.register(bytes: [1, 2, 3])
        }
        #expect(throws: FontError.self) {
            try FontLibrary.shared.register(file: "/no/such/file.ttf")
        }
        do throws(FontError) {
            try FontLibrary.shared.register(file: "/no/such/file.ttf")
        } catch {
            #expect(
                error.description
                    == "register font /no/such/file.ttf: No such file or directory"
            )
        }
    }

    @Test func `text without any font is laid out as nothing and stops nobody`() async {
        await #expect(processExitsWith: .success) {
            FontLibrary.shared.configuration = FontConfiguration(
                folders: [],
                usesSystemFonts: false
            )
            let style = TextStyle(font: FontDescription(size: 20))
            let layout = TextLayout(StyledText("nothing at all", style: style), in: TextFrame())
            #expect(layout.size.width.isFinite)
        }
    }
}
