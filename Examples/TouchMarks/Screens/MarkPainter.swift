import Glibc
import UIKit

/// Draws one contact: its trail with a dot a sample, a ring of its size, its number as beads on the
/// ring, and its expected way.
struct MarkPainter {
    let mark: TouchMark

    /// The ring's radius in points where the device does not tell one, and the least otherwise.
    private static let minimumRadius: CGFloat = 30

    private var color: UIColor {
        let own = Palette.fingers[(mark.number - 1) % Palette.fingers.count]
        return mark.isDown ? own : own.withAlphaComponent(0.45)
    }

    private var radius: CGFloat { max(Self.minimumRadius, mark.radius + 12) }

    func paint() {
        paintTrail()
        paintExpected()
        if mark.isCancelled {
            paintCross()
        } else {
            paintRing()
        }
    }

    private func paintTrail() {
        guard mark.trail.count > 1 else { return }
        let line = UIBezierPath()
        line.move(to: mark.trail[0])
        for place in mark.trail.dropFirst() { line.addLine(to: place) }
        line.lineWidth = 2
        line.lineJoinStyle = .round
        line.lineCapStyle = .round
        color.withAlphaComponent(0.6).setStroke()
        line.stroke()
        if !mark.isDown { return }
        color.setFill()
        for place in mark.trail { UIBezierPath(disc: place, radius: 3.5).fill() }
    }

    private func paintExpected() {
        guard let head = mark.expected.last else { return }
        let line = UIBezierPath()
        line.move(to: mark.place)
        line.addLine(to: head)
        line.lineWidth = 2
        Palette.paper.setStroke()
        line.stroke()
        let ring = UIBezierPath(disc: head, radius: 6)
        ring.lineWidth = 2
        Palette.night.setFill()
        ring.fill()
        ring.stroke()
    }

    private func paintRing() {
        let disc = UIBezierPath(disc: mark.place, radius: radius)
        color.withAlphaComponent(mark.isDown ? 0.22 : 0.08).setFill()
        disc.fill()
        disc.lineWidth = 3
        color.setStroke()
        disc.stroke()
        for bead in 0..<mark.number {
            // From the top, 24° apart, their middle at the top.
            let turn = (CGFloat(bead) - CGFloat(mark.number - 1) / 2) * (.pi / 7.5)
            let center = CGPoint(
                x: mark.place.x + radius * sin(turn),
                y: mark.place.y - radius * cos(turn)
            )
            Palette.night.setFill()
            UIBezierPath(disc: center, radius: 7).fill()
            color.setFill()
            UIBezierPath(disc: center, radius: 4.5).fill()
        }
    }

    private func paintCross() {
        let arm: CGFloat = 14
        let place = mark.place
        let cross = UIBezierPath()
        cross.move(to: CGPoint(x: place.x - arm, y: place.y - arm))
        cross.addLine(to: CGPoint(x: place.x + arm, y: place.y + arm))
        cross.move(to: CGPoint(x: place.x + arm, y: place.y - arm))
        cross.addLine(to: CGPoint(x: place.x - arm, y: place.y + arm))
        cross.lineWidth = 5
        cross.lineCapStyle = .round
        color.setStroke()
        cross.stroke()
    }
}

extension UIBezierPath {
    /// A disc about a place.
    convenience init(disc center: CGPoint, radius: CGFloat) {
        self.init(
            ovalIn: CGRect(
                x: center.x - radius,
                y: center.y - radius,
                width: 2 * radius,
                height: 2 * radius
            )
        )
    }
}
