import UIKit

/// A landscape: a sky, a sun or a moon, hills that grow darker towards the eye, or a lake.
struct Painting {
    /// Which one; each looks different.
    let number: Int

    private static let size = CGSize(width: 720, height: 480)

    private var palette: Palette { Palette.all[number % Palette.all.count] }

    func image() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        // Every fifth picture stands upright.
        let size =
            number % 5 == 3
            ? CGSize(width: Self.size.height, height: Self.size.width) : Self.size
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            sky(context, size)
            light(size)
            let hills = 4
            for hill in 0..<hills {
                let depth = CGFloat(hill) / CGFloat(hills - 1)
                palette.far.mixed(with: palette.near, depth).setFill()
                let top: CGFloat = 0.44 + 0.17 * CGFloat(hill)
                ridge(size, hill, top: top).fill()
            }
        }
    }

    private func sky(_ context: UIGraphicsImageRendererContext, _ size: CGSize) {
        let bands = 120
        for band in 0..<bands {
            let part = CGFloat(band) / CGFloat(bands - 1)
            palette.zenith.mixed(with: palette.horizon, part).setFill()
            let height = size.height * 0.75 / CGFloat(bands)
            context.fill(
                CGRect(x: 0, y: CGFloat(band) * height, width: size.width, height: height + 1)
            )
        }
        palette.horizon.setFill()
        context.fill(
            CGRect(x: 0, y: size.height * 0.75, width: size.width, height: size.height * 0.25)
        )
    }

    private func light(_ size: CGSize) {
        let share: CGFloat = 0.07 + 0.015 * CGFloat(number % 3)
        let radius = size.height * share
        let across: CGFloat = 0.2 + 0.6 * fraction(7)
        let down: CGFloat = 0.16 + 0.24 * fraction(3)
        let center = CGPoint(x: size.width * across, y: size.height * down)
        for (ring, alpha) in [(2.6, 0.08), (1.8, 0.12), (1, 1)] as [(CGFloat, CGFloat)] {
            palette.light.withAlphaComponent(alpha).setFill()
            UIBezierPath(
                arcCenter: center,
                radius: radius * ring,
                startAngle: 0,
                endAngle: 2 * .pi,
                clockwise: true
            ).fill()
        }
    }

    /// A line of hills from edge to edge and everything below it.
    private func ridge(_ size: CGSize, _ hill: Int, top: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        let steps = 3 + hill % 2
        path.move(to: CGPoint(x: 0, y: size.height))
        func crest(_ step: Int) -> CGFloat {
            let sway: CGFloat = fraction(hill * 13 + step * 5 + 1) - 0.5
            return size.height * (top + 0.16 * sway)
        }
        path.addLine(to: CGPoint(x: 0, y: crest(0)))
        for step in 1...steps {
            let x = size.width * CGFloat(step) / CGFloat(steps)
            let half = size.width / CGFloat(steps) / 2
            path.addCurve(
                to: CGPoint(x: x, y: crest(step)),
                controlPoint1: CGPoint(x: x - half, y: crest(step - 1)),
                controlPoint2: CGPoint(x: x - half, y: crest(step))
            )
        }
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.close()
        return path
    }

    /// A number of 0…1 that looks like chance and is the same on every run.
    private func fraction(_ salt: Int) -> CGFloat {
        let mixed: Int = number * 37 + salt * 59 + number * salt * 11
        return CGFloat(mixed % 101) / 100
    }
}

/// The colours of a time of day.
private struct Palette {
    let zenith: UIColor
    let horizon: UIColor
    let light: UIColor
    let far: UIColor
    let near: UIColor

    static let all = [
        Palette(0x2E4A7D, 0xF6B48F, 0xFFE6C4, 0x9A7C95, 0x232946),
        Palette(0x5BA4D9, 0xDDF1F7, 0xFFFFFF, 0x8FB8B0, 0x2B5D57),
        Palette(0x131A3A, 0x4A5A94, 0xF4F0DC, 0x39477C, 0x0B1024),
        Palette(0xE0735C, 0xFAD9A1, 0xFFF6DF, 0xB8605A, 0x402036),
        Palette(0x7FB7BE, 0xF3E9D2, 0xFFFDF4, 0x9DB99A, 0x3C6255),
        Palette(0x4B3B73, 0xF2A1A1, 0xFFE0DA, 0x7E5F92, 0x2A1F45),
        Palette(0x9FC6E7, 0xF4F7FA, 0xFFFFFF, 0xB6C8D6, 0x5B748A),
    ]

    private init(_ zenith: Int, _ horizon: Int, _ light: Int, _ far: Int, _ near: Int) {
        func color(_ hex: Int) -> UIColor {
            UIColor(
                red: CGFloat(hex >> 16 & 255) / 255,
                green: CGFloat(hex >> 8 & 255) / 255,
                blue: CGFloat(hex & 255) / 255,
                alpha: 1
            )
        }
        self.zenith = color(zenith)
        self.horizon = color(horizon)
        self.light = color(light)
        self.far = color(far)
        self.near = color(near)
    }
}

extension UIColor {
    /// The colour a part of the way to another.
    fileprivate func mixed(with other: UIColor, _ part: CGFloat) -> UIColor {
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        var (otherRed, otherGreen, otherBlue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        getRed(&red, green: &green, blue: &blue, alpha: nil)
        other.getRed(&otherRed, green: &otherGreen, blue: &otherBlue, alpha: nil)
        return UIColor(
            red: red + (otherRed - red) * part,
            green: green + (otherGreen - green) * part,
            blue: blue + (otherBlue - blue) * part,
            alpha: 1
        )
    }
}
