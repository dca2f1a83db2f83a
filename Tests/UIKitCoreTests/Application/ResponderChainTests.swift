import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct ResponderChainTests {
    private final class Willing: UIView {
        var resigned = 0
        override var canBecomeFirstResponder: Bool { true }
        override func resignFirstResponder() -> Bool {
            resigned += 1
            return super.resignFirstResponder()
        }
    }

    private func chain(_ start: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var step: UIResponder? = start
        while let responder = step {
            result.append(responder)
            step = responder.next
        }
        return result
    }

    @Test func `RSP-01 from a leaf to the application`() {
        let harness = Harness()
        let controller = UIViewController()
        harness.window.rootViewController = controller
        let content = UIView()
        let leaf = UIView()
        controller.view.addSubview(content)
        content.addSubview(leaf)
        #expect(
            chain(leaf) == [
                leaf, content, controller.view, controller, harness.window, harness.application,
            ]
        )
    }

    @Test func `RSP-02 a loose controller ends its chain`() {
        let controller = UIViewController()
        let a = UIView()
        let b = UIView()
        controller.view.addSubview(a)
        a.addSubview(b)
        #expect(chain(b) == [b, a, controller.view, controller])
    }

    @Test func `RSP-04 a presented controller leads to its presenter`() {
        let harness = Harness()
        let presenter = UIViewController()
        harness.window.rootViewController = presenter
        let presented = UIViewController()
        presenter.present(presented, animated: false)
        #expect(
            chain(presented.view) == [
                presented.view, presented, presenter, harness.window, harness.application,
            ]
        )
        #expect(presented.view.window === harness.window)
        presenter.dismiss(animated: false)
        #expect(presented.view.window == nil)
        #expect(presenter.presentedViewController == nil)
    }

    @Test func `RSP-05 becoming and resigning`() {
        let harness = Harness()
        let view = Willing()
        harness.root.addSubview(view)
        #expect(view.becomeFirstResponder())
        #expect(view.isFirstResponder)
        #expect(view.resignFirstResponder())
        #expect(!view.isFirstResponder)
    }

    @Test func `RSP-06 the present first responder is asked to resign`() {
        let harness = Harness()
        let a = Willing()
        let b = Willing()
        harness.root.addSubview(a)
        harness.root.addSubview(b)
        a.becomeFirstResponder()
        b.becomeFirstResponder()
        #expect(a.resigned == 1)
        #expect(!a.isFirstResponder)
        #expect(b.isFirstResponder)
    }

    @Test func `RSP-08 a view in no window cannot become first responder`() {
        #expect(!Willing().becomeFirstResponder())
    }

    @Test func `leaving the window resigns`() {
        let harness = Harness()
        let outer = UIView()
        let view = Willing()
        outer.addSubview(view)
        harness.root.addSubview(outer)
        view.becomeFirstResponder()
        outer.removeFromSuperview()
        harness.root.addSubview(outer)
        #expect(!view.isFirstResponder)
        #expect(view.resigned == 1)
    }

    @Test func `EVT-12 a nil-target action walks up to the first that has it`() {
        final class Editor: UIView {
            var saves = 0
            func save() { saves += 1 }
        }
        let harness = Harness()
        let editor = Editor()
        let leaf = Willing()
        harness.root.addSubview(editor)
        editor.addSubview(leaf)
        leaf.becomeFirstResponder()
        let isTaken = UIApplication.shared.sendAction(
            Editor.save,
            to: nil,
            from: nil,
            for: nil
        )
        #expect(isTaken)
        #expect(editor.saves == 1)
        editor.removeFromSuperview()
        #expect(!UIApplication.shared.sendAction(Editor.save, to: nil, from: nil, for: nil))
    }

    @Test func `the delegate ends the chain`() {
        final class Delegate: UIResponder, UIApplicationDelegate {}
        let harness = Harness()
        let delegate = Delegate()
        harness.application.delegate = delegate
        #expect(chain(harness.window) == [harness.window, harness.application, delegate])
    }
}
