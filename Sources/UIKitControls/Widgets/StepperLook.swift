import UIKitCore
import UIKitDrawing
import UIKitGeometry
import UIKitLayers

/// Draws a stepper: a ground, a line in the middle, minus and plus.
@MainActor final class StepperLook: UIView {
    /// The radius of the ground's corners, in points.
    static let radius: CGFloat = 9

    private var lowers = true
    private var raises = true
    private var pressed = 0.0
    private var isRightToLeft = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Takes up what can be done and which half is pressed.
    func show(lowers: Bool, raises: Bool, pressed: Double, isRightToLeft: Bool) {
        self.lowers = lowers
        self.raises = raises
        self.pressed = pressed
        self.isRightToLeft = isRightToLeft
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: Self.radius).fill()
        let halves = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
        let minus = isRightToLeft ? halves.remainder : halves.slice
        let plus = isRightToLeft ? halves.slice : halves.remainder
        if pressed != 0 { fillPressed(pressed > 0 ? plus : minus) }
        UIColor.separator.setFill()
        UIBezierPath(rect: CGRect(x: bounds.midX - 0.5, y: 7, width: 1, height: bounds.height - 14))
            .fill()
        drawSign(in: minus, isPlus: false, isActive: lowers)
        drawSign(in: plus, isPlus: true, isActive: raises)
    }

    private func fillPressed(_ half: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        UIRectClip(half)
        UIColor.systemFill.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: Self.radius).fill()
        context.restoreGState()
    }

    private func drawSign(in half: CGRect, isPlus: Bool, isActive: Bool) {
        (isActive ? UIColor.label : UIColor.tertiaryLabel).setFill()
        let arm: CGFloat = 6.5
        let width: CGFloat = 2
        // One path, so that the bars of a translucent plus do not show through each other.
        let sign = UIBezierPath()
        func bar(_ dx: CGFloat, _ dy: CGFloat) {
            let rect = CGRect(x: half.midX - dx, y: half.midY - dy, width: dx * 2, height: dy * 2)
            sign.append(UIBezierPath(roundedRect: rect, cornerRadius: width / 2))
        }
        bar(arm, width / 2)
        if isPlus { bar(width / 2, arm) }
        sign.fill()
    }
}

/// Numbers in words for somebody who does not see them.
enum NumberWords {
    /// The number without a fraction where it has none, else with two places at most.
    static func plain(_ value: Double) -> String {
        if value.rounded() == value, abs(value) < 1e15 { return "\(Int(value))" }
        guard abs(value) < 1e13 else { return "\(value)" }
        let hundredths = Int((abs(value) * 100).rounded())
        let fraction = hundredths % 100
        let digits =
            fraction % 10 == 0
            ? "\(fraction / 10)" : (fraction < 10 ? "0\(fraction)" : "\(fraction)")
        return "\(value < 0 ? "-" : "")\(hundredths / 100).\(digits)"
    }
}
