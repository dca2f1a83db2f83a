import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitRaster

@Suite struct UIBezierPathTests {
    @Test func `a path has UIKit's defaults`() {
        let path = UIBezierPath()
        #expect(path.lineWidth == 1)
        #expect(path.lineCapStyle == .butt)
        #expect(path.lineJoinStyle == .miter)
        #expect(path.miterLimit == 10)
        #expect(!path.usesEvenOddFillRule)
        #expect(path.isEmpty)
        #expect(path.bounds.isNull)
    }

    @Test func `filling, stroking and clipping go to the current context`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
            UIColor.blue.setStroke()
            let line = UIBezierPath()
            line.move(to: CGPoint(x: 0, y: 15))
            line.addLine(to: CGPoint(x: 20, y: 15))
            line.lineWidth = 2
            line.stroke()
            UIBezierPath(rect: CGRect(x: 15, y: 0, width: 2, height: 2)).addClip()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(image.bitmap[5, 5] == 0xFFFF_0000)
        #expect(image.bitmap[5, 14] == 0xFF00_00FF)
        #expect(image.bitmap[5, 15] == 0xFF00_00FF)
        #expect(image.bitmap[5, 16] == 0)
        #expect(image.bitmap[16, 1] == 0xFFFF_0000)
        #expect(image.bitmap[17, 1] == 0)
    }

    @Test func `without a context nothing is drawn`() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIBezierPath(rect: .zero).fill()
        UIRectFill(.zero)
    }

    @Test func `the fill rule decides what is inside`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
    }

    @Test func `only the named corners are round`() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
        let path = UIBezierPath(
            roundedRect: rect,
            byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 10, height: 10)
        )
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 39, y: 1)))
        #expect(!path.contains(CGPoint(x: 39, y: 39)))
        #expect(path.contains(CGPoint(x: 1, y: 39)))
    }

    @Test func `an arc goes clockwise to the eye`() {
        let arc = UIBezierPath(
            arcCenter: CGPoint(x: 10, y: 10),
            radius: 5,
            startAngle: 0,
            endAngle: .pi / 2,
            clockwise: true
        )
        #expect(abs(arc.currentPoint.x - 10) < 1e-9)
        #expect(abs(arc.currentPoint.y - 15) < 1e-9)
    }

    @Test func `a transform moves the points, and a Core Graphics path is a copy`() {
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        let before = path.cgPath
        path.apply(CGAffineTransform(translationX: 10, y: 0))
        #expect(path.bounds == CGRect(x: 11, y: 2, width: 3, height: 4))
        #expect(before.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
        path.cgPath = before
        #expect(path.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
