import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct ObservationTests {
    private final class CardView: UIView {
        override var frame: CGRect {
            get { super.frame }
            set { super.frame = newValue }
        }
    }

    @Test func `R83 each assignment of frame is told inside the setter`() {
        let view = CardView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var changes: [CGFloat?] = []
        let observation = view.observe(\.frame, options: [.old, .new]) { view, change in
            #expect(view.frame == change.newValue)
            changes.append(change.newValue?.minX)
        }
        view.frame.origin.x = 5
        view.frame.origin.x = 5
        view.center.x = 50
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.bounds.size.width = 20
        #expect(changes == [5, 5])
        observation.invalidate()
        view.frame.origin.x = 9
        #expect(changes.count == 2)
    }

    @Test func `04§17-13 an animated assignment is told once, with its final value`() {
        let harness = Harness()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        harness.root.addSubview(view)
        var values: [CGFloat?] = []
        let observation = view.observe(\.frame, options: .new) { _, change in
            values.append(change.newValue?.minX)
        }
        UIView.animate(withDuration: 0.25) { view.frame.origin.x = 100 }
        harness.advance(by: 1)
        #expect(values == [100])
        observation.invalidate()
    }

    @Test func `an observation ends when its token goes away`() {
        let view = UIView()
        var count = 0
        do {
            let observation = view.observe(\.alpha, options: [.initial]) { _, _ in count += 1 }
            view.alpha = 0.5
            _ = observation
        }
        view.alpha = 0.25
        #expect(count == 2)
    }
}
