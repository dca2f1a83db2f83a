import Testing
import UIKit
import UIKitTesting

@MainActor private final class Screen: UIViewController {
    var lines: [String] = []

    func plain() { lines.append("plain") }
    func withSender(_ sender: UIControl) { lines.append("sender \(sender.tag)") }
    func withAny(_ sender: Any) { lines.append("any \(sender is UIControl)") }
    func withEvent(_ sender: UIControl, event: UIEvent) {
        lines.append("event \(event.allTouches?.count ?? -1)")
    }
    func withOptional(_ sender: UIControl, event: UIEvent?) {
        lines.append("optional \(event == nil)")
    }
}

@MainActor @Suite final class ControlActionTests {
    private lazy var harness = Harness()
    private lazy var control = {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        control.tag = 7
        harness.root.addSubview(control)
        return control
    }()
    private lazy var screen = Screen()

    @Test func `targets are called in order of registration, with what their methods take`() {
        control.addTarget(screen, action: Screen.plain, for: .touchUpInside)
        control.addTarget(screen, action: Screen.withSender, for: .touchUpInside)
        control.addTarget(screen, action: Screen.withAny, for: .touchUpInside)
        control.addTarget(screen, action: Screen.withEvent, for: .touchUpInside)
        control.addTarget(screen, action: Screen.withOptional, for: .touchUpInside)
        harness.tap(control)
        #expect(screen.lines == ["plain", "sender 7", "any true", "event 1", "optional false"])
        screen.lines = []
        control.sendActions(for: .touchUpInside)
        #expect(screen.lines == ["plain", "sender 7", "any true", "event 0", "optional true"])
    }

    @Test func `a control does not keep its targets alive`() {
        var screen: Screen? = Screen()
        weak let gone = screen
        control.addTarget(screen, action: Screen.plain, for: .touchUpInside)
        #expect(control.allTargets.count == 1)
        screen = nil
        #expect(gone == nil)
        control.sendActions(for: .touchUpInside)
        #expect(control.allTargets.isEmpty)
    }

    @Test func `removing takes events from a target`() {
        control.addTarget(screen, action: Screen.plain, for: [.touchDown, .touchUpInside])
        control.removeTarget(screen, for: .touchDown)
        #expect(control.allControlEvents == .touchUpInside)
        control.sendActions(for: .touchDown)
        #expect(screen.lines == [])
        control.sendActions(for: .touchUpInside)
        #expect(screen.lines == ["plain"])
        control.removeTarget(nil)
        control.sendActions(for: .touchUpInside)
        #expect(screen.lines == ["plain"])
    }

    @Test func `EVT-12 an action without a target goes up the chain to who has it`() {
        final class Editor: UIView {
            var saved = 0
            func save() { saved += 1 }
        }
        let editor = Editor(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        harness.root.addSubview(editor)
        editor.addSubview(control)
        control.addTarget(nil, action: Editor.save, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(editor.saved == 1)
    }

    @Test func `an action knows its sender while it runs, and one identifier is there once`() {
        var senders: [Int] = []
        let name = UIAction.Identifier("go")
        let first = UIAction(identifier: name) { _ in senders.append(-1) }
        let second = UIAction(title: "Go", identifier: name) { action in
            senders.append((action.sender as? UIControl)?.tag ?? 0)
        }
        control.addAction(first, for: .valueChanged)
        control.addAction(second, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(senders == [7])
        #expect(second.sender == nil)
        control.removeAction(identifiedBy: name, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(senders == [7])
    }

    @Test func `the primary action of the initializer is called for its event`() {
        var calls = 0
        let control = UIControl(frame: .zero, primaryAction: UIAction { _ in calls += 1 })
        control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        #expect(calls == 1)
    }

    @Test func `a target that removes itself in its action is called once`() {
        let control = control
        let target = Once(control)
        control.addTarget(target, action: Once.fire, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(target.calls == 1)
    }
}

@MainActor private final class Once {
    private let control: UIControl
    private(set) var calls = 0

    init(_ control: UIControl) { self.control = control }

    func fire() {
        calls += 1
        control.removeTarget(self)
    }
}
