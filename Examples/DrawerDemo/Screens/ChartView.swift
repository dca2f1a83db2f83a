import UIKit

/// Columns of a week, the highest one in the accent colour.
final class ChartView: UIView {
    /// The colour of the highest column.
    var color = Palette.coral { didSet { setNeedsDisplay() } }

    private let values: [CGFloat] = [0.42, 0.58, 0.36, 0.74, 1, 0.82, 0.5]

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let step = bounds.width / CGFloat(values.count)
        let width = step * 0.46
        for (index, value) in values.enumerated() {
            let height = max(width, bounds.height * value)
            let column = CGRect(
                x: (CGFloat(index) + 0.5) * step - width / 2,
                y: bounds.height - height,
                width: width,
                height: height
            )
            (value == 1 ? color : Palette.sand).setFill()
            UIBezierPath(roundedRect: column, cornerRadius: width / 2).fill()
        }
    }
}
