package import UIKitGeometry

extension Path {
    /// The part of the path between two parts of its whole length, 0…1 each; pieces count in order.
    ///
    /// Curves stay curves: they are cut where their length, measured along 32 chords, says.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
        let start = start.isNaN ? 0 : max(0, min(1, start))
        let end = end.isNaN ? 1 : max(0, min(1, end))
        if start >= end { return Path() }
        let segments = Self.segments(of: self)
        let total = segments.reduce(0) { $0 + $1.length }
        if !(total > 0) || !total.isFinite { return Path() }
        let from = start * total
        let to = end * total
        var result = Path()
        var passed: CGFloat = 0
        var isOpen = false
        for segment in segments {
            let before = passed
            passed += segment.length
            if segment.startsPiece { isOpen = false }
            if passed <= from || before >= to || segment.length == 0 { continue }
            let first = segment.place(at: max(0, from - before))
            let last = segment.place(at: min(segment.length, to - before))
            segment.append(from: first, to: last, to: &result, continuing: isOpen)
            isOpen = true
        }
        return result
    }

    private static func segments(of path: Path) -> [Segment] {
        var result: [Segment] = []
        var start = CGPoint.zero
        var last = CGPoint.zero
        var startsPiece = true
        func add(_ points: [CGPoint]) {
            result.append(Segment(points, startsPiece: startsPiece))
            startsPiece = false
            if let end = points.last { last = end }
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                start = point
                last = point
                startsPiece = true
            case .line(let point): add([last, point])
            case .quad(let control, let point): add([last, control, point])
            case .cubic(let control1, let control2, let point):
                add([last, control1, control2, point])
            case .close:
                add([last, start])
                startsPiece = true
            }
        }
        return result
    }
}

/// A line or a curve, with the lengths along it.
private struct Segment {
    static let chords = 32
    let points: [CGPoint]
    let startsPiece: Bool
    /// The length up to the end of each chord.
    let lengths: [CGFloat]

    init(_ points: [CGPoint], startsPiece: Bool) {
        self.points = points
        self.startsPiece = startsPiece
        let count = points.count == 2 ? 1 : Self.chords
        var lengths: [CGFloat] = []
        var sum: CGFloat = 0
        var last = points[0]
        for index in 1...count {
            let next = Self.split(points, at: CGFloat(index) / CGFloat(count)).before[
                points.count - 1
            ]
            let way = next - last
            sum += (way.dx * way.dx + way.dy * way.dy).squareRoot()
            lengths.append(sum)
            last = next
        }
        self.lengths = lengths
    }

    var length: CGFloat { lengths[lengths.count - 1] }

    /// The parameter, 0…1, at `distance` from the start.
    func place(at distance: CGFloat) -> CGFloat {
        if distance <= 0 { return 0 }
        if distance >= length { return 1 }
        var before: CGFloat = 0
        for (index, after) in lengths.enumerated() {
            if distance <= after && after > before {
                let part = (distance - before) / (after - before)
                return (CGFloat(index) + part) / CGFloat(lengths.count)
            }
            before = after
        }
        return 1
    }

    /// Adds the part between two parameters to `path`.
    func append(
        from first: CGFloat,
        to last: CGFloat,
        to path: inout Path,
        continuing isOpen: Bool
    ) {
        var part = points
        if last < 1 { part = Self.split(part, at: last).before }
        if first > 0 { part = Self.split(part, at: last > 0 ? first / last : 0).after }
        if !isOpen || first > 0 { path.move(to: part[0]) }
        switch part.count {
        case 2: path.addLine(to: part[1])
        case 3: path.addQuad(to: part[2], control: part[1])
        default: path.addCubic(to: part[3], control1: part[1], control2: part[2])
        }
    }

    /// Both parts of a curve cut at a parameter, by the chords of its control points.
    static func split(
        _ points: [CGPoint],
        at part: CGFloat
    ) -> (before: [CGPoint], after: [CGPoint]) {
        var row = points
        var before = [row[0]]
        var after = [row[row.count - 1]]
        while row.count > 1 {
            var next: [CGPoint] = []
            for (a, b) in zip(row, row.dropFirst()) { next.append(a + (b - a) * part) }
            row = next
            before.append(row[0])
            after.insert(row[row.count - 1], at: 0)
        }
        return (before, after)
    }
}
