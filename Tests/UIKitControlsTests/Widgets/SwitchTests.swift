import Testing
import UIKit
import UIKitTesting

@MainActor final class ValueLog {
    var values: [Double] = []
    func listen(_ control: UIControl, _ value: @escaping @MainActor () -> Double) {
        control.addAction(
            UIAction { [weak self] _ in self?.values.append(value()) },
            for: .valueChanged
        )
    }
}

@MainActor @Suite(.serialized) struct SwitchTests {
    private func scene() -> (Harness, UISwitch, ValueLog) {
        let harness = Harness(size: CGSize(width: 400, height: 300))
        let view = UISwitch(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
        harness.root.addSubview(view)
        let log = ValueLog()
        log.listen(view) { [unowned view] in view.isOn ? 1 : 0 }
        return (harness, view, log)
    }

    @Test func `EVT-10 taps turn it, a finger that is lifted far away does not`() {
        let (harness, view, log) = scene()
        harness.tap(view)
        harness.tap(view)
        #expect(log.values == [1, 0])
        harness.down(1, at: CGPoint(x: 110, y: 110))
        harness.move(1, to: CGPoint(x: 380, y: 290))
        harness.up(1)
        #expect(log.values == [1, 0])
        #expect(!view.isOn)
    }

    @Test func `its size is its own`() {
        let (_, view, _) = scene()
        #expect(view.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
        #expect(view.intrinsicContentSize == CGSize(width: 51, height: 31))
        #expect(view.sizeThatFits(CGSize(width: 500, height: 5)) == CGSize(width: 51, height: 31))
    }

    @Test func `a drag takes the knob along and back`() {
        let (harness, view, log) = scene()
        harness.drag(from: CGPoint(x: 112, y: 115), to: CGPoint(x: 148, y: 115))
        #expect(view.isOn)
        harness.drag(from: CGPoint(x: 140, y: 115), to: CGPoint(x: 150, y: 115))
        #expect(view.isOn)
        harness.down(1, at: CGPoint(x: 140, y: 115))
        harness.move(1, to: CGPoint(x: 105, y: 115))
        harness.move(1, to: CGPoint(x: 145, y: 115))
        harness.up(1)
        #expect(log.values == [1])
    }

    @Test func `a cancelled touch and a disabled switch change nothing`() {
        let (harness, view, log) = scene()
        harness.down(1, at: CGPoint(x: 110, y: 110))
        harness.cancel(1)
        view.isEnabled = false
        harness.tap(view)
        #expect(log.values.isEmpty)
        #expect(view.accessibilityTraits.contains(.notEnabled))
    }

    @Test func `setting it sends nothing`() {
        let (_, view, log) = scene()
        view.setOn(true, animated: true)
        view.isOn = false
        #expect(log.values.isEmpty)
        #expect(view.accessibilityValue == "0")
    }

    @Test func `the knob is on the other side from right to left`() {
        let harness = Harness(size: CGSize(width: 51, height: 31))
        let view = UISwitch(frame: .zero)
        view.thumbTintColor = .red
        harness.root.addSubview(view)
        #expect(harness.render().pixel(x: 12, y: 15) == (255, 0, 0, 255))
        harness.root.traitOverrides.layoutDirection = .rightToLeft
        #expect(harness.render().pixel(x: 38, y: 15) == (255, 0, 0, 255))
    }

    @Test func `03-87 a tap on it is not a tap on what is around`() {
        let (harness, _, log) = scene()
        var taps = 0
        let tap = UITapGestureRecognizer()
        let counter = TapCounter { taps += 1 }
        tap.addTarget(counter, action: TapCounter.count)
        harness.root.addGestureRecognizer(tap)
        harness.tap(at: CGPoint(x: 120, y: 115))
        #expect(taps == 0)
        #expect(log.values == [1])
        harness.tap(at: CGPoint(x: 20, y: 20))
        #expect(taps == 1)
    }

    @Test func `a finger just beside it still hits it, unless somebody is there`() {
        let (harness, view, log) = scene()
        harness.tap(at: CGPoint(x: 120, y: 135))
        #expect(log.values == [1])
        let other = UIView(frame: CGRect(x: 100, y: 132, width: 51, height: 20))
        harness.root.insertSubview(other, belowSubview: view)
        harness.tap(at: CGPoint(x: 120, y: 135))
        #expect(log.values == [1])
    }
}

@MainActor final class TapCounter {
    let note: () -> Void
    init(_ note: @escaping () -> Void) { self.note = note }
    func count() { note() }
}
