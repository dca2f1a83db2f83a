import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct HitTestTests {
    private func add(_ frame: CGRect, to parent: UIView) -> UIView {
        let view = UIView(frame: frame)
        parent.addSubview(view)
        return view
    }

    private func root(_ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    @Test func `HIT-01 HIT-02 the maximum edges are outside`() {
        let square = root(100, 100)
        #expect(square.point(inside: CGPoint(x: 99, y: 99), with: nil))
        #expect(!square.point(inside: CGPoint(x: 100, y: 100), with: nil))
        let wide = root(100, 50)
        #expect(wide.point(inside: CGPoint(x: 0, y: 0), with: nil))
        #expect(wide.point(inside: CGPoint(x: 99.99, y: 49.99), with: nil))
        #expect(!wide.point(inside: CGPoint(x: 100, y: 25), with: nil))
        #expect(!wide.point(inside: CGPoint(x: 50, y: 50), with: nil))
    }

    @Test func `HIT-04 bounds with an origin of their own`() {
        let root = UIView()
        root.bounds = CGRect(x: -10, y: -10, width: 100, height: 100)
        let s = add(CGRect(x: 40, y: 40, width: 20, height: 20), to: root)
        let ss = add(CGRect(x: 10, y: 10, width: 5, height: 5), to: s)
        #expect(root.hitTest(CGPoint(x: -5, y: -5), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === s)
        #expect(root.hitTest(CGPoint(x: 52.5, y: 52.5), with: nil) === ss)
        #expect(root.hitTest(CGPoint(x: -11, y: -11), with: nil) == nil)
        #expect(root.hitTest(CGPoint(x: 95, y: 95), with: nil) == nil)
    }

    @Test func `HIT-05 a scaled root keeps its own points`() {
        let root = UIView()
        root.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let s = add(CGRect(x: 25, y: 25, width: 50, height: 50), to: root)
        #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === s)
        #expect(root.hitTest(CGPoint(x: 74, y: 74), with: nil) === s)
        #expect(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 75, y: 75), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 199, y: 199), with: nil) === root)
    }

    @Test func `HIT-06 a scaled child is hit where it is seen`() {
        let root = root(100, 100)
        let s = UIView()
        s.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        s.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
        root.addSubview(s)
        #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === s)
        #expect(root.hitTest(CGPoint(x: 74, y: 74), with: nil) === s)
        #expect(root.hitTest(CGPoint(x: 75, y: 75), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) == nil)
    }

    @Test func `HIT-08 the front sibling wins`() {
        let root = root(300, 200)
        let back = add(CGRect(x: 20, y: 20, width: 100, height: 100), to: root)
        let front = add(CGRect(x: 60, y: 60, width: 100, height: 100), to: root)
        #expect(root.hitTest(CGPoint(x: 80, y: 80), with: nil) === front)
        #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === back)
    }

    @Test func `HIT-09 a hidden view is passed over`() {
        let root = root(300, 200)
        add(CGRect(x: 200, y: 20, width: 50, height: 50), to: root).isHidden = true
        #expect(root.hitTest(CGPoint(x: 220, y: 30), with: nil) === root)
    }

    @Test(arguments: [(0.005, false), (0.01, false), (0.011, true), (0.02, true)])
    func `HIT-10 02§16-19 an almost clear view is passed over`(alpha: CGFloat, isHit: Bool) {
        let root = root(300, 200)
        let view = add(CGRect(x: 200, y: 100, width: 50, height: 50), to: root)
        view.alpha = alpha
        #expect(root.hitTest(CGPoint(x: 220, y: 120), with: nil) === (isHit ? view : root))
    }

    @Test func `HIT-12 a child outside its parent cannot be reached`() {
        let root = root(300, 200)
        let parent = add(CGRect(x: 20, y: 20, width: 100, height: 100), to: root)
        let child = add(CGRect(x: 80, y: 80, width: 100, height: 100), to: parent)
        #expect(root.hitTest(CGPoint(x: 150, y: 150), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 110, y: 110), with: nil) === child)
    }

    @Test func `HIT-14 four nested views`() {
        let v1 = root(100, 100)
        let v2 = add(CGRect(x: 10, y: 10, width: 80, height: 80), to: v1)
        let v3 = add(CGRect(x: 10, y: 10, width: 60, height: 60), to: v2)
        let v4 = add(CGRect(x: 20, y: 20, width: 20, height: 20), to: v3)
        let expected: [(CGFloat, UIView)] = [
            (5, v1), (10, v2), (15, v2), (20, v3), (25, v3), (40, v4), (45, v4),
        ]
        for (place, view) in expected {
            #expect(v1.hitTest(CGPoint(x: place, y: place), with: nil) === view, "at \(place)")
        }
    }

    @Test func `04§17-1 a scrolled parent shifts its children`() {
        let outer = root(200, 200)
        let view = add(CGRect(x: 0, y: 0, width: 100, height: 100), to: outer)
        view.bounds.origin = CGPoint(x: 0, y: 30)
        let child = add(CGRect(x: 10, y: 40, width: 20, height: 20), to: view)
        #expect(outer.hitTest(CGPoint(x: 15, y: 15), with: nil) === child)
    }

    @Test func `04§17-3 clipping does not matter, the parent's bounds do`() {
        let outer = root(300, 300)
        let parent = add(CGRect(x: 0, y: 0, width: 100, height: 100), to: outer)
        parent.clipsToBounds = true
        let child = add(CGRect(x: 90, y: 90, width: 50, height: 50), to: parent)
        #expect(outer.hitTest(CGPoint(x: 120, y: 120), with: nil) === outer)
        #expect(outer.hitTest(CGPoint(x: 95, y: 95), with: nil) === child)
    }

    @Test func `zPosition orders drawing, not touches`() {
        let outer = root(100, 100)
        let a = add(CGRect(x: 0, y: 0, width: 100, height: 100), to: outer)
        let b = add(CGRect(x: 0, y: 0, width: 100, height: 100), to: outer)
        a.layer.zPosition = 10
        #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === b)
    }

    @Test func `a view that is not interactive blocks its subtree`() {
        let outer = root(100, 100)
        let parent = add(CGRect(x: 0, y: 0, width: 100, height: 100), to: outer)
        _ = add(CGRect(x: 0, y: 0, width: 100, height: 100), to: parent)
        parent.isUserInteractionEnabled = false
        #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === outer)
    }

    @Test func `02§16-21 bringing a sibling to the front changes who is hit`() {
        let outer = root(100, 100)
        let a = add(CGRect(x: 0, y: 0, width: 100, height: 100), to: outer)
        let b = add(CGRect(x: 0, y: 0, width: 100, height: 100), to: outer)
        #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === b)
        outer.bringSubviewToFront(a)
        #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === a)
    }
}
