import Glibc
import UIKitGeometry
import UIKitRaster

/// One frame of a fixed amount of drawing on 1280 × 800 pixels.
struct Scene: Sendable {
    /// What the scene is called.
    let name: String
    /// Makes what the frames share and gives what each of them draws.
    let prepare: @Sendable () -> (Canvas) -> Void

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
        Self(name: "S5") {
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
        Self(name: "S11") { polygon(.nonZero) },
        Self(name: "S11e") { polygon(.evenOdd) },
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
        Self(name: "drawer") {
            // The drawer drag without text and shadow: a menu, and the card scaled and clipped.
            let card = Pictures.image(1280, 800) { _, _ in 255 }
            let place = CGRect(x: 320, y: 40, width: 1152, height: 720)
            let green = Paint.solid(PixelColor(premultiplied: 0xFF2E_7D32))
            return { canvas in
                canvas.fill(screen, with: green)
                canvas.save()
                canvas.clip(toRoundedRect: place, radii: CornerRadii(24))
                canvas.draw(card, in: place)
                canvas.restore()
            }
        },
        Self(name: "drawer-exact") {
            // The same without the scale: the card is only moved.
            let card = Pictures.image(1280, 800) { _, _ in 255 }
            let place = CGRect(x: 320, y: 0, width: 1280, height: 800)
            let green = Paint.solid(PixelColor(premultiplied: 0xFF2E_7D32))
            return { canvas in
                canvas.fill(CGRect(x: 0, y: 0, width: 344, height: 800), with: green)
                canvas.save()
                canvas.clip(toRoundedRect: place, radii: CornerRadii(24))
                canvas.draw(card, in: place)
                canvas.restore()
            }
        },
    ]

    private static func polygon(_ rule: FillRule) -> (Canvas) -> Void {
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
        return { $0.fill(path, rule: rule, with: paint) }
    }
}

/// The scenes' numbers: a congruential generator, the same for every peer.
struct Numbers {
    private var state: UInt32

    init(seed: UInt32) { state = seed }

    private mutating func step() -> UInt32 {
        state = state &* 1_664_525 &+ 1_013_904_223
        return state
    }

    /// A number from 0 to one less than `limit`.
    mutating func below(_ limit: UInt32) -> Int { Int((step() >> 16) * limit >> 16) }

    /// A colour with an alpha byte.
    mutating func paint(alpha: UInt32 = 255) -> Paint {
        let color = step() >> 8
        return .solid(
            PixelColor(
                red: CGFloat(color >> 16) / 255,
                green: CGFloat(color >> 8 & 255) / 255,
                blue: CGFloat(color & 255) / 255,
                alpha: CGFloat(alpha) / 255
            )
        )
    }

    /// The nearest 64th.
    static func q64(_ value: Double) -> Double { (value * 64 + 0.5).rounded(.down) / 64 }
}

/// The scenes' pictures.
enum Pictures {
    /// A premultiplied picture with an alpha for each place.
    static func image(_ width: Int, _ height: Int, alpha: (Int, Int) -> Int) -> Bitmap {
        var bitmap = Bitmap(size: PixelSize(width: width, height: height))
        for y in 0..<height {
            for x in 0..<width {
                let opacity = alpha(x, y)
                var pixel = UInt32(opacity) << 24
                for (shift, value) in [(16, x ^ y), (8, 3 * x + y), (0, x + 5 * y)] {
                    pixel |= UInt32((value & 255) * opacity + 127) / 255 << UInt32(shift)
                }
                bitmap[x, y] = pixel
            }
        }
        return bitmap
    }

    /// Opaque discs with soft edges in clear cells, like icons.
    static func icons(_ x: Int, _ y: Int) -> Int {
        let dx = 2 * (x & 63) - 63
        let dy = 2 * (y & 63) - 63
        let distance = dx * dx + dy * dy
        if distance <= 2304 { return 255 }
        return distance >= 4096 ? 0 : 255 * (4096 - distance) / 1792
    }
}
