import UIKit

/// Where something was before it was dragged away: a dashed outline.
final class HomeView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let outline = UIBezierPath(
            roundedRect: bounds.insetBy(dx: 2, dy: 2),
            cornerRadius: 32
        )
        outline.lineWidth = 3
        outline.lineCapStyle = .round
        outline.setLineDash([1, 9], count: 2, phase: 0)
        Palette.ink.withAlphaComponent(0.25).setStroke()
        outline.stroke()
    }
}
