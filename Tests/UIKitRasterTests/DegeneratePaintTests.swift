import Testing
import UIKitGeometry
import UIKitRaster

/// Numbers that are none, infinite or astronomical neither trap nor stall, whatever is painted with them.
@Suite struct DegeneratePaintTests {
    private static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, 1e30, -1e30, 1e9, 0, -0.0, .leastNonzeroMagnitude, 1e-9, -3,
        17,
    ]
    private let screen = CGRect(x: 0, y: 0, width: 20, height: 20)

    private func canvas() -> Canvas { Canvas(Bitmap(size: PixelSize(width: 20, height: 20))) }

    @Test(arguments: numbers)
    func `any gradient can be painted`(a: CGFloat) {
        let stops = [
            Gradient.Stop(a, .white), Gradient.Stop(0.5, .black), Gradient.Stop(-a, .white),
        ]
        for b in Self.numbers {
            let shapes: [Gradient.Shape] = [
                .linear(CGPoint(x: a, y: b), CGPoint(x: b, y: a)),
                .linear(CGPoint(x: 1, y: 1), CGPoint(x: 1 + a, y: 1 + b)),
                .radial(CGPoint(x: a, y: 3), b, CGPoint(x: a, y: 3), a),
                .radial(CGPoint(x: 1, y: 3), a, CGPoint(x: b, y: 3), 4),
                .conic(CGPoint(x: a, y: b), b),
            ]
            for shape in shapes {
                let canvas = canvas()
                canvas.fill(screen, with: .gradient(Gradient(shape, stops: stops)))
                canvas.concatenate(CGAffineTransform(a, b, 1, a, b, 1))
                canvas.fill(screen, with: .gradient(Gradient(shape, stops: stops)))
            }
        }
        let empty = Gradient(.linear(.zero, CGPoint(x: 1, y: 1)), stops: [])
        canvas().fill(screen, with: .gradient(empty))
    }

    @Test(arguments: numbers)
    func `any shadow can be painted`(a: CGFloat) {
        for b in Self.numbers {
            let canvas = canvas()
            let rect = CGRect(x: 1, y: b, width: a, height: 9)
            canvas.fillShadow(
                roundedRect: rect,
                radii: CornerRadii(b),
                sigma: a,
                with: .solid(.white)
            )
            canvas.fillShadow(Path(ellipseIn: rect), sigma: b, with: .solid(.white))
            let shadow = Shadow(offset: CGVector(dx: a, dy: b), sigma: b, color: .white)
            let bounds = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
            canvas.beginGroup(alpha: a, bounds: bounds, shadow: shadow)
            canvas.fill(screen, with: .solid(.black))
            canvas.endGroup()
        }
    }

    @Test(arguments: numbers)
    func `any pattern, mask, part and nine pieces can be painted`(a: CGFloat) {
        let picture = Bitmap(size: PixelSize(width: 5, height: 4))
        for b in Self.numbers {
            let canvas = canvas()
            let map = CGAffineTransform(a, b, 1, a, b, 1)
            let tiling = Tiling(
                picture,
                size: CGSize(width: a, height: b),
                alpha: b,
                transform: map
            )
            canvas.fill(screen, with: .pattern(tiling))
            let rect = CGRect(x: b, y: 1, width: a, height: b)
            let part = PixelRect(x: -3, y: 1, width: 40, height: 2)
            canvas.draw(picture, part: part, in: rect, filter: .nearest)
            canvas.draw(picture, center: part, scale: b, in: rect)
            canvas.fill(canvas.mask(of: Path(ellipseIn: rect)), with: .solid(.white))
            canvas.clip(to: rect, mask: picture)
            canvas.fill(screen, with: .solid(.white))
        }
    }
}
