import UIKitGeometry

/// Cuts lines into dashes.
struct Dashing {
    /// A line that would become more dashes than this is drawn solid.
    static let mostDashes: CGFloat = 100_000

    private var dash = Polyline()
    /// The first dash of a closed line, which the last one may go on into.
    private var first = Polyline()
    private var pattern = DashPattern()

    /// The dashes of `line` by the pattern of `style`, from its start.
    static func cut(_ line: Polyline, _ style: StrokeStyle) -> [Polyline] {
        var dashing = Self()
        var dashes: [Polyline] = []
        dashing.cut(line, style) { dash, isFirst in
            if isFirst { dashes.insert(dash, at: 0) } else { dashes.append(dash) }
        }
        return dashes
    }

    /// Hands over the dashes of `line` by the pattern of `style`, in memory that the next ones use again.
    ///
    /// The first dash of a closed line, which `body` is told of, comes last.
    mutating func cut(
        _ line: Polyline,
        _ style: StrokeStyle,
        _ body: (_ dash: Polyline, _ isFirst: Bool) -> Void
    ) {
        let total = style.dash.reduce(0, +)
        if !(total > 0) || !total.isFinite || style.dash.contains(where: { !($0 >= 0) }) {
            return body(line, true)
        }
        // A closed line ends with its first point once more.
        let count = line.points.count + (line.isClosed ? 1 : 0)
        func point(_ index: Int) -> CGPoint { line.points[index == line.points.count ? 0 : index] }
        var length: CGFloat = 0
        for index in 1..<max(1, count) { length += point(index - 1).distance(to: point(index)) }
        if !(length / total < Self.mostDashes) { return body(line, true) }

        pattern.start(style.dash, phase: style.dashPhase, shortest: style.width / 1024)
        var keepsFirst = line.isClosed && pattern.isOn
        let mayGoRound = keepsFirst
        first.removeAll()
        dash.removeAll()
        if pattern.isOn { dash.append(point(0)) }
        for index in 1..<max(1, count) {
            let from = point(index - 1)
            let way = point(index) - from
            let segment = way.length
            var done: CGFloat = 0
            while segment - done > pattern.left {
                done += pattern.left
                let place =
                    from + CGVector(dx: way.dx * done / segment, dy: way.dy * done / segment)
                dash.append(place)
                if pattern.isOn {
                    if keepsFirst { swap(&first, &dash) } else { body(dash, false) }
                    keepsFirst = false
                    dash.removeAll()
                } else {
                    dash.removeAll()
                    dash.append(place)
                }
                pattern.advance()
            }
            pattern.left -= segment - done
            if pattern.isOn {
                dash.append(
                    point(index),
                    smooth: line.isSmooth[index == line.points.count ? 0 : index]
                )
            }
        }
        if pattern.isOn && dash.points.count > 1 {
            // One dash goes all the way round and has no ends.
            if keepsFirst { return body(line, true) }
            if mayGoRound {
                // The dash goes on through the closing point.
                dash.append(pointsAfterFirstOf: first)
                return body(dash, true)
            }
            body(dash, false)
        }
        if !first.points.isEmpty { body(first, true) }
    }
}

/// Where a dashed line is in its pattern.
private struct DashPattern {
    private var lengths: [CGFloat] = []
    private var index = 0
    /// Whether the line shows here.
    private(set) var isOn = true
    /// How much of the current dash or gap is left.
    var left: CGFloat = 0

    /// Goes to the place `phase` of the pattern; dashes of no length get `shortest`, so that their caps have a direction.
    mutating func start(_ pattern: [CGFloat], phase: CGFloat, shortest: CGFloat) {
        let isOdd = pattern.count % 2 == 1
        lengths.removeAll(keepingCapacity: true)
        for (index, length) in pattern.enumerated() {
            lengths.append(index % 2 == 0 || isOdd ? max(length, shortest) : length)
        }
        index = 0
        isOn = true
        left = lengths[0]
        let cycle = lengths.reduce(0, +) * (isOdd ? 2 : 1)
        var rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: cycle) : 0
        if rest < 0 { rest += cycle }
        while rest >= left && rest > 0 {
            rest -= left
            advance()
        }
        left -= rest
    }

    mutating func advance() {
        index = (index + 1) % lengths.count
        isOn.toggle()
        left = lengths[index]
    }
}

extension Polyline {
    /// Goes on with all points of `other` but its first.
    fileprivate mutating func append(pointsAfterFirstOf other: Self) {
        for index in other.points.indices.dropFirst() {
            append(other.points[index], smooth: other.isSmooth[index])
        }
    }
}
