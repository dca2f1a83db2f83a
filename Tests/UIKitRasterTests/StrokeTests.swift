import Testing
import UIKitGeometry
import UIKitRaster

@Suite struct StrokeTests {
    private let white = Paint.solid(.white)

    private func line(_ points: (Double, Double)..., closed: Bool = false) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        if closed { path.close() }
        return path
    }

    private func stroked(_ path: Path, _ style: StrokeStyle, side: Int = 40) -> Bitmap {
        let canvas = Canvas(Bitmap(size: PixelSize(width: side, height: side)))
        canvas.stroke(path, style: style, with: white)
        return canvas.takeBitmap()
    }

    private func area(_ bitmap: Bitmap) -> Double {
        var sum = 0
        for y in 0..<bitmap.size.height {
            for x in 0..<bitmap.size.width { sum += Int(bitmap[x, y] >> 24) }
        }
        return Double(sum) / 255
    }

    @Test func `a line covers half its width on each side and ends at its ends`() {
        let bitmap = stroked(line((5, 10), (15, 10)), StrokeStyle(width: 4))
        for y in 0..<40 {
            for x in 0..<40 {
                let inside = (5..<15).contains(x) && (8..<12).contains(y)
                #expect(bitmap[x, y] == (inside ? 0xFFFF_FFFF : 0))
            }
        }
    }

    @Test func `a square cap goes on for half the width`() {
        let bitmap = stroked(line((5, 10), (15, 10)), StrokeStyle(width: 4, cap: .square))
        #expect(area(bitmap) == 14 * 4)
        #expect(bitmap[3, 10] == 0xFFFF_FFFF)
        #expect(bitmap[16, 10] == 0xFFFF_FFFF)
        #expect(bitmap[17, 10] == 0)
    }

    @Test func `a round cap adds half a circle`() {
        let bitmap = stroked(line((10, 20), (30, 20)), StrokeStyle(width: 10, cap: .round))
        #expect(abs(area(bitmap) - (200 + .pi * 25)) < 0.6)
    }

    @Test func `a miter fills the corner, a bevel cuts it, a round join rounds it`() {
        let corner = line((10, 30), (10, 10), (30, 10))
        func area(_ join: StrokeStyle.Join) -> Double {
            self.area(stroked(corner, StrokeStyle(width: 8, join: join)))
        }
        // Two arms of 20 x 8 less their common 4 x 4, and the corner's 4 x 4.
        #expect(area(.miter) == 320)
        #expect(abs(area(.bevel) - 312) < 0.1)
        #expect(abs(area(.round) - (304 + .pi * 4)) < 0.3)
    }

    @Test func `a corner sharper than the miter limit is cut off`() {
        // At a right angle the miter is √2 widths long.
        let corner = line((10, 30), (10, 10), (30, 10))
        let long = stroked(corner, StrokeStyle(width: 8, miterLimit: 1.42))
        let short = stroked(corner, StrokeStyle(width: 8, miterLimit: 1.41))
        #expect(long[6, 6] == 0xFFFF_FFFF)
        #expect(short[6, 6] == 0)
    }

    @Test func `a closed piece has a join where it closes, an open one two ends`() {
        let closed = stroked(
            line((10, 10), (30, 10), (30, 30), (10, 30), closed: true),
            StrokeStyle(width: 4)
        )
        #expect(area(closed) == 24 * 24 - 16 * 16)
        let open = line((10, 10), (30, 10), (30, 30), (10, 30), (10, 10))
        #expect(area(stroked(open, StrokeStyle(width: 4))) == 24 * 24 - 16 * 16 - 4)
    }

    @Test func `lines that cross cover the crossing once`() {
        var cross = line((10, 20), (30, 20))
        cross.append(line((20, 10), (20, 30)))
        let canvas = Canvas(Bitmap(size: PixelSize(width: 40, height: 40)))
        let half = Paint.solid(PixelColor(red: 1, green: 1, blue: 1, alpha: 0.5))
        canvas.stroke(cross, style: StrokeStyle(width: 4), with: half)
        let bitmap = canvas.takeBitmap()
        #expect(bitmap[20, 20] == 0x8080_8080)
        #expect(bitmap[12, 20] == 0x8080_8080)
    }

    @Test func `dashes and gaps take turns, from the phase on`() {
        var style = StrokeStyle(width: 2, dash: [4, 2])
        let straight = line((0, 10), (40, 10))
        let plain = stroked(straight, style)
        for x in 0..<40 { #expect((plain[x, 10] != 0) == (x % 6 < 4)) }
        style.dashPhase = 5
        let moved = stroked(straight, style)
        for x in 0..<40 { #expect((moved[x, 10] != 0) == ((x + 5) % 6 < 4)) }
        style.dashPhase = -1
        let back = stroked(straight, style)
        for x in 0..<40 { #expect((back[x, 10] != 0) == ((x + 5) % 6 < 4)) }
    }

    @Test func `an odd pattern takes turns in itself`() {
        let bitmap = stroked(line((0, 10), (40, 10)), StrokeStyle(width: 2, dash: [3]))
        for x in 0..<40 { #expect((bitmap[x, 10] != 0) == (x % 6 < 3)) }
    }

    @Test func `dashes go round corners`() {
        let bitmap = stroked(line((5, 30), (5, 5), (30, 5)), StrokeStyle(width: 2, dash: [10, 5]))
        // 25 to the corner: dashes 0-10, 15-25, 30-40, 45-50.
        #expect(bitmap[5, 25] != 0)
        #expect(bitmap[5, 17] == 0)
        #expect(bitmap[5, 10] != 0)
        #expect(bitmap[8, 5] == 0)
        #expect(bitmap[12, 5] != 0)
        #expect(bitmap[22, 5] == 0)
    }

    @Test func `a dash goes on through the point where a closed curve starts`() {
        // The circle is 94.25 long: 2.1 of a dash come after the start, and 2.1 before it.
        let ring = Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30))
        let bitmap = stroked(ring, StrokeStyle(width: 6, dash: [8, 6], dashPhase: 5.875))
        for y in 19..<21 {
            for x in 33..<37 { #expect(bitmap[x, y] == 0xFFFF_FFFF) }
        }
    }

    @Test func `a gap of the pattern before the start of a closed curve is left open`() {
        // 94.2 less 6 times 14 and a dash of 8 leave 2.2 for the gap.
        let ring = Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30))
        let bitmap = stroked(ring, StrokeStyle(width: 6, dash: [8, 6]))
        #expect(bitmap[35, 21] == 0xFFFF_FFFF)
        #expect(bitmap[35, 18] == 0)
    }

    @Test func `a dash that is longer than a closed piece leaves it closed`() {
        let square = line((10, 10), (30, 10), (30, 30), (10, 30), closed: true)
        let bitmap = stroked(square, StrokeStyle(width: 4, dash: [100, 5], dashPhase: 3))
        #expect(bitmap == stroked(square, StrokeStyle(width: 4)))
    }

    @Test func `a circle's line has the area of a ring`() {
        let ring = Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30))
        let measured = area(stroked(ring, StrokeStyle(width: 6)))
        #expect(abs(measured - .pi * (18 * 18 - 12 * 12)) < 2.5)
    }

    @Test func `a piece of no length shows its caps only`() {
        let dot = line((20, 20), (20, 20))
        #expect(area(stroked(dot, StrokeStyle(width: 10))) == 0)
        #expect(area(stroked(dot, StrokeStyle(width: 10, cap: .square))) == 100)
        #expect(abs(area(stroked(dot, StrokeStyle(width: 10, cap: .round))) - .pi * 25) < 0.5)
        #expect(area(stroked(line((20, 20)), StrokeStyle(width: 10, cap: .round))) == 0)
    }

    @Test func `a line that turns back on itself has its round end`() {
        let style = StrokeStyle(width: 8, join: .round)
        let bitmap = stroked(line((5, 20), (25, 20), (5, 20)), style)
        // Both ways cover the same place, so the round edge's partial pixels are counted twice.
        #expect((-0.4...2.5).contains(area(bitmap) - (160 + .pi * 8)))
        #expect(bitmap[28, 20] == 0xFFFF_FFFF)
        #expect(bitmap[29, 20] == 0)
    }

    @Test func `a stretched transform stretches the line's width`() {
        let canvas = Canvas(Bitmap(size: PixelSize(width: 40, height: 40)))
        canvas.concatenate(CGAffineTransform(scaleX: 1, y: 4))
        canvas.stroke(line((5, 5), (35, 5)), style: StrokeStyle(width: 2), with: white)
        let bitmap = canvas.takeBitmap()
        #expect(area(bitmap) == 30 * 8)
        #expect(bitmap[20, 16] == 0xFFFF_FFFF)
        #expect(bitmap[20, 24] == 0)
    }
}
