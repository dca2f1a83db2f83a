import Testing
import UIKitGeometry
import UIKitRaster

@Suite struct SnappingTests {
    private func scaled(_ scale: CGFloat, side: CGFloat, _ draw: (Canvas) -> Void) -> Bitmap {
        let pixels = Int((side * scale).rounded(.up))
        let canvas = Canvas(Bitmap(size: PixelSize(width: pixels, height: pixels)))
        canvas.fill(CGRect(x: 0, y: 0, width: pixels, height: pixels), with: .solid(.black))
        canvas.concatenate(CGAffineTransform(scaleX: scale, y: scale))
        draw(canvas)
        return canvas.takeBitmap()
    }

    private let red = Paint.solid(PixelColor(red: 1, green: 0, blue: 0))

    @Test(arguments: [1, 1.25, 1.5, 2])
    func `report 38 abutting rectangles leave no crack`(scale: CGFloat) {
        let edges: [CGFloat] = [0, 33.4, 66.7, 100]
        let bitmap = scaled(scale, side: 100) { canvas in
            for (left, right) in zip(edges, edges.dropFirst()) {
                for (top, bottom) in zip(edges, edges.dropFirst()) {
                    let rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
                    canvas.fill(rect, with: red)
                }
            }
        }
        let side = Int(100 * scale)
        for y in 0..<side {
            for x in 0..<side { #expect(bitmap[x, y] == 0xFFFF_0000) }
        }
    }

    @Test func `an edge goes to the nearest pixel and halves go up`() {
        let bitmap = scaled(1, side: 8) { canvas in
            canvas.fill(CGRect(x: 0.5, y: 1.49, width: 3, height: 3.02), with: red)
        }
        // Columns 1 to 3, rows 1 to 4.
        for y in 0..<8 {
            for x in 0..<8 {
                let inside = (1..<4).contains(x) && (1..<5).contains(y)
                #expect(bitmap[x, y] == (inside ? 0xFFFF_0000 : 0xFF00_0000))
            }
        }
    }

    @Test(arguments: [1, 1.25, 1.5, 2])
    func `report 38 a rounded fill has no dark ring between its corners`(scale: CGFloat) {
        let bitmap = scaled(scale, side: 60) { canvas in
            let rect = CGRect(x: 10.3, y: 10.3, width: 40.4, height: 40.4)
            canvas.fill(roundedRect: rect, radii: CornerRadii(8), with: red)
        }
        let first = Int((10.3 * scale + 0.5).rounded(.down))
        let end = Int((50.7 * scale + 0.5).rounded(.down))
        let middle = (first + end) / 2
        for place in 0..<bitmap.size.width {
            let inside = (first..<end).contains(place)
            #expect(bitmap[place, middle] == (inside ? 0xFFFF_0000 : 0xFF00_0000))
            #expect(bitmap[middle, place] == (inside ? 0xFFFF_0000 : 0xFF00_0000))
        }
    }

    @Test func `a quarter turn keeps edges on pixels`() {
        let canvas = Canvas(Bitmap(size: PixelSize(width: 20, height: 20)))
        canvas.concatenate(CGAffineTransform(0, 1, -1, 0, 20, 0))
        canvas.fill(CGRect(x: 2, y: 3, width: 4, height: 5), with: red)
        let bitmap = canvas.takeBitmap()
        for y in 0..<20 {
            for x in 0..<20 {
                let inside = (12..<17).contains(x) && (2..<6).contains(y)
                #expect(bitmap[x, y] == (inside ? 0xFFFF_0000 : 0))
            }
        }
    }

    @Test func `a border is a whole number of pixels wide, at least one`() {
        let bitmap = scaled(1.5, side: 20) { canvas in
            let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
            canvas.strokeBorder(roundedRect: rect, radii: .zero, width: 1, with: red)
        }
        // 1.5 pixels round to 2.
        #expect(bitmap[1, 15] == 0xFFFF_0000)
        #expect(bitmap[2, 15] == 0xFF00_0000)
        #expect(bitmap[27, 15] == 0xFF00_0000)
        #expect(bitmap[28, 15] == 0xFFFF_0000)
        let thin = scaled(1, side: 20) { canvas in
            let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
            canvas.strokeBorder(roundedRect: rect, radii: .zero, width: 0.2, with: red)
        }
        #expect(thin[0, 10] == 0xFFFF_0000)
        #expect(thin[1, 10] == 0xFF00_0000)
    }

    @Test func `PIX-10 a border of more than half the side fills everything`() {
        let bitmap = scaled(1, side: 10) { canvas in
            let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
            canvas.strokeBorder(roundedRect: rect, radii: .zero, width: 6, with: red)
        }
        #expect(bitmap[5, 5] == 0xFFFF_0000)
    }
}
