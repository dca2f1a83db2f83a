import RasterScenes
import Testing
import UIKitGeometry
import UIKitRaster

@Suite struct CoverageTests {
    /// What `draw` covers of a black bitmap, in pixels, from the sum of all greys.
    private func area(_ side: Int, _ draw: (Canvas) -> Void) -> Double {
        let canvas = Canvas(Bitmap(size: PixelSize(width: side, height: side)))
        draw(canvas)
        let bitmap = canvas.takeBitmap()
        var sum = 0
        for y in 0..<side {
            for x in 0..<side { sum += Int(bitmap[x, y] >> 24) }
        }
        return Double(sum) / 255
    }

    private let white = Paint.solid(.white)

    private func polygon(_ points: [CGPoint]) -> Path {
        var path = Path()
        path.move(to: points[0])
        for point in points.dropFirst() { path.addLine(to: point) }
        path.close()
        return path
    }

    @Test func `a half covered pixel gets half of the colour`() {
        let canvas = Canvas(Bitmap(size: PixelSize(width: 2, height: 2)))
        canvas.fill(Path(rect: CGRect(x: 0.5, y: 0, width: 1, height: 0.25)), with: white)
        let bitmap = canvas.takeBitmap()
        // An eighth of each upper pixel, rounded: 255 / 8 = 31.875.
        #expect(bitmap[0, 0] == 0x2020_2020)
        #expect(bitmap[1, 0] == 0x2020_2020)
        #expect(bitmap[0, 1] == 0)
    }

