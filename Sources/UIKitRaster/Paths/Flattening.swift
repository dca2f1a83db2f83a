package import UIKitGeometry

/// One piece of a path as straight lines.
struct Polyline {
    /// The points in order; the first one isn't repeated at the end of a closed piece.
    var points: [CGPoint] = []
    /// Whether the last point is joined to the first one.
    var isClosed = false
    /// Whether the corner at each point only exists because a curve was cut into lines.
    var isSmooth: [Bool] = []

    /// Forgets the points and keeps their memory.
    mutating func removeAll() {
        points.removeAll(keepingCapacity: true)
        isSmooth.removeAll(keepingCapacity: true)
        isClosed = false
    }

    mutating func append(_ point: CGPoint, smooth: Bool = false) {
        points.append(point)
        isSmooth.append(smooth)
    }
}

/// Cuts curves into lines that stay within a tolerance of them.
///
/// Only additions, multiplications and square roots, so every machine gets the same lines.
enum Flattening {
    /// Lines stay this close to the curve, in device pixels.
    static let tolerance: CGFloat = 0.025
    /// No curve becomes more lines than this.
    static let mostLines = 1024

    /// How many equal steps keep a curve with second differences up to `bend` within `tolerance`.
    ///
    /// A curve of degree n strays at most n·(n − 1)/8 · bend/steps² from its chords.
    private static func steps(bend: CGFloat, degree: CGFloat, tolerance: CGFloat) -> Int {
        let count = (degree * (degree - 1) / 8 * bend / tolerance).squareRoot().rounded(.up)
        return count.isFinite ? max(1, min(mostLines, Int(min(count, CGFloat(mostLines))))) : 1
    }

    /// The points after `p0` on a curve with one control point.
    static func quad(
        _ p0: CGPoint,
        _ p1: CGPoint,
        _ p2: CGPoint,
        tolerance: CGFloat = tolerance,
        _ body: (_ point: CGPoint, _ isEnd: Bool) -> Void
    ) {
        let bend = CGVector(dx: p0.x - 2 * p1.x + p2.x, dy: p0.y - 2 * p1.y + p2.y)
        let count = steps(bend: bend.length, degree: 2, tolerance: tolerance)
        for index in 1..<max(1, count) {
            let t = CGFloat(index) / CGFloat(count)
            let u = 1 - t
            let a = u * u
            let b = 2 * u * t
            let c = t * t
            body(
                CGPoint(
                    x: a * p0.x + b * p1.x + c * p2.x,
                    y: a * p0.y + b * p1.y + c * p2.y
                ),
                false
            )
        }
        body(p2, true)
    }

    /// The points after `p0` on a curve with two control points.
    static func cubic(
        _ p0: CGPoint,
        _ p1: CGPoint,
        _ p2: CGPoint,
        _ p3: CGPoint,
        tolerance: CGFloat = tolerance,
        _ body: (_ point: CGPoint, _ isEnd: Bool) -> Void
    ) {
        let first = CGVector(dx: p0.x - 2 * p1.x + p2.x, dy: p0.y - 2 * p1.y + p2.y)
        let second = CGVector(dx: p1.x - 2 * p2.x + p3.x, dy: p1.y - 2 * p2.y + p3.y)
        let bend = max(first.length, second.length)
        let count = steps(bend: bend, degree: 3, tolerance: tolerance)
        for index in 1..<max(1, count) {
            let t = CGFloat(index) / CGFloat(count)
            let u = 1 - t
            let a = u * u * u
            let b = 3 * u * u * t
            let c = 3 * u * t * t
            let d = t * t * t
            body(
                CGPoint(
                    x: a * p0.x + b * p1.x + c * p2.x + d * p3.x,
                    y: a * p0.y + b * p1.y + c * p2.y + d * p3.y
                ),
                false
            )
        }
        body(p3, true)
    }
}

extension Path {
    /// The pieces as straight lines; steps with coordinates that are no finite numbers are left out.
    func polylines(tolerance: CGFloat = Flattening.tolerance) -> [Polyline] {
        var result: [Polyline] = []
        var piece = Polyline()
        forEachPolyline(tolerance: tolerance, in: &piece) { result.append($0) }
        return result
    }

    /// Hands the pieces over as straight lines, one after the other in the memory of `piece`.
    func forEachPolyline(
        tolerance: CGFloat,
        in piece: inout Polyline,
        _ body: (Polyline) -> Void
    ) {
        piece.removeAll()
        var start = CGPoint.zero
        var last = CGPoint.zero
        func finish() {
            if !piece.points.isEmpty { body(piece) }
            piece.removeAll()
        }
        for element in elements {
            var isFinite = true
            element.forEachPoint { isFinite = isFinite && $0.isFinite }
            if !isFinite { continue }
            let isMove = if case .move = element { true } else { false }
            if piece.points.isEmpty && !isMove {
                piece.append(start)
                last = start
            }
            switch element {
            case .move(let point):
                finish()
                piece.append(point)
                start = point
                last = point
            case .line(let point):
                piece.append(point)
                last = point
            case .quad(let control, let point):
                Flattening.quad(last, control, point, tolerance: tolerance) {
                    piece.append($0, smooth: !$1)
                }
                last = point
            case .cubic(let control1, let control2, let point):
                Flattening.cubic(last, control1, control2, point, tolerance: tolerance) {
                    piece.append($0, smooth: !$1)
                }
                last = point
            case .close:
                piece.isClosed = true
                finish()
            }
        }
        finish()
    }

    /// Whether `point` is inside, by `rule`; every piece counts as closed.
    package func contains(_ point: CGPoint, rule: FillRule = .nonZero) -> Bool {
        var winding = 0
        for piece in polylines() {
            var previous = piece.points[piece.points.count - 1]
            for next in piece.points {
                if (previous.y <= point.y) != (next.y <= point.y) {
                    let t = (point.y - previous.y) / (next.y - previous.y)
                    if previous.x + t * (next.x - previous.x) > point.x {
                        winding += next.y > previous.y ? 1 : -1
                    }
                }
                previous = next
            }
        }
        return rule == .nonZero ? winding != 0 : winding & 1 != 0
    }
}
