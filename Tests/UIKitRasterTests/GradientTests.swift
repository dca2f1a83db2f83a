import Testing
import UIKitGeometry
import UIKitRaster

@Suite struct GradientTests {
    private let black = PixelColor.black
    private let white = PixelColor.white

    private func draw(_ width: Int, _ height: Int, _ body: (Canvas) -> Void) -> Bitmap {
        let canvas = Canvas(Bitmap(size: PixelSize(width: width, height: height)))
        body(canvas)
        return canvas.takeBitmap()
    }

    private func fill(_ gradient: Gradient, _ width: Int, _ height: Int) -> Bitmap {
        draw(width, height) { canvas in
            let all = CGRect(x: 0, y: 0, width: width, height: height)
            canvas.fill(all, with: .gradient(gradient))
        }
    }

    @Test func `a linear gradient has the exact colour at the middle of each pixel`() {
        let stops = [Gradient.Stop(0, black), Gradient.Stop(1, white)]
        let gradient = Gradient(.linear(.zero, CGPoint(x: 255, y: 0)), stops: stops)
        let bitmap = fill(gradient, 255, 3)
        for x in 0..<255 {
            // x + ½ of 255 steps, which is halfway between two bytes: either is right.
            let found = Int(bitmap[x, 1] & 255)
            #expect(found == x || found == x + 1, "\(x)")
            #expect(bitmap[x, 0] == bitmap[x, 2])
        }
    }

    @Test(arguments: [0.0, 0.3, 1.1, 2.4, 3.7, 5.5])
    func `a slanted gradient is within one of the exact value everywhere`(angle: Double) {
        let from = CGPoint(x: 90, y: 70)
        let way = CGVector(dx: 130, dy: 0)
        let map = CGAffineTransform(rotationAngle: angle)
        let end = CGPoint(x: from.x + way.dx * map.a, y: from.y + way.dx * map.b)
        let colors = [
            PixelColor(premultiplied: 0xFFE6_3946), PixelColor(premultiplied: 0xFFF1_FAEE),
            PixelColor(premultiplied: 0xFF1D_3557),
        ]
        let places = [0, 0.3, 1.0]
        let stops = zip(places, colors).map { Gradient.Stop($0, $1) }
        let bitmap = fill(Gradient(.linear(from, end), stops: stops), 200, 160)
        let length = (end - from).length
        for y in 0..<160 {
            for x in 0..<200 {
                let dx = CGFloat(x) + 0.5 - from.x
                let dy = CGFloat(y) + 0.5 - from.y
                let t = max(
                    0,
                    min(1, (dx * (end.x - from.x) + dy * (end.y - from.y)) / (length * length))
                )
                let index = t < 0.3 ? 0 : 1
                let part = (t - places[index]) / (places[index + 1] - places[index])
                let found = PixelColor(premultiplied: bitmap[x, y])
                func check(_ component: KeyPath<PixelColor, UInt8>) {
                    let a = Double(colors[index][keyPath: component])
                    let b = Double(colors[index + 1][keyPath: component])
                    let exact = a + (b - a) * part
                    #expect(abs(Double(found[keyPath: component]) - exact) <= 0.51)
                }
                check(\.red)
                check(\.green)
                check(\.blue)
            }
        }
    }

    @Test func `opacity that changes gives premultiplied components within one`() {
        let clear = PixelColor(red: 1, green: 0, blue: 0, alpha: 0.1)
        let solid = PixelColor(red: 0, green: 0, blue: 1, alpha: 0.9)
        let gradient = Gradient(
            .linear(.zero, CGPoint(x: 300, y: 0)),
            stops: [Gradient.Stop(0, clear), Gradient.Stop(1, solid)]
        )
        let bitmap = fill(gradient, 300, 1)
        for x in 0..<300 {
            let t = (Double(x) + 0.5) / 300
            let alpha = 26 + (230 - 26) * t
            #expect(abs(Double(bitmap[x, 0] >> 24) - alpha) <= 0.6)
            #expect(abs(Double(bitmap[x, 0] >> 16 & 255) - alpha * (1 - t)) <= 1)
            #expect(abs(Double(bitmap[x, 0] & 255) - alpha * t) <= 1)
        }
    }

