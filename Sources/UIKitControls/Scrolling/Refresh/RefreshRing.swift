import UIKitCore
import UIKitDrawing
import UIKitGeometry
import UIKitLayers

/// The ring of a refresh control: it closes while content is pulled, and turns while content is fetched.
final class RefreshRing: UIView {
    /// The ring's diameter in points.
    static let diameter: CGFloat = 26
    private static let lineWidth: CGFloat = 2.5
    /// The part of the ring that is left open while it turns, so that one sees it turn.
    private static let gap: CGFloat = 0.22
    /// Seconds of one turn.
    private static let turn: TimeInterval = 0.9

    /// How much of the ring is closed, 0…1.
    var progress: CGFloat = 0 {
        didSet { if progress != oldValue { setNeedsDisplay() } }
    }
    /// What it is drawn in.
    var color = UIColor.systemGray {
        didSet { setNeedsDisplay() }
    }
    /// Whether it turns.
    private(set) var isTurning = false

    init() {
        super.init(
            frame: CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter)
        )
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    /// Starts to turn.
    func startTurning() {
        if isTurning { return }
        isTurning = true
        setNeedsDisplay()
        turnOn()
    }

    /// Stops turning.
    func stopTurning() {
        if !isTurning { return }
        isTurning = false
        layer.removeAnimation(forKey: "turn")
        setNeedsDisplay()
    }

    /// A view that comes back to a window turns again.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, isTurning { turnOn() }
    }

    private func turnOn() {
        let animation = CABasicAnimation(keyPath: "transform.rotation.z")
        animation.fromValue = 0
        animation.toValue = 2 * CGFloat.pi
        animation.duration = Self.turn
        animation.repeatCount = .infinity
        layer.add(animation, forKey: "turn")
    }

    override func draw(_ rect: CGRect) {
        let closed = isTurning ? 1 - Self.gap : min(1, max(0, progress))
        if closed <= 0 { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = (Self.diameter - Self.lineWidth) / 2
        let track = UIBezierPath(
            arcCenter: middle,
            radius: radius,
            startAngle: 0,
            endAngle: 2 * .pi,
            clockwise: true
        )
        track.lineWidth = Self.lineWidth
        color.withAlphaComponent(0.2).setStroke()
        track.stroke()
        let arc = UIBezierPath(
            arcCenter: middle,
            radius: radius,
            startAngle: -.pi / 2,
            endAngle: -.pi / 2 + 2 * .pi * closed,
            clockwise: true
        )
        arc.lineWidth = Self.lineWidth
        arc.lineCapStyle = .round
        color.setStroke()
        arc.stroke()
    }
}
