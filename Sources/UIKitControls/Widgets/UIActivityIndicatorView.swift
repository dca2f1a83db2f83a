public import UIKitCore
public import UIKitDrawing
public import UIKitGeometry
import UIKitLayers

/// Turns while something is going on that nobody knows the end of.
@MainActor open class UIActivityIndicatorView: UIView {
    /// How large an indicator is.
    public enum Style: Int, Sendable {
        /// 20 points wide.
        case medium = 100
        /// 37 points wide.
        case large = 101

        /// The width and height, in points.
        var side: CGFloat { self == .large ? 37 : 20 }
    }

    private final let arc: ArcView

    /// The key of the turning.
    private static let turning = "turning"
    /// Seconds that a turn takes.
    private static let period: TimeInterval = 0.9
    /// Seconds that the fading takes which stands for turning while motion is reduced.
    private static let fadingPeriod: TimeInterval = 1.6

    /// Creates an indicator of a size, which rests and is hidden.
    public init(style: Style) {
        self.style = style
        arc = ArcView(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        setUp()
    }

    /// Creates an indicator of the medium size.
    public override init(frame: CGRect) {
        arc = ArcView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        super.init(frame: frame)
        setUp()
    }

    /// Exists so that subclasses may declare it as UIKit demands.
    public required init?(coder: NSCoder) {
        arc = ArcView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        super.init(coder: coder)
        setUp()
    }

    /// How large it is; defaults to `.medium`.
    open var style: Style = .medium {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour; nil, as at first, is a grey.
    open var color: UIColor! {
        get { storedColor ?? .systemGray }
        set {
            storedColor = newValue
            arc.color = color
        }
    }
    private final var storedColor: UIColor?

    /// Whether it is hidden while it rests; defaults to true.
    open var hidesWhenStopped = true { didSet { showRest() } }

    /// Whether it turns.
    public final private(set) var isAnimating = false

    /// Lets it turn.
    open func startAnimating() {
        if isAnimating { return }
        isAnimating = true
        showRest()
        turn()
    }

    /// Lets it rest.
    open func stopAnimating() {
        if !isAnimating { return }
        isAnimating = false
        arc.layer.removeAnimation(forKey: Self.turning)
        showRest()
    }

    /// As large as the style says.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: style.side, height: style.side)
    }

    /// As large as the style says, whatever room there is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Puts the arc into the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        arc.bounds.size = intrinsicContentSize
        arc.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Goes on turning in another window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if isAnimating && window != nil { turn() }
    }

    /// Whether the view is found by somebody who does not see it; defaults to true.
    open override var isAccessibilityElement: Bool {
        get { statedAccessibilityElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// "In progress" while it turns, unless something else was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted") }
        set { super.accessibilityLabel = newValue }
    }

    private final func setUp() {
        isUserInteractionEnabled = false
        arc.color = color
        addSubview(arc)
        showRest()
    }

    private final func showRest() { isHidden = hidesWhenStopped && !isAnimating }

    private final func turn() {
        let reduced = UIAccessibility.isReduceMotionEnabled
        let animation = CABasicAnimation(keyPath: reduced ? "opacity" : "transform.rotation.z")
        animation.fromValue = reduced ? 1.0 : 0.0
        animation.toValue = reduced ? 0.3 : Double.pi * 2
        animation.autoreverses = reduced
        animation.duration = reduced ? Self.fadingPeriod / 2 : Self.period
        animation.repeatCount = .infinity
        arc.layer.add(animation, forKey: Self.turning)
    }
}

/// Three quarters of a ring on a fainter one.
private final class ArcView: UIView {
    var color: UIColor = .systemGray { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        let side = min(bounds.width, bounds.height)
        let width = side / 9
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        func arc(_ start: CGFloat, _ end: CGFloat, _ alpha: CGFloat) {
            let path = UIBezierPath(
                arcCenter: center,
                radius: (side - width) / 2 - 0.5,
                startAngle: start,
                endAngle: end,
                clockwise: true
            )
            path.lineWidth = width
            path.lineCapStyle = .round
            color.resolvedColor(with: traitCollection).withFade(alpha).setStroke()
            path.stroke()
        }
        arc(0, .pi * 2, 0.22)
        arc(-.pi / 2, .pi / 3, 1)
    }
}

extension UIColor {
    /// The same colour with its opacity multiplied.
    func withFade(_ factor: CGFloat) -> UIColor { withAlphaComponent(cgColor.alpha * factor) }
}
