import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitLayers
import UIKitRaster

/// Pictures in layers: which part, how fitted, how stretched, how read between pixels.
@MainActor @Suite struct ContentsTests {
    private static let red = [255, 0, 0, 255]
    private static let green = [0, 255, 0, 255]
    private static let blue = [0, 0, 255, 255]
    private static let white = [255, 255, 255, 255]

    /// A bitmap of these rows of letters: r, g, b, w (white) and k (black).
    private func picture(_ rows: String...) -> Bitmap {
        let colors: [Character: UInt32] = [
            "r": 0xFFFF_0000, "g": 0xFF00_FF00, "b": 0xFF00_00FF, "w": 0xFFFF_FFFF,
            "k": 0xFF00_0000,
        ]
        var bitmap = Bitmap(size: PixelSize(width: rows[0].count, height: rows.count))
        for (y, row) in rows.enumerated() {
            for (x, letter) in row.enumerated() { bitmap[x, y] = colors[letter] ?? 0 }
        }
        return bitmap
    }

    private func show(
        _ bitmap: Bitmap,
        _ frame: CGRect,
        scale: CGFloat = 1,
        _ configure: (CALayer) -> Void = { _ in }
    ) -> Stage {
        let stage = Stage(width: Int(60 * scale), height: Int(60 * scale), scale: scale)
        _ = stage.addOwner(CGRect(x: 0, y: 0, width: 60, height: 60), .white)
        let layer = stage.addOwner(frame).layer
        layer.contents = bitmap
        configure(layer)
        stage.turn()
        #expect(stage.compositor.renderFromScratch(at: stage.time) == stage.compositor.bitmap)
        return stage
    }

    /// The corners keep a pixel, the sides stretch along themselves, the middle both ways: 30 × 20 at (10, 10).
    private func expectNineParts(_ stage: Stage) {
        for (x, y) in [(10, 10), (39, 10), (10, 29), (39, 29)] {
            #expect(stage.pixel(x, y) == Self.red)
        }
        for (x, y) in [(11, 10), (38, 10), (11, 29), (38, 29), (10, 11), (10, 28), (39, 11)] {
            #expect(stage.pixel(x, y) == Self.green)
        }
        for (x, y) in [(11, 11), (38, 28), (25, 20)] { #expect(stage.pixel(x, y) == Self.blue) }
        for (x, y) in [(9, 10), (40, 29), (10, 9), (39, 30)] {
            #expect(stage.pixel(x, y) == Self.white)
        }
    }

    private let frame = CGRect(x: 10, y: 10, width: 30, height: 20)
    private let third = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)

    @Test func `contentsCenter stretches the middle and keeps the corners`() {
        let picture = picture("rgr", "gbg", "rgr")
        expectNineParts(show(picture, frame) { $0.contentsCenter = third })
    }

    @Test func `contentsCenter is a part of what contentsRect shows`() {
        let picture = picture("kkkrgr", "kkkgbg", "kkkrgr")
        let stage = show(picture, frame) {
            $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
            $0.contentsCenter = third
        }
        expectNineParts(stage)
    }

    @Test func `a centre without extent is the pixel there`() {
        let picture = picture("rgr", "gbg", "rgr")
        let stage = show(picture, frame) {
            $0.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
        }
        expectNineParts(stage)
    }

    @Test func `corners are as large as contentsScale says`() {
        // Two pixels a point, on a screen of two pixels a point: a corner is one pixel of the screen.
        let stage = show(picture("rgr", "gbg", "rgr"), frame, scale: 2) {
            $0.contentsCenter = third
            $0.contentsScale = 2
        }
        #expect(stage.pixel(20, 20) == Self.red)
        #expect(stage.pixel(21, 20) == Self.green)
        #expect(stage.pixel(78, 20) == Self.green)
        #expect(stage.pixel(79, 59) == Self.red)
        #expect(stage.pixel(21, 21) == Self.blue)
    }

