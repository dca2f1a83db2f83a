import UIKit

/// A cross in a ring that fills from target to target: where a finger is wanted.
final class TargetView: UIView {
    /// How much of the ring is drawn, 0…1.
    var progress: CGFloat = 1 { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - 3
        let cross = UIBezierPath()
        cross.move(to: CGPoint(x: center.x - radius, y: center.y))
        cross.addLine(to: CGPoint(x: center.x + radius, y: center.y))
        cross.move(to: CGPoint(x: center.x, y: center.y - radius))
        cross.addLine(to: CGPoint(x: center.x, y: center.y + radius))
        cross.lineWidth = 1
        Look.ink.setStroke()
        cross.stroke()
        Look.ink.withAlphaComponent(0.14).setStroke()
        ring(of: radius, until: 1).stroke()
        Look.accent.setStroke()
        ring(of: radius, until: progress).stroke()
    }

    /// A part of the ring, clockwise from its top.
    private func ring(of radius: CGFloat, until part: CGFloat) -> UIBezierPath {
        let ring = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
            radius: radius * 0.6,
            startAngle: -.pi / 2,
            endAngle: -.pi / 2 + 2 * .pi * part,
            clockwise: true
        )
        ring.lineWidth = 4
        ring.lineCapStyle = .round
        return ring
    }
}

/// The example's colours.
enum Look {
    static let paper = UIColor(red: 0.96, green: 0.95, blue: 0.92, alpha: 1)
    static let ink = UIColor(red: 0.13, green: 0.16, blue: 0.22, alpha: 1)
    static let accent = UIColor(red: 0.80, green: 0.31, blue: 0.20, alpha: 1)
    static let calm = UIColor(red: 0.24, green: 0.47, blue: 0.42, alpha: 1)
}
