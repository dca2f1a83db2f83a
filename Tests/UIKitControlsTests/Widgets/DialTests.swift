import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct DialTests {
    private func scene() -> (Harness, Dial, ValueLog) {
        let harness = Harness(size: CGSize(width: 400, height: 400))
        let dial = Dial(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        dial.minimumValue = 10
        dial.maximumValue = 30
        harness.root.addSubview(dial)
        harness.advance(by: 0.05)
        let log = ValueLog()
        log.listen(dial) { [unowned dial] in dial.value }
        return (harness, dial, log)
    }
    private let top = CGPoint(x: 200, y: 114)

    @Test func `a tap on the arc goes there, the top is the middle`() {
        let (harness, dial, log) = scene()
        harness.tap(at: top)
        #expect(abs(dial.value - 20) < 0.01)
        #expect(log.values.count == 1)
        harness.tap(at: CGPoint(x: 200, y: 200))
        harness.tap(at: CGPoint(x: 200, y: 286))
        #expect(log.values.count == 1)
    }

    @Test func `a drag takes the knob along and stops at the ends`() {
        let (harness, dial, _) = scene()
        dial.value = 20
        harness.down(1, at: CGPoint(x: 205, y: 114))
        #expect(dial.value == 20)
        for point in [(260, 140), (286, 200), (260, 260), (200, 286), (140, 260)] {
            harness.move(1, to: CGPoint(x: point.0, y: point.1))
        }
        #expect(dial.value == 30)
        harness.up(1)
    }

    @Test func `inside a scroll view a quick drag takes the knob from where it was touched`() {
        let (harness, dial, log) = scene()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        scroll.contentSize = CGSize(width: 400, height: 2_000)
        scroll.addSubview(dial)
        harness.root.addSubview(scroll)
        dial.value = 20
        harness.advance(by: 0.05)
        harness.down(1, at: CGPoint(x: 200, y: 114))
        harness.advance(by: 0.02)
        // A quarter turn, from the top to the right: a third of the whole way.
        harness.move(1, to: CGPoint(x: 286, y: 200))
        harness.up(1)
        #expect(abs(dial.value - (20 + 20.0 / 3)) < 0.01)
        #expect(scroll.contentOffset == .zero)
        #expect(!log.values.isEmpty)
    }

    @Test func `steps are kept to`() {
        let (harness, dial, log) = scene()
        dial.stepValue = 5
        harness.tap(at: CGPoint(x: 210, y: 114))
        #expect(dial.value == 20)
        dial.accessibilityIncrement()
        #expect(dial.value == 25)
        #expect(log.values == [20, 25])
        #expect(dial.accessibilityValue == "25")
    }

    @Test func `values beyond the limits and numbers that are none`() {
        let dial = Dial()
        dial.value = 4
        #expect(dial.value == 1)
        dial.value = .nan
        #expect(dial.value == 0)
        dial.minimumValue = 2
        #expect((dial.value, dial.maximumValue) == (2, 2))
        dial.frame = .zero
        dial.layoutIfNeeded()
    }

    @Test(arguments: [0.0, 0.25, 0.5, 0.75, 1])
    func `places on the arc and shares of the way belong together`(share: Double) {
        let arc = DialArc(center: CGPoint(x: 50, y: 50), radius: 40)
        let found = arc.share(at: arc.point(of: share), width: 10)
        #expect(abs((found ?? -1) - share) < 1e-9)
    }
}
