import UIKitCore
import UIKitGeometry
import UIKitPlatform
import UIKitTesting

/// A tree of 1,000 views, ten deep, with 20 recognizers over the finger.
@MainActor final class TouchScene {
    private let harness = Harness(size: CGSize(width: 1_280, height: 800))
    private let device = DeviceID(9)
    private var time = MonotonicTime(seconds: 1)

    /// Adds the views; those under the finger have two recognizers each.
    init() {
        for column in 0..<10 {
            for row in 0..<10 {
                var parent = harness.root
                for depth in 0..<10 {
                    let view = UIView(
                        frame: depth == 0
                            ? CGRect(x: column * 128, y: row * 80, width: 128, height: 80)
                            : parent.bounds
                    )
                    view.isMultipleTouchEnabled = true
                    parent.addSubview(view)
                    for recognizer in recognizers(depth) { view.addGestureRecognizer(recognizer) }
                    parent = view
                }
            }
        }
        harness.advance(by: 0.1)
    }

    private func recognizers(_ depth: Int) -> [UIGestureRecognizer] {
        let first: UIGestureRecognizer =
            switch depth % 4 {
            case 0: UITapGestureRecognizer()
            case 1: UILongPressGestureRecognizer()
            case 2: UIPinchGestureRecognizer()
            default: UISwipeGestureRecognizer()
            }
        return [first, UIPanGestureRecognizer()]
    }

    /// The place of a finger on a column and row of views, `step` points from the middle.
    func place(_ index: Int, _ step: CGFloat) -> CGPoint {
        CGPoint(x: CGFloat(index % 10) * 128 + 64 + step, y: CGFloat(index / 10) * 80 + 40)
    }

    /// One update of as many fingers as there are places, and its time in nanoseconds.
    func send(_ phase: ContactPhase, _ places: [CGPoint]) -> Int64 {
        time = time.advanced(by: 0.000_01)
        let contacts = places.enumerated().map { slot, place in
            TouchContact(device: device, slot: slot, phase: phase, position: place)
        }
        let dispatcher = harness.application.dispatcher
        let start = ContinuousClock.now
        dispatcher.enqueue(.contacts(contacts, time: time))
        dispatcher.processQueue(now: time)
        let spent = ContinuousClock.now - start
        return spent.components.seconds * 1_000_000_000
            + spent.components.attoseconds / 1_000_000_000
    }
}

extension CGRect {
    fileprivate init(x: Int, y: Int, width: Int, height: Int) {
        self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
    }
}
