import Glibc
import UIKitGeometry
import UIKitRaster

/// A path as a keyframe animation follows it: at the same speed within each line or curve.
struct KeyframePath {
    /// One line or curve, with the ways from its start to its samples.
    private struct Piece {
        let curve: (CGPoint, CGPoint, CGPoint, CGPoint)
        var ways: [CGFloat] = [0]

        var length: CGFloat { ways.last ?? 0 }

        init(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
            curve = (a, b, c, d)
            var last = a
            for sample in 1...KeyframePath.samples {
                let next = point(at: CGFloat(sample) / CGFloat(KeyframePath.samples))
                ways.append(length + hypot(next.x - last.x, next.y - last.y))
                last = next
            }
        }

        func point(at t: CGFloat) -> CGPoint {
            let (a, b, c, d) = curve
            let s = 1 - t
            let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            return CGPoint(
                x: a.x * p + b.x * q + c.x * r + d.x * u,
                y: a.y * p + b.y * q + c.y * r + d.y * u
            )
        }

        /// The curve parameter where `share` of the length has been gone.
        func parameter(at share: CGFloat) -> CGFloat {
            let way = share * length
            guard length > 0 else { return share }
            var index = 0
            while index + 2 < ways.count && ways[index + 1] < way { index += 1 }
            let span = ways[index + 1] - ways[index]
            let part = span > 0 ? (way - ways[index]) / span : 0
            return (CGFloat(index) + part) / CGFloat(KeyframePath.samples)
        }
    }

    /// Samples of a curve from which its length is taken.
    private static let samples = 64

    private var pieces: [Piece] = []
    private var only: CGPoint?

    /// Takes the lines and curves of `path`; a new piece of it begins with a jump.
    init(_ path: Path) {
        var current = CGPoint.zero
        var start = CGPoint.zero
        func third(_ a: CGPoint, _ b: CGPoint) -> CGPoint { a + (b - a) * (2.0 / 3) }
        for element in path.elements {
            switch element {
            case .move(let point):
                if only == nil { only = point }
                start = point
                current = point
            case .line(let end):
                pieces.append(
                    Piece(current, current + (end - current) * (1.0 / 3), third(current, end), end)
                )
                current = end
            case .quad(let control, let end):
                pieces.append(Piece(current, third(current, control), third(end, control), end))
                current = end
            case .cubic(let first, let second, let end):
                pieces.append(Piece(current, first, second, end))
                current = end
            case .close:
                if current != start {
                    pieces.append(
                        Piece(
                            current,
                            current + (start - current) * (1.0 / 3),
                            third(current, start),
                            start
                        )
                    )
                }
                current = start
            }
        }
    }

    /// The length of each line or curve, in points.
    var lengths: [CGFloat] { pieces.map(\.length) }

    /// The point at `share` of a line or curve; nil for a path without a point.
    func point(in step: Int, at share: CGFloat) -> CGPoint? {
        guard !pieces.isEmpty else { return only }
        // In discrete mode there is one step more than there are pieces: the end of the last one.
        if step >= pieces.count { return pieces[pieces.count - 1].curve.3 }
        return pieces[step].point(at: pieces[step].parameter(at: share))
    }

    /// The angle of the way at `share` of a line or curve, in radians.
    func direction(in step: Int, at share: CGFloat) -> CGFloat {
        guard !pieces.isEmpty else { return 0 }
        let piece = pieces[min(step, pieces.count - 1)]
        let t = step < pieces.count ? piece.parameter(at: share) : 1
        // A chord instead of the derivative, which is nothing where control points coincide.
        let before = piece.point(at: max(0, t - 1e-3))
        let after = piece.point(at: min(1, t + 1e-3))
        return atan2(after.y - before.y, after.x - before.x)
    }
}
