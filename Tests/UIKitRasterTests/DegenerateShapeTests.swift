import Testing
import UIKitGeometry
import UIKitRaster

/// Shapes without an inside, and shapes and pictures that are much too large.
@Suite(.timeLimit(.minutes(1))) struct DegenerateShapeTests {
    private let white = Paint.solid(.white)

    private func canvas(clip: Region? = nil) -> Canvas {
        let size = PixelSize(width: 32, height: 32)
        return Canvas(Bitmap(size: size), clip: clip ?? Region(PixelRect(size: size)))
    }

    private func isBlank(_ draw: (Canvas) -> Void) -> Bool {
        let canvas = canvas()
        draw(canvas)
        let bitmap = canvas.takeBitmap()
        return bitmap == Bitmap(size: bitmap.size)
    }

    @Test func `a corner that a transform makes flat is square`() {
        // One point of radius in 2000: a 1000th of a pixel wide, which rounds to nothing, and one pixel high.
        let wide = CGRect(x: 0, y: 0, width: 2000, height: 10)
        let high = CGRect(x: 0, y: 0, width: 10, height: 2000)
        for (rect, x, y) in [(wide, 0.001, 1.0), (high, 1.0, 0.001)] {
            let canvas = canvas()
            canvas.concatenate(CGAffineTransform(scaleX: x, y: y))
            canvas.fill(roundedRect: rect, radii: CornerRadii(1), with: white)
            canvas.clip(toRoundedRect: rect, radii: CornerRadii(1))
            canvas.fill(rect, with: white)
            let bitmap = canvas.takeBitmap()
            let size = x < 1 ? (2, 10) : (10, 2)
            for row in 0..<32 {
                for column in 0..<32 {
                    let isInside = column < size.0 && row < size.1
                    #expect(bitmap[column, row] == (isInside ? 0xFFFF_FFFF : 0))
                }
            }
        }
    }

    @Test func `shapes without area leave every pixel as it was`() {
        let line = CGRect(x: 4, y: 4, width: 20, height: 0)
        let thin = CGRect(x: 4, y: 4, width: 0, height: 20)
        var back = Path()
        back.move(to: CGPoint(x: 3, y: 3))
        back.addLine(to: CGPoint(x: 20, y: 13))
        back.addLine(to: CGPoint(x: 3, y: 3))
        back.close()
        var loop = Path()
        loop.move(to: CGPoint(x: 5, y: 5))
        loop.addCubic(
            to: CGPoint(x: 5, y: 5),
            control1: CGPoint(x: 5, y: 5),
            control2: CGPoint(x: 5, y: 5)
        )
        for rect in [line, thin, .zero, .null] {
            #expect(isBlank { $0.fill(rect, with: white) })
            #expect(isBlank { $0.fillEllipse(in: rect, with: white) })
            #expect(isBlank { $0.fill(roundedRect: rect, radii: CornerRadii(4), with: white) })
            #expect(isBlank { $0.fill(Path(rect: rect), with: white) })
            #expect(isBlank { $0.draw(Bitmap(size: PixelSize(width: 3, height: 3)), in: rect) })
            let clipped = isBlank { canvas in
                canvas.clip(to: rect)
                canvas.fill(.infinite, with: white)
            }
            #expect(clipped)
        }
        for path in [back, loop] {
            #expect(isBlank { $0.fill(path, with: white) })
            #expect(isBlank { $0.fill(path, rule: .evenOdd, with: white) })
        }
        #expect(
            isBlank { canvas in
                canvas.concatenate(CGAffineTransform(scaleX: 0, y: 1))
                canvas.fill(CGRect(x: 0, y: 0, width: 9, height: 9), with: white)
                canvas.fillEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 9), with: white)
            }
        )
    }

    @Test func `a rectangle without height has a line of the style's width`() {
        let canvas = canvas()
        let rect = CGRect(x: 4, y: 8, width: 20, height: 0)
        canvas.stroke(Path(rect: rect), style: StrokeStyle(width: 2), with: white)
        let bitmap = canvas.takeBitmap()
        #expect(bitmap[10, 7] == 0xFFFF_FFFF)
        #expect(bitmap[10, 8] == 0xFFFF_FFFF)
        #expect(bitmap[10, 6] == 0)
        #expect(bitmap[10, 9] == 0)
    }

    @Test func `two hundred thousand segments are stroked, dashed and clipped to`() {
        var path = Path()
        path.move(to: .zero)
        for index in 0..<200_000 {
            path.addLine(to: CGPoint(x: index * 7 % 32, y: index * 13 % 32))
        }
        for style in [StrokeStyle(width: 1, join: .round), StrokeStyle(width: 1, dash: [3, 2])] {
            let canvas = canvas()
            canvas.stroke(path, style: style, with: white)
            #expect(canvas.paintedPixels > 0)
            #expect(canvas.paintedPixels <= 1024)
        }
        let canvas = canvas()
        canvas.clip(to: path)
        canvas.fill(.infinite, with: white)
        #expect(canvas.paintedPixels > 0)
        #expect(canvas.paintedPixels <= 1024)
    }

    @Test func `a clip of thousands of rectangles paints exactly their pixels`() {
        var region = Region()
        for y in 0..<32 {
            for x in 0..<16 {
                region.formUnion(PixelRect(x: 2 * x + y % 2, y: y, width: 1, height: 1))
            }
        }
        let canvas = canvas(clip: region)
        canvas.fill(.infinite, with: white)
        #expect(canvas.paintedPixels == 512)
        canvas.fillEllipse(in: CGRect(x: 0, y: 0, width: 32, height: 32), with: white)
        let bitmap = canvas.takeBitmap()
        #expect(bitmap[0, 0] == 0xFFFF_FFFF)
        #expect(bitmap[1, 0] == 0)
    }

    @Test(
        arguments: [(30_000, 1), (1, 30_000), (30_000, 40), (40, 30_000)] as [(Int, Int)]
    )
    func `pictures of 30000 pixels a side are read where they are shown`(width: Int, height: Int) {
        var picture = Bitmap(size: PixelSize(width: width, height: height))
        // The last pixel is another one.
        picture[width - 1, height - 1] = 0xFF11_2233
        let canvas = canvas()
        canvas.draw(
            picture,
            in: CGRect(x: 8 - width, y: 8 - height, width: width, height: height)
        )
        canvas.draw(picture, in: CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7))
        canvas.concatenate(CGAffineTransform(rotationAngle: 0.3))
        canvas.draw(picture, in: CGRect(x: 0, y: 0, width: width, height: height))
        canvas.draw(picture, in: CGRect(x: 20, y: 20, width: 2, height: 2))
        let bitmap = canvas.takeBitmap()
        #expect(bitmap[7, 7] == 0xFF11_2233)
    }
}
