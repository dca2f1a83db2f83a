import UIKit

/// A cross in a ring: where a finger is wanted.
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
        let ring = UIBezierPath(
            arcCenter: center,
            radius: radius * 0.6,
            startAngle: -.pi / 2,
            endAngle: -.pi / 2 + 2 * .pi * progress,
            clockwise: true
        )
        ring.lineWidth = 4
        Look.accent.setStroke()
        ring.stroke()
    }
}

/// The example's colours.
enum Look {
    static let paper = UIColor(red: 0.96, green: 0.95, blue: 0.92, alpha: 1)
    static let ink = UIColor(red: 0.13, green: 0.16, blue: 0.22, alpha: 1)
    static let accent = UIColor(red: 0.80, green: 0.31, blue: 0.20, alpha: 1)
    static let calm = UIColor(red: 0.24, green: 0.47, blue: 0.42, alpha: 1)
}
