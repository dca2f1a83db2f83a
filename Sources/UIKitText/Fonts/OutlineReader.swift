import CUIKitPango
import UIKitGeometry
import UIKitRaster

/// Reads FreeType's outlines, whose curves are given by points on and off the line.
enum OutlineReader {
    /// The outline as a path, every coordinate times `unit`, y downwards.
    static func path(_ outline: FT_Outline, unit: CGFloat) -> Path {
        var path = Path()
        guard let points = outline.points, let tags = outline.tags, let ends = outline.contours
        else { return path }
        var first = 0
        for contour in 0..<Int(outline.n_contours) {
            let last = Int(ends[contour])
            if last >= first {
                let places = (first...last).map { index in
                    CGPoint(
                        x: CGFloat(points[index].x) * unit,
                        y: -CGFloat(points[index].y) * unit
                    )
                }
                let kinds = (first...last).map { tags[$0] & 3 }
                add(places, kinds, to: &path)
            }
            first = last + 1
        }
        return path
    }

    /// On the line (`FT_CURVE_TAG_ON`).
    private static let on: CChar = 1
    /// One of two control points of a cubic curve (`FT_CURVE_TAG_CUBIC`).
    private static let cubic: CChar = 2

    private static func add(_ points: [CGPoint], _ kinds: [CChar], to path: inout Path) {
        let count = points.count
        // A contour may begin off the line; between two such points lies one on it.
        var start = points[0]
        var index = 1
        if kinds[0] != on {
            if kinds[count - 1] == on {
                start = points[count - 1]
            } else {
                start = middle(points[0], points[count - 1])
            }
            index = 0
        }
        let end = index + count - (kinds[0] == on ? 1 : 0)
        path.move(to: start)
        while index < end {
            let point = points[index % count]
            switch kinds[index % count] {
            case on: path.addLine(to: point)
            case cubic:
                let isLast = index + 2 >= end
                let target = isLast ? start : points[(index + 2) % count]
                path.addCubic(
                    to: target,
                    control1: point,
                    control2: points[(index + 1) % count]
                )
                index += 2
            default:
                if index + 1 >= end {
                    path.addQuad(to: start, control: point)
                } else if kinds[(index + 1) % count] == on {
                    path.addQuad(to: points[(index + 1) % count], control: point)
                    index += 1
                } else {
                    path.addQuad(to: middle(point, points[(index + 1) % count]), control: point)
                }
            }
            index += 1
        }
        path.close()
    }

    private static func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }
}
