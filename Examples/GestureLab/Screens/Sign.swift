import Glibc
import UIKit

/// The drawing that stands for a gesture or a switch, in a square.
enum Sign {
    case pan
    case pinch
    case rotation
    case doubleTap
    case longPress
    case swipe
    case simultaneous
    case half
    case lock

    static let gestures: [Sign] = [.pan, .pinch, .rotation, .doubleTap, .longPress, .swipe]
    static let switches: [Sign] = [.simultaneous, .half, .lock]

    var color: UIColor {
        switch self {
        case .pan: Palette.sky
        case .pinch: Palette.violet
        case .rotation: Palette.mint
        case .doubleTap: Palette.coral
        case .longPress: Palette.amber
        case .swipe: Palette.ink
        case .simultaneous, .half, .lock: Palette.ink
        }
    }

    /// Draws with the current colours.
    func draw(in box: CGRect) {
        let pen = SignPen(box: box)
        switch self {
        case .pan:
            for turn in 0..<4 { pen.arrow(from: 0.12, to: 0.5, turn: CGFloat(turn) * .pi / 2) }
        case .pinch:
            for turn in 0..<2 {
                pen.arrow(from: 0.14, to: 0.5, turn: CGFloat(turn) * .pi + .pi / 4)
            }
            pen.disc(0.5, 0.5, radius: 0.06)
        case .rotation:
            pen.arc(radius: 0.38, from: -.pi * 0.35, to: .pi * 1.25)
            pen.head(at: pen.point(angle: -.pi * 0.35, radius: 0.38), turn: -.pi * 0.8)
            pen.disc(0.5, 0.5, radius: 0.1)
        case .doubleTap:
            pen.ring(radius: 0.44)
            pen.ring(radius: 0.26)
            pen.disc(0.5, 0.5, radius: 0.1)
        case .longPress:
            pen.ring(radius: 0.44)
            pen.disc(0.5, 0.5, radius: 0.28)
        case .swipe:
            pen.arrow(from: -0.5, to: 0.5, turn: .pi)
        case .simultaneous:
            pen.ring(0.33, 0.5, radius: 0.3)
            pen.ring(0.67, 0.5, radius: 0.3)
        case .half:
            pen.ring(radius: 0.44)
            pen.halfDisc(radius: 0.44)
        case .lock:
            pen.lock()
        }
    }
}

/// Draws in parts of a square's side, from its top-left corner.
private struct SignPen {
    let box: CGRect

    private var width: CGFloat { max(2, box.width * 0.08) }

    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height)
    }

    func point(angle: CGFloat, radius: CGFloat) -> CGPoint {
        point(0.5 + cos(angle) * radius, 0.5 + sin(angle) * radius)
    }

    /// An arrow along a ray from the middle.
    func arrow(from start: CGFloat, to end: CGFloat, turn: CGFloat) {
        let path = UIBezierPath()
        path.move(to: point(angle: turn, radius: start))
        path.addLine(to: point(angle: turn, radius: end))
        stroke(path)
        head(at: point(angle: turn, radius: end), turn: turn)
    }

    /// The two short lines of an arrow that points along `turn`.
    func head(at tip: CGPoint, turn: CGFloat) {
        let path = UIBezierPath()
        let length = box.width * 0.17
        for side in [turn + .pi * 0.77, turn - .pi * 0.77] {
            path.move(to: tip)
            path.addLine(to: CGPoint(x: tip.x + cos(side) * length, y: tip.y + sin(side) * length))
        }
        stroke(path)
    }

    func disc(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) { oval(x, y, radius).fill() }

    func ring(_ x: CGFloat = 0.5, _ y: CGFloat = 0.5, radius: CGFloat) {
        stroke(oval(x, y, radius))
    }

    func arc(radius: CGFloat, from start: CGFloat, to end: CGFloat) {
        stroke(
            UIBezierPath(
                arcCenter: point(0.5, 0.5),
                radius: radius * box.width,
                startAngle: start,
                endAngle: end,
                clockwise: true
            )
        )
    }

    func halfDisc(radius: CGFloat) {
        let path = UIBezierPath(
            arcCenter: point(0.5, 0.5),
            radius: radius * box.width,
            startAngle: -.pi / 2,
            endAngle: .pi / 2,
            clockwise: true
        )
        path.close()
        path.fill()
    }

    func lock() {
        UIBezierPath(
            roundedRect: CGRect(
                origin: point(0.18, 0.46),
                size: CGSize(width: 0.64 * box.width, height: 0.5 * box.height)
            ),
            cornerRadius: box.width * 0.1
        ).fill()
        let shackle = UIBezierPath()
        shackle.move(to: point(0.3, 0.5))
        shackle.addLine(to: point(0.3, 0.3))
        shackle.addArc(
            withCenter: point(0.5, 0.3),
            radius: 0.2 * box.width,
            startAngle: .pi,
            endAngle: 0,
            clockwise: true
        )
        shackle.addLine(to: point(0.7, 0.5))
        stroke(shackle)
    }

    private func oval(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> UIBezierPath {
        let center = point(x, y)
        let side = radius * box.width
        return UIBezierPath(
            ovalIn: CGRect(
                x: center.x - side,
                y: center.y - side,
                width: 2 * side,
                height: 2 * side
            )
        )
    }

    private func stroke(_ path: UIBezierPath) {
        path.lineWidth = width
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
    }
}
