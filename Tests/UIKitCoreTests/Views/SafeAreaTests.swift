import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct SafeAreaTests {
    private static let insets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)

    private func harness() -> Harness {
        let harness = Harness(size: CGSize(width: 320, height: 480))
        harness.window.screenInsets = Self.insets
        return harness
    }

    @Test(arguments: [
        (
            CGRect(x: 30, y: 20, width: 100, height: 500),
            UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0)
        ),
        (
            CGRect(x: -40, y: -60, width: 200, height: 200),
            UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0)
        ),
        (
            CGRect(x: 0, y: 460, width: 320, height: 100),
            UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12)
        ),
        (
            CGRect(x: 5, y: 10, width: 60, height: 20),
            UIEdgeInsets(top: 34, left: 5, bottom: 0, right: 0)
        ),
    ])
    func `LAY-09 insets of children`(frame: CGRect, expected: UIEdgeInsets) {
        let harness = harness()
        let child = UIView(frame: frame)
        harness.root.addSubview(child)
        #expect(child.safeAreaInsets == expected)
    }

    @Test func `LAY-10 the guide is the bounds less the insets`() {
        let harness = harness()
        #expect(
            harness.root.safeAreaLayoutGuide.layoutFrame
                == CGRect(x: 10, y: 44, width: 298, height: 402)
        )
    }

    @Test func `LAY-12 a controller adds its own insets`() {
        let harness = Harness(size: CGSize(width: 320, height: 480))
        harness.window.screenInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        harness.window.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(
            top: 10,
            left: 0,
            bottom: 6,
            right: 0
        )
        #expect(harness.root.safeAreaInsets.top == 69)
        #expect(harness.root.safeAreaInsets.bottom == 40)
    }

    @Test func `LAY-13 layout margins add the safe area`() {
        let loose = UIView()
        #expect(loose.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        let harness = harness()
        #expect(
            harness.root.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20)
        )
        harness.root.insetsLayoutMarginsFromSafeArea = false
        #expect(harness.root.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test func `04§5b each change of value is told once`() {
        final class Listener: UIView {
            var changes: [UIEdgeInsets] = []
            override func safeAreaInsetsDidChange() { changes.append(safeAreaInsets) }
        }
        let harness = harness()
        let view = Listener(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        harness.root.addSubview(view)
        let top = UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 12)
        #expect(view.changes == [top])
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 120)
        #expect(view.changes == [top])
        view.frame.origin.y = 20
        #expect(view.changes.last == UIEdgeInsets(top: 24, left: 10, bottom: 0, right: 12))
        #expect(view.changes.count == 2)
        view.removeFromSuperview()
        #expect(view.changes.last == .zero)
        #expect(view.changes.count == 3)
    }

    @Test func `scrolling the parent changes the insets of its children`() {
        let harness = harness()
        let parent = UIView(frame: harness.root.bounds)
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        harness.root.addSubview(parent)
        parent.addSubview(child)
        #expect(child.safeAreaInsets.top == 44)
        parent.bounds.origin.y = -30
        #expect(child.safeAreaInsets.top == 14)
    }
}
