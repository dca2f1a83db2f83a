import Testing
import UIKitGeometry
import UIKitRaster

/// Numbers that no screen has: nothing traps, nothing stalls, and what can be drawn is.
@Suite(.timeLimit(.minutes(1))) struct DegenerateInputTests {
    private static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, 1e30, -1e30, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
        0, -0.0, 3,
        2_097_152.5, -1_048_577,
    ]

    private func canvas() -> Canvas { Canvas(Bitmap(size: PixelSize(width: 32, height: 32))) }

    private let white = Paint.solid(.white)

    @Test func `any rectangle can be filled, clipped, stroked and drawn into`() {
        var picture = Bitmap(size: PixelSize(width: 3, height: 3))
        picture[1, 1] = 0xFFFF_FFFF
        for x in Self.numbers {
            for width in Self.numbers {
                let rect = CGRect(x: x, y: -x, width: width, height: 5)
                for map in [CGAffineTransform.identity, CGAffineTransform(rotationAngle: 0.5)] {
                    let canvas = canvas()
                    canvas.concatenate(map)
                    canvas.fill(rect, with: white)
                    canvas.fill(roundedRect: rect, radii: CornerRadii(width), with: white)
                    canvas.fillEllipse(in: rect, with: white)
                    canvas.strokeBorder(
                        roundedRect: rect,
                        radii: CornerRadii(x),
                        width: 2,
                        with: white
                    )
                    canvas.stroke(Path(rect: rect), style: StrokeStyle(width: 3), with: white)
                    canvas.draw(picture, in: rect)
                    canvas.beginGroup(alpha: x, bounds: rect)
                    canvas.fill(rect, with: white)
                    canvas.endGroup()
                    canvas.clip(to: rect)
                    canvas.clip(toRoundedRect: rect, radii: CornerRadii(2))
                    canvas.fill(.infinite, with: white)
                    _ = canvas.takeBitmap()
                }
            }
        }
    }

    @Test func `any transform can be concatenated`() {
        for a in Self.numbers {
            for tx in Self.numbers {
                let canvas = canvas()
                canvas.concatenate(CGAffineTransform(a, 0.5, tx, a, tx, 1))
                let rect = CGRect(x: 1, y: 1, width: 20, height: 20)
                canvas.fill(rect, with: white)
                canvas.fillEllipse(in: rect, with: white)
                canvas.stroke(Path(ellipseIn: rect), style: StrokeStyle(dash: [1, 1]), with: white)
                canvas.draw(Bitmap(size: PixelSize(width: 9, height: 9)), in: rect)
                canvas.clip(to: rect)
                _ = canvas.takeBitmap()
            }
        }
    }

    @Test func `any stroke style can be used`() {
        for number in Self.numbers {
            for join in [StrokeStyle.Join.miter, .round] {
                let style = StrokeStyle(
                    width: number,
                    cap: .round,
                    join: join,
                    miterLimit: number,
                    dash: [number, 2],
                    dashPhase: number
                )
                let canvas = canvas()
                canvas.stroke(
                    Path(ellipseIn: CGRect(x: 2, y: 2, width: 20, height: 9)),
                    style: style,
                    with: white
                )
                _ = canvas.takeBitmap()
            }
        }
    }

    @Test func `the infinite rectangle covers everything`() {
        let canvas = canvas()
        canvas.fill(.infinite, with: white)
        let bitmap = canvas.takeBitmap()
        #expect(bitmap[0, 0] == 0xFFFF_FFFF)
        #expect(bitmap[31, 31] == 0xFFFF_FFFF)
    }

    @Test func `a triangle of astronomical size still covers what lies inside it`() {
        let canvas = canvas()
        var path = Path()
        path.move(to: CGPoint(x: -1e9, y: -1e9))
        path.addLine(to: CGPoint(x: 1e9, y: -1e9))
        path.addLine(to: CGPoint(x: 0, y: 1e9))
        path.close()
        canvas.fill(path, with: white)
        let bitmap = canvas.takeBitmap()
        #expect(bitmap[0, 0] == 0xFFFF_FFFF)
        #expect(bitmap[31, 31] == 0xFFFF_FFFF)
    }

    @Test func `an edge that leaves the limits keeps its slope`() {
        let canvas = canvas()
        var path = Path()
        // Everything below the diagonal of slope one through the origin.
        path.move(to: CGPoint(x: -4e6, y: -4e6))
        path.addLine(to: CGPoint(x: 4e6, y: 4e6))
        path.addLine(to: CGPoint(x: -4e6, y: 4e6))
        path.close()
        canvas.fill(path, with: white)
        let bitmap = canvas.takeBitmap()
        for place in 1..<31 {
            #expect(bitmap[place, place] == 0x8080_8080)
            #expect(bitmap[place - 1, place] == 0xFFFF_FFFF)
            #expect(bitmap[place + 1, place] == 0)
        }
    }

    @Test func `a million segments are drawn`() {
        var path = Path()
        path.move(to: .zero)
        for index in 0..<1_000_000 {
            path.addLine(to: CGPoint(x: index * 7 % 32, y: index * 13 % 32))
        }
        let canvas = canvas()
        canvas.fill(path, with: white)
        #expect(canvas.paintedPixels > 0)
        #expect(canvas.paintedPixels <= 1024)
    }

    @Test func `a hundred thousand clips leave what they all contain`() {
        let canvas = canvas()
        for _ in 0..<100_000 { canvas.clip(to: CGRect(x: 3, y: 3, width: 9, height: 9)) }
        canvas.fill(.infinite, with: white)
        #expect(canvas.paintedPixels == 81)
    }

    @Test func `bitmaps without pixels can be drawn and drawn into`() {
        let canvas = Canvas(Bitmap(size: PixelSize(width: 0, height: 7)))
        canvas.draw(Bitmap(size: .zero), in: CGRect(x: 0, y: 0, width: 5, height: 5))
        canvas.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5), with: white)
        #expect(canvas.takeBitmap().size == PixelSize(width: 0, height: 7))
    }

    @Test func `a bitmap of 30000 pixels a side is squeezed into a few`() {
        var long = Bitmap(size: PixelSize(width: 30_000, height: 2))
        for x in 0..<30_000 { long[x, 0] = 0xFF20_4060 }
        for x in 0..<30_000 { long[x, 1] = 0xFF20_4060 }
        let canvas = canvas()
        canvas.draw(long, in: CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(canvas.takeBitmap()[2, 2] == 0xFF20_4060)
    }

    @Test func `an empty clip and an empty path paint nothing`() {
        let canvas = Canvas(Bitmap(size: PixelSize(width: 8, height: 8)), clip: Region())
        canvas.fill(.infinite, with: white)
        canvas.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8), with: white)
        #expect(canvas.paintedPixels == 0)
        let other = self.canvas()
        other.fill(Path(), with: white)
        other.stroke(Path(), style: StrokeStyle(), with: white)
        other.clip(to: Path())
        other.fill(.infinite, with: white)
        #expect(other.paintedPixels == 0)
    }
}
