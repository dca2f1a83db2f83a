import UIKitGeometry

/// Turns a line along a path into the edges of the area it covers.
///
/// The line is offset to both sides in user space and mapped to device space afterwards,
/// so that a stretched circle gets a line of uneven width, as in Core Graphics. The outline is the
/// sum of areas that all wind the same way; filled non-zero, it covers their union.
struct Stroker {
    private let style: StrokeStyle
    private let transform: CGAffineTransform
    private let half: CGFloat
    private let tolerance: CGFloat

    /// Creates a stroker; the lines it makes are right for `transform`.
    init(_ style: StrokeStyle, transform: CGAffineTransform) {
        self.style = style
        self.transform = transform
        half = style.width / 2
        let across = CGVector(dx: transform.a, dy: transform.b).length
        let down = CGVector(dx: transform.c, dy: transform.d).length
        let scale = max(across, down)
        tolerance = Flattening.tolerance / (scale > 0 ? scale : 1)
    }

    /// Adds the outline of the line along `path`; `room` lends its memory.
    func stroke(
        _ path: Path,
        into list: inout some OutlineSink,
        _ room: inout StrokeRoom
    ) {
        if !(half > 0) || !half.isFinite { return }
        var piece = Polyline()
        var dashing = Dashing()
        swap(&piece, &room.piece)
        swap(&dashing, &room.dashing)
        path.forEachPolyline(tolerance: tolerance, in: &piece) { piece in
            if style.dash.isEmpty {
                stroke(piece, into: &list, &room)
            } else {
                dashing.cut(piece, style) { dash, _ in stroke(dash, into: &list, &room) }
            }
        }
        swap(&piece, &room.piece)
        swap(&dashing, &room.dashing)
    }

    private func stroke(
        _ piece: Polyline,
        into list: inout some OutlineSink,
        _ room: inout StrokeRoom
    ) {
        room.line.assignWithoutRepeats(piece)
        if room.line.points.count == 1 {
            // A piece of no length shows only its caps; a place that is only moved to shows nothing.
            if piece.points.count > 1 || piece.isClosed { dot(room.line.points[0], &list) }
            return
        }
        var outline = Outline(transform: transform, memory: &room.outline)
        offset(room.line, &outline)
        if room.line.isClosed { outline.close(&list) }
        room.line.reverse()
        offset(room.line, &outline)
        outline.close(&list)
        outline.giveBack(&room.outline)
    }

    /// The left offset of `line`, with its joins and, where it is open, the cap at its end.
    private func offset(_ line: Polyline, _ outline: inout Outline) {
        let count = line.points.count
        let segments = line.isClosed ? count : count - 1
        var current = Segment(line.points[0], line.points[1], half)
        let first = current
        outline.add(line.points[0] + current.normal)
        for index in 1..<max(2, segments) where index < segments {
            let next = Segment(line.points[index], line.points[(index + 1) % count], half)
            join(current, next, isSmooth: line.isSmooth[index], &outline)
            current = next
        }
        if line.isClosed {
            join(current, first, isSmooth: line.isSmooth[0], &outline)
        } else {
            cap(current, &outline)
        }
    }

    private func join(
        _ a: Segment,
        _ b: Segment,
        isSmooth: Bool,
        _ outline: inout Outline
    ) {
        let corner = b.start
        let cosine = a.direction.dx * b.direction.dx + a.direction.dy * b.direction.dy
        let sine = a.direction.dx * b.direction.dy - a.direction.dy * b.direction.dx
        if cosine > 0.999_999_9 {
            outline.add(corner + b.normal)
            return
        }
        // Where both offset lines meet, outside and inside of the turn alike.
        let sum = CGVector(dx: a.normal.dx + b.normal.dx, dy: a.normal.dy + b.normal.dy)
        let factor = 1 / (1 + cosine)
        if sine > 0 {
            // The left side is the inside of the turn.
            let reach = half * abs(sine) * factor
            if cosine > -0.99 && reach <= min(a.length, b.length) {
                outline.add(corner + CGVector(dx: sum.dx * factor, dy: sum.dy * factor))
            } else {
                outline.add(corner + a.normal)
                outline.add(corner)
                outline.add(corner + b.normal)
            }
            return
        }
        outline.add(corner + a.normal)
        let limit = max(1, style.miterLimit)
        if isSmooth ? cosine > 0.9 : style.join == .miter && 2 * factor <= limit * limit {
            outline.add(corner + CGVector(dx: sum.dx * factor, dy: sum.dy * factor))
        } else if isSmooth || style.join == .round {
            arc(corner, a.normal, b.normal, ahead: a.direction, &outline)
        }
        outline.add(corner + b.normal)
    }

