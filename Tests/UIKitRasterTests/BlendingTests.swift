import RasterScenes
import Testing
import UIKitGeometry
import UIKitRaster

@Suite struct BlendingTests {
    /// A row of opaque greys 0…255 that `draw` has painted over.
    private func greys(_ draw: (Canvas) -> Void) -> [UInt32] {
        var row = Bitmap(size: PixelSize(width: 256, height: 1))
        for x in 0..<256 { row[x, 0] = 0xFF00_0000 | UInt32(x) * 0x01_0101 }
        let canvas = Canvas(row)
        draw(canvas)
        let result = canvas.takeBitmap()
        return (0..<256).map { result[$0, 0] }
    }

    private let row = CGRect(x: 0, y: 0, width: 256, height: 1)

    private func color(_ grey: Int, _ alpha: Int) -> PixelColor {
        PixelColor(
            red: CGFloat(grey) / 255,
            green: CGFloat(grey) / 255,
            blue: CGFloat(grey) / 255,
            alpha: CGFloat(alpha) / 255
        )
    }

    @Test func `report 39 a solid colour blends exactly for every source, destination and alpha`() {
        for alpha in 0...255 {
            for source in 0...255 {
                let pixels = greys { $0.fill(row, with: .solid(color(source, alpha))) }
                for destination in 0...255 {
                    // With alpha 0 there is no colour left to speak of.
                    let exact = 2 * (source * alpha + destination * (255 - alpha))
                    let expected = alpha == 0 ? destination : (exact + 255) / 510
                    let pixel = 0xFF00_0000 | UInt32(expected) * 0x01_0101
                    if pixels[destination] != pixel {
                        Issue.record(
                            "\(source) over \(destination) at \(alpha): \(pixels[destination])"
                        )
                        return
                    }
                }
            }
        }
    }

    @Test
    func
        `report 39 a premultiplied picture blends within one for every source, destination and alpha`()
    {
        for alpha in 0...255 {
            for source in stride(from: 0, through: alpha, by: alpha > 200 ? 1 : 3) {
                var picture = Bitmap(size: PixelSize(width: 256, height: 1))
                let pixel = UInt32(alpha) << 24 | UInt32(source) * 0x01_0101
                for x in 0..<256 { picture[x, 0] = pixel }
                let pixels = greys { $0.draw(picture, in: row) }
                for destination in 0...255 {
                    let exact = 2 * (source * 255 + destination * (255 - alpha))
                    let expected = UInt32((exact + 255) / 510)
                    if pixels[destination] != 0xFF00_0000 | expected * 0x01_0101 {
                        Issue.record(
                            "\(source) over \(destination) at \(alpha): \(pixels[destination])"
                        )
                        return
                    }
                }
            }
        }
    }