    @Test func `a part below half a pixel shows the pixel that it lies in`() {
        let stage = show(picture("rg"), frame) {
            $0.contentsRect = CGRect(x: 0.6, y: 0.3, width: 0.1, height: 0.2)
        }
        #expect(stage.pixel(10, 10) == Self.green)
        #expect(stage.pixel(39, 29) == Self.green)
    }

    @Test func `a part beside the picture shows nothing, and hides nothing`() {
        let stage = show(picture("rg"), frame) {
            $0.contentsRect = CGRect(x: 2, y: 0, width: 1, height: 1)
        }
        #expect(stage.pixel(20, 20) == Self.white)
    }

    @Test func `nearest keeps pixels whole, linear mixes neighbours`() {
        let wide = CGRect(x: 0, y: 0, width: 8, height: 8)
        let nearest = show(picture("kw"), wide) { $0.magnificationFilter = .nearest }
        #expect((0..<8).map { nearest.pixel($0, 4)[0] } == [0, 0, 0, 0, 255, 255, 255, 255])
        // Eight pixels over two: an eighth, three eighths … of the way between their middles.
        let linear = show(picture("kw"), wide)
        let wanted = [0, 0, 32, 96, 159, 223, 255, 255]
        for (x, value) in wanted.enumerated() {
            #expect(abs(linear.pixel(x, 4)[0] - value) <= 2)
        }
    }