    private func cap(_ segment: Segment, _ outline: inout Outline) {
        let end = segment.end
        let normal = segment.normal
        let back = CGVector(dx: -normal.dx, dy: -normal.dy)
        outline.add(end + normal)
        switch style.cap {
        case .butt: break
        case .square:
            let ahead = CGVector(dx: segment.direction.dx * half, dy: segment.direction.dy * half)
            outline.add(end + normal + ahead)
            outline.add(end + back + ahead)
        case .round: arc(end, normal, back, ahead: segment.direction, &outline)
        }
        outline.add(end + back)
    }

    /// The points between two offsets of a circle, by halving: only square roots, no sines.
    private func arc(
        _ center: CGPoint,
        _ from: CGVector,
        _ to: CGVector,
        ahead: CGVector,
        depth: Int = 0,
        _ outline: inout Outline
    ) {
        var middle = CGVector(dx: from.dx + to.dx, dy: from.dy + to.dy)
        let length = middle.length
        // How far the chord stays behind the circle.
        if depth > 0 && half - length / 2 <= tolerance || depth == 10 { return }
        if length > half * 1e-6 {
            middle = CGVector(dx: middle.dx * half / length, dy: middle.dy * half / length)
        } else {
            middle = CGVector(dx: ahead.dx * half, dy: ahead.dy * half)
        }
        arc(center, from, middle, ahead: ahead, depth: depth + 1, &outline)
        outline.add(center + middle)
        arc(center, middle, to, ahead: ahead, depth: depth + 1, &outline)
    }

    private func dot(_ center: CGPoint, _ list: inout some OutlineSink) {
        let square = CGRect(
            x: center.x - half,
            y: center.y - half,
            width: 2 * half,
            height: 2 * half
        )
        switch style.cap {
        case .butt: break
        case .square: list.add(Path(rect: square), transform)
        case .round: list.add(Path(ellipseIn: square), transform)
        }
    }
}

/// A straight part of a line, with the way to its left offset.
private struct Segment {
    let start: CGPoint
    let end: CGPoint
    let length: CGFloat
    let direction: CGVector
    let normal: CGVector

    init(_ start: CGPoint, _ end: CGPoint, _ half: CGFloat) {
        self.start = start
        self.end = end
        let way = end - start
        length = way.length
        direction = CGVector(dx: way.dx / length, dy: way.dy / length)
        normal = CGVector(dx: -direction.dy * half, dy: direction.dx * half)
    }
}

/// A closed outline on its way from user space to device space.
private struct Outline {
    let transform: CGAffineTransform
    private var points: [CGPoint] = []

    /// Starts in the memory of an earlier one.
    init(transform: CGAffineTransform, memory: inout [CGPoint]) {
        self.transform = transform
        swap(&points, &memory)
        points.removeAll(keepingCapacity: true)
    }

    /// Gives the memory back.
    mutating func giveBack(_ memory: inout [CGPoint]) { swap(&points, &memory) }

    mutating func add(_ point: CGPoint) { points.append(point.applying(transform)) }

    mutating func close(_ list: inout some OutlineSink) {
        guard var last = points.last else { return }
        for point in points {
            list.add(last, point)
            last = point
        }
        points.removeAll(keepingCapacity: true)
    }
}

extension Polyline {
    /// Becomes `other` without points that repeat the one before; keeps its memory.
    fileprivate mutating func assignWithoutRepeats(_ other: Self) {
        removeAll()
        isClosed = other.isClosed
        for (index, point) in other.points.enumerated() {
            if let last = points.last, Self.isSame(last, point) {
                // A real corner stays one, whichever of the two points is kept.
                if !other.isSmooth[index] { isSmooth[isSmooth.count - 1] = false }
                continue
            }
            append(point, smooth: other.isSmooth[index])
        }
        if isClosed {
            while points.count > 1, let last = points.last, Self.isSame(last, points[0]) {
                points.removeLast()
                isSmooth.removeLast()
            }
        }
    }

    /// Goes from its end to its start.
    fileprivate mutating func reverse() {
        points.reverse()
        isSmooth.reverse()
    }

    private static func isSame(_ a: CGPoint, _ b: CGPoint) -> Bool {
        let size = max(max(abs(a.x), abs(a.y)), 1)
        return abs(a.x - b.x) <= 1e-9 * size && abs(a.y - b.y) <= 1e-9 * size
    }
}