    @Test func `report 39 a picture drawn with any alpha keeps colours that are equal`() {
        for alpha in 0...255 {
            var picture = Bitmap(size: PixelSize(width: 256, height: 1))
            for x in 0..<256 { picture[x, 0] = 0xFF00_0000 | UInt32(x) * 0x01_0101 }
            let pixels = greys { $0.draw(picture, in: row, alpha: CGFloat(alpha) / 255) }
            for grey in 0...255 { #expect(pixels[grey] == 0xFF00_0000 | UInt32(grey) * 0x01_0101) }
        }
    }

    @Test func `report 39 white over white a thousand times stays white`() {
        let canvas = Canvas(Bitmap(size: PixelSize(width: 40, height: 40)))
        let all = CGRect(x: 0, y: 0, width: 40, height: 40)
        canvas.fill(all, with: .solid(.white))
        for step in 0..<1000 {
            canvas.fillEllipse(
                in: all.insetBy(dx: CGFloat(step % 9), dy: 0.3),
                with: .solid(color(255, step % 256))
            )
        }
        let bitmap = canvas.takeBitmap()
        for y in 0..<40 {
            for x in 0..<40 { #expect(bitmap[x, y] == 0xFFFF_FFFF) }
        }
    }

    @Test func `report 39 whole coverage by a whole opacity copies, and none changes nothing`() {
        for source in 0...255 {
            let covered = greys { $0.fill(row, with: .solid(color(source, 255))) }
            #expect(covered.allSatisfy { $0 == 0xFF00_0000 | UInt32(source) * 0x01_0101 })
            let left = greys { $0.fill(row, with: .solid(color(source, 0))) }
            for x in 0..<256 { #expect(left[x] == 0xFF00_0000 | UInt32(x) * 0x01_0101) }
        }
    }

    @Test func `report 39 a faint opacity on partial coverage is not lost`() {
        // Half of each pixel at 2/255: 255 · 1/2 · 2/255 is 1, which truncated factors would make 0.
        let canvas = Canvas(Bitmap(size: PixelSize(width: 4, height: 1)))
        canvas.fill(CGRect(x: 0, y: 0, width: 4, height: 1), with: .solid(.black))
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0.5))
        path.addLine(to: CGPoint(x: 4, y: 0.5))
        path.addLine(to: CGPoint(x: 4, y: 1))
        path.addLine(to: CGPoint(x: 0, y: 1))
        path.close()
        canvas.fill(path, with: .solid(color(255, 2)))
        let bitmap = canvas.takeBitmap()
        for x in 0..<4 { #expect(bitmap[x, 0] == 0xFF01_0101) }
    }

    @Test func `report 39 a premultiplied component never exceeds its alpha`() {
        let canvas = Canvas(Bitmap(size: PixelSize(width: 64, height: 64)))
        var generator = SeededGenerator(seed: 39)
        for _ in 0..<300 {
            let color = PixelColor(
                red: .random(in: 0...1, using: &generator),
                green: .random(in: 0...1, using: &generator),
                blue: .random(in: 0...1, using: &generator),
                alpha: .random(in: 0...1, using: &generator)
            )
            let place = CGRect(
                x: .random(in: -10...60, using: &generator),
                y: .random(in: -10...60, using: &generator),
                width: 20,
                height: 20
            )
            canvas.beginGroup(alpha: 0.7, bounds: place)
            canvas.fillEllipse(in: place, with: .solid(color))
            canvas.endGroup()
        }
        let bitmap = canvas.takeBitmap()
        for y in 0..<64 {
            for x in 0..<64 {
                let pixel = bitmap[x, y]
                let alpha = pixel >> 24
                #expect(
                    pixel >> 16 & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel & 255 <= alpha
                )
            }
        }
    }

    @Test
    func
        `report 35 a translucent background that replaces what was there is the same after ten repaints`()
    {
        func painted(_ times: Int) -> Bitmap {
            let canvas = Canvas(Bitmap(size: PixelSize(width: 50, height: 50)))
            let all = CGRect(x: 0, y: 0, width: 50, height: 50)
            for _ in 0..<times {
                canvas.fill(all, with: .solid(.black))
                canvas.fill(all, with: .solid(color(255, 128)))
            }
            return canvas.takeBitmap()
        }
        #expect(painted(10) == painted(1))
        #expect(painted(1).pixel(x: 25, y: 25) == (128, 128, 128, 255))
    }

    @Test func `a group is laid over the picture as one`() {
        let canvas = Canvas(Bitmap(size: PixelSize(width: 3, height: 1)))
        let all = CGRect(x: 0, y: 0, width: 3, height: 1)
        canvas.fill(all, with: .solid(.white))
        canvas.beginGroup(alpha: 0.5, bounds: all)
        canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 1), with: .solid(color(200, 255)))
        canvas.fill(CGRect(x: 1, y: 0, width: 2, height: 1), with: .solid(color(0, 255)))
        canvas.endGroup()
        let bitmap = canvas.takeBitmap()
        // 128/255 of the group, 127/255 of white.
        #expect(bitmap.pixel(x: 0, y: 0) == (227, 227, 227, 255))
        #expect(bitmap.pixel(x: 1, y: 0) == (127, 127, 127, 255))
        #expect(bitmap.pixel(x: 2, y: 0) == (127, 127, 127, 255))
    }

    @Test func `a copied colour replaces what was there, alpha included`() {
        let canvas = Canvas(Bitmap(size: PixelSize(width: 2, height: 1)))
        canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 1), with: .solid(.white))
        let half = CGRect(x: 0, y: 0, width: 1, height: 1)
        canvas.fill(half, with: .solid(color(255, 51)), compositing: .copy)
        let bitmap = canvas.takeBitmap()
        #expect(bitmap[0, 0] == 0x3333_3333)
        #expect(bitmap[1, 0] == 0xFFFF_FFFF)
    }
}