    @Test func `what is shown smaller is averaged, or read at one place`() {
        let small = CGRect(x: 0, y: 0, width: 2, height: 1)
        for filter in [CALayerContentsFilter.linear, .trilinear] {
            let mean = show(picture("kwkwkwkw", "kwkwkwkw", "kwkwkwkw", "kwkwkwkw"), small) {
                $0.minificationFilter = filter
            }
            for x in 0..<2 { #expect(abs(mean.pixel(x, 0)[0] - 128) <= 1) }
        }
        // The middle of three pixels is read for the one that is shown.
        let nearest = show(picture("rgb"), CGRect(x: 0, y: 0, width: 1, height: 1)) {
            $0.minificationFilter = .nearest
        }
        #expect(nearest.pixel(0, 0) == Self.green)
    }

    @Test func `stripes below half their size do not flicker as they move`() {
        for shift in [0, 0.25, 0.5, 0.75] as [CGFloat] {
            let stripes = picture(
                "kwkwkwkwkwkwkwkwkwkwkwkwkwkwkwkw",
                "kwkwkwkwkwkwkwkwkwkwkwkwkwkwkwkw"
            )
            let stage = show(stripes, CGRect(x: 10 + shift, y: 10, width: 8, height: 8))
            for x in 12..<16 { #expect(abs(stage.pixel(x, 14)[0] - 128) <= 1) }
        }
    }

    struct Fit: Sendable {
        let way: CALayerContentsGravity
        let place: PixelRect
    }

    /// A picture of 10 × 10 in a layer of 30 × 20 at (10, 20).
    @Test(arguments: [
        Fit(way: .center, place: PixelRect(x: 20, y: 25, width: 10, height: 10)),
        Fit(way: .top, place: PixelRect(x: 20, y: 20, width: 10, height: 10)),
        Fit(way: .bottom, place: PixelRect(x: 20, y: 30, width: 10, height: 10)),
        Fit(way: .left, place: PixelRect(x: 10, y: 25, width: 10, height: 10)),
        Fit(way: .right, place: PixelRect(x: 30, y: 25, width: 10, height: 10)),
        Fit(way: .topLeft, place: PixelRect(x: 10, y: 20, width: 10, height: 10)),
        Fit(way: .topRight, place: PixelRect(x: 30, y: 20, width: 10, height: 10)),
        Fit(way: .bottomLeft, place: PixelRect(x: 10, y: 30, width: 10, height: 10)),
        Fit(way: .bottomRight, place: PixelRect(x: 30, y: 30, width: 10, height: 10)),
        Fit(way: .resize, place: PixelRect(x: 10, y: 20, width: 30, height: 20)),
        Fit(way: .resizeAspect, place: PixelRect(x: 15, y: 20, width: 20, height: 20)),
        Fit(way: .resizeAspectFill, place: PixelRect(x: 10, y: 15, width: 30, height: 30)),
    ])
    func `contents lie where their gravity says`(fit: Fit) {
        let row = String(repeating: "r", count: 10)
        let picture = picture(row, row, row, row, row, row, row, row, row, row)
        let stage = show(picture, CGRect(x: 10, y: 20, width: 30, height: 20)) {
            $0.contentsGravity = fit.way
        }
        var place = PixelRect.zero
        var count = 0
        for y in 0..<60 {
            for x in 0..<60 where stage.pixel(x, y) == Self.red {
                place = place.union(PixelRect(x: x, y: y, width: 1, height: 1))
                count += 1
            }
        }
        #expect(place == fit.place)
        #expect(count == fit.place.area)
    }

    @Test func `a contentsScale that is none counts as 1`() {
        let layer = CALayer()
        for scale in [0, -2, CGFloat.nan, .infinity] {
            layer.contentsScale = scale
            #expect(layer.contentsScale == 1)
        }
    }

    // MARK: - Layers that are kept as pictures

    private func halves(_ configure: (CALayer) -> Void) -> Stage {
        let stage = Stage(width: 40, height: 40, scale: 2)
        let layer = stage.addOwner(CGRect(x: 5, y: 5, width: 10, height: 10), .white).layer
        _ = stage.addOwner(CGRect(x: 0, y: 0, width: 2.5, height: 10), .red, to: layer)
        configure(layer)
        stage.turn()
        #expect(stage.compositor.renderFromScratch(at: stage.time) == stage.compositor.bitmap)
        return stage
    }

    @Test func `a picture with the screen's pixels is what is painted`() {
        let painted = halves { _ in }
        let kept = halves {
            $0.shouldRasterize = true
            $0.rasterizationScale = 2
        }
        #expect(kept.compositor.bitmap == painted.compositor.bitmap)
        #expect(kept.pixel(14, 20) == Self.red)
        #expect(kept.pixel(15, 20) == Self.white)
    }

    @Test func `a picture has rasterizationScale pixels a point`() {
        // With a pixel a point the edge at 2.5 points is one at 3, read between the pixels around it.
        let kept = halves { $0.shouldRasterize = true }
        #expect(kept.pixel(13, 20) == Self.red)
        #expect(kept.pixel(18, 20) == Self.white)
        let green = (14..<18).map { kept.pixel($0, 20)[1] }
        #expect(green == green.sorted())
        #expect(abs(kept.pixel(15, 20)[1] - 64) <= 2)
        #expect(abs(kept.pixel(16, 20)[1] - 191) <= 2)
    }

    @Test func `a kept picture fades as one and is made anew when something in it changes`() {
        let stage = Stage(width: 40, height: 40)
        _ = stage.addOwner(CGRect(x: 0, y: 0, width: 40, height: 40), .white)
        let layer = stage.addOwner(CGRect(x: 0, y: 0, width: 20, height: 20), .red).layer
        let inner = stage.addOwner(CGRect(x: 0, y: 0, width: 10, height: 10), .blue, to: layer)
        layer.shouldRasterize = true
        layer.opacity = 0.5
        stage.turn()
        #expect(stage.pixel(5, 5)[2] == 255)
        #expect(abs(stage.pixel(5, 5)[0] - 128) <= 1)
        #expect(abs(stage.pixel(15, 15)[2] - 128) <= 1)
        inner.layer.position.x += 10
        stage.turn()
        #expect(abs(stage.pixel(5, 5)[2] - 128) <= 1)
        #expect(stage.pixel(15, 5)[2] == 255)
    }
}
