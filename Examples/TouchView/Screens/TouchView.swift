import UIKit

/// A pad that tells single from double taps by hand and carries a square that a finger enlarges and drags.
///
/// A port of an Objective-C article's view, rule for rule, with what it gets wrong: the delay of a
/// single tap is shorter than the time in which a second tap counts as one, so a slow double tap
/// is reported as both; and any further finger takes the square from the first.
public final class TouchView: UIView {
    /// A touch's place, asked for in every way that there is.
    public struct Places: Equatable, Sendable {
        /// In the pad's points.
        public var own: CGPoint
        /// In the square's points.
        public var square: CGPoint
        /// In the superview's points, converted by the pad.
        public var outside: CGPoint
        /// The same, converted by the superview.
        public var outsideAgain: CGPoint
    }

    /// The square that is dragged.
    public let redView = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    /// Where the newest touch came down.
    public private(set) var places: Places?
    /// Whether the newest touch came down in the square.
    public private(set) var isInside = false
    /// Single taps so far.
    public private(set) var singleTaps = 0
    /// Double taps so far.
    public private(set) var doubleTaps = 0
    /// Called after a single or double tap.
    public var onTap: (() -> Void)?

    /// Seconds that a single tap waits for a second one.
    private static let singleTapDelay: TimeInterval = 0.3
    /// How much larger the square is under a finger.
    private static let pressedScale: CGFloat = 1.3

    private var pendingSingleTap: DelayedAction?
    private let cross = CrossView(frame: CGRect(x: 0, y: 0, width: 48, height: 48))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        clipsToBounds = true
        backgroundColor = Palette.card
        layer.cornerRadius = 32
        contentMode = .redraw
        redView.backgroundColor = Palette.coral
        redView.layer.cornerRadius = 14
        cross.isHidden = true
        addSubview(cross)
        addSubview(redView)
    }

    /// There are no archives to decode.
    public required init?(coder: NSCoder) { nil }

    // MARK: - Touches

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let superview else { return }
        countTap(touch.tapCount)
        let point = touch.location(in: self)
        let inSquare = convert(point, to: redView)
        places = Places(
            own: point,
            square: inSquare,
            outside: convert(point, to: superview),
            outsideAgain: superview.convert(point, from: self)
        )
        cross.center = point
        cross.isHidden = false
        isInside = redView.point(inside: inSquare, with: event)
        if isInside {
            UIView.animate(withDuration: 0.3) {
                self.redView.transform = CGAffineTransform(
                    scaleX: Self.pressedScale,
                    y: Self.pressedScale
                )
            }
        }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isInside, let touch = touches.first else { return }
        let current = touch.location(in: self)
        let previous = touch.previousLocation(in: self)
        var frame = redView.frame
        frame.origin.x += current.x - previous.x
        frame.origin.y += current.y - previous.y
        redView.frame = frame
        cross.center = current
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        release()
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        release()
    }

    private func release() {
        UIView.animate(withDuration: 0.3) { self.redView.transform = .identity }
    }

    // MARK: - Taps

    private func countTap(_ tapCount: Int) {
        if tapCount == 1 {
            pendingSingleTap = perform(TouchView.singleTap, afterDelay: Self.singleTapDelay)
        } else if tapCount == 2 {
            pendingSingleTap?.cancel()
            doubleTap()
        }
    }

    private func singleTap() {
        singleTaps += 1
        onTap?()
    }

    private func doubleTap() {
        doubleTaps += 1
        onTap?()
    }

    // MARK: - Looks

    /// A grid of dots, 32 points apart.
    public override func draw(_ rect: CGRect) {
        Palette.sand.setFill()
        for y in stride(from: CGFloat(32), to: bounds.height - 8, by: 32) {
            for x in stride(from: CGFloat(32), to: bounds.width - 8, by: 32) {
                UIBezierPath(ovalIn: CGRect(x: x - 2, y: y - 2, width: 4, height: 4)).fill()
            }
        }
    }
}
