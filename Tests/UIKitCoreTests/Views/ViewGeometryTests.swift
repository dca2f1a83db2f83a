import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct ViewGeometryTests {
    @Test func `GEO-01 frame follows bounds and center`() {
        let view = UIView()
        view.bounds = CGRect(x: 0, y: 0, width: 80, height: 60)
        view.center = CGPoint(x: 100, y: 50)
        #expect(view.frame == CGRect(x: 60, y: 20, width: 80, height: 60))
    }

    @Test func `GEO-02 center and bounds follow the frame`() {
        let view = UIView(frame: CGRect(x: 40, y: 40, width: 80, height: 60))
        #expect(view.center == CGPoint(x: 80, y: 70))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 80, height: 60))
    }

    @Test func `GEO-04 frame of a rotated view`() {
        let view = UIView(frame: CGRect(x: 40, y: 40, width: 80, height: 60))
        view.transform = CGAffineTransform(0.7071, 0.7071, -0.7071, 0.7071, 0, 0)
        let frame = view.frame
        #expect(abs(frame.minX - 30.503) <= 0.0015)
        #expect(abs(frame.minY - 20.503) <= 0.0015)
        #expect(abs(frame.width - 98.994) <= 0.0015)
        #expect(abs(frame.height - 98.994) <= 0.0015)
        #expect(view.center == CGPoint(x: 80, y: 70))
        #expect(view.bounds.size == CGSize(width: 80, height: 60))
    }

    @Test func `GEO-05 frame of a scaled view`() {
        let view = UIView(frame: CGRect(x: 160, y: 40, width: 80, height: 60))
        view.transform = CGAffineTransform(scaleX: 1.5, y: 0.5)
        #expect(view.frame == CGRect(x: 140, y: 55, width: 120, height: 30))
    }

    @Test func `GEO-06 frame of a translated view`() {
        let view = UIView(frame: CGRect(x: 40, y: 140, width: 80, height: 60))
        view.transform = CGAffineTransform(translationX: 30, y: 10)
        #expect(view.frame == CGRect(x: 70, y: 150, width: 80, height: 60))
        #expect(view.center == CGPoint(x: 80, y: 170))
    }

    @Test func `GEO-13 moving the anchor point moves the frame`() {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        view.layer.anchorPoint = .zero
        #expect(view.center == CGPoint(x: 100, y: 100))
        #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
    }

    @Test func `GEO-16 a scaled rect scales its origin too`() {
        let rect = CGRect(x: 50, y: 50, width: 100, height: 100)
        #expect(
            rect.applying(CGAffineTransform(scaleX: 2, y: 2))
                == CGRect(x: 100, y: 100, width: 200, height: 200)
        )
    }

    @Test func `GEO-17 intersection is the shared part, both ways`() {
        let a = CGRect(x: 0, y: 0, width: 100, height: 100)
        let b = CGRect(x: 75, y: 75, width: 50, height: 50)
        #expect(a.intersection(b) == CGRect(x: 75, y: 75, width: 25, height: 25))
        #expect(b.intersection(a) == CGRect(x: 75, y: 75, width: 25, height: 25))
    }

    @Test func `GEO-18 disjoint rects share the null rect`() {
        let a = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(a.intersection(CGRect(x: 125, y: 125, width: 50, height: 50)).isNull)
    }

    @Test func `04§17-2 setting the frame of a scaled view keeps the scale`() {
        let view = UIView()
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.frame = CGRect(x: 10, y: 10, width: 200, height: 50)
        #expect(view.bounds.size == CGSize(width: 100, height: 25))
        #expect(view.center == CGPoint(x: 110, y: 35))
    }

    @Test func `R52 dragging the frame of a scaled view only moves its centre`() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        view.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
        #expect(view.frame.isNear(CGRect(x: 92.5, y: 92.5, width: 65, height: 65)))
        view.frame.origin.x += 10
        view.frame.origin.y += 5
        #expect(view.frame.isNear(CGRect(x: 102.5, y: 97.5, width: 65, height: 65)))
        #expect(abs(view.center.x - 135) < 1e-9 && abs(view.center.y - 130) < 1e-9)
        #expect(view.transform == CGAffineTransform(scaleX: 1.3, y: 1.3))
        view.transform = .identity
        #expect(view.frame.isNear(CGRect(x: 110, y: 105, width: 50, height: 50)))
    }

    @Test func `negative sizes are made positive`() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: -40, height: -20))
        #expect(view.frame == CGRect(x: 60, y: 80, width: 40, height: 20))
    }

    @Test func `a frame that is not a number traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UIView().frame = CGRect(x: .nan, y: 0, width: 1, height: 1)
            }
        }
    }
}

extension CGRect {
    /// Whether all four numbers agree within 1e-9.
    func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-9 && abs(minY - other.minY) < 1e-9
            && abs(width - other.width) < 1e-9 && abs(height - other.height) < 1e-9
    }
}
