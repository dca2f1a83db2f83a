import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct ViewControllerTests {
    private final class Log {
        var lines: [String] = []
    }

    private final class Recorder: UIViewController {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() { log.lines.append("\(name).didLoad") }
        override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name).willAppear") }
        override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name).didAppear") }
        override func viewWillDisappear(_ animated: Bool) {
            log.lines.append("\(name).willDisappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            log.lines.append("\(name).didDisappear")
        }
        override func willMove(toParent parent: UIViewController?) {
            log.lines.append("\(name).willMove(\(parent == nil ? "nil" : "parent"))")
        }
        override func didMove(toParent parent: UIViewController?) {
            log.lines.append("\(name).didMove(\(parent == nil ? "nil" : "parent"))")
        }
    }

    @Test func `VCT-01 the view is loaded once, when it is asked for`() {
        let log = Log()
        let controller = Recorder("a", log)
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(controller.next == nil)
        #expect(!controller.isViewLoaded)
        _ = controller.view
        _ = controller.view
        #expect(controller.isViewLoaded)
        #expect(log.lines == ["a.didLoad"])
    }

    @Test func `a root controller appears with its window`() {
        let harness = Harness()
        let log = Log()
        let controller = Recorder("a", log)
        let window = UIWindow(frame: harness.window.frame)
        window.rootViewController = controller
        #expect(log.lines == ["a.didLoad"])
        window.makeKeyAndVisible()
        #expect(log.lines == ["a.didLoad", "a.willAppear", "a.didAppear"])
        window.isHidden = true
        #expect(log.lines.suffix(2) == ["a.willDisappear", "a.didDisappear"])
    }

    @Test
    func `a root controller and its children are laid out between appearing and having appeared`() {
        final class Told: UIViewController {
            var lines: [String] = []
            override func viewWillAppear(_ animated: Bool) { lines.append("willAppear") }
            override func viewIsAppearing(_ animated: Bool) { lines.append("isAppearing") }
            override func viewWillLayoutSubviews() { lines.append("willLayout") }
            override func viewDidLayoutSubviews() { lines.append("didLayout \(view.bounds.width)") }
            override func viewDidAppear(_ animated: Bool) { lines.append("didAppear") }
        }
        let harness = Harness()
        let root = Told()
        let child = Told()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        child.didMove(toParent: root)
        harness.window.rootViewController = root
        harness.runFrame()
        let width = harness.window.bounds.width
        #expect(
            root.lines == [
                "willAppear", "isAppearing", "willLayout", "didLayout \(width)", "didAppear",
            ]
        )
        #expect(
            child.lines == [
                "willAppear", "isAppearing", "willLayout", "didLayout 50.0", "didAppear",
            ]
        )
    }

    @Test func `replacing the root controller of a shown window swaps appearances`() {
        let harness = Harness()
        let log = Log()
        harness.window.rootViewController = Recorder("a", log)
        log.lines = []
        harness.window.rootViewController = Recorder("b", log)
        #expect(
            log.lines == [
                "a.willDisappear", "a.didDisappear", "b.didLoad", "b.willAppear", "b.didAppear",
            ]
        )
    }

    @Test func `a child appears when its view enters the shown tree`() {
        let harness = Harness()
        let log = Log()
        let parent = Recorder("p", log)
        harness.window.rootViewController = parent
        let child = Recorder("c", log)
        log.lines = []
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(
            log.lines == [
                "c.willMove(parent)", "c.didLoad", "c.willAppear", "c.didAppear",
                "c.didMove(parent)",
            ]
        )
        #expect(parent.children == [child])
        log.lines = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            log.lines == [
                "c.willMove(nil)", "c.willDisappear", "c.didDisappear", "c.didMove(nil)",
            ]
        )
    }

    @Test func `children appear and disappear with their parent, each once`() {
        let harness = Harness()
        let log = Log()
        let parent = Recorder("p", log)
        let child = Recorder("c", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        log.lines = []
        harness.window.rootViewController = parent
        #expect(
            log.lines == ["p.willAppear", "c.willAppear", "p.didAppear", "c.didAppear"]
        )
        log.lines = []
        harness.window.rootViewController = UIViewController()
        #expect(log.lines.filter { $0.hasPrefix("p") } == ["p.willDisappear", "p.didDisappear"])
        #expect(log.lines.filter { $0.hasPrefix("c") } == ["c.willDisappear", "c.didDisappear"])
    }

    @Test func `presenting covers and dismissing uncovers`() {
        let harness = Harness()
        let log = Log()
        let presenter = Recorder("a", log)
        harness.window.rootViewController = presenter
        let presented = Recorder("b", log)
        log.lines = []
        presenter.present(presented, animated: false)
        #expect(
            log.lines == [
                "b.didLoad", "a.willDisappear", "b.willAppear", "b.didAppear", "a.didDisappear",
            ]
        )
        log.lines = []
        presented.dismiss(animated: false)
        #expect(
            log.lines == ["a.willAppear", "b.willDisappear", "b.didDisappear", "a.didAppear"]
        )
    }
}
