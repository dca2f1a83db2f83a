import RasterScenes
import Testing
import UIKitGeometry
import UIKitRaster

@Suite struct ImageTests {
    private func noise(_ width: Int, _ height: Int, opaque: Bool = true) -> Bitmap {
        var generator = SeededGenerator(seed: 7)
        var bitmap = Bitmap(size: PixelSize(width: width, height: height))
        for y in 0..<height {
            for x in 0..<width {
                let alpha = opaque ? 255 : UInt32.random(in: 0...255, using: &generator)
                var pixel = alpha << 24
                for shift in [0, 8, 16] as [UInt32] {
                    pixel |= UInt32.random(in: 0...alpha, using: &generator) << shift
                }
                bitmap[x, y] = pixel
            }
        }
        return bitmap
    }

    private func drawn(_ size: PixelSize, _ body: (Canvas) -> Void) -> Bitmap {
        let canvas = Canvas(Bitmap(size: size))
        body(canvas)
        return canvas.takeBitmap()
    }

    @Test func `PIX-17 an unscaled bitmap is copied as it is`() {
        let picture = noise(60, 60)
        let result = drawn(PixelSize(width: 120, height: 120)) { canvas in
            canvas.concatenate(CGAffineTransform(scaleX: 2, y: 2))
            canvas.draw(picture, in: CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        for y in 0..<120 {
            for x in 0..<120 {
                #expect(result[x, y] == (x < 60 && y < 60 ? picture[x, y] : 0))
            }
        }
    }

    @Test func `a translucent bitmap over nothing is itself`() {
        let picture = noise(37, 21, opaque: false)
        let result = drawn(picture.size) { canvas in
            canvas.draw(picture, in: CGRect(x: 0.2, y: -0.3, width: 37, height: 21))
        }
        #expect(result == picture)
    }

    @Test(arguments: [0, 1, 2, 3])
    func `quarter turns move pixels and change none`(turns: Int) {
        let picture = noise(11, 7)
        let quarter = CGAffineTransform(0, 1, -1, 0, 0, 0)
        var map = CGAffineTransform.identity
        for _ in 0..<turns { map = map.concatenating(quarter) }
        let result = drawn(PixelSize(width: 40, height: 40)) { canvas in
            canvas.concatenate(CGAffineTransform(translationX: 20, y: 20))
            canvas.concatenate(map)
            canvas.draw(picture, in: CGRect(x: 0, y: 0, width: 11, height: 7))
        }
        for y in 0..<7 {
            for x in 0..<11 {
                let middle = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(map)
                let column = Int((middle.x + 20).rounded(.down))
                let row = Int((middle.y + 20).rounded(.down))
                #expect(result[column, row] == picture[x, y])
            }
        }
    }

    @Test func `a mirrored bitmap is mirrored exactly`() {
        let picture = noise(11, 7)
        let result = drawn(picture.size) { canvas in
            canvas.concatenate(CGAffineTransform(-1, 0, 0, 1, 11, 0))
            canvas.draw(picture, in: CGRect(x: 0, y: 0, width: 11, height: 7))
        }
        for y in 0..<7 {
            for x in 0..<11 { #expect(result[10 - x, y] == picture[x, y]) }
        }
    }

    @Test(arguments: [0.13, 0.5, 0.77, 1.3, 5])
    func `a bitmap of one colour keeps it at any size and any turn`(scale: CGFloat) {
        var picture = Bitmap(size: PixelSize(width: 30, height: 20))
        for y in 0..<20 {
            for x in 0..<30 { picture[x, y] = 0xFF12_AB77 }
        }
        for angle in [0, 0.4] {
            let result = drawn(PixelSize(width: 200, height: 160)) { canvas in
                canvas.concatenate(CGAffineTransform(translationX: 100, y: 80))
                canvas.concatenate(CGAffineTransform(rotationAngle: angle))
                canvas.concatenate(CGAffineTransform(scaleX: scale, y: scale))
                canvas.draw(picture, in: CGRect(x: -15, y: -10, width: 30, height: 20))
            }
            #expect(result[100, 80] == 0xFF12_AB77)
            for y in 0..<160 {
                for x in 0..<200 where result[x, y] >> 24 == 255 {
                    #expect(result[x, y] == 0xFF12_AB77)
                }
            }
        }
    }

    @Test func `doubling a bitmap mixes neighbours by quarters`() {
        var picture = Bitmap(size: PixelSize(width: 2, height: 1))
        picture[0, 0] = 0xFF00_0000
        picture[1, 0] = 0xFFFF_FFFF
        let result = drawn(PixelSize(width: 4, height: 1)) { canvas in
            canvas.draw(picture, in: CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        // Middles at -0.25, 0.25, 0.75 and 1.25 pixels from the first one's middle.
        #expect((0..<4).map { result[$0, 0] & 255 } == [0, 64, 191, 255])
    }

    /// A picture that changes in two spots, drawn at `size` with what is kept of it and as if it were new.
    @Test(arguments: [
        PixelSize(width: 40, height: 30), PixelSize(width: 21, height: 17),
        PixelSize(width: 9, height: 60), PixelSize(width: 100, height: 7),
        PixelSize(width: 1, height: 1),
    ])
    func `a picture that changes is averaged only where it does`(size: PixelSize) {
        var picture = noise(83, 61)
        var kept = KeptReduction()
        kept.prepare(picture, changed: Region(), shownIn: size)
        let columns = max(1, 83 / size.width)
        let rows = max(1, 61 / size.height)
        let isReduced = columns > 1 || rows > 1
        #expect(kept.averagedCount == (isReduced ? 83 * 61 : 0))
        for step in 0..<6 {
            let spots = [
                PixelRect(x: 13 * step, y: 5 * step, width: 4, height: 3),
                PixelRect(x: 80, y: 58, width: 3, height: 3),
            ]
            for spot in spots {
                for y in spot.minY..<spot.maxY {
                    for x in spot.minX..<spot.maxX {
                        // One of the spots is not opaque for a while.
                        picture[x, y] = (step == 3 ? 0x7F00_0000 : 0xFF00_0000) | UInt32(x * step)
                    }
                }
            }
            let before = kept.averagedCount
            var changed = Region()
            for spot in spots { changed.formUnion(spot) }
            kept.prepare(picture, changed: changed, shownIn: size)
            // Each spot touches at most one block more than it would if it began with one.
            let most = spots.reduce(0) { sum, spot in
                sum + (spot.width + 2 * columns) * (spot.height + 2 * rows)
            }
            #expect(kept.averagedCount - before <= (isReduced ? most : 0))
            let copy = picture
            var fresh = Bitmap(size: picture.size)
            for y in 0..<61 { for x in 0..<83 { fresh[x, y] = copy[x, y] } }
            let rect = CGRect(x: 0, y: 0, width: CGFloat(size.width), height: CGFloat(size.height))
            #expect(
                drawn(size) { $0.draw(picture, in: rect) }
                    == drawn(size) { $0.draw(fresh, in: rect) }
            )
        }
    }

    @Test func `a bitmap at a tenth of its size is averaged, not sampled`() {
        var stripes = Bitmap(size: PixelSize(width: 200, height: 200))
        for y in 0..<200 {
            for x in 0..<200 { stripes[x, y] = x % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
        }
        for shift in 0..<5 {
            let result = drawn(PixelSize(width: 40, height: 40)) { canvas in
                canvas.draw(stripes, in: CGRect(x: shift, y: 0, width: 20, height: 20))
            }
            for x in shift..<shift + 20 { #expect(result[x, 10] == 0xFF80_8080) }
        }
    }

    @Test func `a bitmap's opacity counts once`() {
        var picture = Bitmap(size: PixelSize(width: 1, height: 1))
        picture[0, 0] = 0xFFFF_FFFF
        let result = drawn(PixelSize(width: 1, height: 1)) { canvas in
            canvas.draw(picture, in: CGRect(x: 0, y: 0, width: 1, height: 1), alpha: 0.2)
        }
        #expect(result[0, 0] == 0x3333_3333)
    }

    /// From a bitmap of 40 x 30 pixels to the middle of 120 x 100, enlarged so much that squares are read of it.
    private func slant(_ angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: -20, y: -15)
            .concatenating(CGAffineTransform(scaleX: 2.2, y: 2.2))
            .concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(CGAffineTransform(translationX: 60, y: 50))
    }

    private func draw(_ picture: Bitmap, _ angle: CGFloat, alpha: CGFloat = 1, on canvas: Canvas) {
        canvas.concatenate(slant(angle))
        canvas.draw(picture, in: CGRect(x: 0, y: 0, width: 40, height: 30), alpha: alpha)
    }

    @Test(arguments: [0.2, 0.8, 1.57, 2.5, 4, 5.6] as [CGFloat], [true, false])
    func `an enlarged bitmap on a slant shows what lies between its pixels`(
        angle: CGFloat,
        isOpaque: Bool
    ) {
        let picture = noise(40, 30, opaque: isOpaque)
        let result = drawn(PixelSize(width: 120, height: 100)) { draw(picture, angle, on: $0) }
        let back = slant(angle).inverted()
        var count = 0
        for y in 0..<100 {
            for x in 0..<120 {
                let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
                let (u, v) = (place.x - 0.5, place.y - 0.5)
                guard u > 0, v > 0, u < 39, v < 29 else { continue }
                count += 1
                let (left, top) = (Int(u), Int(v))
                let (across, down) = (u - CGFloat(left), v - CGFloat(top))
                for shift in [0, 8, 16, 24] as [UInt32] {
                    func level(_ x: Int, _ y: Int) -> CGFloat {
                        CGFloat(picture[x, y] >> shift & 255)
                    }
                    let above = level(left, top) * (1 - across) + level(left + 1, top) * across
                    let below =
                        level(left, top + 1) * (1 - across) + level(left + 1, top + 1) * across
                    let exact = above * (1 - down) + below * down
                    let found = CGFloat(result[x, y] >> shift & 255)
                    // Half of 1/128 across, half of 1/512 down, and half a level.
                    #expect(abs(found - exact) < 1.75)
                }
            }
        }
        #expect(count > 5000)
    }

    @Test(arguments: [0.2, 0.8, 1.57, 2.5, 4, 5.6] as [CGFloat])
    func `an enlarged bitmap on a slant is the same read together and row by row`(angle: CGFloat) {
        for (isOpaque, alpha) in [(true, 1), (true, 0.4), (false, 1), (false, 0.7)] {
            let picture = noise(40, 30, opaque: isOpaque)
            let size = PixelSize(width: 120, height: 100)
            let whole = drawn(size) { draw(picture, angle, alpha: alpha, on: $0) }
            var rows = Bitmap(size: size)
            for y in 0..<100 {
                let row = PixelRect(x: 0, y: y, width: 120, height: 1)
                let canvas = Canvas(rows, clip: Region(row))
                rows = Bitmap(size: .zero)
                draw(picture, angle, alpha: alpha, on: canvas)
                rows = canvas.takeBitmap()
            }
            #expect(rows == whole)
        }
    }

    @Test func `a turned bitmap has anti-aliased edges`() {
        let picture = noise(30, 20)
        let result = drawn(PixelSize(width: 60, height: 60)) { canvas in
            canvas.concatenate(CGAffineTransform(translationX: 30, y: 30))
            canvas.concatenate(CGAffineTransform(rotationAngle: 0.6))
            canvas.draw(picture, in: CGRect(x: -15, y: -10, width: 30, height: 20))
        }
        var sum = 0
        var partial = 0
        for y in 0..<60 {
            for x in 0..<60 {
                let alpha = Int(result[x, y] >> 24)
                sum += alpha
                if alpha > 0 && alpha < 255 { partial += 1 }
            }
        }
        #expect(abs(Double(sum) / 255 - 600) < 0.3)
        #expect(partial > 60)
    }
}
