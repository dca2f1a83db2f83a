import UIKit

/// A picture that is drawn from a number: sky, sun and hills.
struct Landscape {
    /// The number that everything follows from.
    let number: Int

    private struct Mood {
        let sky: (UIColor, UIColor)
        let sun: UIColor
        let hills: (UIColor, UIColor)
    }

    private static func rgb(_ hex: Int) -> UIColor {
        UIColor(
            red: CGFloat(hex >> 16 & 255) / 255,
            green: CGFloat(hex >> 8 & 255) / 255,
            blue: CGFloat(hex & 255) / 255,
            alpha: 1
        )
    }

    private static let moods: [Mood] = [
        Mood(
            sky: (rgb(0xF7C59F), rgb(0xFDE8D0)),
            sun: rgb(0xFFF6E6),
            hills: (rgb(0xD98E73), rgb(0x5B3A4E))
        ),
        Mood(
            sky: (rgb(0x9CC9D9), rgb(0xE6F2F0)),
            sun: rgb(0xFFFFFF),
            hills: (rgb(0x86ADA8), rgb(0x24505A))
        ),
        Mood(
            sky: (rgb(0x2E3A66), rgb(0x8C7BA8)),
            sun: rgb(0xF4E9D8),
            hills: (rgb(0x5A5590), rgb(0x171B38))
        ),
        Mood(
            sky: (rgb(0xBFD8A8), rgb(0xF3F3D6)),
            sun: rgb(0xFFFBEA),
            hills: (rgb(0x8FB38A), rgb(0x2C5540))
        ),
        Mood(
            sky: (rgb(0xE9A6A6), rgb(0xF9DDD2)),
            sun: rgb(0xFFEFE3),
            hills: (rgb(0xB97189), rgb(0x43294F))
        ),
    ]

    /// A number from 0 to 1 that `salt` and the picture's number make.
    private func part(_ salt: Int) -> CGFloat {
        var value = UInt32(truncatingIfNeeded: number &* 7_919 &+ salt &* 104_729 &+ 13)
        value = (value ^ (value >> 15)) &* 0x2C1B_3C6D
        value = (value ^ (value >> 12)) &* 0x297A_2D39
        return CGFloat((value ^ (value >> 15)) & 1_023) / 1_023
    }

    private func mix(_ colors: (UIColor, UIColor), _ part: CGFloat) -> UIColor {
        let a = colors.0.cgColor.components ?? []
        let b = colors.1.cgColor.components ?? []
        guard a.count >= 3, b.count >= 3 else { return colors.0 }
        return UIColor(
            red: a[0] + (b[0] - a[0]) * part,
            green: a[1] + (b[1] - a[1]) * part,
            blue: a[2] + (b[2] - a[2]) * part,
            alpha: 1
        )
    }

    /// Draws the picture into `rect`.
    func draw(in rect: CGRect) {
        let mood = Self.moods[number % Self.moods.count]
        let bands = 6
        for band in 0..<bands {
            let top = rect.minY + rect.height * CGFloat(band) / CGFloat(bands)
            mix(mood.sky, CGFloat(band) / CGFloat(bands - 1)).setFill()
            UIRectFill(
                CGRect(x: rect.minX, y: top, width: rect.width, height: rect.maxY - top)
            )
        }
        let radius = rect.height * (0.07 + 0.06 * part(1))
        let sun = CGPoint(
            x: rect.minX + rect.width * (0.2 + 0.6 * part(2)),
            y: rect.minY + rect.height * (0.2 + 0.2 * part(3))
        )
        mood.sun.withAlphaComponent(0.35).setFill()
        disc(sun, radius * 1.7).fill()
        mood.sun.setFill()
        disc(sun, radius).fill()
        for hill in 0..<4 {
            mix(mood.hills, CGFloat(hill) / 3).setFill()
            ridge(hill, in: rect).fill()
        }
    }

    private func disc(_ middle: CGPoint, _ radius: CGFloat) -> UIBezierPath {
        UIBezierPath(
            ovalIn: CGRect(
                x: middle.x - radius,
                y: middle.y - radius,
                width: 2 * radius,
                height: 2 * radius
            )
        )
    }

    /// A row of summits, the nearer ones lower.
    private func ridge(_ hill: Int, in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        let summits = 5 - hill
        let base = rect.minY + rect.height * (0.48 + 0.13 * CGFloat(hill))
        let height = rect.height * (0.2 - 0.03 * CGFloat(hill))
        let width = rect.width / CGFloat(summits)
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        var y = base - height * part(hill * 20 + 10)
        path.addLine(to: CGPoint(x: rect.minX, y: y))
        for summit in 1...summits {
            let x = rect.minX + width * CGFloat(summit)
            let next = base - height * part(hill * 20 + 10 + summit)
            path.addCurve(
                to: CGPoint(x: x, y: next),
                controlPoint1: CGPoint(x: x - width * 0.6, y: y),
                controlPoint2: CGPoint(x: x - width * 0.4, y: next)
            )
            y = next
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.close()
        return path
    }
}

/// Shows a landscape.
final class LandscapeView: UIView {
    private let landscape: Landscape

    init(_ landscape: Landscape) {
        self.landscape = landscape
        super.init(frame: .zero)
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { landscape.draw(in: bounds) }
}
