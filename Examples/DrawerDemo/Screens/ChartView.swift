import UIKit

/// Columns of a week with the days' initials, the highest one in the accent colour.
final class ChartView: UIView {
    /// The colour of the highest column.
    var color = Palette.coral { didSet { setNeedsDisplay() } }

    private let days: [(name: String, value: CGFloat)] = [
        ("M", 0.42), ("T", 0.58), ("W", 0.36), ("T", 0.74), ("F", 1), ("S", 0.82), ("S", 0.5),
    ]
    /// Points below the columns for the initials, where there is room for them.
    private static let footer: CGFloat = 22
    private static let font = UIFont.systemFont(ofSize: 13)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let step = bounds.width / CGFloat(days.count)
        let width = min(step * 0.46, 40)
        let footer = bounds.height > 80 ? Self.footer : 0
        let room = bounds.height - footer
        for (index, day) in days.enumerated() {
            let middle = (CGFloat(index) + 0.5) * step
            let height = max(min(width, room), room * day.value)
            let column = CGRect(
                x: middle - width / 2,
                y: room - height,
                width: width,
                height: height
            )
            (day.value == 1 ? color : Palette.sand).setFill()
            UIBezierPath(roundedRect: column, cornerRadius: min(width, height) / 2).fill()
            if footer > 0 { write(day.name, at: middle) }
        }
    }

    private func write(_ name: String, at middle: CGFloat) {
        let name = NSAttributedString(
            string: name,
            attributes: [.font: Self.font, .foregroundColor: Palette.stone]
        )
        let size = name.size()
        name.draw(at: CGPoint(x: middle - size.width / 2, y: bounds.height - size.height))
    }
}
