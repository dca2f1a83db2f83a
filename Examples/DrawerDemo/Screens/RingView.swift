import Glibc
import UIKit

/// A gauge: a track and an arc on it, open at the bottom.
final class RingView: UIView {
    /// How much of the ring is filled, 0…1.
    var value: CGFloat = 0.68 { didSet { setNeedsDisplay() } }
    /// The colour of the arc.
    var color = Palette.coral { didSet { setNeedsDisplay() } }

    /// The gap at the bottom in radians.
    private static let gap: CGFloat = .pi / 2

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let side = min(bounds.width, bounds.height)
        let width = side * 0.11
        let radius = (side - width) / 2 - 1
        guard radius > 0 else { return }
        let start = CGFloat.pi / 2 + Self.gap / 2
        let sweep = 2 * CGFloat.pi - Self.gap
        stroke(from: start, to: start + sweep, radius: radius, width: width, color: Palette.sand)
        let end = start + sweep * value
        stroke(from: start, to: end, radius: radius, width: width, color: color)
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let knob = CGPoint(x: center.x + radius * cos(end), y: center.y + radius * sin(end))
        UIColor.white.setFill()
        disc(at: knob, radius: width * 0.28).fill()
    }

    private func stroke(
        from start: CGFloat,
        to end: CGFloat,
        radius: CGFloat,
        width: CGFloat,
        color: UIColor
    ) {
        let arc = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
            radius: radius,
            startAngle: start,
            endAngle: end,
            clockwise: true
        )
        arc.lineWidth = width
        arc.lineCapStyle = .round
        color.setStroke()
        arc.stroke()
    }

    private func disc(at center: CGPoint, radius: CGFloat) -> UIBezierPath {
        UIBezierPath(
            ovalIn: CGRect(
                x: center.x - radius,
                y: center.y - radius,
                width: 2 * radius,
                height: 2 * radius
            )
        )
    }
}
