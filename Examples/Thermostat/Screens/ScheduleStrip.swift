import UIKit

/// The day from midnight to midnight: what is wanted when.
///
/// A tap on a part wants its temperature now.
final class ScheduleStrip: UIControl {
    var onSelect: (Double) -> Void = { _ in }

    /// A part of the day.
    private struct Part {
        let start: CGFloat
        let end: CGFloat
        let degrees: Double
        let title: String
    }

    private let parts = [
        Part(start: 0, end: 6, degrees: 17, title: "Night"),
        Part(start: 6, end: 9, degrees: 21.5, title: "Morning"),
        Part(start: 9, end: 16, degrees: 18, title: "Away"),
        Part(start: 16, end: 22, degrees: 22, title: "Evening"),
        Part(start: 22, end: 24, degrees: 17, title: "Night"),
    ]
    private var selected = 1
    /// The hour that it is, for the mark.
    private let hour: CGFloat = 7.6

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        accessibilityLabel = "Schedule"
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    private var lane: CGRect {
        CGRect(x: 0, y: 10, width: bounds.width, height: max(0, bounds.height - 38))
    }

    private func rect(of part: Part) -> CGRect {
        let hour = bounds.width / 24
        return CGRect(
            x: part.start * hour + 3,
            y: lane.minY,
            width: (part.end - part.start) * hour - 6,
            height: lane.height
        )
    }

    override func draw(_ rect: CGRect) {
        for (index, part) in parts.enumerated() { draw(part, isSelected: index == selected) }
        drawHours()
        let x = hour * bounds.width / 24
        // The present hour: a dot above its part.
        UIColor.label.setFill()
        UIBezierPath(ovalIn: CGRect(x: x - 3, y: 0, width: 6, height: 6)).fill()
    }

    private func draw(_ part: Part, isSelected: Bool) {
        let rect = rect(of: part)
        let share = CGFloat((part.degrees - 14) / 10)
        let color: UIColor = isSelected ? tintColor : Look.card
        color.setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: 14).fill()
        if !isSelected {
            UIColor(white: 1, alpha: 0.06 + 0.1 * share).setFill()
            UIBezierPath(roundedRect: rect, cornerRadius: 14).fill()
        }
        let ink: UIColor = isSelected ? Look.night : .label
        let degrees = NSAttributedString(
            string:
                "\(part.degrees == part.degrees.rounded() ? "\(Int(part.degrees))" : "\(part.degrees)")°",
            attributes: [
                .font: UIFont.systemFont(ofSize: 19, weight: .semibold), .foregroundColor: ink,
            ]
        )
        let title = NSAttributedString(
            string: part.title,
            attributes: [
                .font: UIFont.systemFont(ofSize: 13),
                .foregroundColor: ink.withAlphaComponent(0.7),
            ]
        )
        let isTall = rect.height > 56
        degrees.draw(at: CGPoint(x: rect.minX + 14, y: rect.minY + (isTall ? 12 : 10)))
        if isTall { title.draw(at: CGPoint(x: rect.minX + 14, y: rect.maxY - 28)) }
    }

    private func drawHours() {
        for hour in stride(from: 0, through: 24, by: 6) {
            let text = NSAttributedString(
                string: "\(hour < 10 ? "0" : "")\(hour):00",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.tertiaryLabel,
                ]
            )
            let width = text.size().width
            let place = CGFloat(hour) * bounds.width / 24 - width / 2
            let x = min(max(place, 3), bounds.width - width - 3)
            text.draw(at: CGPoint(x: x, y: lane.maxY + 8))
        }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        let place = touch.location(in: self)
        guard let index = parts.firstIndex(where: { rect(of: $0).contains(place) }) else { return }
        selected = index
        setNeedsDisplay()
        onSelect(parts[index].degrees)
    }
}
