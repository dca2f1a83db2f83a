import UIKitDrawing
import UIKitGeometry
import UIKitRaster
import UIKitText

/// The scene S10: 40 lines of 100 glyphs each, DejaVu Sans of 16 pixels, every pen at a whole pixel.
final class GlyphPage {
    private var bitmap = Bitmap(size: PixelSize(width: 1280, height: 820))
    private var list = DisplayList()

    init() {
        let font = FontDescription(family: "DejaVu Sans", size: 16)
        let style = TextStyle(font: font)
        var recorder = DisplayListRecorder()
        let paint = Paint.solid(PixelColor(premultiplied: 0xFF20_2020))
        for line in 0..<40 {
            let letters = (0..<100).map { UInt8(33 + ((line * 100 + $0) * 7 + line) % 94) }
            var glyphs: [GlyphRun.Glyph] = []
            var face: (any GlyphFace)?
            for (column, letter) in letters.enumerated() {
                let text = StyledText(
                    utf8: [letter],
                    spans: [
                        StyledText.Span(range: 0..<1, style: style, format: ParagraphFormat())
                    ]
                )
                let layout = TextLayout(text, in: TextFrame())
                guard let run = layout.lines.first?.runs.first?.glyphs else { continue }
                face = run.face
                glyphs.append(GlyphRun.Glyph(id: run.glyphs[0].id, x: CGFloat(12 * column), y: 0))
            }
            guard let face else { continue }
            let ink = CGRect(x: 0, y: -20, width: 1220, height: 30)
            let run = GlyphRun(face: face, size: 16, glyphs: glyphs, ink: ink)
            recorder.append(.glyphs(run, CGPoint(x: 8, y: 15 + 20 * line), paint))
        }
        list = recorder.displayList
    }

    /// Paints the page.
    func paint() {
        // Taken out while it is painted on, so that it is not copied.
        var taken = Bitmap(size: .zero)
        swap(&taken, &bitmap)
        let canvas = Canvas(consume taken)
        canvas.draw(list)
        bitmap = canvas.takeBitmap()
    }
}
