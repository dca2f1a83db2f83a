import Testing
import UIKitGeometry
import UIKitRaster

@Suite struct ShadowTests {
    private let white = Paint.solid(.white)

    private func draw(_ side: Int, _ body: (Canvas) -> Void) -> Bitmap {
        let canvas = Canvas(Bitmap(size: PixelSize(width: side, height: side)))
        body(canvas)
        return canvas.takeBitmap()
    }

    /// Blurs alphas by adding up the bell curve itself, the independent judge.
    private func blurred(_ bitmap: Bitmap, _ sigma: Double) -> [[Double]] {
        let side = bitmap.size.width
        let reach = Int(4 * sigma) + 1
        var weights = (-reach...reach).map { offset in
            var value = 1.0
            // exp(-x²/2σ²) by its own series of halvings, so that no library is asked.
            let x = Double(offset * offset) / (2 * sigma * sigma) / 1_048_576
            value = 1 - x + x * x / 2
            for _ in 0..<20 { value *= value }
            return value
        }
        let sum = weights.reduce(0, +)
        weights = weights.map { $0 / sum }
        func pass(_ source: [[Double]]) -> [[Double]] {
            // Along the columns, transposed, so that two passes make both directions.
            (0..<side).map { x in
                (0..<side).map { y in
                    var total = 0.0
                    for offset in -reach...reach where (0..<side).contains(y + offset) {
                        total += source[y + offset][x] * weights[offset + reach]
                    }
                    return total
                }
            }
        }
        let alphas = (0..<side).map { y in
            (0..<side).map { x in Double(bitmap[x, y] >> 24) }
        }
        return pass(pass(alphas))
    }

    @Test(arguments: [(1.0, 4.0), (3, 8), (6, 16), (12, 16), (5, 0), (9, 30)])
    func `a rectangle's shadow is the bell curve's within two`(sigma: Double, radius: Double) {
        let rect = CGRect(x: 60, y: 55, width: 80, height: 90)
        let radii = CornerRadii(radius)
        let found = draw(200) {
            $0.fillShadow(roundedRect: rect, radii: radii, sigma: sigma, with: white)
        }
        let expected = blurred(
            draw(200) { $0.fill(roundedRect: rect, radii: radii, with: white) },
            sigma
        )
        for y in 0..<200 {
            for x in 0..<200 {
                // The judge blurs pixels instead of the outline, which is a bit softer.
                let most = sigma < 2 ? 8.0 : 2
                #expect(abs(Double(found[x, y] >> 24) - expected[y][x]) <= most, "\(x) \(y)")
            }
        }
    }

    @Test(arguments: [0.7, 1.0, 2.5, 4, 8])
    func `the blur of any shape is the bell curve's within a thirtieth`(sigma: Double) {
        let shape = Path(ellipseIn: CGRect(x: 60, y: 55, width: 80, height: 90))
        let found = draw(200) { $0.fillShadow(shape, sigma: sigma, with: white) }
        let expected = blurred(draw(200) { $0.fill(shape, with: white) }, sigma)
        for y in 0..<200 {
            for x in 0..<200 {
                #expect(abs(Double(found[x, y] >> 24) - expected[y][x]) <= 8, "\(x) \(y)")
            }
        }
    }

    @Test func `a small rectangle's shadow is right though its sides blur into one another`() {
        let rect = CGRect(x: 90, y: 95, width: 20, height: 9)
        let found = draw(200) {
            $0.fillShadow(roundedRect: rect, radii: CornerRadii(3), sigma: 8, with: white)
        }
        let sharp = draw(200) { $0.fill(roundedRect: rect, radii: CornerRadii(3), with: white) }
        let expected = blurred(sharp, 8)
        for y in 0..<200 {
            for x in 0..<200 { #expect(abs(Double(found[x, y] >> 24) - expected[y][x]) <= 2) }
        }
    }

    @Test func `uneven corners are right, too`() {
        let rect = CGRect(x: 50, y: 50, width: 100, height: 100)
        let radii = CornerRadii(topLeft: 40, topRight: 0, bottomRight: 20, bottomLeft: 5)
        let found = draw(200) {
            $0.fillShadow(roundedRect: rect, radii: radii, sigma: 5, with: white)
        }
        let expected = blurred(
            draw(200) { $0.fill(roundedRect: rect, radii: radii, with: white) },
            5
        )
        for y in 0..<200 {
            for x in 0..<200 { #expect(abs(Double(found[x, y] >> 24) - expected[y][x]) <= 2) }
        }
    }

    @Test func `a shadow stays within its reach`() {
        for sigma in [0.5, 1.0, 3, 7.7, 20] {
            let rect = CGRect(x: 100, y: 100, width: 40, height: 40)
            let reach = Int(Shadow.reach(sigma))
            let bitmap = draw(300) {
                $0.fillShadow(roundedRect: rect, radii: CornerRadii(9), sigma: sigma, with: white)
                $0.fillShadow(Path(ellipseIn: rect), sigma: sigma, with: white)
            }
            for y in 0..<300 {
                for x in 0..<300 where bitmap[x, y] != 0 {
                    let inside = (100 - reach..<140 + reach)
                    #expect(inside.contains(x) && inside.contains(y))
                }
            }
        }
    }

    @Test func `a group's shadow lies under it, moved and coloured`() {
        let red = PixelColor(premultiplied: 0xFFFF_0000)
        let bitmap = draw(100) { canvas in
            canvas.beginGroup(
                alpha: 1,
                bounds: CGRect(x: 0, y: 0, width: 100, height: 100),
                shadow: Shadow(offset: CGVector(dx: 20, dy: 10), sigma: 0, color: red)
            )
            canvas.fill(CGRect(x: 10, y: 10, width: 30, height: 30), with: white)
            canvas.endGroup()
        }
        #expect(bitmap[10, 10] == 0xFFFF_FFFF)
        #expect(bitmap[39, 39] == 0xFFFF_FFFF)
        #expect(bitmap[40, 39] == 0xFFFF_0000)
        #expect(bitmap[59, 49] == 0xFFFF_0000)
        #expect(bitmap[60, 49] == 0)
        #expect(bitmap[29, 45] == 0)
    }
}
