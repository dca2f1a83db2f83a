import UIKit

/// Follows every contact and draws what is known of it.
public final class TouchMarksView: UIView {
    /// Contacts that are down, and those that were lifted since the first of them came down, in
    /// the order in which they came.
    public private(set) var marks: [TouchMark] = []

    private var indexes: [UITouch: Int] = [:]

    /// Samples of a trail that are kept.
    private static let maximumTrail = 600

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        backgroundColor = Palette.night
        contentMode = .redraw
    }

    /// There are no archives to decode.
    public required init?(coder: NSCoder) { nil }

    // MARK: - Touches

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if indexes.isEmpty { marks = [] }
        for touch in touches.sorted(by: { $0.location(in: self).x < $1.location(in: self).x }) {
            indexes[touch] = marks.count
            marks.append(
                TouchMark(
                    number: freeNumber(),
                    trail: [touch.location(in: self)],
                    radius: touch.majorRadius
                )
            )
        }
        setNeedsDisplay()
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let index = indexes[touch] else { continue }
            let samples = event?.coalescedTouches(for: touch) ?? [touch]
            let predicted = event?.predictedTouches(for: touch) ?? []
            marks[index].trail += samples.map { $0.location(in: self) }
            marks[index].newest = samples.count
            marks[index].expected = predicted.map { $0.location(in: self) }
            marks[index].radius = touch.majorRadius
            let surplus = marks[index].trail.count - Self.maximumTrail
            if surplus > 0 { marks[index].trail.removeFirst(surplus) }
        }
        setNeedsDisplay()
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        finish(touches, cancelled: false)
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        finish(touches, cancelled: true)
    }

    private func finish(_ touches: Set<UITouch>, cancelled: Bool) {
        for touch in touches {
            guard let index = indexes.removeValue(forKey: touch) else { continue }
            marks[index].isDown = false
            marks[index].isCancelled = cancelled
            marks[index].expected = []
        }
        setNeedsDisplay()
    }

    private func freeNumber() -> Int {
        let taken = Set(marks.filter(\.isDown).map(\.number))
        return (1...).first { !taken.contains($0) } ?? 1
    }

    // MARK: - Drawing

    public override func draw(_ rect: CGRect) {
        Palette.dusk.setFill()
        for y in stride(from: CGFloat(40), to: bounds.height, by: 40) {
            for x in stride(from: CGFloat(40), to: bounds.width, by: 40) {
                UIBezierPath(disc: CGPoint(x: x, y: y), radius: 2).fill()
            }
        }
        for mark in marks { MarkPainter(mark: mark).paint() }
    }
}
