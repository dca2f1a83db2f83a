import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct LayoutTests {
    private final class Counter: UIView {
        var count = 0
        var body: ((Counter) -> Void)?
        override func layoutSubviews() {
            count += 1
            body?(self)
        }
    }

    @Test func `GAP-19 04§17-12 many marks make one layout`() {
        let harness = Harness()
        let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        harness.root.addSubview(view)
        harness.runFrame()
        view.count = 0
        for _ in 0..<10 { view.setNeedsLayout() }
        #expect(view.count == 0)
        harness.runFrame()
        #expect(view.count == 1)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(view.count == 2)
    }

    @Test func `TREE-17 a fresh view needs layout`() {
        let parent = Counter()
        let child = UIView()
        parent.body = { $0.subviews[0].frame = CGRect(x: 0, y: 0, width: 300, height: 100) }
        parent.addSubview(child)
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    }

    @Test func `TREE-18 a child's size change marks its parent`() {
        let parent = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        parent.addSubview(child)
        parent.layoutIfNeeded()
        parent.count = 0
        child.layer.bounds.size = CGSize(width: 30, height: 30)
        parent.layoutIfNeeded()
        #expect(parent.count == 1)
    }

    @Test func `04§5 a pure move marks nothing, scrolling marks only the view`() {
        let parent = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = Counter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        parent.addSubview(child)
        parent.layoutIfNeeded()
        parent.count = 0
        child.count = 0
        child.center.x += 10
        child.transform = CGAffineTransform(scaleX: 2, y: 2)
        parent.layoutIfNeeded()
        #expect(parent.count == 0 && child.count == 0)
        child.bounds.origin.y = 10
        parent.layoutIfNeeded()
        #expect(parent.count == 0)
        #expect(child.count == 1)
    }

    @Test func `04§5 a marked ancestor above a clean one is not touched`() {
        let top = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let middle = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let bottom = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        top.addSubview(middle)
        middle.addSubview(bottom)
        top.layoutIfNeeded()
        for view in [top, middle, bottom] { view.count = 0 }
        top.setNeedsLayout()
        bottom.setNeedsLayout()
        bottom.layoutIfNeeded()
        #expect([top.count, middle.count, bottom.count] == [0, 0, 1])
        top.layoutIfNeeded()
        #expect([top.count, middle.count, bottom.count] == [1, 0, 1])
    }

    @Test func `the controller hears before and after its view lays out`() {
        final class Controller: UIViewController {
            var log: [String] = []
            override func loadView() {
                let counter = Counter()
                counter.body = { [unowned self] _ in log.append("layout") }
                view = counter
            }
            override func viewWillLayoutSubviews() { log.append("will") }
            override func viewDidLayoutSubviews() { log.append("did") }
        }
        let harness = Harness()
        let controller = Controller()
        harness.window.rootViewController = controller
        harness.runFrame()
        #expect(controller.log == ["will", "layout", "did"])
    }

    @Test func `sizeToFit keeps the top-left corner`() {
        final class Wish: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 12) }
        }
        let view = Wish(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 12))
    }
}
