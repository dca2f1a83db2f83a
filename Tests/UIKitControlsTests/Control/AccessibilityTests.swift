import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct AccessibilityTests {
    @Test func `the tree tells what is there, and what it stands at`() {
        let harness = Harness(size: CGSize(width: 400, height: 400))
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        card.accessibilityIdentifier = "card"
        let title = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
        title.text = "Heating"
        let power = UISwitch(frame: CGRect(x: 10, y: 40, width: 0, height: 0))
        power.accessibilityLabel = "Power"
        let level = UISlider(frame: CGRect(x: 10, y: 80, width: 200, height: 34))
        level.value = 0.25
        level.accessibilityIdentifier = "level"
        let save = UIButton(type: .system)
        save.setTitle("Save", for: .normal)
        save.isEnabled = false
        for view in [title, power, level, save] { card.addSubview(view) }
        let mode = UISegmentedControl(items: ["Day", "Night"])
        mode.selectedSegmentIndex = 0
        harness.root.addSubview(card)
        harness.root.addSubview(mode)
        let hidden = UISwitch()
        hidden.isHidden = true
        harness.root.addSubview(hidden)
        #expect(
            harness.describeAccessibility() == """
                group #card
                  text "Heating"
                  switch "Power" = "0"
                  adjustable = "25 %" #level
                  button "Save" [disabled]
                button "Day" = "1 of 2" [selected]
                button "Night" = "2 of 2"
                """
        )
        harness.tap(power)
        #expect(harness.accessibilityTree[0].children[1].value == "1")
    }

    @Test func `something modal hides its siblings, and a hidden subtree is left out`() {
        let harness = Harness()
        let (one, two) = (UIView(), UIView())
        for (view, name) in [(one, "One"), (two, "Two")] {
            let label = UILabel()
            label.text = name
            view.addSubview(label)
            harness.root.addSubview(view)
        }
        #expect(harness.accessibilityTree.map(\.label) == ["One", "Two"])
        two.accessibilityViewIsModal = true
        #expect(harness.accessibilityTree.map(\.label) == ["Two"])
        two.accessibilityViewIsModal = false
        two.accessibilityElementsHidden = true
        #expect(harness.accessibilityTree.map(\.label) == ["One"])
    }

    @Test func `activating does what a tap does`() {
        let view = UISwitch()
        var changes = 0
        view.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        #expect(view.accessibilityActivate())
        #expect(view.isOn && changes == 1)
        #expect(view.accessibilityValue == "1")
    }
}
