import Glibc
import UIKitGeometry
import UIKitRaster

/// One frame of a fixed amount of drawing on 1280 × 800 pixels.
struct Scene: Sendable {
    /// What the scene is called.
    let name: String
    /// Whether what is kept between drawings, corners and shadows, may stay from frame to frame.
    let isWarm: Bool
    /// Makes what the frames share and gives what each of them draws.
    let prepare: @Sendable () -> (Canvas) -> Void

    init(name: String, isWarm: Bool = false, prepare: @escaping @Sendable () -> (Canvas) -> Void) {
        self.name = name
        self.isWarm = isWarm
        self.prepare = prepare
    }

    static let size = PixelSize(width: 1280, height: 800)
    static let screen = CGRect(x: 0, y: 0, width: 1280, height: 800)
    /// A bitmap that costs nothing, to hold the place of one that is away.
    static let nothing = Bitmap(size: .zero)

    /// A white screen.
    static func background() -> Bitmap {
        let canvas = Canvas(Bitmap(size: size))
        canvas.fill(screen, with: .solid(.white))
        return canvas.takeBitmap()
    }

    static let all: [Self] = [
        Self(name: "S1") {
            { $0.fill(screen, with: .solid(PixelColor(premultiplied: 0xFF33_6699))) }
        },
        Self(name: "S2") {
            let paint = Paint.solid(PixelColor(premultiplied: 0x8066_1A33))
            return { $0.fill(screen, with: paint) }
        },
        Self(name: "S3") {
            { canvas in
                var numbers = Numbers(seed: 3)
                for _ in 0..<1000 {
                    let rect = CGRect(
                        x: numbers.below(1217),
                        y: numbers.below(737),
                        width: 64,
                        height: 64
                    )
                    canvas.fill(rect, with: numbers.paint())
                }
            }
        },
        Self(name: "S4") {
            { canvas in
                var numbers = Numbers(seed: 4)
                for _ in 0..<200 {
                    let rect = CGRect(
                        x: numbers.below(1081),
                        y: numbers.below(681),
                        width: 200,
                        height: 120
                    )
                    canvas.fill(
                        roundedRect: rect,
                        radii: CornerRadii(16),
                        with: numbers.paint(alpha: 204)
                    )
                }
            }
        },
        Self(name: "S5", isWarm: true) {
            { canvas in
                var numbers = Numbers(seed: 5)
                for _ in 0..<200 {
                    let x = numbers.below(1201)
                    let y = numbers.below(721)
                    canvas.fillEllipse(
                        in: CGRect(x: x, y: y, width: 80, height: 80),
                        with: numbers.paint()
                    )
                }
            }
        },
        Self(name: "S6") {
            let colors = [
                PixelColor(premultiplied: 0xFF1E_3C72), PixelColor(premultiplied: 0xFF2A_9D8F),
            ]
            return { canvas in
                let stops = [Gradient.Stop(0, colors[0]), Gradient.Stop(1, colors[1])]
                let gradient = Gradient(.linear(.zero, CGPoint(x: 0, y: 800)), stops: stops)
                canvas.fill(screen, with: .gradient(gradient))
            }
        },
        Self(name: "S6b") {
            let colors = [0xFFE6_3946, 0xFFF1_FAEE, 0xFF1D_3557].map {
                PixelColor(premultiplied: $0)
            }
            return { canvas in
                let stops = zip([0, 0.5, 1], colors).map { Gradient.Stop($0, $1) }
                let gradient = Gradient(.linear(.zero, CGPoint(x: 1280, y: 800)), stops: stops)
                canvas.fill(screen, with: .gradient(gradient))
            }
        },
        Self(name: "S7") {
            let picture = Pictures.image(1280, 800) { _, _ in 255 }
            return { $0.draw(picture, in: screen) }
        },
        Self(name: "S7b") {
            let picture = Pictures.image(1280, 800) { ((7 * $0 + 13 * $1) >> 2) & 255 }
            return { $0.draw(picture, in: screen) }
        },
        Self(name: "S7c") {
            let picture = Pictures.image(1280, 800, alpha: Pictures.icons)
            return { $0.draw(picture, in: screen) }
        },
        Self(name: "S8") {
            let picture = Pictures.image(640, 400) { _, _ in 255 }
            return { $0.draw(picture, in: screen) }
        },
        Self(name: "S8b") {
            let picture = Pictures.image(640, 400) { _, _ in 255 }
            let map = CGAffineTransform(translationX: -320, y: -200)
                .concatenating(CGAffineTransform(scaleX: 2, y: 2))
                .concatenating(CGAffineTransform(rotationAngle: .pi / 12))
                .concatenating(CGAffineTransform(translationX: 640, y: 400))
            return { canvas in
                canvas.concatenate(map)
                canvas.draw(picture, in: CGRect(x: 0, y: 0, width: 640, height: 400))
            }
        },
        Self(name: "S9") { shadow() },
        Self(name: "S9c", isWarm: true) { shadow() },
        Self(name: "S10", isWarm: true) {
            let page = Text.page()
            return { $0.draw(page) }
        },
        Self(name: "S10r") {
            let page = Text.letters()
            return { _ in page() }
        },
        Self(name: "S11") { polygon(.nonZero) },
        Self(name: "S11e") { polygon(.evenOdd) },
        Self(name: "S11-warm", isWarm: true) { polygon(.nonZero, isKept: true) },
        Self(name: "S11e-warm", isWarm: true) { polygon(.evenOdd, isKept: true) },
        Self(name: "S12") {
            var numbers = Numbers(seed: 12)
            var path = Path()
            for index in 0...1000 {
                let x = Numbers.q64(20 + 1.24 * Double(index))
                let wave = 300 * sin(0.05 * Double(index))
                let y = Numbers.q64(400 + wave + Double(numbers.below(41)) - 20)
                let point = CGPoint(x: x, y: y)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            let style = StrokeStyle(width: 3, cap: .round, join: .round)
            let paint = Paint.solid(PixelColor(premultiplied: 0xFFD6_2828))
            return { $0.stroke(path, style: style, with: paint) }
        },
        Self(name: "S13") { Drawer().cached() },
        Self(name: "S13r") { Drawer().redrawn() },
        Self(name: "S13-warm", isWarm: true) { Drawer().cached() },
        Self(name: "S13r-warm", isWarm: true) { Drawer().redrawn() },
        Self(name: "S13r-sizes") { Drawer().redrawn(shrinks: true) },
        Self(name: "S13r-cold") {
            let frame = Drawer().redrawn(shrinks: true)
            return { canvas in
                GlyphAtlas.removeAll()
                frame(canvas)
            }
        },
    ]

    /// A card with a shadow.
    private static func shadow() -> (Canvas) -> Void {
        let black = Paint.solid(PixelColor(red: 0, green: 0, blue: 0, alpha: 0.35))
        let radii = CornerRadii(16)
        return { canvas in
            canvas.fillShadow(
                roundedRect: CGRect(x: 480, y: 308, width: 320, height: 200),
                radii: radii,
                sigma: 12,
                with: black
            )
            canvas.fill(
                roundedRect: CGRect(x: 480, y: 300, width: 320, height: 200),
                radii: radii,
                with: .solid(.white)
            )
        }
    }

    /// A star of 500 corners; `isKept` has its coverage computed before the first frame.
    private static func polygon(_ rule: FillRule, isKept: Bool = false) -> (Canvas) -> Void {
        var path = Path()
        for index in 0..<500 {
            let angle = 2 * Double.pi * 3 * Double(index) / 500
            let radius = (index % 2 == 1 ? 150 : 390) * (0.4 + 0.6 * Double(index) / 500)
            let point = CGPoint(
                x: Numbers.q64(640 + radius * cos(angle)),
                y: Numbers.q64(400 + radius * sin(angle))
            )
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        let paint = Paint.solid(PixelColor(premultiplied: 0xFF6A_4C93))
        if isKept {
            let mask = Canvas(background()).mask(of: path, rule: rule)
            return { $0.fill(mask, with: paint) }
        }
        return { $0.fill(path, rule: rule, with: paint) }
    }
}