    @Test func `two colours at one place make a sharp edge`() {
        let gradient = Gradient(
            .linear(.zero, CGPoint(x: 100, y: 0)),
            stops: [
                Gradient.Stop(0, black), Gradient.Stop(0.5, black), Gradient.Stop(0.5, white),
                Gradient.Stop(1, white),
            ]
        )
        let bitmap = fill(gradient, 100, 1)
        for x in 0..<100 { #expect(bitmap[x, 0] == (x < 50 ? 0xFF00_0000 : 0xFFFF_FFFF)) }
    }

    @Test func `beyond its ends a gradient goes on or stops, as it is told`() {
        func bitmap(before: Bool, after: Bool) -> Bitmap {
            let gradient = Gradient(
                .linear(CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0)),
                stops: [Gradient.Stop(0, black), Gradient.Stop(1, white)],
                extendsBefore: before,
                extendsAfter: after
            )
            return fill(gradient, 30, 1)
        }
        let neither = bitmap(before: false, after: false)
        #expect(neither[9, 0] == 0)
        #expect(neither[10, 0] >> 24 == 255)
        #expect(neither[19, 0] >> 24 == 255)
        #expect(neither[20, 0] == 0)
        let both = bitmap(before: true, after: true)
        #expect(both[0, 0] == 0xFF00_0000)
        #expect(both[29, 0] == 0xFFFF_FFFF)
    }

    @Test func `a radial gradient goes by the distance from its centre`() {
        let middle = CGPoint(x: 50, y: 50)
        let gradient = Gradient(
            .radial(middle, 10, middle, 50),
            stops: [Gradient.Stop(0, black), Gradient.Stop(1, white)]
        )
        let bitmap = fill(gradient, 100, 100)
        for y in 0..<100 {
            for x in 0..<100 {
                let distance = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).distance(
                    to: middle
                )
                let exact = max(0, min(1, (distance - 10) / 40)) * 255
                #expect(abs(Double(bitmap[x, y] & 255) - exact) <= 1)
            }
        }
    }

    @Test func `a conic gradient goes clockwise from its angle`() {
        let gradient = Gradient(
            .conic(CGPoint(x: 50, y: 50), .pi / 2),
            stops: [Gradient.Stop(0, black), Gradient.Stop(1, white)]
        )
        let bitmap = fill(gradient, 100, 100)
        // From straight down: a quarter further on the left, half at the top, three quarters on the right.
        #expect(abs(Int(bitmap[0, 50] & 255) - 64) <= 2)
        #expect(abs(Int(bitmap[50, 0] & 255) - 128) <= 2)
        #expect(abs(Int(bitmap[99, 50] & 255) - 191) <= 2)
        #expect(bitmap[49, 99] & 255 <= 2)
        #expect(bitmap[50, 99] & 255 >= 253)
    }

    @Test func `a gradient between two circles covers the cone that they make`() {
        let gradient = Gradient(
            .radial(CGPoint(x: 30, y: 50), 10, CGPoint(x: 120, y: 50), 30),
            stops: [Gradient.Stop(0, black), Gradient.Stop(1, white)],
            extendsBefore: false,
            extendsAfter: false
        )
        let bitmap = fill(gradient, 200, 100)
        // The rim of the first circle on the left, that of the second one on the right.
        #expect(abs(Int(bitmap[20, 50] & 255)) <= 2)
        #expect(bitmap[149, 50] & 255 >= 250)
        #expect(bitmap[75, 5] == 0)
        #expect(bitmap[10, 50] == 0)
        #expect(bitmap[160, 50] == 0)
    }

    @Test func `a colour without opacity takes the components of its neighbour`() {
        let gradient = Gradient(
            .linear(.zero, CGPoint(x: 100, y: 0)),
            stops: [Gradient.Stop(0, .clear), Gradient.Stop(1, white)]
        )
        let bitmap = fill(gradient, 100, 1)
        for x in 0..<100 {
            let alpha = bitmap[x, 0] >> 24
            #expect(bitmap[x, 0] == alpha * 0x0101_0101)
        }
    }

    @Test func `a pattern repeats from its origin in both directions`() {
        var tile = Bitmap(size: PixelSize(width: 2, height: 3))
        tile[0, 0] = 0xFFFF_0000
        tile[1, 2] = 0xFF00_00FF
        let bitmap = draw(9, 9) { canvas in
            canvas.concatenate(CGAffineTransform(translationX: 1, y: 1))
            let tiling = Tiling(tile, size: CGSize(width: 2, height: 3))
            canvas.fill(CGRect(x: -1, y: -1, width: 9, height: 9), with: .pattern(tiling))
        }
        for y in 0..<9 {
            for x in 0..<9 { #expect(bitmap[x, y] == tile[(x + 1) % 2, (y + 2) % 3]) }
        }
    }
}
