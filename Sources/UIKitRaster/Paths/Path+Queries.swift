package import UIKitGeometry

extension Path {
    /// The smallest rectangle around the outline itself; null for an empty path.
    package var tightBounds: CGRect {
        var box = CGRect.null
        var last = CGPoint.zero
        func add(_ point: CGPoint) {
            box = box.union(CGRect(origin: point, size: .zero))
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point):
                add(point)
                last = point
            case .quad(let control, let point):
                add(point)
                for t in Self.turns(last.x, control.x, point.x)
                    + Self.turns(last.y, control.y, point.y)
                {
                    let u = 1 - t
                    add(
                        CGPoint(
                            x: u * u * last.x + 2 * u * t * control.x + t * t * point.x,
                            y: u * u * last.y + 2 * u * t * control.y + t * t * point.y
                        )
                    )
                }
                last = point
            case .cubic(let c1, let c2, let point):
                add(point)
                for t in Self.turns(last.x, c1.x, c2.x, point.x)
                    + Self.turns(last.y, c1.y, c2.y, point.y)
                {
                    let u = 1 - t
                    let a = u * u * u
                    let b = 3 * u * u * t
                    let c = 3 * u * t * t
                    let d = t * t * t
                    add(
                        CGPoint(
                            x: a * last.x + b * c1.x + c * c2.x + d * point.x,
                            y: a * last.y + b * c1.y + c * c2.y + d * point.y
                        )
                    )
                }
                last = point
            case .close: break
            }
        }
        return box
    }

    /// The same outline with each piece from its end to its start.
    package var reversed: Self {
        var result = Self()
        var piece: [Element] = []
        var starts: [CGPoint] = []
        func finish(closed: Bool) {
            guard let end = starts.last else { return }
            result.move(to: end)
            for (element, to) in zip(piece, starts).reversed() {
                switch element {
                case .line, .move, .close: result.addLine(to: to)
                case .quad(let control, _): result.addQuad(to: to, control: control)
                case .cubic(let control1, let control2, _):
                    result.addCubic(to: to, control1: control2, control2: control1)
                }
            }
            if closed { result.close() }
            piece = []
            starts = []
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish(closed: false)
                starts = [point]
            case .line(let point), .quad(_, let point), .cubic(_, _, let point):
                piece.append(element)
                starts.append(point)
            case .close: finish(closed: true)
            }
        }
        finish(closed: false)
        return result
    }

    /// Where between 0 and 1 a coordinate with one control value turns around.
    private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
        let t = (a - b) / (a - 2 * b + c)
        return t > 0 && t < 1 ? [t] : []
    }

    /// Where between 0 and 1 a coordinate with two control values turns around.
    private static func turns(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> [CGFloat] {
        let a = s - 3 * r + 3 * q - p
        let b = 2 * (r - 2 * q + p)
        let c = q - p
        if abs(a) < 1e-12 * (abs(b) + abs(c)) { return [-c / b].filter { $0 > 0 && $0 < 1 } }
        let root = (b * b - 4 * a * c).squareRoot()
        // Without a turn the root is no number, and no comparison holds.
        return [(-b - root) / (2 * a), (-b + root) / (2 * a)].filter { $0 > 0 && $0 < 1 }
    }
}
