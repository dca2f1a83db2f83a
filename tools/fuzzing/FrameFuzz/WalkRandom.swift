import UIKitDrawing
import UIKitGeometry
import UIKitRaster

/// Numbers that a seed settles (the SplitMix64 sequence), and what random layers are made of.
struct WalkRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        // Wraps on purpose: that is the sequence.
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// A whole number from `low` to before `high`.
    mutating func number(_ low: Int, _ high: Int) -> Int {
        low + Int(next() % UInt64(high - low))
    }

    /// One of `choices`.
    mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[number(0, choices.count)] }

    /// A number from 0 to 1.
    mutating func fraction() -> CGFloat { CGFloat(next() % 1001) / 1000 }

    /// A length in quarter points, sometimes nothing.
    mutating func length(_ high: Int) -> CGFloat { CGFloat(number(0, high * 4)) / 4 }

    mutating func point(_ low: Int, _ high: Int) -> CGPoint {
        CGPoint(
            x: CGFloat(number(low * 4, high * 4)) / 4,
            y: CGFloat(number(low * 4, high * 4)) / 4
        )
    }

    mutating func rect() -> CGRect {
        CGRect(origin: point(-15, 80), size: CGSize(width: length(60), height: length(60)))
    }

    /// How far a drawing reaches over the edges of its layer; sometimes not at all.
    mutating func overhang() -> UIEdgeInsets {
        if number(0, 4) == 0 { return .zero }
        return UIEdgeInsets(top: length(9), left: length(9), bottom: length(9), right: length(9))
    }

    mutating func color() -> CGColor? { number(0, 5) == 0 ? nil : someColor() }

    mutating func someColor() -> CGColor {
        let alpha: CGFloat = number(0, 3) == 0 ? 0.4 : 1
        return CGColor(red: fraction(), green: fraction(), blue: fraction(), alpha: alpha)
    }

    mutating func transform() -> CGAffineTransform {
        switch number(0, 6) {
        case 0: CGAffineTransform(rotationAngle: fraction() * 6)
        case 1: CGAffineTransform(scaleX: fraction() * 2, y: fraction() * 2)
        case 2: CGAffineTransform(0, 1, -1, 0, 3, 0)
        case 3: CGAffineTransform(1, 0.3, -0.2, 0.8, 5, 5)
        case 4: CGAffineTransform(scaleX: -1, y: 0)
        default: .identity
        }
    }

    mutating func path() -> CGPath {
        let path = CGMutablePath()
        path.move(to: point(-5, 50))
        for _ in 0..<number(1, 5) {
            if number(0, 2) == 0 {
                path.addLine(to: point(-5, 50))
            } else {
                path.addCurve(to: point(-5, 50), control1: point(-5, 50), control2: point(-5, 50))
            }
        }
        if number(0, 2) == 0 { path.closeSubpath() }
        return path
    }

    mutating func picture() -> Bitmap {
        let size = PixelSize(width: number(1, 30), height: number(1, 30))
        let canvas = Canvas(Bitmap(size: size))
        let isWhole = number(0, 3) == 0
        let rect =
            isWhole
            ? CGRect(x: 0, y: 0, width: size.width, height: size.height)
            : CGRect(x: 1, y: 0, width: size.width, height: 7)
        canvas.fill(rect, with: .solid(someColor().pixelColor))
        return canvas.takeBitmap()
    }
}
