import UIKit

/// A button with a drawing.
class Chip: UIView {
    /// Whether this is the chosen one of its kind.
    var isChosen = false {
        didSet {
            layer.borderWidth = isChosen ? 4 : 0
            setNeedsDisplay()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.card
        layer.cornerRadius = 24
        layer.borderColor = Palette.sky.cgColor
    }

    required init?(coder: NSCoder) { nil }
}

/// Chooses a rule: shows which part of a child that sticks out is reached, and as many dots as the
/// rule's number.
final class RuleChip: Chip {
    /// What the chip stands for.
    let rule: RootView.Rule

    init(rule: RootView.Rule) {
        self.rule = rule
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let parent = CGRect(x: 16, y: 28, width: 48, height: 28)
        let child = CGRect(x: 36, y: 14, width: 20, height: 28)
        Palette.sand.setFill()
        UIBezierPath(roundedRect: parent, cornerRadius: 8).fill()
        Palette.mint.withAlphaComponent(0.35).setFill()
        UIBezierPath(roundedRect: child, cornerRadius: 6).fill()
        Palette.mint.setFill()
        if rule == .standard {
            let cut = child.intersection(parent)
            UIBezierPath(roundedRect: cut, cornerRadius: 4).fill()
        } else {
            UIBezierPath(roundedRect: child, cornerRadius: 6).fill()
        }
        (isChosen ? Palette.sky : Palette.sand).setFill()
        for dot in 0...rule.rawValue {
            let x = bounds.midX + CGFloat(dot) * 10 - CGFloat(rule.rawValue) * 5
            UIBezierPath(ovalIn: CGRect(x: x - 3, y: 63, width: 6, height: 6)).fill()
        }
    }
}

/// Changes the red view: solid as it is, pale without interaction, an outline when hidden.
final class RedChip: Chip {
    /// What the red view is.
    enum Look: Int {
        case normal
        case inert
        case hidden

        var next: Look { Look(rawValue: rawValue + 1) ?? .normal }
    }

    var look = Look.normal { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        let square = CGRect(x: 22, y: 22, width: 36, height: 36)
        switch look {
        case .normal:
            Palette.coral.setFill()
            UIBezierPath(roundedRect: square, cornerRadius: 10).fill()
        case .inert:
            Palette.coral.withAlphaComponent(0.4).setFill()
            UIBezierPath(roundedRect: square, cornerRadius: 10).fill()
        case .hidden:
            let outline = UIBezierPath(
                roundedRect: square.insetBy(dx: 2, dy: 2),
                cornerRadius: 8
            )
            outline.lineWidth = 3
            outline.setLineDash([6, 5], count: 2, phase: 0)
            Palette.coral.setStroke()
            outline.stroke()
        }
    }
}
