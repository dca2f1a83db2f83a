import Testing
import UIKitGeometry
import UIKitRaster

@Suite struct PathTests {
    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 1e-3 && abs(a.minY - b.minY) < 1e-3 && abs(a.maxX - b.maxX) < 1e-3
            && abs(a.maxY - b.maxY) < 1e-3
    }

    @Test func `an ellipse touches the edges of its rectangle`() {
        let rect = CGRect(x: 3, y: 4, width: 50, height: 20)
        #expect(isNear(Path(ellipseIn: rect).tightBounds, rect))
    }

    @Test func `bounds hold control points, tight bounds only the outline`() {
        var path = Path()
        path.move(to: .zero)
        path.addQuad(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.tightBounds == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(Path().bounds.isNull)
    }

    @Test func `an arc goes clockwise from the right, and the other way round`() {
        func arc(_ clockwise: Bool) -> CGRect {
            var path = Path()
            path.addArc(
                center: CGPoint(x: 10, y: 10),
                radius: 5,
                startAngle: 0,
                endAngle: .pi / 2,
                clockwise: clockwise
            )
            return path.tightBounds
        }
        #expect(isNear(arc(true), CGRect(x: 10, y: 10, width: 5, height: 5)))
        #expect(isNear(arc(false), CGRect(x: 5, y: 5, width: 10, height: 10)))
    }

    @Test func `an arc of more than a turn is one turn`() {
        var path = Path()
        path.addArc(center: .zero, radius: 5, startAngle: 1, endAngle: 50, clockwise: true)
        #expect(isNear(path.tightBounds, CGRect(x: -5, y: -5, width: 10, height: 10)))
        #expect(path.elements.count == 5)
    }

    @Test func `an arc between tangents touches both`() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 10))
        path.addArc(tangent: CGPoint(x: 0, y: 0), to: CGPoint(x: 10, y: 0), radius: 4)
        #expect(abs((path.currentPoint ?? .zero).x - 4) < 1e-12)
        #expect(isNear(path.tightBounds, CGRect(x: 0, y: 0, width: 4, height: 10)))
    }

    @Test func `corner radii are clamped to half the shorter side`() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 20)
        #expect(CornerRadii(50).clamped(to: rect.size) == CornerRadii(10))
        #expect(CornerRadii(-3).clamped(to: rect.size) == .zero)
        #expect(CornerRadii(.nan).clamped(to: rect.size) == .zero)
    }

    @Test func `a place is inside by the rule`() {
        var ring = Path(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        let middle = CGPoint(x: 15, y: 15)
        #expect(ring.contains(middle, rule: .nonZero))
        #expect(!ring.contains(middle, rule: .evenOdd))
        #expect(ring.contains(CGPoint(x: 5, y: 5), rule: .evenOdd))
        #expect(!ring.contains(CGPoint(x: 35, y: 5)))
        #expect(ring.contains(CGPoint(x: 0, y: 0)))
        #expect(!ring.contains(CGPoint(x: 30, y: 30)))
    }

    @Test func `a reversed path goes the other way`() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 1, y: 0))
        path.addCubic(
            to: CGPoint(x: 4, y: 0),
            control1: CGPoint(x: 2, y: 1),
            control2: CGPoint(x: 3, y: 1)
        )
        #expect(
            path.reversed.elements == [
                .move(CGPoint(x: 4, y: 0)),
                .cubic(CGPoint(x: 3, y: 1), CGPoint(x: 2, y: 1), CGPoint(x: 1, y: 0)),
                .line(CGPoint(x: 0, y: 0)),
            ]
        )
        #expect(path.reversed.reversed == path)
    }

    @Test func `after a close the next line starts where the piece began`() {
        var path = Path(rect: CGRect(x: 2, y: 3, width: 5, height: 5))
        #expect(path.currentPoint == CGPoint(x: 2, y: 3))
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(
            path.elements.suffix(2) == [.move(CGPoint(x: 2, y: 3)), .line(CGPoint(x: 9, y: 9))]
        )
    }
}
