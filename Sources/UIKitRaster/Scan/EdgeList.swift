import CUIKitKernels
import UIKitGeometry

/// The edges of one shape in device space, quantised to 1/256 of a pixel.
///
/// From here on integers decide, so that no machine's rounding shows. Coordinates
/// beyond `limit` pixels are cut off geometrically, coordinates that are no finite
/// numbers are left out with the line they belong to.
struct EdgeList: OutlineSink {
    /// Coordinates beyond this many pixels are cut off.
    static let limit: CGFloat = 1_048_576

    /// The edges, each from its upper to its lower end.
    var edges: [uik_edge] = []
    /// The rows and columns, times 256, that the edges touch.
    private(set) var minX = Int32.max
    /// The smallest y, times 256.
    private(set) var minY = Int32.max
    /// The largest x, times 256.
    private(set) var maxX = Int32.min
    /// The largest y, times 256.
    private(set) var maxY = Int32.min
    /// Memory for the outline of a rectangle.
    private var outline = Path()

    /// Forgets all edges and keeps their memory.
    mutating func removeAll() {
        edges.removeAll(keepingCapacity: true)
        minX = .max
        minY = .max
        maxX = .min
        maxY = .min
    }

    /// The pixels that the edges enclose.
    var bounds: PixelRect {
        if edges.isEmpty { return .zero }
        return PixelRect(
            minX: Int(minX >> 8),
            minY: Int(minY >> 8),
            maxX: Int((maxX + 255) >> 8),
            maxY: Int((maxY + 255) >> 8)
        )
    }

    /// Adds the outline of `path` under `transform`; every piece counts as closed.
    mutating func add(_ path: Path, _ transform: CGAffineTransform) {
        var start = CGPoint.zero
        var last = CGPoint.zero
        for element in path.elements {
            let element = transform.isIdentity ? element : element.mapped { $0.applying(transform) }
            switch element {
            case .move(let point):
                add(last, start)
                start = point
                last = point
            case .line(let point):
                add(last, point)
                last = point
            case .quad(let control, let point):
                Flattening.quad(last, control, point) { next, _ in
                    add(last, next)
                    last = next
                }
            case .cubic(let control1, let control2, let point):
                addCubic(last, control1, control2, point)
                last = point
            case .close:
                add(last, start)
                last = start
            }
        }
        add(last, start)
    }

    /// Adds the curve from `start` to `end`, in pixels.
    mutating func addCubic(
        _ start: CGPoint,
        _ control1: CGPoint,
        _ control2: CGPoint,
        _ end: CGPoint
    ) {
        var last = start
        Flattening.cubic(start, control1, control2, end) { next, _ in
            add(last, next)
            last = next
        }
    }

    /// Adds the outline of a rectangle under `transform`.
    mutating func add(_ rect: CGRect, _ transform: CGAffineTransform) {
        outline.removeAll()
        outline.addRect(rect)
        add(outline, transform)
    }

    /// Adds the outline of a rectangle with round corners under `transform`.
    mutating func add(
        roundedRect rect: CGRect,
        _ radii: CornerRadii,
        _ transform: CGAffineTransform
    ) {
        outline.removeAll()
        outline.addRoundedRect(rect, radii: radii)
        add(outline, transform)
    }

    /// Adds the edge from `a` to `b`, in pixels.
    mutating func add(_ a: CGPoint, _ b: CGPoint) {
        let limit = Self.limit
        if abs(a.x) <= limit && abs(a.y) <= limit && abs(b.x) <= limit && abs(b.y) <= limit {
            append(a, b)
        } else if a.isFinite && b.isFinite {
            addFar(a, b)
        }
    }

    private mutating func append(_ a: CGPoint, _ b: CGPoint) {
        let ax = Self.quantised(a.x)
        let ay = Self.quantised(a.y)
        let bx = Self.quantised(b.x)
        let by = Self.quantised(b.y)
        if ay == by { return }
        minX = min(minX, min(ax, bx))
        maxX = max(maxX, max(ax, bx))
        minY = min(minY, min(ay, by))
        maxY = max(maxY, max(ay, by))
        edges.append(
            ay < by
                ? uik_edge(x0: ax, y0: ay, x1: bx, y1: by, sign: 1, next: -1)
                : uik_edge(x0: bx, y0: by, x1: ax, y1: ay, sign: -1, next: -1)
        )
    }

    /// An edge that leaves the limits: cut at the top and bottom, flattened against the sides.
    private mutating func addFar(_ a: CGPoint, _ b: CGPoint) {
        let limit = Self.limit
        // Beyond this the differences below would lose all digits.
        let p = Self.tamed(a)
        let q = Self.tamed(b)
        if p.y == q.y || max(p.y, q.y) < -limit || min(p.y, q.y) > limit { return }
        let slope = (q.x - p.x) / (q.y - p.y)
        func at(y: CGFloat) -> CGPoint { CGPoint(x: p.x + (y - p.y) * slope, y: y) }
        let from = abs(p.y) <= limit ? p : at(y: max(-limit, min(limit, p.y)))
        let to = abs(q.y) <= limit ? q : at(y: max(-limit, min(limit, q.y)))
        // The heights at which the line passes the left and the right limit, in its own order.
        var cuts: [CGPoint] = [from]
        for side in [-limit, limit] where (from.x < side) != (to.x < side) {
            let y = p.y + (side - p.x) / slope
            cuts.append(CGPoint(x: side, y: max(min(from.y, to.y), min(max(from.y, to.y), y))))
        }
        cuts.append(to)
        if from.x > to.x && cuts.count == 4 { cuts.swapAt(1, 2) }
        for (one, next) in zip(cuts, cuts.dropFirst()) {
            append(Self.limited(one), Self.limited(next))
        }
    }

    private static func tamed(_ point: CGPoint) -> CGPoint {
        let most: CGFloat = 1e12
        return CGPoint(
            x: max(-most, min(most, point.x)),
            y: max(-most, min(most, point.y))
        )
    }

    private static func limited(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: max(-limit, min(limit, point.x)),
            y: max(-limit, min(limit, point.y))
        )
    }

    private static func quantised(_ value: CGFloat) -> Int32 {
        // Made positive first, since conversion cuts off towards zero; the limit leaves room for that.
        let offset: CGFloat = 536_870_912
        return Int32(value * 256 + 0.5 + offset) - 536_870_912
    }
}
