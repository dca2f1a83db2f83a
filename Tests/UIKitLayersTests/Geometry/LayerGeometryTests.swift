import Testing
import UIKitGeometry
import UIKitLayers

@MainActor @Suite struct LayerGeometryTests {
    private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        return layer
    }

    @Test func `GEO-01 frame from bounds and position`() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 80, height: 60)
        layer.position = CGPoint(x: 100, y: 50)
        #expect(layer.frame == CGRect(x: 60, y: 20, width: 80, height: 60))
    }

    @Test func `GEO-02 bounds and position from frame`() {
        let layer = layer(40, 40, 80, 60)
        #expect(layer.position == CGPoint(x: 80, y: 70))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 80, height: 60))
    }

    @Test func `GEO-04 frame of a turned layer`() {
        let layer = layer(40, 40, 80, 60)
        layer.setAffineTransform(CGAffineTransform(0.7071, 0.7071, -0.7071, 0.7071, 0, 0))
        let expected = CGRect(x: 30.503, y: 20.503, width: 98.994, height: 98.994)
        #expect(isNear(layer.frame, expected, 0.0015))
        #expect(layer.position == CGPoint(x: 80, y: 70))
        #expect(layer.bounds.size == CGSize(width: 80, height: 60))
    }

    @Test func `a turn by 45 degrees`() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.position = CGPoint(x: 60, y: 45)
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(
            isNear(layer.frame, CGRect(x: 6.9670, y: -8.0330, width: 106.0660, height: 106.0660))
        )
        layer.setAffineTransform(.identity)
        layer.anchorPoint = .zero
        #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(layer.frame == CGRect(x: 60, y: 45, width: 200, height: 100))
    }

    @Test func `GEO-05 frame of a scaled layer`() {
        let layer = layer(160, 40, 80, 60)
        layer.setAffineTransform(CGAffineTransform(scaleX: 1.5, y: 0.5))
        #expect(layer.frame == CGRect(x: 140, y: 55, width: 120, height: 30))
    }

    @Test func `GEO-06 frame of a moved layer`() {
        let layer = layer(40, 140, 80, 60)
        layer.setAffineTransform(CGAffineTransform(translationX: 30, y: 10))
        #expect(layer.frame == CGRect(x: 70, y: 150, width: 80, height: 60))
        #expect(layer.position == CGPoint(x: 80, y: 170))
    }

    @Test func `GEO-08 frame reads back`() {
        #expect(layer(50, 50, 100, 100).frame == CGRect(x: 50, y: 50, width: 100, height: 100))
    }

    @Test func `GEO-09 frame with an anchor near the corner`() {
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0.1, y: 0.1)
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        #expect(layer.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
        #expect(layer.position == CGPoint(x: 60, y: 60))
    }

    @Test func `GEO-10 setting the frame under a scale`() {
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(scaleX: 0.25, y: 0.75))
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        #expect(isNear(layer.frame, CGRect(x: 50, y: 50, width: 100, height: 100), 1e-5))
        #expect(isNear(layer.bounds.width, 400, 1e-3))
        #expect(isNear(layer.bounds.height, 133.333, 1e-3))
        #expect(layer.position == CGPoint(x: 100, y: 100))
    }

    @Test func `GEO-12 growing about the anchor`() {
        let layer = layer(50, 50, 100, 100)
        layer.bounds.size = CGSize(width: 256, height: 512)
        #expect(layer.frame == CGRect(x: -28, y: -156, width: 256, height: 512))
    }

    @Test func `GEO-13 moving the anchor moves the frame`() {
        let layer = layer(50, 50, 100, 100)
        layer.anchorPoint = .zero
        #expect(layer.position == CGPoint(x: 100, y: 100))
        #expect(layer.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
    }

    @Test func `GEO-14 scaling about the corner`() {
        let layer = CALayer()
        layer.anchorPoint = .zero
        layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 30)
        layer.position = CGPoint(x: 10, y: 20)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 60))
    }

    @Test func `the seed's scale of 1.3 about a centre`() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
        layer.position = CGPoint(x: 125, y: 125)
        layer.setAffineTransform(CGAffineTransform(scaleX: 1.3, y: 1.3))
        #expect(isNear(layer.frame, CGRect(x: 92.5, y: 92.5, width: 65, height: 65), 1e-9))
    }

    @Test func `setting the frame of a turned layer makes the centres meet`() {
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 80)
        #expect(isNear(layer.bounds.width, 80, 1e-9))
        #expect(isNear(layer.bounds.height, 30, 1e-9))
        #expect(isNear(layer.frame, CGRect(x: 10, y: 20, width: 30, height: 80), 1e-9))
    }

    @Test func `setting the frame under a transform without area keeps the size`() {
        let layer = layer(0, 0, 20, 10)
        layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
        layer.frame = CGRect(x: 100, y: 100, width: 50, height: 60)
        #expect(layer.bounds.size == CGSize(width: 20, height: 10))
        #expect(layer.position == CGPoint(x: 125, y: 130))
    }

    @Test
    func `setting the frame under a transform that makes almost nothing of it keeps the size`() {
        let layer = layer(0, 0, 20, 10)
        layer.setAffineTransform(CGAffineTransform(scaleX: 1e-300, y: 1e-300))
        layer.frame = CGRect(x: 100, y: 100, width: 1e30, height: 1e30)
        #expect(layer.bounds.size == CGSize(width: 20, height: 10))
        #expect(layer.position.x == 5e29)
    }

    @Test func `a rectangle around one very far away and one that is near covers both`() {
        let near = CGRect(x: 10, y: 10, width: 75, height: 20)
        let far = CGRect(x: -1e30, y: -1e30, width: 5, height: 5)
        #expect(near.union(far).maxX >= 85)
        #expect(far.union(near).maxY >= 30)
        let turned = CGRect(x: -1e30, y: 0, width: 1e30, height: 50)
        #expect(turned.applying(CGAffineTransform(translationX: 85, y: 0)).maxX >= 85)
    }

    @Test func `negative sizes are made positive`() {
        #expect(layer(50, 50, -20, -10).frame == CGRect(x: 30, y: 40, width: 20, height: 10))
        let layer = CALayer()
        layer.bounds = CGRect(x: 5, y: 5, width: -10, height: 10)
        #expect(layer.bounds == CGRect(x: -5, y: 5, width: 10, height: 10))
    }

    @Test func `scrolling the bounds leaves the frame`() {
        let layer = layer(10, 20, 100, 50)
        layer.bounds.origin = CGPoint(x: 7, y: 9)
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    }

    @Test func `numbers that are none stop the program`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { CALayer().position = CGPoint(x: CGFloat.nan, y: 0) }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                CALayer().frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
            }
        }
    }

    @Test func `what turns out of its plane turns about anchorPointZ`() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.position = CGPoint(x: 50, y: 50)
        layer.anchorPointZ = -20
        #expect(layer.frame == CGRect(x: 45, y: 45, width: 10, height: 10))
        // A quarter about y takes what is 20 points in front of the axis 20 points aside, seen from its edge.
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        #expect(abs(layer.frame.midX - 70) < 1e-9)
        #expect(abs(layer.frame.width) < 1e-9)
        #expect(layer.frame.minY == 45)
    }
}
