import UIKitCore
import UIKitDrawing
import UIKitGeometry
import UIKitLayers

extension CGRect {
    /// The rectangle with its edges moved inwards, about its middle where there is not so much room.
    func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
        insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
    }
}

/// A piece of a widget: rounded, coloured, never touched by itself.
@MainActor final class WidgetPart: UIView {
    /// Whether the corners are half circles.
    var isPill = true {
        didSet { setNeedsLayout() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Takes a place; the corners of a pill follow.
    func place(_ rect: CGRect) {
        bounds.size = rect.size
        center = CGPoint(x: rect.midX, y: rect.midY)
        if isPill { layer.cornerRadius = min(rect.width, rect.height) / 2 }
    }

    /// Makes this a knob: white, with a thin edge that sets it off from any ground.
    func styleAsKnob(_ color: UIColor?) {
        backgroundColor = color ?? UIColor.white
        layer.borderWidth = 0.5
        layer.borderColor = CGColor(gray: 0, alpha: 0.12)
    }
}
