import Testing
import UIKit
import UIKitTesting

/// Trees that change inside the callbacks that tell of a change.
@MainActor @Suite(.serialized) struct ReentrantTreeTests {
    private final class Probe: UIView {
        var log: [String] = []
        var onWillMoveToSuperview: (() -> Void)?
        var onDidMoveToWindow: (() -> Void)?
        var onLayout: (() -> Void)?

        override func willMove(toSuperview newSuperview: UIView?) {
            let act = onWillMoveToSuperview
            onWillMoveToSuperview = nil
            act?()
        }
        override func willMove(toWindow newWindow: UIWindow?) {
            log.append(newWindow == nil ? "will out" : "will in")
        }
        override func didMoveToWindow() {
            log.append(window == nil ? "did out" : "did in")
            let act = onDidMoveToWindow
            onDidMoveToWindow = nil
            act?()
        }
        override func layoutSubviews() { onLayout?() }
    }

    @Test func `a child added in didMoveToWindow is told once`() {
        let harness = Harness()
        let outer = Probe()
        let inner = Probe()
        outer.onDidMoveToWindow = { outer.addSubview(inner) }
        harness.root.addSubview(outer)
        #expect(inner.log == ["will in", "did in"])
    }

    @Test func `a view that removes itself in didMoveToWindow is told in pairs, its children too`()
    {
        let harness = Harness()
        let outer = Probe()
        let inner = Probe()
        outer.addSubview(inner)
        outer.onDidMoveToWindow = { outer.removeFromSuperview() }
        harness.root.addSubview(outer)
        #expect(outer.superview == nil && harness.root.subviews.isEmpty)
        #expect(outer.log == ["will in", "did in", "will out", "did out"])
        #expect(inner.log.filter { $0.hasPrefix("did") }.count <= 2)
        #expect(inner.log.last == "did out")
        #expect(inner.window == nil)
    }

    @Test func `a view that goes elsewhere in willMove(toSuperview:) has one parent`() {
        let harness = Harness()
        let view = Probe()
        let elsewhere = UIView()
        harness.root.addSubview(elsewhere)
        view.onWillMoveToSuperview = { elsewhere.addSubview(view) }
        harness.root.addSubview(view)
        let holders = [harness.root, elsewhere].filter { $0.subviews.contains(view) }
        #expect(holders == [harness.root])
        #expect(view.superview === harness.root)
        #expect(view.layer.superlayer === harness.root.layer)
        #expect(elsewhere.layer.sublayers == nil)
    }

    @Test func `a parent that becomes a child of what it gets stops with a sentence`() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                final class Swallower: UIView {
                    weak var prey: UIView?
                    override func willMove(toSuperview newSuperview: UIView?) {
                        if let prey { addSubview(prey) }
                    }
                }
                let view = Swallower()
                let parent = UIView()
                view.prey = parent
                parent.addSubview(view)
            }
        }
        let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(error.contains("cannot be added to"))
    }

    @Test func `a view that asks for layout while it lays out does not recurse`() {
        let harness = Harness()
        let view = Probe()
        var depth = 0
        var deepest = 0
        var count = 0
        view.onLayout = {
            depth += 1
            count += 1
            deepest = max(deepest, depth)
            if count < 40 {
                view.setNeedsLayout()
                view.layoutIfNeeded()
            }
            depth -= 1
        }
        harness.root.addSubview(view)
        harness.runFrame()
        #expect(deepest == 1)
        #expect(count == 40)
    }

    @Test func `an observation ended by another observer is not told any more`() {
        let view = UIView()
        var told = 0
        var second: NSKeyValueObservation?
        let first = view.observe(\.frame) { _, _ in second?.invalidate() }
        second = view.observe(\.frame) { _, _ in told += 1 }
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(told == 0)
        first.invalidate()
    }

    @Test func `an observer that sets what it observes without end stops with a sentence`() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let view = UIView()
                let observation = view.observe(\.alpha) { view, _ in view.alpha = 0.5 }
                view.alpha = 1
                observation.invalidate()
            }
        }
        let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(error.contains("an observer of alpha"))
    }

    @Test func `views, layers and controllers go away with their window`() {
        _ = Harness()
        weak var window: UIWindow?
        weak var view: UIView?
        weak var layer: CALayer?
        weak var controller: UIViewController?
        let kept = UIView()
        do {
            let own = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            own.rootViewController = UIViewController()
            own.makeKeyAndVisible()
            let inner = UIView(frame: CGRect(x: 1, y: 1, width: 9, height: 9))
            own.rootViewController?.view.addSubview(inner)
            inner.addSubview(kept)
            UIView.animate(withDuration: 1, animations: { inner.alpha = 0 })
            (window, view, layer) = (own, inner, inner.layer)
            controller = own.rootViewController
        }
        #expect(window == nil && view == nil && layer == nil && controller == nil)
        #expect(kept.window == nil && kept.superview == nil && kept.layer.superlayer == nil)
        #expect(UIApplication.shared.keyWindow == nil)
    }
}
