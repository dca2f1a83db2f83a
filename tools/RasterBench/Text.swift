import UIKitGeometry
import UIKitRaster
import UIKitText

/// The scenes' text: DejaVu Sans, as the font itself spaces it.
enum Text {
    /// A line of text, to be painted from a place on its baseline.
    struct Line {
        private let runs: [TextRun]

        /// Lays `text` out in one line, `size` points per em.
        init(_ text: String, size: CGFloat) {
            let style = TextStyle(font: FontDescription(family: "DejaVu Sans", size: size))
            let layout = TextLayout(StyledText(text, style: style), in: TextFrame())
            runs = layout.lines.first?.runs ?? []
        }

        /// Paints the line.
        func draw(_ canvas: Canvas, x: CGFloat, y: CGFloat, _ paint: Paint) {
            for run in runs {
                if let glyphs = run.glyphs {
                    canvas.draw(glyphs, at: CGPoint(x: x + run.origin.x, y: y), with: paint)
                }
            }
        }
    }

    /// Makes the masks of 94 letters from their outlines, and forgets them.
    static func letters() -> () -> Void {
        let style = TextStyle(font: FontDescription(family: "DejaVu Sans", size: 16))
        var glyphs: [(face: any GlyphFace, id: UInt32)] = []
        for letter in UInt8(33)...126 {
            let text = StyledText(String(UnicodeScalar(letter)), style: style)
            let layout = TextLayout(text, in: TextFrame())
            guard let run = layout.lines.first?.runs.first?.glyphs else { continue }
            glyphs.append((run.face, run.glyphs[0].id))
        }
        return {
            for glyph in glyphs {
                _ = glyph.face.image(of: glyph.id, size: 16 * 64, at: .onRow(right: 0))
            }
        }
    }

    /// 40 lines of 100 glyphs, each pen at a whole pixel.
    static func page() -> DisplayList {
        let paint = Paint.solid(PixelColor(premultiplied: 0xFF20_2020))
        var recorder = DisplayListRecorder()
        let style = TextStyle(font: FontDescription(family: "DejaVu Sans", size: 16))
        for line in 0..<40 {
            var glyphs: [GlyphRun.Glyph] = []
            var face: (any GlyphFace)?
            for column in 0..<100 {
                let letter = UInt8(33 + ((line * 100 + column) * 7 + line) % 94)
                let text = StyledText(String(UnicodeScalar(letter)), style: style)
                let layout = TextLayout(text, in: TextFrame())
                guard let run = layout.lines.first?.runs.first?.glyphs else { continue }
                face = run.face
                glyphs.append(
                    GlyphRun.Glyph(id: run.glyphs[0].id, x: CGFloat(12 * column), y: 0)
                )
            }
            guard let face else { continue }
            let ink = CGRect(x: 0, y: -20, width: 1220, height: 30)
            let run = GlyphRun(face: face, size: 16, glyphs: glyphs, ink: ink)
            recorder.append(.glyphs(run, CGPoint(x: 8, y: 15 + 20 * line), paint))
        }
        return recorder.displayList
    }
}
