import UIKit

/// Marks a place: a cross with a gap around its middle.
final class CrossView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        for (start, end) in [(0, 0.34), (0.66, 1)] as [(CGFloat, CGFloat)] {
            path.move(to: CGPoint(x: bounds.width * start, y: bounds.midY))
            path.addLine(to: CGPoint(x: bounds.width * end, y: bounds.midY))
            path.move(to: CGPoint(x: bounds.midX, y: bounds.height * start))
            path.addLine(to: CGPoint(x: bounds.midX, y: bounds.height * end))
        }
        path.lineWidth = 3
        path.lineCapStyle = .round
        Palette.sky.setStroke()
        path.stroke()
    }
}
