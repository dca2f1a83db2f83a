import UIKit

/// Drawing as it is usually written, by both of UIKit's ways.
final class GaugeView: UIView {
    var progress: CGFloat = 0 {
        didSet {
            progress = min(max(progress, 0), 1)
            setNeedsDisplay()
        }
    }

    var lineWidth: CGFloat = 6

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }

        context.setStrokeColor(UIColor.lightGray.withAlphaComponent(0.5).cgColor)
        context.setLineWidth(lineWidth)
        context.setLineCap(.round)
        context.move(to: CGPoint(x: rect.minX + 4, y: rect.midY))
        context.addLine(to: CGPoint(x: rect.maxX - 4, y: rect.midY))
        context.strokePath()

        context.translateBy(x: rect.midX, y: rect.midY)
        context.rotate(by: .pi / 4)
        context.addEllipse(in: CGRect(x: -4, y: -4, width: 8, height: 8))
        context.setFillColor(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1).cgColor)
        context.fillPath()

        let path = UIBezierPath(
            roundedRect: bounds.insetBy(dx: 2, dy: 2),
            byRoundingCorners: [.topLeft, .topRight],
            cornerRadii: CGSize(width: 8, height: 8)
        )
        path.lineWidth = 2
        UIColor.black.setStroke()
        path.stroke()

        let arc = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
            radius: min(bounds.width, bounds.height) / 2,
            startAngle: -CGFloat.pi / 2,
            endAngle: -CGFloat.pi / 2 + 2 * .pi * progress,
            clockwise: true
        )
        arc.addLine(to: CGPoint(x: bounds.midX, y: bounds.midY))
        arc.close()
        UIColor.systemBlue.setFill()
        arc.fill()
    }

    /// A picture of one colour.
    static func swatch(_ color: UIColor, size: CGSize) -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: size)
        return renderer.image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            context.cgContext.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }
}
