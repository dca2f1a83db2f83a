import UIKitGeometry

/// Cuts lines into dashes.
enum Dashing {
    /// A line that would become more dashes than this is drawn solid.
    static let mostDashes: CGFloat = 100_000

    /// The dashes of `line` by the pattern of `style`, from its start.
    static func cut(_ line: Polyline, _ style: StrokeStyle) -> [Polyline] {
        let lengths = style.dash
        let total = lengths.reduce(0, +)
        if !(total > 0) || !total.isFinite || lengths.contains(where: { !($0 >= 0) }) {
            return [line]
        }
        var points = line.points
        var isSmooth = line.isSmooth
        if line.isClosed, let first = points.first {
            points.append(first)
            isSmooth.append(isSmooth[0])
        }
        var length: CGFloat = 0
        for (a, b) in zip(points, points.dropFirst()) { length += a.distance(to: b) }
        if !(length / total < mostDashes) { return [line] }

        var pattern = Pattern(lengths, phase: style.dashPhase, shortest: style.width / 1024)
        let startsOn = pattern.isOn
        var dashes: [Polyline] = []
        var dash = Polyline()
        if pattern.isOn { dash.append(points[0]) }
        for index in 1..<max(1, points.count) {
            let from = points[index - 1]
            let way = points[index] - from
            let segment = way.length
            var done: CGFloat = 0
            while segment - done > pattern.left {
                done += pattern.left
                let place =
                    from + CGVector(dx: way.dx * done / segment, dy: way.dy * done / segment)
                dash.append(place)
                if pattern.isOn {
                    dashes.append(dash)
                    dash = Polyline()
                } else {
                    dash = Polyline()
                    dash.append(place)
                }
                pattern.advance()
            }
            pattern.left -= segment - done
            if pattern.isOn { dash.append(points[index], smooth: isSmooth[index]) }
        }
        if pattern.isOn && dash.points.count > 1 {
            if line.isClosed && startsOn && dashes.isEmpty {
                // One dash goes all the way round and has no ends.
                return [line]
            }
            if line.isClosed && startsOn {
                // The dash goes on through the closing point.
                dashes[0].points = dash.points + dashes[0].points.dropFirst()
                dashes[0].isSmooth = dash.isSmooth + dashes[0].isSmooth.dropFirst()
            } else {
                dashes.append(dash)
            }
        }
        return dashes
    }
}

/// Where a dashed line is in its pattern.
private struct Pattern {
    private let lengths: [CGFloat]
    private var index = 0
    /// Whether the line shows here.
    private(set) var isOn = true
    /// How much of the current dash or gap is left.
    var left: CGFloat

    /// Dashes of no length get `shortest`, so that their caps have a direction.
    init(_ lengths: [CGFloat], phase: CGFloat, shortest: CGFloat) {
        self.lengths = lengths.enumerated().map { index, length in
            index % 2 == 0 || lengths.count % 2 == 1 ? max(length, shortest) : length
        }
        left = self.lengths[0]
        let cycle = self.lengths.reduce(0, +) * (lengths.count % 2 == 1 ? 2 : 1)
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
