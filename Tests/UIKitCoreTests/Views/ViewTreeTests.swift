import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct ViewTreeTests {
    private final class Log {
        var lines: [String] = []
    }

    private final class Recorder: UIView {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }

        required init?(coder: NSCoder) { nil }

        override func didAddSubview(_ subview: UIView) { log.lines.append("\(name).didAdd") }
        override func willRemoveSubview(_ subview: UIView) {
            log.lines.append("\(name).willRemove")
        }
        override func willMove(toSuperview newSuperview: UIView?) {
            log.lines.append("\(name).willMoveSuper(\(newSuperview == nil ? "nil" : "view"))")
        }
        override func didMoveToSuperview() { log.lines.append("\(name).didMoveSuper") }
        override func willMove(toWindow newWindow: UIWindow?) {
            log.lines.append("\(name).willMoveWindow(\(newWindow == nil ? "nil" : "window"))")
        }
        override func didMoveToWindow() { log.lines.append("\(name).didMoveWindow") }
    }

    @Test func `TREE-01 a fresh view has no children`() {
        let view = UIView()
        #expect(view.subviews.isEmpty)
        #expect(view.layer.sublayers == nil)
    }

    @Test func `TREE-02 removing leaves nothing behind`() {
        let view = UIView()
        let child = UIView()
        view.addSubview(child)
        child.removeFromSuperview()
        #expect(child.superview == nil)
        #expect(child.layer.superlayer == nil)
        #expect(view.subviews.isEmpty)
        #expect(view.layer.sublayers == nil)
    }

    @Test func `TREE-04 below a view that is no child means in front`() {
        let view = UIView()
        let children = (0..<3).map { _ in UIView() }
        view.addSubview(children[0])
        view.addSubview(children[1])
        view.insertSubview(children[2], belowSubview: UIView())
        #expect(view.subviews == children)
    }

    @Test func `TREE-05 adding takes the view from its old parent`() {
        let a = UIView()
        let b = UIView()
        let child = UIView()
        a.addSubview(child)
        b.addSubview(child)
        #expect(a.subviews.isEmpty)
        #expect(b.subviews == [child])
    }

    @Test func `TREE-06 layers keep their place among views' layers`() {
        let view = UIView()
        let s1 = UIView()
        let layer = CALayer()
        let s2 = UIView()
        view.addSubview(s1)
        view.layer.addSublayer(layer)
        view.addSubview(s2)
        #expect(view.layer.sublayers == [s1.layer, layer, s2.layer])
    }

    @Test func `TREE-08 below a view, above a layer`() {
        let view = UIView()
        let layer = CALayer()
        let s1 = UIView()
        let s2 = UIView()
        view.layer.addSublayer(layer)
        view.addSubview(s1)
        view.insertSubview(s2, belowSubview: s1)
        #expect(view.layer.sublayers == [layer, s2.layer, s1.layer])
        #expect(view.subviews == [s2, s1])
    }

    @Test func `TREE-09 below the second view`() {
        let view = UIView()
        let s1 = UIView()
        let layer = CALayer()
        let s2 = UIView()
        let s3 = UIView()
        view.addSubview(s1)
        view.layer.addSublayer(layer)
        view.addSubview(s2)
        view.insertSubview(s3, belowSubview: s2)
        #expect(view.subviews == [s1, s3, s2])
        #expect(view.layer.sublayers == [s1.layer, layer, s3.layer, s2.layer])
    }

    @Test func `TREE-10 an index beyond the end means in front`() {
        let view = UIView()
        let child = UIView()
        view.insertSubview(child, at: 999)
        let layer = CALayer()
        view.layer.insertSublayer(layer, at: 999)
        #expect(view.subviews == [child])
        #expect(view.layer.sublayers == [child.layer, layer])
    }

    @Test func `TREE-12 the layer is linked when the view hears of its superview`() {
        final class Probe: UIView {
            var superlayers: [CALayer?] = []
            override func didMoveToSuperview() { superlayers.append(layer.superlayer) }
        }
        let parent = UIView()
        let sibling = UIView()
        parent.addSubview(sibling)
        let probe = Probe()
        parent.addSubview(probe)
        probe.removeFromSuperview()
        parent.insertSubview(probe, at: 0)
        probe.removeFromSuperview()
        parent.insertSubview(probe, aboveSubview: sibling)
        probe.removeFromSuperview()
        parent.insertSubview(probe, belowSubview: sibling)
        probe.removeFromSuperview()
        let layer = parent.layer
        #expect(probe.superlayers == [layer, nil, layer, nil, layer, nil, layer, nil])
    }

    @Test(arguments: 0...3)
    func `TREE-13 inserting a present child moves it`(index: Int) {
        let root = UIView()
        let views = (0..<4).map { _ in UIView() }
        for view in views { root.addSubview(view) }
        root.insertSubview(views[1], at: index)
        #expect(root.subviews.firstIndex(of: views[1]) == index)
        #expect(root.layer.sublayers == root.subviews.map(\.layer))
    }

    @Test(arguments: [(0, 0), (2, 1), (3, 2)])
    func `TREE-14 inserting a present child below another`(below: Int, index: Int) {
        let root = UIView()
        let views = (0..<4).map { _ in UIView() }
        for view in views { root.addSubview(view) }
        root.insertSubview(views[1], belowSubview: views[below])
        #expect(root.subviews.firstIndex(of: views[1]) == index)
        #expect(root.layer.sublayers == root.subviews.map(\.layer))
    }

    @Test func `TREE-16 a parent and its child do not keep each other alive`() {
        weak var child: UIView?
        do {
            let parent = UIView()
            let made = UIView()
            parent.addSubview(made)
            child = made
        }
        #expect(child == nil)
    }

    @Test func `04§3 adding and removing in a window calls in order`() {
        let harness = Harness()
        let log = Log()
        let parent = Recorder("p", log)
        harness.root.addSubview(parent)
        let view = Recorder("v", log)
        let inner = Recorder("i", log)
        view.addSubview(inner)
        log.lines = []
        parent.addSubview(view)
        #expect(
            log.lines == [
                "v.willMoveSuper(view)", "v.willMoveWindow(window)", "i.willMoveWindow(window)",
                "v.didMoveWindow", "i.didMoveWindow", "v.didMoveSuper", "p.didAdd",
            ]
        )
        log.lines = []
        view.removeFromSuperview()
        #expect(
            log.lines == [
                "p.willRemove", "v.willMoveSuper(nil)", "v.willMoveWindow(nil)",
                "i.willMoveWindow(nil)", "v.didMoveWindow", "i.didMoveWindow", "v.didMoveSuper",
            ]
        )
    }

    @Test func `04§3 a move inside one window calls for superviews only`() {
        let harness = Harness()
        let log = Log()
        let a = Recorder("a", log)
        let b = Recorder("b", log)
        let view = Recorder("v", log)
        harness.root.addSubview(a)
        harness.root.addSubview(b)
        a.addSubview(view)
        log.lines = []
        b.addSubview(view)
        #expect(
            log.lines == ["a.willRemove", "v.willMoveSuper(view)", "v.didMoveSuper", "b.didAdd"]
        )
    }

    @Test func `exchanging and reordering keep layers in step`() {
        let root = UIView()
        let views = (0..<4).map { _ in UIView() }
        for view in views { root.addSubview(view) }
        root.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(root.subviews == [views[3], views[1], views[2], views[0]])
        root.sendSubviewToBack(views[2])
        root.bringSubviewToFront(views[3])
        #expect(root.subviews == [views[2], views[1], views[0], views[3]])
        #expect(root.layer.sublayers == root.subviews.map(\.layer))
    }

    @Test func `a view that is added to itself traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let outer = UIView()
                let inner = UIView()
                outer.addSubview(inner)
                inner.addSubview(outer)
            }
        }
    }
}
