package import UIKitGeometry

extension Path {
    /// Becomes the part of `whole` between two parts of its whole length, 0…1 each; keeps its own memory.
    ///
    /// Pieces count in order. Curves stay curves: they are cut where their length, measured along 32 chords, says.
    package mutating func assign(_ whole: Path, from start: CGFloat, to end: CGFloat) {
        removeAll()
        let start = start.isNaN ? 0 : max(0, min(1, start))
        let end = end.isNaN ? 1 : max(0, min(1, end))
        if start >= end { return }
        var total: CGFloat = 0
        whole.forEachSegment { total += $0.length }
        if !(total > 0) || !total.isFinite { return }
        let from = start * total
        let to = end * total
        var passed: CGFloat = 0
        var isOpen = false
        whole.forEachSegment { segment in
            let before = passed
            let length = segment.length
            passed += length
            if segment.startsPiece { isOpen = false }
            if passed <= from || before >= to || length == 0 { return }
            let first = segment.place(at: max(0, from - before), of: length)
            let last = segment.place(at: min(length, to - before), of: length)
            append(segment.part(from: first, to: last), continuing: isOpen && first <= 0)
            isOpen = true
        }
    }

    private func forEachSegment(_ body: (Segment) -> Void) {
        var start = CGPoint.zero
        var last = CGPoint.zero
        var startsPiece = true
        func add(_ curve: Curve) {
            body(Segment(curve: curve, startsPiece: startsPiece))
            startsPiece = false
            last = curve.end
        }
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                last = point
                startsPiece = true
            case .line(let point): add(.line(last, point))
            case .quad(let control, let point): add(.quad(last, control, point))
            case .cubic(let control1, let control2, let point):
                add(.cubic(last, control1, control2, point))
            case .close:
                add(.line(last, start))
                startsPiece = true
            }
        }
    }

    private mutating func append(_ curve: Curve, continuing: Bool) {
        if !continuing { move(to: curve.start) }
        switch curve {
        case .line(_, let end): addLine(to: end)
        case .quad(_, let control, let end): addQuad(to: end, control: control)
        case .cubic(_, let control1, let control2, let end):
            addCubic(to: end, control1: control1, control2: control2)
        }
    }
}

/// A line or a curve by its ends and control points, in their order.
private enum Curve {
    case line(CGPoint, CGPoint)
    case quad(CGPoint, CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

    var start: CGPoint {
        switch self {
        case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
        }
    }

    var end: CGPoint {
        switch self {
        case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
        }
    }

    /// Both parts of the curve cut at a parameter, by the chords of its control points.
    func split(at part: CGFloat) -> (before: Curve, after: Curve) {
        func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint { a + (b - a) * part }
        switch self {
        case .line(let a, let b):
            let middle = between(a, b)
            return (.line(a, middle), .line(middle, b))
        case .quad(let a, let b, let c):
            let (ab, bc) = (between(a, b), between(b, c))
            let middle = between(ab, bc)
            return (.quad(a, ab, middle), .quad(middle, bc, c))
        case .cubic(let a, let b, let c, let d):
            let (ab, bc, cd) = (between(a, b), between(b, c), between(c, d))
            let (abc, bcd) = (between(ab, bc), between(bc, cd))
            let middle = between(abc, bcd)
            return (.cubic(a, ab, abc, middle), .cubic(middle, bcd, cd, d))
        }
    }
}

/// A part of a path's outline, measured along chords.
private struct Segment {
    let curve: Curve
    let startsPiece: Bool

    private var chords: Int {
        if case .line = curve { return 1 }
        return 32
    }

    /// Calls `body` with the length up to the end of each chord; until it answers false.
    private func forEachLength(_ body: (_ index: Int, _ length: CGFloat) -> Bool) {
        var sum: CGFloat = 0
        var last = curve.start
        for index in 1...chords {
            let next = curve.split(at: CGFloat(index) / CGFloat(chords)).before.end
            let way = next - last
            sum += (way.dx * way.dx + way.dy * way.dy).squareRoot()
            if !body(index - 1, sum) { return }
            last = next
        }
    }

    /// The length of all chords.
    var length: CGFloat {
        var whole: CGFloat = 0
        forEachLength { _, length in
            whole = length
            return true
        }
        return whole
    }

    /// The parameter, 0…1, at `distance` from the start of a segment of `length`.
    func place(at distance: CGFloat, of length: CGFloat) -> CGFloat {
        if distance <= 0 { return 0 }
        if distance >= length { return 1 }
        var result: CGFloat = 1
        var before: CGFloat = 0
        forEachLength { index, after in
            if distance <= after && after > before {
                let part = (distance - before) / (after - before)
                result = (CGFloat(index) + part) / CGFloat(chords)
                return false
            }
            before = after
            return true
        }
        return result
    }

    /// The part between two parameters.
    func part(from first: CGFloat, to last: CGFloat) -> Curve {
        var part = curve
        if last < 1 { part = part.split(at: last).before }
        if first > 0 { part = part.split(at: last > 0 ? first / last : 0).after }
        return part
    }
}
