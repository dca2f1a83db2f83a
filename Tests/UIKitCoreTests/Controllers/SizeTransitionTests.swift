import Testing
import UIKit
import UIKitTesting

/// Writes down what it is told.
private final class Witness: UIViewController {
    var log: [String] = []

    override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("will \(Int(size.width))x\(Int(size.height)) at \(text(view.bounds.size))")
        #expect(transitionCoordinator === coordinator)
        #expect(!coordinator.isAnimated)
        let isTaken = coordinator.animate(
            alongsideTransition: { [unowned self] context in
                log.append("along at \(text(view.bounds.size)), \(context.percentComplete)")
            },
            completion: { [unowned self] context in
                log.append("done at \(text(view.bounds.size)), \(context.percentComplete)")
                #expect(!coordinator.animate(alongsideTransition: nil))
            }
        )
        #expect(isTaken)
    }

    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        log.append(
            "traits \(newCollection.horizontalSizeClass == .regular ? "regular" : "compact")"
        )
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        log.append("layout \(text(view.bounds.size))")
    }

    private func text(_ size: CGSize) -> String { "\(Int(size.width))x\(Int(size.height))" }
}

@MainActor @Suite(.serialized) struct SizeTransitionTests {
    @Test func `a display of another size is told before, during and after the change`() {
        let harness = Harness(size: CGSize(width: 320, height: 480))
        let witness = Witness()
        harness.window.rootViewController = witness
        harness.runFrame()
        witness.log = []
        harness.resize(to: CGSize(width: 480, height: 320))
        #expect(
            witness.log.filter { !$0.hasPrefix("traits") } == [
                "will 480x320 at 320x480", "along at 480x320, 0.0", "layout 480x320",
                "done at 480x320, 1.0",
            ]
        )
        #expect(witness.transitionCoordinator == nil)
        witness.log = []
        harness.resize(to: CGSize(width: 480, height: 320))
        #expect(witness.log.isEmpty)
    }

    @Test func `size classes that change are told first`() {
        let harness = Harness(size: CGSize(width: 320, height: 480))
        let witness = Witness()
        harness.window.rootViewController = witness
        harness.runFrame()
        witness.log = []
        harness.resize(to: CGSize(width: 1280, height: 800))
        #expect(witness.log.first == "traits regular")
        #expect(witness.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func `children and what is presented are told with their own sizes`() {
        let harness = Harness(size: CGSize(width: 320, height: 480))
        let root = UIViewController()
        let filling = Witness()
        let small = Witness()
        harness.window.rootViewController = root
        for child in [filling, small] {
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
        }
        filling.view.frame = root.view.bounds
        filling.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        small.view.frame = CGRect(x: 10, y: 10, width: 50, height: 40)
        let presented = Witness()
        root.present(presented, animated: false)
        harness.runFrame()
        for witness in [filling, small, presented] { witness.log = [] }
        harness.resize(to: CGSize(width: 400, height: 300))
        #expect(filling.log.contains("will 400x300 at 320x480"))
        #expect(filling.log.contains("done at 400x300, 1.0"))
        #expect(!small.log.contains { $0.hasPrefix("will") })
        #expect(presented.log.contains("will 400x300 at 320x480"))
    }
}
