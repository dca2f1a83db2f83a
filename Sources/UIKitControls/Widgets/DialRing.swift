import Glibc
import UIKitCore
import UIKitDrawing
import UIKitGeometry
import UIKitLayers

/// Draws a dial: the arc, what is behind the value and what is before it, ticks, the knob.
@MainActor final class DialRing: UIView {
    /// Points between the arc and the edge.
    static let margin: CGFloat = 5

    var share: CGFloat = 0 { didSet { redraw(share != oldValue) } }
    var trackWidth: CGFloat = 18 { didSet { redraw(trackWidth != oldValue) } }
    var tickCount = 0 { didSet { redraw(tickCount != oldValue) } }
    var colors: [UIColor] = [] { didSet { redraw(true) } }
    var tint: UIColor? { didSet { redraw(true) } }
    var isEnabled = true { didSet { redraw(isEnabled != oldValue) } }
    var isPressed = false { didSet { redraw(isPressed != oldValue) } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The arc in the view's own points.
    var arc: DialArc {
        let side = min(bounds.width, bounds.height)
        return DialArc(
            center: CGPoint(x: bounds.midX, y: bounds.midY),
            radius: max(0, side / 2 - Self.margin - trackWidth / 2)
        )
    }

    private func redraw(_ changed: Bool) {
        if changed { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        let arc = arc
        if arc.radius <= 0 { return }
        stroke(arc, from: 0, to: 1, .systemFill)
        let fade = isEnabled ? 1 : ControlPolicy.disabledAlpha
        if colors.isEmpty {
            stroke(arc, from: 0, to: share, (tint ?? .systemBlue).withFade(fade))
        } else {
            strokeColors(arc, fade)
        }
        drawTicks(arc)
        drawKnob(arc)
    }

    private func stroke(_ arc: DialArc, from start: CGFloat, to end: CGFloat, _ color: UIColor) {
        guard end > start else { return }
        let path = UIBezierPath(
            arcCenter: arc.center,
            radius: arc.radius,
            startAngle: arc.angle(of: Double(start)),
            endAngle: arc.angle(of: Double(end)),
            clockwise: true
        )
        path.lineWidth = trackWidth
        path.lineCapStyle = .round
        color.setStroke()
        path.stroke()
    }

    /// Short pieces, each in the colour of its place, from the end so that the round caps point onwards.
    private func strokeColors(_ arc: DialArc, _ fade: CGFloat) {
        let pieces = 48
        let count = Int((share * CGFloat(pieces)).rounded(.up))
        for piece in (0..<max(0, count)).reversed() {
            let start = CGFloat(piece) / CGFloat(pieces)
            let end = min(share, CGFloat(piece + 1) / CGFloat(pieces))
            stroke(arc, from: start, to: end, color(at: end).withFade(fade))
        }
    }

    private func color(at share: CGFloat) -> UIColor {
        guard colors.count > 1 else { return colors.first ?? .systemBlue }
        let place = max(0, min(1, share)) * CGFloat(colors.count - 1)
        let index = min(colors.count - 2, Int(place))
        return colors[index].mixed(with: colors[index + 1], share: place - CGFloat(index))
    }

    private func drawTicks(_ arc: DialArc) {
        guard tickCount > 1 else { return }
        let outer = arc.radius - trackWidth / 2 - 5
        let inner = outer - 6
        guard inner > 0 else { return }
        for tick in 0..<tickCount {
            let place = CGFloat(tick) / CGFloat(tickCount - 1)
            let angle = arc.angle(of: Double(place))
            let path = UIBezierPath()
            path.move(
                to: CGPoint(
                    x: arc.center.x + cos(angle) * inner,
                    y: arc.center.y + sin(angle) * inner
                )
            )
            path.addLine(
                to: CGPoint(
                    x: arc.center.x + cos(angle) * outer,
                    y: arc.center.y + sin(angle) * outer
                )
            )
            path.lineWidth = 1.5
            path.lineCapStyle = .round
            (place <= share ? UIColor.secondaryLabel : UIColor.quaternaryLabel).setStroke()
            path.stroke()
        }
    }

    private func drawKnob(_ arc: DialArc) {
        let middle = arc.point(of: Double(share))
        let radius = trackWidth / 2 + (isPressed ? 4 : 2)
        let circle = UIBezierPath(
            arcCenter: middle,
            radius: radius,
            startAngle: 0,
            endAngle: .pi * 2,
            clockwise: true
        )
        UIColor.white.setFill()
        circle.fill()
        UIColor(white: 0, alpha: 0.16).setStroke()
        circle.lineWidth = 0.75
        circle.stroke()
        let dot = UIBezierPath(
            arcCenter: middle,
            radius: radius * 0.36,
            startAngle: 0,
            endAngle: .pi * 2,
            clockwise: true
        )
        let color = colors.isEmpty ? (tint ?? .systemBlue) : color(at: share)
        color.withFade(isEnabled ? 1 : ControlPolicy.disabledAlpha).setFill()
        dot.fill()
    }
}

extension UIColor {
    /// The colour a share of the way to another, by components.
    func mixed(with other: UIColor, share: CGFloat) -> UIColor {
        let (a, b) = (cgColor.components ?? [], other.cgColor.components ?? [])
        guard a.count == 4, b.count == 4 else { return self }
        func part(_ index: Int) -> CGFloat { a[index] + (b[index] - a[index]) * share }
        return UIColor(red: part(0), green: part(1), blue: part(2), alpha: part(3))
    }
}

/// Takes a number to another within the time that widgets take, frame by frame.
@MainActor final class DialMotion {
    private let start: CGFloat
    private let end: CGFloat
    private let show: @MainActor (CGFloat) -> Void
    private let began: TimeInterval
    private var link: CADisplayLink?

    init(from start: CGFloat, to end: CGFloat, show: @escaping @MainActor (CGFloat) -> Void) {
        self.start = start
        self.end = end
        self.show = show
        began = CACurrentMediaTime()
        let link = CADisplayLink(target: self, selector: DialMotion.step)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Leaves the number where it is.
    func stop() {
        link?.invalidate()
        link = nil
    }

    private func step(_ link: CADisplayLink) {
        let part = (link.targetTimestamp - began) / (ControlPolicy.motionDuration * 1.4)
        if part >= 1 {
            show(end)
            stop()
        } else {
            // Slows down towards the end, as a cube does.
            let rest = 1 - max(0, part)
            show(end + (start - end) * rest * rest * rest)
        }
    }
}
