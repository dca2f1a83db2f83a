import RasterScenes
import Testing
import UIKitGeometry
import UIKitRaster

/// Painting glyphs: where their pixels go, under clips, maps and paints of all kinds.
///
/// One after the other, since some of them count what the process-wide atlas holds.
@Suite(.serialized) struct GlyphTests {
    private let face = BlockFace()
    private let black = Paint.solid(.black)

    private func picture(
        _ size: PixelSize = PixelSize(width: 40, height: 30),
        clip: Region? = nil,
        _ body: (Canvas) -> Void
    ) -> Bitmap {
        let canvas = Canvas(Bitmap(size: size), clip: clip ?? Region(PixelRect(size: size)))
        body(canvas)
        return canvas.takeBitmap()
    }

    private func alpha(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32 { bitmap[x, y] >> 24 }

    @Test func `a glyph stands on its baseline at its pen`() {
        let run = GlyphRun(blocks: [4], face: face, size: 10)
        let bitmap = picture { $0.draw(run, at: CGPoint(x: 5, y: 20), with: black) }
        for y in 0..<30 {
            for x in 0..<40 {
                let isInside = x >= 5 && x < 9 && y >= 16 && y < 20
                #expect(alpha(bitmap, x, y) == (isInside ? 255 : 0))
            }
        }
    }

    @Test(
        arguments: [
            (5.1, 255, 0), (5.13, 192, 63), (5.25, 192, 63), (5.5, 128, 127), (5.76, 64, 191),
            (5.9, 0, 255),
        ]
            as [(CGFloat, UInt32, UInt32)]
    )
    func `x goes to the nearest quarter of a pixel`(x: CGFloat, first: UInt32, last: UInt32) {
        let run = GlyphRun(blocks: [4], face: face, size: 10)
        let bitmap = picture { $0.draw(run, at: CGPoint(x: x, y: 20), with: black) }
        let expected = x > 5.875 ? (UInt32(0), UInt32(255)) : (first, last)
        #expect(alpha(bitmap, 5, 18) == expected.0)
        #expect(alpha(bitmap, 9, 18) == expected.1)
    }

    @Test(arguments: [(19.49, 19), (19.5, 20), (20.4, 20)] as [(CGFloat, Int)])
    func `baselines go to the nearest pixel`(y: CGFloat, bottom: Int) {
        let run = GlyphRun(blocks: [4], face: face, size: 10)
        let bitmap = picture { $0.draw(run, at: CGPoint(x: 5, y: y), with: black) }
        #expect(alpha(bitmap, 6, bottom - 1) == 255)
        #expect(alpha(bitmap, 6, bottom) == 0)
    }

    @Test func `masks are made for the pixels of the screen`() {
        let run = GlyphRun(blocks: [4], face: face, size: 10)
        let bitmap = picture { canvas in
            canvas.concatenate(CGAffineTransform(scaleX: 2, y: 2))
            canvas.draw(run, at: CGPoint(x: 5, y: 10), with: black)
        }
        #expect(alpha(bitmap, 10, 12) == 255)
        #expect(alpha(bitmap, 17, 19) == 255)
        #expect(alpha(bitmap, 18, 19) == 0)
        #expect(alpha(bitmap, 17, 11) == 0)
    }

    @Test(
        arguments: [
            (20, 255, 0), (20.4, 192, 63), (20.5, 192, 63), (21, 128, 127), (21.6, 64, 191),
        ]
            as [(CGFloat, UInt32, UInt32)]
    )
    func `made smaller, baselines go to the nearest quarter of a pixel`(
        y: CGFloat,
        first: UInt32,
        last: UInt32
    ) {
        let run = GlyphRun(blocks: [4], face: face, size: 20)
        let bitmap = picture { canvas in
            canvas.concatenate(CGAffineTransform(scaleX: 0.5, y: 0.5))
            canvas.draw(run, at: CGPoint(x: 10, y: y), with: black)
        }
        // A block of four pixels, whose foot was at 10.
        #expect(alpha(bitmap, 6, 6) == first)
        #expect(alpha(bitmap, 6, 7) == 255)
        #expect(alpha(bitmap, 6, 9) == 255)
        #expect(alpha(bitmap, 6, 10) == last)
        #expect(alpha(bitmap, 8, 8) == 255)
        #expect(alpha(bitmap, 9, 8) == 0)
    }

    @Test func `what shrinks step by step shares masks of sizes an eighth of a pixel apart`() {
        let face = BlockFace()
        let run = GlyphRun(blocks: [4], face: face, size: 16)
        for step in 0..<256 {
            _ = picture { canvas in
                let scale = 0.875 + 0.0625 * CGFloat(step) / 256
                canvas.concatenate(CGAffineTransform(scaleX: scale, y: scale))
                canvas.draw(run, at: CGPoint(x: 5, y: 20), with: black)
            }
        }
        // From 14 to 15 pixels, both included.
        #expect(GlyphAtlas.strikeCount(of: face) == 9)
    }

    @Test(
        arguments: [(0.5, 0.5, true), (0.5, 0.501, true), (0.5, 0.6, false), (0.2, 0.2, false)]
            as [(CGFloat, CGFloat, Bool)]
    )
    func `maps that are all but uniform take masks`(a: CGFloat, d: CGFloat, takesMasks: Bool) {
        let face = BlockFace()
        let run = GlyphRun(blocks: [5], face: face, size: 20)
        _ = picture { canvas in
            canvas.concatenate(CGAffineTransform(scaleX: a, y: d))
            canvas.draw(run, at: CGPoint(x: 10, y: 20), with: black)
        }
        #expect(GlyphAtlas.strikeCount(of: face) == (takesMasks ? 1 : 0))
    }

    @Test func `turned glyphs are filled as paths`() {
        let run = GlyphRun(blocks: [4, 8], face: face, size: 10)
        let turned = picture { canvas in
            canvas.concatenate(CGAffineTransform(translationX: 20, y: 5))
            canvas.concatenate(CGAffineTransform(rotationAngle: 0.5))
            canvas.draw(run, at: .zero, with: black)
        }
        let paths = picture { canvas in
            canvas.concatenate(CGAffineTransform(translationX: 20, y: 5))
            canvas.concatenate(CGAffineTransform(rotationAngle: 0.5))
            canvas.fill(Path(rect: CGRect(x: 0, y: -4, width: 4, height: 4)), with: black)
            canvas.fill(Path(rect: CGRect(x: 5, y: -8, width: 8, height: 8)), with: black)
        }
        #expect(turned == paths)
    }

    @Test(arguments: 1...24)
    func `any partition of the clip gives the same bytes`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let blocks = (0..<12).map { _ in UInt32.random(in: 0...9, using: &generator) }
        let run = GlyphRun(blocks: blocks, face: face, size: .random(in: 4...30, using: &generator))
        let scale = CGFloat([0.25, 0.5, 0.9, 1, 1.5, 2].randomElement(using: &generator) ?? 1)
        let color = PixelColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.7)
        let origin = CGPoint(
            x: .random(in: -20...60, using: &generator),
            y: .random(in: 0...60, using: &generator)
        )
        let isClipped = seed % 3 == 0
        let size = PixelSize(width: 100, height: 60)
        func draw(_ canvas: Canvas) {
            canvas.concatenate(CGAffineTransform(scaleX: scale, y: scale))
            if isClipped {
                canvas.clip(to: Path(ellipseIn: CGRect(x: 5, y: 5, width: 60, height: 40)))
            }
            canvas.draw(run, at: origin, with: .solid(color))
        }
        let whole = picture(size, draw)
        var parts = Bitmap(size: size)
        for row in 0..<6 {
            for column in 0..<5 {
                let part = PixelRect(x: column * 20, y: row * 10, width: 20, height: 10)
                let canvas = Canvas(parts, clip: Region(part))
                parts = Bitmap(size: .zero)
                draw(canvas)
                parts = canvas.takeBitmap()
            }
        }
        #expect(parts == whole)
        // Everything lies inside the bounds that a list is repainted by.
        var recorder = DisplayListRecorder()
        recorder.append(.glyphs(run, origin, .solid(color)))
        let bounds = recorder.displayList.bounds
        for y in 0..<60 {
            for x in 0..<100 where whole[x, y] != 0 {
                let pixel = CGRect(x: x, y: y, width: 1, height: 1)
                #expect(bounds.applying(CGAffineTransform(scaleX: scale, y: scale)).contains(pixel))
            }
        }
    }

    @Test func `moving by whole pixels moves every pixel alike`() {
        let run = GlyphRun(blocks: [3, 5, 2, 7], face: face, size: 11.3)
        let at = picture { $0.draw(run, at: CGPoint(x: 2.3, y: 15), with: black) }
        let moved = picture { canvas in
            canvas.concatenate(CGAffineTransform(translationX: 7, y: 4))
            canvas.draw(run, at: CGPoint(x: 2.3, y: 15), with: black)
        }
        for y in 0..<26 {
            for x in 0..<33 { #expect(moved[x + 7, y + 4] == at[x, y]) }
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e18, -1e18])
    func `no place stops painting`(place: CGFloat) {
        let run = GlyphRun(blocks: [4], face: face, size: 10)
        let bitmap = picture { canvas in
            canvas.draw(run, at: CGPoint(x: place, y: 10), with: black)
            canvas.draw(run, at: CGPoint(x: 10, y: place), with: black)
        }
        #expect(bitmap == Bitmap(size: bitmap.size))
    }

    @Test func `the atlas drops what was not used for longest`() {
        let faces = (0..<40).map { _ in BlockFace() }
        for face in faces {
            let run = GlyphRun(blocks: [9, 8, 7], face: face, size: 250)
            _ = picture(PixelSize(width: 800, height: 300)) {
                $0.draw(run, at: CGPoint(x: 0, y: 250), with: black)
            }
        }
        GlyphAtlas.trim()
        #expect(GlyphAtlas.byteCount <= GlyphAtlas.byteLimit)
        #expect(GlyphAtlas.byteCount > 0)
    }
}
