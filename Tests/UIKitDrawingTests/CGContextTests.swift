import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitRaster

@Suite struct CGContextTests {
    private func drawn(
        _ side: CGFloat = 20,
        scale: CGFloat = 1,
        _ body: (CGContext) -> Void
    ) -> Bitmap {
        CGContext.draw(size: CGSize(width: side, height: side), scale: scale, body)
    }

    @Test func `colours are black at first`() {
        let bitmap = drawn { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        #expect(bitmap[0, 0] == 0xFF00_0000)
    }

    @Test func `a scale maps points to pixels`() {
        let bitmap = drawn(scale: 2) { $0.fill(CGRect(x: 5, y: 5, width: 1, height: 1)) }
        #expect(bitmap.size == PixelSize(width: 40, height: 40))
        #expect(
            bitmap[10, 10] != 0 && bitmap[11, 11] != 0 && bitmap[12, 12] == 0 && bitmap[9, 9] == 0
        )
    }

    @Test func `restoring brings back colours, line width, transform and clip`() {
        let bitmap = drawn { context in
            context.saveGState()
            context.setFillColor(.white)
            context.setLineWidth(9)
            context.setAlpha(0.1)
            context.translateBy(x: 5, y: 5)
            context.clip(to: .zero)
            context.restoreGState()
            #expect(context.ctm.isIdentity)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.move(to: CGPoint(x: 0, y: 10.5))
            context.addLine(to: CGPoint(x: 20, y: 10.5))
            context.strokePath()
            context.restoreGState()
        }
        #expect(bitmap[0, 0] == 0xFF00_0000)
        #expect(bitmap[5, 10] == 0xFF00_0000)
        #expect(bitmap[5, 11] == 0)
    }

    @Test func `the alpha scales the colour's own`() {
        let bitmap = drawn { context in
            context.setAlpha(0.5)
            context.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.4)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(bitmap[0, 0] == 0x3333_3333)
    }

    @Test func `a path stays where it was begun when the coordinates change`() {
        let bitmap = drawn { context in
            context.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
            context.saveGState()
            context.translateBy(x: 10, y: 10)
            context.scaleBy(x: 2, y: 2)
            context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
            context.restoreGState()
            context.fillPath()
            #expect(context.isPathEmpty)
        }
        #expect(bitmap[2, 2] != 0 && bitmap[5, 5] != 0 && bitmap[6, 6] == 0)
        #expect(bitmap[10, 10] != 0 && bitmap[13, 13] != 0 && bitmap[14, 14] == 0)
    }

    @Test func `a transparency layer is laid over as one`() {
        let bitmap = drawn { context in
            context.setFillColor(.white)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setFillColor(.black)
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
            context.endTransparencyLayer()
        }
        #expect(bitmap.pixel(x: 2, y: 2) == (127, 127, 127, 255))
        #expect(bitmap.pixel(x: 7, y: 7) == (127, 127, 127, 255))
        #expect(bitmap.pixel(x: 17, y: 17) == (255, 255, 255, 255))
    }

    @Test func `clearing makes pixels transparent`() {
        let bitmap = drawn { context in
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.clear(CGRect(x: 5, y: 5, width: 5, height: 5))
        }
        #expect(bitmap[7, 7] == 0)
        #expect(bitmap[4, 4] == 0xFF00_0000)
    }

    @Test func `a recording plays as drawing at once does`() {
        func draw(_ context: CGContext) {
            context.translateBy(x: 3, y: 4)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.7)
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 12, height: 9))
            context.saveGState()
            context.addEllipse(in: CGRect(x: 2, y: 2, width: 10, height: 10))
            context.clip()
            context.rotate(by: 0.4)
            context.setStrokeColor(.white)
            context.stroke(CGRect(x: 2, y: 2, width: 8, height: 8), width: 2)
        }
        let size = CGSize(width: 20, height: 20)
        let list = CGContext.record(size: size, scale: 2, draw)
        #expect(!list.isEmpty)
        let canvas = Canvas(Bitmap(size: PixelSize(width: 40, height: 40)))
        canvas.concatenate(CGAffineTransform(scaleX: 2, y: 2))
        canvas.draw(list)
        #expect(canvas.takeBitmap() == drawn(scale: 2, draw))
    }

    @Test func `angles of arcs count as Core Graphics counts them`() {
        let context = CGMutablePath()
        context.addArc(
            center: CGPoint(x: 10, y: 10),
            radius: 5,
            startAngle: 0,
            endAngle: .pi / 2,
            clockwise: false
        )
        // Not clockwise in an upward system: to the eye, from the right down to the bottom.
        #expect(abs(context.boundingBoxOfPath.minX - 10) < 1e-9)
        #expect(abs(context.boundingBoxOfPath.maxY - 15) < 1e-9)
    }
}
