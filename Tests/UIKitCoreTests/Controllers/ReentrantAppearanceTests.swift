import Testing
import UIKit
import UIKitTesting

/// Controllers and windows that change while controllers are told that they appear.
@MainActor @Suite(.serialized) struct ReentrantAppearanceTests {
    private final class Probe: UIViewController {
        var log: [String] = []
        var onWillAppear: (() -> Void)?
        var onIsAppearing: (() -> Void)?
        var onWillDisappear: (() -> Void)?

        private func take(_ action: inout (() -> Void)?) -> (() -> Void)? {
            let taken = action
            action = nil
            return taken
        }
        override func viewWillAppear(_ animated: Bool) {
            log.append("willAppear")
            take(&onWillAppear)?()
        }
        override func viewIsAppearing(_ animated: Bool) { take(&onIsAppearing)?() }
        override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
        override func viewWillDisappear(_ animated: Bool) {
            log.append("willDisappear")
            take(&onWillDisappear)?()
        }
        override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
    }

    private nonisolated static let shown = ["willAppear", "didAppear"]
    private nonisolated static let gone = ["willDisappear", "didDisappear"]

    @Test(arguments: ["willAppear", "isAppearing"])
    func `a root that is swapped while it appears goes away again`(moment: String) {
        let harness = Harness()
        let first = Probe()
        let second = Probe()
        let swap = { harness.window.rootViewController = second }
        if moment == "willAppear" { first.onWillAppear = swap } else { first.onIsAppearing = swap }
        harness.window.rootViewController = first
        #expect(harness.window.subviews == [second.view])
        #expect(second.log == Self.shown)
        #expect(first.log.first == "willAppear" && first.log.last == "didDisappear")
        #expect(first.log.filter { $0 == "didAppear" }.count <= 1)
        #expect(first.viewIfLoaded?.window == nil)
        harness.window.isHidden = true
        #expect(second.log == Self.shown + Self.gone)
        #expect(first.log.filter { $0 == "didDisappear" }.count == 1)
    }

    @Test func `a root that is swapped while its window is shown leaves the new one shown`() {
        let harness = Harness()
        let window = UIWindow(frame: harness.window.frame)
        let first = Probe()
        let second = Probe()
        window.rootViewController = first
        first.onWillAppear = { window.rootViewController = second }
        window.makeKeyAndVisible()
        #expect(window.subviews == [second.view])
        #expect(second.log == Self.shown)
        #expect(first.log.last == "didDisappear")
    }

    @Test func `a window hidden while its root appears is hidden`() {
        let harness = Harness()
        let window = UIWindow(frame: harness.window.frame)
        let root = Probe()
        window.rootViewController = root
        root.onWillAppear = { window.isHidden = true }
        window.isHidden = false
        #expect(window.isHidden)
        #expect(!harness.application.windows.contains(window))
        #expect(root.log.last == "didDisappear")
    }

    @Test func `children of a child that has not appeared do not appear by being in the window`() {
        final class Manual: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let harness = Harness()
        let container = Manual()
        let child = Probe()
        let grandchild = Probe()
        container.addChild(child)
        container.view.addSubview(child.view)
        child.addChild(grandchild)
        child.view.addSubview(grandchild.view)
        harness.window.rootViewController = container
        #expect(child.log.isEmpty)
        #expect(grandchild.log.isEmpty)
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(grandchild.log == Self.shown)
    }

    @Test func `a parent that goes while it appears takes its children with it`() {
        let harness = Harness()
        let parent = Probe()
        let child = Probe()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.onWillAppear = { parent.beginAppearanceTransition(false, animated: false) }
        parent.beginAppearanceTransition(true, animated: false)
        parent.endAppearanceTransition()
        #expect(parent.log.last == "didDisappear")
        #expect(child.log.isEmpty || child.log.last == "didDisappear")
        _ = harness
    }

    @Test func `hiding a window tells the controller that is seen, not the one below it`() {
        let harness = Harness()
        let root = Probe()
        let presented = Probe()
        harness.window.rootViewController = root
        root.present(presented, animated: false)
        root.log = []
        presented.log = []
        harness.window.isHidden = true
        harness.window.isHidden = false
        #expect(presented.log == Self.gone + Self.shown)
        #expect(root.log.isEmpty)
    }

    @Test func `a controller dismissed while the one below disappears is not left on the screen`() {
        let harness = Harness()
        let root = Probe()
        let presented = Probe()
        harness.window.rootViewController = root
        root.onWillDisappear = { root.dismiss(animated: false) }
        root.present(presented, animated: false)
        #expect(presented.viewIfLoaded?.window == nil)
        #expect(root.presentedViewController == nil)
        #expect(root.log.last == "didAppear")
    }

    @Test func `dismissing a row of controllers brings back only the one below them`() {
        let harness = Harness()
        let controllers = (0..<3).map { _ in Probe() }
        harness.window.rootViewController = controllers[0]
        controllers[0].present(controllers[1], animated: false)
        controllers[1].present(controllers[2], animated: false)
        for controller in controllers { controller.log = [] }
        controllers[0].dismiss(animated: false)
        #expect(controllers[0].log == Self.shown)
        #expect(controllers[1].log.isEmpty)
        #expect(controllers[2].log == Self.gone)
        #expect(harness.window.subviews == [controllers[0].view])
    }

    @Test func `a child of the presented controller dismisses it`() {
        let harness = Harness()
        let root = Probe()
        harness.window.rootViewController = root
        let presented = Probe()
        let child = UIViewController()
        presented.addChild(child)
        presented.view.addSubview(child.view)
        root.present(presented, animated: false)
        #expect(child.presentingViewController === root)
        #expect(child.next === presented.view)
        child.dismiss(animated: false)
        #expect(root.presentedViewController == nil)
        #expect(presented.view.window == nil)
    }

    @Test func `a controller that is not on the screen presents nothing`() {
        let harness = Harness()
        let loose = UIViewController()
        loose.present(UIViewController(), animated: false)
        #expect(loose.presentedViewController == nil)
        _ = harness
    }

    @Test func `presenting what presents, or a child, stops with a sentence`() async {
        let circle = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let harness = Harness()
                let second = UIViewController()
                let root = UIViewController()
                harness.window.rootViewController = root
                root.present(second, animated: false)
                second.present(root, animated: false)
                root.dismiss(animated: false)
            }
        }
        let circleError = String(decoding: circle?.standardErrorContent ?? [], as: UTF8.self)
        #expect(circleError.contains("cannot be presented"))
        let child = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let harness = Harness()
                let child = UIViewController()
                let root = UIViewController()
                harness.window.rootViewController = root
                root.addChild(child)
                root.present(child, animated: false)
            }
        }
        let childError = String(decoding: child?.standardErrorContent ?? [], as: UTF8.self)
        #expect(childError.contains("cannot be presented"))
    }

    @Test func `a loadView that asks for the view stops with a sentence`() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                final class Forgetful: UIViewController {
                    override func loadView() { view.isOpaque = true }
                }
                _ = Forgetful().view
            }
        }
        let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(error.contains("loadView()"))
    }
}
