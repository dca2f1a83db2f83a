import Glibc
package import UIKitGeometry

extension Path {
    /// How far a quarter circle's control points are from its ends, in radii.
    ///
    /// 4/3 · (√2 − 1): the middle of the curve then lies on the circle.
    static let quarter: CGFloat = 0.552_284_749_830_793_4

    /// Creates the outline of a rectangle, clockwise from its origin.
    package init(rect: CGRect) {
        self.init()
        addRect(rect)
    }

    /// Creates the outline of the ellipse that touches the edges of `rect`.
    package init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    /// Creates the outline of a rectangle with round corners; radii are clamped to half its shorter side.
    package init(roundedRect rect: CGRect, radii: CornerRadii) {
        self.init()
        addRoundedRect(rect, radii: radii)
    }

    /// Adds the outline of a rectangle, clockwise from its origin.
    package mutating func addRect(_ rect: CGRect) {
        if rect.isNull { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    /// Adds the outline of the ellipse that touches the edges of `rect`, clockwise from the right.
    package mutating func addEllipse(in rect: CGRect) {
        if rect.isNull { return }
        let x = rect.midX
        let y = rect.midY
        let rx = rect.width / 2
        let ry = rect.height / 2
        let kx = rx * Self.quarter
        let ky = ry * Self.quarter
        move(to: CGPoint(x: x + rx, y: y))
        addCubic(
            to: CGPoint(x: x, y: y + ry),
            control1: CGPoint(x: x + rx, y: y + ky),
            control2: CGPoint(x: x + kx, y: y + ry)
        )
        addCubic(
            to: CGPoint(x: x - rx, y: y),
            control1: CGPoint(x: x - kx, y: y + ry),
            control2: CGPoint(x: x - rx, y: y + ky)
        )
        addCubic(
            to: CGPoint(x: x, y: y - ry),
            control1: CGPoint(x: x - rx, y: y - ky),
            control2: CGPoint(x: x - kx, y: y - ry)
        )
        addCubic(
            to: CGPoint(x: x + rx, y: y),
            control1: CGPoint(x: x + kx, y: y - ry),
            control2: CGPoint(x: x + rx, y: y - ky)
        )
        close()
    }

    /// Adds the outline of a rectangle with round corners, clockwise from the end of the first corner.
    package mutating func addRoundedRect(_ rect: CGRect, radii: CornerRadii) {
        if rect.isNull { return }
        let radii = radii.clamped(to: rect.size)
        if radii.isZero { return addRect(rect) }
        let left = rect.minX
        let top = rect.minY
        let right = rect.maxX
        let bottom = rect.maxY
        let first = reach(radii.topLeft, radii, rect)
        move(to: CGPoint(x: left + first.x, y: top))
        corner(CGPoint(x: right, y: top), radii.topRight, radii, rect, from: (-1, 0), to: (0, 1))
        corner(
            CGPoint(x: right, y: bottom),
            radii.bottomRight,
            radii,
            rect,
            from: (0, -1),
            to: (-1, 0)
        )
        corner(
            CGPoint(x: left, y: bottom),
            radii.bottomLeft,
            radii,
            rect,
            from: (1, 0),
            to: (0, -1)
        )
        corner(CGPoint(x: left, y: top), radii.topLeft, radii, rect, from: (0, 1), to: (1, 0))
        close()
    }

    /// How far a corner of `radius` reaches along the horizontal and along the vertical side.
    private func reach(
        _ radius: CGFloat,
        _ radii: CornerRadii,
        _ rect: CGRect
    ) -> (x: CGFloat, y: CGFloat) {
        let whole = radius * radii.curve.expansion
        return (
            max(radius, min(whole, rect.width / 2)), max(radius, min(whole, rect.height / 2))
        )
    }

    /// Adds the circular arc around `center` between two angles, in radians clockwise from the right.
    ///
    /// Goes on with a line from where the path is. An arc of more than a turn is one turn.
    package mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        let turn = 2 * CGFloat.pi
        var sweep = endAngle - startAngle
        if !sweep.isFinite || !startAngle.isFinite { return }
        if clockwise {
            if sweep >= turn {
                sweep = turn
            } else if sweep < 0 {
                sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
            }
        } else {
            if sweep <= -turn {
                sweep = -turn
            } else if sweep > 0 {
                sweep = sweep.truncatingRemainder(dividingBy: turn) - turn
            }
        }
        let steps = max(1, Int((abs(sweep) / (CGFloat.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(steps)
        let reach = radius * 4 / 3 * tan(step / 4)
        var angle = startAngle
        var point = center + CGVector(dx: radius * cos(angle), dy: radius * sin(angle))
        if isEmpty { move(to: point) } else { addLine(to: point) }
        for index in 1...steps {
            let next = index == steps ? startAngle + sweep : angle + step
            let end = center + CGVector(dx: radius * cos(next), dy: radius * sin(next))
            addCubic(
                to: end,
                control1: point + CGVector(dx: -reach * sin(angle), dy: reach * cos(angle)),
                control2: end + CGVector(dx: reach * sin(next), dy: -reach * cos(next))
            )
            angle = next
            point = end
        }
    }

    /// Adds a line towards `corner` and the arc of `radius` that turns there towards `end`.
    package mutating func addArc(tangent corner: CGPoint, to end: CGPoint, radius: CGFloat) {
        guard let from = currentPoint else { return move(to: corner) }
        let incoming = from - corner
        let outgoing = end - corner
        let lengths = incoming.length * outgoing.length
        let cross = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
        let dot = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
        if lengths == 0 || radius <= 0 || abs(cross) <= 1e-9 * lengths {
            return addLine(to: corner)
        }
        let angle = atan2(abs(cross), dot)
        let distance = radius / tan(angle / 2)
        let a = CGVector(dx: incoming.dx / incoming.length, dy: incoming.dy / incoming.length)
        let b = CGVector(dx: outgoing.dx / outgoing.length, dy: outgoing.dy / outgoing.length)
        let first = corner + CGVector(dx: a.dx * distance, dy: a.dy * distance)
        let last = corner + CGVector(dx: b.dx * distance, dy: b.dy * distance)
        let reach = radius * 4 / 3 * tan((CGFloat.pi - angle) / 4)
        addLine(to: first)
        addCubic(
            to: last,
            control1: first + CGVector(dx: -a.dx * reach, dy: -a.dy * reach),
            control2: last + CGVector(dx: -b.dx * reach, dy: -b.dy * reach)
        )
    }

    /// A line to where a rectangle's corner begins, and its curve.
    private mutating func corner(
        _ corner: CGPoint,
        _ radius: CGFloat,
        _ radii: CornerRadii,
        _ rect: CGRect,
        from: (x: CGFloat, y: CGFloat),
        to: (x: CGFloat, y: CGFloat)
    ) {
        let reach = reach(radius, radii, rect)
        // One of the two directions is along x, the other one along y.
        let before = from.x == 0 ? reach.y : reach.x
        let after = to.x == 0 ? reach.y : reach.x
        addLine(to: CGPoint(x: corner.x + from.x * before, y: corner.y + from.y * before))
        if radius == 0 { return }
        let nearBefore = before * radii.curve.control(radius, reach: before)
        let nearAfter = after * radii.curve.control(radius, reach: after)
        addCubic(
            to: CGPoint(x: corner.x + to.x * after, y: corner.y + to.y * after),
            control1: CGPoint(
                x: corner.x + from.x * nearBefore,
                y: corner.y + from.y * nearBefore
            ),
            control2: CGPoint(x: corner.x + to.x * nearAfter, y: corner.y + to.y * nearAfter)
        )
    }
}