    @Test func `a triangle covers exactly half of the pixels on its slanted edge`() {
        let canvas = Canvas(Bitmap(size: PixelSize(width: 8, height: 8)))
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 8), CGPoint(x: 0, y: 8)]
        canvas.fill(polygon(points), with: white)
        let bitmap = canvas.takeBitmap()
        for y in 0..<8 {
            for x in 0..<8 {
                let expected: UInt32 = x < y ? 0xFFFF_FFFF : x == y ? 0x8080_8080 : 0
                #expect(bitmap[x, y] == expected)
            }
        }
    }

    @Test(arguments: [11, 12, 13])
    func `areas of convex polygons are right to a 2500th of their outline`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            // Corners of a triangle on the 1/256 grid, so that quantising changes nothing.
            let points = (0..<3).map { _ in
                CGPoint(
                    x: CGFloat(Int.random(in: 0...(100 * 256), using: &generator)) / 256,
                    y: CGFloat(Int.random(in: 0...(100 * 256), using: &generator)) / 256
                )
            }
            let (a, b, c) = (points[0], points[1], points[2])
            let exact = abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2
            let outline = a.distance(to: b) + b.distance(to: c) + c.distance(to: a)
            let measured = area(100) { $0.fill(polygon(points), with: white) }
            // Each edge pixel is rounded to 1/255, so errors grow with the root of their number;
            // a bias would grow with the number itself.
            #expect(abs(measured - exact) <= 0.02 + outline * 0.0004, "\(points)")
        }
    }

    @Test(arguments: [31, 32, 33])
    func `areas of polygons with many corners are right, by winding and even-odd`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for round in 0..<60 {
            // Corners around a middle, by rising direction: no edge crosses another one.
            let count = Int.random(in: 3...60, using: &generator)
            let corners = (0..<count).map { index in
                let way = CGFloat(index) / CGFloat(count) * 4
                let side = Int(way)
                let part = way - CGFloat(side)
                let edge = [
                    CGVector(dx: 1 - 2 * part, dy: 1), CGVector(dx: -1, dy: 1 - 2 * part),
                    CGVector(dx: 2 * part - 1, dy: -1), CGVector(dx: 1, dy: 2 * part - 1),
                ][side]
                let radius = CGFloat.random(in: 4...48, using: &generator)
                func snapped(_ value: CGFloat) -> CGFloat { (value * 256).rounded() / 256 }
                return CGPoint(
                    x: snapped(50 + edge.dx * radius),
                    y: snapped(50 + edge.dy * radius)
                )
            }
            var twice: CGFloat = 0
            var outline: CGFloat = 0
            for (index, a) in corners.enumerated() {
                let b = corners[(index + 1) % count]
                twice += a.x * b.y - b.x * a.y
                outline += a.distance(to: b)
            }
            let rule: FillRule = round % 2 == 0 ? .nonZero : .evenOdd
            let measured = area(100) { $0.fill(polygon(corners), rule: rule, with: white) }
            // Corners meet in one pixel, where each edge's part is rounded on its own.
            let most = 0.02 + outline * 0.0006 + CGFloat(count) * 0.004
            #expect(abs(measured - abs(twice) / 2) <= most, "\(seed) \(round)")
        }
    }

    @Test func `triangles that share an edge cover each pixel of it once`() {
        let corners = [
            CGPoint(x: 0, y: 0), CGPoint(x: 64, y: 0), CGPoint(x: 64, y: 64), CGPoint(x: 0, y: 64),
        ]
        let inside = CGPoint(x: 23.7, y: 40.2)
        var path = Path()
        for index in 0..<4 {
            path.append(polygon([corners[index], corners[(index + 1) % 4], inside]))
        }
        let canvas = Canvas(Bitmap(size: PixelSize(width: 64, height: 64)))
        canvas.fill(path, with: white)
        let bitmap = canvas.takeBitmap()
        for y in 0..<64 {
            for x in 0..<64 { #expect(bitmap[x, y] == 0xFFFF_FFFF) }
        }
    }

    @Test func `a circle has the area of a circle`() {
        for radius in [3.0, 10, 40.25, 99.5] {
            let rect = CGRect(
                x: 100 - radius,
                y: 100 - radius,
                width: 2 * radius,
                height: 2 * radius
            )
            let measured = area(200) { $0.fillEllipse(in: rect, with: white) }
            // The curves are 0.03 % of the radius off a circle, and their chords 0.04 pixels at most.
            #expect(abs(measured - .pi * radius * radius) <= 2 * .pi * radius * 0.04)
        }
    }

    @Test func `winding and even-odd differ where a star crosses itself`() {
        let star = polygon([
            CGPoint(x: 50, y: 5), CGPoint(x: 77, y: 90), CGPoint(x: 5, y: 37),
            CGPoint(x: 95, y: 37),
            CGPoint(x: 23, y: 90),
        ])
        let canvas = Canvas(Bitmap(size: PixelSize(width: 200, height: 100)))
        canvas.fill(star, rule: .nonZero, with: white)
        canvas.concatenate(CGAffineTransform(translationX: 100, y: 0))
        canvas.fill(star, rule: .evenOdd, with: white)
        let bitmap = canvas.takeBitmap()
        #expect(bitmap[50, 50] == 0xFFFF_FFFF)
        #expect(bitmap[150, 50] == 0)
        #expect(bitmap[50, 20] == 0xFFFF_FFFF)
        #expect(bitmap[150, 20] == 0xFFFF_FFFF)
    }

    @Test func `opposite windings cancel by winding, equal ones don't`() {
        let outer = CGRect(x: 0, y: 0, width: 30, height: 30)
        let inner = CGRect(x: 10, y: 10, width: 10, height: 10)
        func center(_ hole: Path) -> UInt32 {
            var path = Path(rect: outer)
            path.append(hole)
            let canvas = Canvas(Bitmap(size: PixelSize(width: 30, height: 30)))
            canvas.fill(path, rule: .nonZero, with: white)
            return canvas.takeBitmap()[15, 15]
        }
        #expect(center(Path(rect: inner)) == 0xFFFF_FFFF)
        #expect(center(Path(rect: inner).reversed) == 0)
    }

    @Test func `a fill leaves pixels outside its clip alone, even far from it`() {
        let canvas = Canvas(
            Bitmap(size: PixelSize(width: 100, height: 100)),
            clip: Region(PixelRect(x: 40, y: 40, width: 10, height: 10))
        )
        canvas.fillEllipse(in: CGRect(x: -50, y: -50, width: 200, height: 200), with: white)
        #expect(canvas.paintedPixels == 100)
        let bitmap = canvas.takeBitmap()
        for y in 0..<100 {
            for x in 0..<100 {
                let inside = (40..<50).contains(x) && (40..<50).contains(y)
                #expect(bitmap[x, y] == (inside ? 0xFFFF_FFFF : 0))
            }
        }
    }
}
