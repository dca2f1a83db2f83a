import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct SegmentedControlTests {
    private func scene() -> (Harness, UISegmentedControl, ValueLog) {
        let harness = Harness(size: CGSize(width: 400, height: 300))
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 50, y: 100, width: 300, height: 34)
        harness.root.addSubview(control)
        harness.advance(by: 0.05)
        let log = ValueLog()
        log.listen(control) { [unowned control] in Double(control.selectedSegmentIndex) }
        return (harness, control, log)
    }

    @Test func `a tap selects, another one on the same changes nothing`() {
        let (harness, control, log) = scene()
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        harness.tap(at: CGPoint(x: 100, y: 117))
        harness.tap(at: CGPoint(x: 110, y: 117))
        harness.tap(at: CGPoint(x: 300, y: 117))
        #expect(log.values == [0, 2])
    }

    @Test func `a finger may slide to another segment, or away`() {
        let (harness, _, log) = scene()
        harness.drag(from: CGPoint(x: 100, y: 117), to: CGPoint(x: 200, y: 117))
        #expect(log.values == [1])
        harness.drag(from: CGPoint(x: 100, y: 117), to: CGPoint(x: 100, y: 290))
        #expect(log.values == [1])
    }

    @Test func `segments come and go, and the selection stays with its own`() {
        let (_, control, log) = scene()
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        #expect(control.titleForSegment(at: 2) == "Two")
        control.removeSegment(at: 0, animated: true)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: true)
        #expect(control.selectedSegmentIndex == -1)
        control.insertSegment(withTitle: "Last", at: 99, animated: false)
        #expect(control.titleForSegment(at: control.numberOfSegments - 1) == "Last")
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
        #expect(log.values.isEmpty)
        control.selectedSegmentIndex = 5
        #expect(control.selectedSegmentIndex == -1)
    }

    @Test func `a disabled segment is not chosen`() {
        let (harness, control, log) = scene()
        control.setEnabled(false, forSegmentAt: 1)
        harness.tap(at: CGPoint(x: 200, y: 117))
        #expect(log.values.isEmpty)
        control.selectedSegmentIndex = 0
        harness.key("Tab")
        harness.key("Right")
        #expect(log.values == [2])
    }

    @Test func `a momentary control has no selection afterwards`() {
        let (harness, control, log) = scene()
        control.isMomentary = true
        harness.tap(at: CGPoint(x: 200, y: 117))
        harness.tap(at: CGPoint(x: 200, y: 117))
        #expect(log.values == [1, 1])
        #expect(control.selectedSegmentIndex == -1)
    }

    @Test func `widths are as set, by content or equal`() {
        let (_, control, _) = scene()
        let widths = { control.subviews.suffix(3).map(\.frame.width) }
        #expect(widths() == [100, 100, 100])
        control.setWidth(60, forSegmentAt: 0)
        control.layoutIfNeeded()
        #expect(widths() == [60, 120, 120])
        #expect(control.widthForSegment(at: 0) == 60)
        control.setWidth(0, forSegmentAt: 0)
        control.apportionsSegmentWidthsByContent = true
        control.layoutIfNeeded()
        #expect(widths()[2] > widths()[0])
        #expect(abs(widths().reduce(0, +) - 300) < 0.001)
    }

    @Test func `each segment is found by itself`() {
        let (harness, control, _) = scene()
        control.selectedSegmentIndex = 1
        let segment = harness.find("Two")
        #expect(segment?.accessibilityTraits == [.button, .selected])
        #expect(segment?.accessibilityValue == "2 of 3")
        #expect(!control.isAccessibilityElement)
    }

    @Test func `from right to left the first is on the right`() {
        let (harness, control, log) = scene()
        control.semanticContentAttribute = .forceRightToLeft
        control.layoutIfNeeded()
        harness.advance(by: 0.1)
        harness.tap(at: CGPoint(x: 300, y: 117))
        #expect(log.values == [0])
    }

    @Test func `actions are called for their segment`() {
        let harness = Harness()
        var called: [String] = []
        let actions = ["A", "B"].map { name in UIAction(title: name) { _ in called.append(name) } }
        let control = UISegmentedControl(
            frame: CGRect(x: 0, y: 0, width: 100, height: 34),
            actions: actions
        )
        harness.root.addSubview(control)
        harness.advance(by: 0.05)
        harness.tap(at: CGPoint(x: 75, y: 17))
        #expect(called == ["B"])
        #expect(control.actionForSegment(at: 0) == actions[0])
    }
}
