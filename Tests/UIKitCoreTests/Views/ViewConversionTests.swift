import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct ViewConversionTests {
    @MainActor private struct Fixture {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let s1 = UIView(frame: CGRect(x: 20, y: 10, width: 10, height: 10))
        let s2 = UIView(frame: CGRect(x: 80, y: 80, width: 20, height: 20))

        init() {
            root.addSubview(s1)
            root.addSubview(s2)
        }
    }

    private func view(_ frame: CGRect, origin: CGPoint = .zero) -> UIView {
        let view = UIView(frame: frame)
        view.bounds.origin = origin
        return view
    }

    @Test func `CNV-01 from a parent to its child`() {
        let f = Fixture()
        #expect(f.root.convert(CGPoint(x: 15, y: 15), to: f.s1) == CGPoint(x: -5, y: 5))
    }

    @Test func `CNV-02 from a child to its parent`() {
        let f = Fixture()
        #expect(f.s1.convert(CGPoint(x: 5, y: 5), to: f.root) == CGPoint(x: 25, y: 15))
    }

    @Test func `CNV-04 between siblings`() {
        let f = Fixture()
        #expect(f.s1.convert(CGPoint(x: 60, y: 70), to: f.s2) == CGPoint(x: 0, y: 0))
        #expect(f.s2.convert(CGPoint(x: -5, y: -5), to: f.s1) == CGPoint(x: 55, y: 65))
    }

    @Test func `CNV-05 from a nephew`() {
        let f = Fixture()
        let ss = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
        f.s2.addSubview(ss)
        #expect(ss.convert(CGPoint(x: 1, y: 1), to: f.s1) == CGPoint(x: 66, y: 76))
    }

    @Test func `CNV-06 bounds origins scroll`() {
        let root = view(CGRect(x: 0, y: 0, width: 100, height: 100), origin: CGPoint(x: 10, y: 10))
        let s = view(CGRect(x: 20, y: 20, width: 10, height: 10), origin: CGPoint(x: 5, y: 5))
        let ss = view(CGRect(x: 5, y: 5, width: 5, height: 5), origin: CGPoint(x: 999, y: 999))
        root.addSubview(s)
        s.addSubview(ss)
        #expect(ss.convert(CGPoint.zero, to: root) == CGPoint(x: -979, y: -979))
    }

    @Test func `CNV-08 scales and scrolled bounds compose`() {
        let root = view(CGRect(x: 0, y: 0, width: 512, height: 512), origin: CGPoint(x: 16, y: 18))
        let a = UIView()
        a.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        a.frame = CGRect(x: 128, y: 128, width: 256, height: 256)
        a.bounds.origin = CGPoint(x: 32, y: 32)
        let b = UIView()
        b.transform = CGAffineTransform(scaleX: 3, y: 3)
        b.frame = CGRect(x: 100, y: 128, width: 128, height: 128)
        b.bounds.origin = CGPoint(x: 64, y: 32)
        root.addSubview(a)
        a.addSubview(UIView())
        a.addSubview(b)
        let point = b.convert(CGPoint.zero, to: root)
        #expect(abs(point.x - 66) < 1e-9 && abs(point.y - 128) < 1e-9)
    }

    @Test func `CNV-09 CNV-10 into and out of a scaled view`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        let sub = UIView()
        sub.transform = CGAffineTransform(scaleX: 2, y: 2)
        sub.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
        parent.addSubview(sub)
        #expect(parent.convert(CGPoint(x: 60, y: 20), to: sub) == CGPoint(x: 25, y: 5))
        #expect(sub.convert(CGPoint(x: 25, y: 5), to: parent) == CGPoint(x: 60, y: 20))
    }

    @Test func `CNV-12 deep scrolled views to their window`() {
        let harness = Harness(size: CGSize(width: 256, height: 256))
        let s1 = view(CGRect(x: 80, y: 80, width: 100, height: 100), origin: CGPoint(x: 15, y: 15))
        let s2 = view(CGRect(x: 70, y: 70, width: 100, height: 100), origin: CGPoint(x: 25, y: 25))
        let s3 = view(CGRect(x: 50, y: 50, width: 100, height: 100), origin: CGPoint(x: 64, y: 64))
        harness.root.addSubview(s1)
        s1.addSubview(s2)
        s2.addSubview(s3)
        #expect(
            s3.convert(CGPoint(x: 20, y: 10), to: harness.window) == CGPoint(x: 116, y: 106)
        )
    }

    @Test func `CNV-13 every ancestor's transform is undone`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let c = UIView()
        c.transform = CGAffineTransform(scaleX: 2, y: 2)
        c.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        let m = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        let i = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
        root.addSubview(c)
        c.addSubview(m)
        m.addSubview(i)
        #expect(root.convert(CGPoint(x: 100, y: 100), to: i) == CGPoint(x: 35, y: 35))
    }

    @Test func `CNV-14 a loose root is its own base`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(root.convert(CGPoint(x: 10, y: 10), to: nil) == CGPoint(x: 10, y: 10))
        #expect(root.convert(CGPoint(x: 10, y: 10), from: nil) == CGPoint(x: 10, y: 10))
    }

    @Test func `CNV-16 CNV-17 through a quarter turn`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let v = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 60))
        v.transform = CGAffineTransform(rotationAngle: .pi / 2)
        root.addSubview(v)
        func near(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
            abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9
        }
        #expect(near(v.convert(CGPoint(x: 140, y: 130), from: root), 40, 30))
        #expect(near(v.convert(CGPoint(x: 150, y: 130), from: root), 40, 20))
        #expect(near(v.convert(CGPoint.zero, to: root), 170, 90))
    }

    @Test func `CNV-18 about an anchor in the corner`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let v = UIView()
        v.layer.anchorPoint = .zero
        v.bounds = CGRect(x: 0, y: 0, width: 50, height: 30)
        v.center = CGPoint(x: 10, y: 20)
        v.transform = CGAffineTransform(scaleX: 2, y: 2)
        parent.addSubview(v)
        #expect(v.convert(CGPoint(x: 10, y: 10), to: parent) == CGPoint(x: 30, y: 40))
    }

    @Test func `R50 a touch's place in four spaces`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        let touchView = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
        let red = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        outer.addSubview(touchView)
        touchView.addSubview(red)
        let p = CGPoint(x: 120, y: 130)
        #expect(touchView.convert(p, to: red) == CGPoint(x: 20, y: 30))
        #expect(touchView.convert(p, to: outer) == CGPoint(x: 130, y: 150))
        #expect(outer.convert(p, from: touchView) == CGPoint(x: 130, y: 150))
    }

    @Test func `views of two windows meet in the screen's space`() {
        let harness = Harness(size: CGSize(width: 300, height: 300))
        let other = UIWindow(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
        other.isHidden = false
        let inside = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        other.addSubview(inside)
        #expect(inside.convert(CGPoint(x: 1, y: 2), to: harness.root) == CGPoint(x: 111, y: 62))
        #expect(other.convert(CGPoint(x: 1, y: 2), to: nil as UIWindow?) == CGPoint(x: 101, y: 52))
    }
}
