import UIKitCore
import UIKitDrawing
import UIKitGeometry

/// Says a line for each sample of each touch that it sees: phase, number of the touch, x, y.
///
/// A touch keeps its number, in order of appearance, as long as it is the same object. A mark
/// follows the last sample, so that there are frames to draw and moves have to wait for them.
final class TouchView: UIView {
    private var numbers: [UITouch: Int] = [:]
    private var last = 0
    private let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        mark.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
        mark.isUserInteractionEnabled = false
        addSubview(mark)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in sorted(touches) {
            last += 1
            numbers[touch] = last
            report("began", touch, touch)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in sorted(touches) {
            for sample in event?.coalescedTouches(for: touch) ?? [touch] {
                report("moved", touch, sample)
            }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        finish(touches, "ended")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        finish(touches, "cancelled")
    }

    private func finish(_ touches: Set<UITouch>, _ phase: String) {
        for touch in sorted(touches) {
            report(phase, touch, touch)
            numbers[touch] = nil
        }
    }

    private func report(_ phase: String, _ touch: UITouch, _ sample: UITouch) {
        let place = sample.location(in: self)
        mark.center = place
        say("\(phase) \(numbers[touch] ?? 0) \(place.x) \(place.y)")
    }

    /// Touches of one event have no order: from left to right, then from top to bottom.
    private func sorted(_ touches: Set<UITouch>) -> [UITouch] {
        touches.sorted { one, other in
            let (a, b) = (one.location(in: self), other.location(in: self))
            return a.x == b.x ? a.y < b.y : a.x < b.x
        }
    }
}
