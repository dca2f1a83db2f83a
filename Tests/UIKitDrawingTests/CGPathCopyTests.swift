import Testing
import UIKitDrawing
import UIKitGeometry

@Suite struct CGPathCopyTests {
    private static func line(_ points: CGPoint...) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: points)
        return path
    }

    @Test func `the outline of a line is where it would be drawn`() {
        let line = Self.line(CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10))
        let butt = line.copy(
            strokingWithWidth: 4,
            lineCap: .butt,
            lineJoin: .miter,
            miterLimit: 10
        )
        #expect(butt.boundingBox == CGRect(x: 10, y: 8, width: 20, height: 4))
        #expect(butt.contains(CGPoint(x: 20, y: 11.9)))
        #expect(!butt.contains(CGPoint(x: 20, y: 12.1)))
        let square = line.copy(
            strokingWithWidth: 4,
            lineCap: .square,
            lineJoin: .miter,
            miterLimit: 10
        )
        #expect(square.boundingBox == CGRect(x: 8, y: 8, width: 24, height: 4))
    }

    @Test func `a closed line covers its edge and not its middle`() {
        let ring = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
            .copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(ring.boundingBox == CGRect(x: -1, y: -1, width: 22, height: 22))
        #expect(ring.contains(CGPoint(x: 0.5, y: 10)))
        #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    }

    @Test func `the outline is mapped after it was made`() {
        let wide = Self.line(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)).copy(
            strokingWithWidth: 2,
            lineCap: .butt,
            lineJoin: .round,
            miterLimit: 10,
            transform: CGAffineTransform(scaleX: 1, y: 3)
        )
        #expect(wide.boundingBox == CGRect(x: 0, y: -3, width: 10, height: 6))
    }

    @Test func `dashes are cut along the path`() {
        let line = Self.line(CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5))
        let dashes = line.copy(dashingWithPhase: 0, lengths: [3, 2])
        let expected = Self.line(CGPoint(x: 0, y: 5), CGPoint(x: 3, y: 5))
        expected.addPath(Self.line(CGPoint(x: 5, y: 5), CGPoint(x: 8, y: 5)))
        #expect(dashes == expected)
        let late = line.copy(dashingWithPhase: 4, lengths: [3, 2])
        // One of the gap is left, then dashes from 1 to 4 and from 6 to 9.
        #expect(late.boundingBox == CGRect(x: 1, y: 5, width: 8, height: 0))
        #expect(line.copy(dashingWithPhase: 0, lengths: []) == line)
        #expect(line.copy(dashingWithPhase: 0, lengths: [0, 0]) == line)
    }

    @Test func `the steps of a path are told in order`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
        path.addCurve(
            to: CGPoint(x: 13, y: 14),
            control1: CGPoint(x: 9, y: 10),
            control2: CGPoint(x: 11, y: 12)
        )
        path.closeSubpath()
        var steps: [String] = []
        path.applyWithBlock { step in
            let count = [1, 1, 2, 3, 0][Int(step.pointee.type.rawValue)]
            let points = (0..<count).map { step.pointee.points[$0] }
            steps.append(
                "\(step.pointee.type) "
                    + points.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " ")
            )
        }
        #expect(
            steps == [
                "moveToPoint 1,2", "addLineToPoint 3,4", "addQuadCurveToPoint 5,6 7,8",
                "addCurveToPoint 9,10 11,12 13,14", "closeSubpath ",
            ]
        )
    }

    @Test func `a rectangle is known for one`() {
        var found = CGRect.zero
        let box = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CGPath(rect: box, transform: nil).isRect(&found))
        #expect(found == box)
        #expect(!CGPath(ellipseIn: box, transform: nil).isRect(nil))
        #expect(!CGMutablePath().isRect(nil))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1, 0, 1e30])
    func `a line of no sensible width has an outline without a place or a trap`(width: CGFloat) {
        let line = Self.line(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: CGFloat.nan))
        let outline = line.copy(
            strokingWithWidth: width,
            lineCap: .round,
            lineJoin: .round,
            miterLimit: .nan
        )
        #expect(outline.boundingBox.isNull || outline.boundingBox.isFinite)
    }
}
