import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct FocusTests {
    private func scene() -> (Harness, [UISwitch]) {
        let harness = Harness(size: CGSize(width: 300, height: 300))
        let places = [(150, 20), (20, 22), (20, 100)]
        let switches = places.map { UISwitch(frame: CGRect(x: $0.0, y: $0.1, width: 0, height: 0)) }
        for view in switches { harness.root.addSubview(view) }
        harness.advance(by: 0.05)
        return (harness, switches)
    }

    @Test func `Tab goes through what takes keys in reading order, and around`() {
        let (harness, switches) = scene()
        let order = [1, 0, 2, 1]
        for index in order {
            harness.key("Tab")
            #expect(switches.firstIndex(where: \.isFocused) == index)
        }
        harness.key("Tab", modifiers: ["shift"])
        #expect(switches[2].isFocused)
        #expect(switches[2].state.contains(.focused))
        #expect(UIFocusSystem.focusSystem(for: switches[0])?.focusedItem === switches[2])
    }

    @Test func `from right to left each row begins on the right`() {
        let (harness, switches) = scene()
        defer { harness.application.interfaceSettings = InterfaceSettings() }
        harness.application.userInterfaceLayoutDirection = .rightToLeft
        harness.key("Tab")
        #expect(switches[0].isFocused)
    }

    @Test func `what is disabled, hidden or gone is passed over`() {
        let (harness, switches) = scene()
        switches[1].isEnabled = false
        harness.key("Tab")
        #expect(switches[0].isFocused)
        switches[0].removeFromSuperview()
        #expect(UIFocusSystem.focusSystem(for: switches[2])?.focusedItem == nil)
        switches[2].isHidden = true
        harness.key("Tab")
        #expect(!switches[2].isFocused)
    }

    @Test func `space acts on what has the focus, a finger takes it away and Tab brings it back`() {
        let (harness, switches) = scene()
        harness.key("Tab")
        harness.key("space")
        #expect(switches[1].isOn)
        harness.key("Return")
        #expect(!switches[1].isOn)
        harness.tap(at: CGPoint(x: 250, y: 250))
        #expect(!switches[1].isFocused)
        harness.key("space")
        #expect(!switches[1].isOn)
        harness.key("Tab")
        #expect(switches[1].isFocused)
    }

    @Test func `a ring shows where the focus is`() {
        let (harness, switches) = scene()
        let before = harness.render()
        harness.key("Tab")
        let after = harness.render()
        #expect(after != before)
        // Left of the switch at (20, 22), 51 × 31 points, stands the ring.
        #expect(after.pixel(x: 16, y: 37) == (31, 111, 235, 255))
        harness.tap(at: CGPoint(x: 250, y: 250))
        #expect(harness.render() == before)
        #expect(switches[1].subviews.count == 2)
    }

    @Test func `what has the focus inside a first responder gets the keys first`() {
        final class Panel: UIView {
            var keys: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                for press in presses { keys.append(press.key?.keyName ?? "") }
                super.pressesBegan(presses, with: event)
            }
        }
        let (harness, switches) = scene()
        let panel = Panel(frame: harness.root.bounds)
        harness.root.addSubview(panel)
        for view in switches { panel.addSubview(view) }
        panel.becomeFirstResponder()
        harness.key("Tab")
        harness.key("space")
        harness.key("Escape")
        #expect(switches[1].isOn)
        #expect(panel.keys == ["Tab", "Escape"])
    }

    @Test func `a first responder gets the keys before what has the focus`() {
        final class Field: UIView {
            var keys: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                for press in presses { keys.append(press.key?.keyName ?? "") }
            }
        }
        let (harness, switches) = scene()
        let field = Field()
        harness.root.addSubview(field)
        harness.key("Tab")
        field.becomeFirstResponder()
        harness.key("space")
        #expect(field.keys == ["space"])
        #expect(!switches[1].isOn)
    }
}
