import Testing
import UIKitGeometry
import UIKitLayers

@MainActor @Suite struct LayerConversionTests {
    private func layer(
        _ frame: CGRect,
        in parent: CALayer? = nil,
        origin: CGPoint = .zero,
        scale: CGFloat = 1
    ) -> CALayer {
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
        layer.frame = frame
        layer.bounds.origin = origin
        parent?.addSublayer(layer)
        return layer
    }

    @Test func `CNV-01 to 05 between siblings and their root`() {
        let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let s1 = layer(CGRect(x: 20, y: 10, width: 10, height: 10), in: root)
        let s2 = layer(CGRect(x: 80, y: 80, width: 20, height: 20), in: root)
        let inner = layer(CGRect(x: 5, y: 5, width: 5, height: 5), in: s2)
        #expect(root.convert(CGPoint(x: 15, y: 15), to: s1) == CGPoint(x: -5, y: 5))
        #expect(s1.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 25, y: 15))
        #expect(s1.convert(CGPoint(x: 60, y: 70), to: s2) == CGPoint.zero)
        #expect(s2.convert(CGPoint(x: -5, y: -5), to: s1) == CGPoint(x: 55, y: 65))
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: s1) == CGPoint(x: 66, y: 76))
        #expect(s1.convert(CGPoint(x: 1, y: 1), from: inner) == CGPoint(x: 66, y: 76))
    }

    @Test func `CNV-06 scrolled layers`() {
        let root = layer(
            CGRect(x: 0, y: 0, width: 100, height: 100),
            origin: CGPoint(x: 10, y: 10)
        )
        let s = layer(
            CGRect(x: 20, y: 20, width: 10, height: 10),
            in: root,
            origin: CGPoint(x: 5, y: 5)
        )
        let inner = layer(
            CGRect(x: 5, y: 5, width: 5, height: 5),
            in: s,
            origin: CGPoint(x: 999, y: 999)
        )
        #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: -979, y: -979))
    }

    @Test func `CNV-08 scaled and scrolled layers`() {
        let root = layer(
            CGRect(x: 0, y: 0, width: 512, height: 512),
            origin: CGPoint(x: 16, y: 18)
        )
        let a = layer(
            CGRect(x: 128, y: 128, width: 256, height: 256),
            in: root,
            origin: CGPoint(x: 32, y: 32),
            scale: 0.5
        )
        let empty = layer(.zero, in: a)
        let b = layer(
            CGRect(x: 100, y: 128, width: 128, height: 128),
            in: empty,
            origin: CGPoint(x: 64, y: 32),
            scale: 3
        )
        let place = b.convert(CGPoint.zero, to: root)
        #expect(isNear(place.x, 66, 1e-9))
        #expect(isNear(place.y, 128, 1e-9))
    }

    @Test func `CNV-09 and 10 into a scaled layer and back`() {
        let outer = layer(CGRect(x: 0, y: 0, width: 80, height: 40))
        let sub = layer(CGRect(x: 10, y: 10, width: 60, height: 40), in: outer, scale: 2)
        #expect(outer.convert(CGPoint(x: 60, y: 20), to: sub) == CGPoint(x: 25, y: 5))
        #expect(sub.convert(CGPoint(x: 25, y: 5), to: outer) == CGPoint(x: 60, y: 20))
    }

    @Test func `CNV-12 three scrolled layers`() {
        let window = layer(CGRect(x: 0, y: 0, width: 256, height: 256))
        var parent = window
        for (place, origin) in [(80, 15), (70, 25), (50, 64)] {
            parent = layer(
                CGRect(x: place, y: place, width: 100, height: 100),
                in: parent,
                origin: CGPoint(x: origin, y: origin)
            )
        }
        #expect(parent.convert(CGPoint(x: 20, y: 10), to: window) == CGPoint(x: 116, y: 106))
        #expect(parent.convert(CGPoint(x: 20, y: 10), to: nil) == CGPoint(x: 116, y: 106))
    }

    @Test func `CNV-13 every transform above is undone`() {
        let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
        let c = layer(CGRect(x: 0, y: 0, width: 200, height: 200), in: root, scale: 2)
        let m = layer(CGRect(x: 10, y: 10, width: 80, height: 80), in: c)
        let i = layer(CGRect(x: 5, y: 5, width: 20, height: 20), in: m)
        #expect(root.convert(CGPoint(x: 100, y: 100), to: i) == CGPoint(x: 35, y: 35))
    }

    @Test func `CNV-14 a layer without a tree`() {
        let alone = layer(CGRect(x: 30, y: 30, width: 10, height: 10))
        #expect(alone.convert(CGPoint(x: 10, y: 10), to: nil) == CGPoint(x: 10, y: 10))
        #expect(alone.convert(CGPoint(x: 10, y: 10), from: nil) == CGPoint(x: 10, y: 10))
    }

    @Test func `CNV-16 and 17 a layer turned by a right angle`() {
        let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
        let v = layer(CGRect(x: 100, y: 100, width: 80, height: 60), in: root)
        v.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        for (outside, inside) in [((140, 130), (40, 30)), ((150, 130), (40, 20))] {
            let place = v.convert(CGPoint(x: outside.0, y: outside.1), from: root)
            #expect(isNear(place.x, CGFloat(inside.0), 1e-9))
            #expect(isNear(place.y, CGFloat(inside.1), 1e-9))
        }
        let corner = v.convert(CGPoint.zero, to: root)
        #expect(isNear(corner.x, 170, 1e-9))
        #expect(isNear(corner.y, 90, 1e-9))
    }

    @Test func `CNV-18 a layer scaled about its corner`() {
        let root = CALayer()
        let inner = CALayer()
        inner.anchorPoint = .zero
        inner.bounds = CGRect(x: 0, y: 0, width: 50, height: 30)
        inner.position = CGPoint(x: 10, y: 20)
        inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        root.addSublayer(inner)
        #expect(inner.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 30, y: 40))
    }

    @Test func `a rectangle becomes the one around its corners`() {
        let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
        let v = layer(CGRect(x: 0, y: 0, width: 100, height: 100), in: root)
        v.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        let around = v.convert(v.bounds, to: root)
        #expect(isNear(around, CGRect(x: -20.7107, y: -20.7107, width: 141.4214, height: 141.4214)))
    }

    @Test func `hit testing finds the frontmost layer`() {
        let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let a = layer(CGRect(x: 10, y: 10, width: 50, height: 50), in: root)
        let b = layer(CGRect(x: 30, y: 30, width: 50, height: 50), in: root)
        let outside = layer(CGRect(x: 60, y: 0, width: 20, height: 20), in: a)
        #expect(root.hitTest(CGPoint(x: 40, y: 40)) === b)
        a.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 40, y: 40)) === a)
        #expect(root.hitTest(CGPoint(x: 75, y: 15)) === outside)
        a.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 75, y: 15)) === root)
        a.isHidden = true
        #expect(root.hitTest(CGPoint(x: 40, y: 40)) === b)
        #expect(root.hitTest(CGPoint(x: 100, y: 50)) == nil)
    }
}
