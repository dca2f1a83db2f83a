public import UIKitCore
public import UIKitDrawing
public import UIKitGeometry
import UIKitLayers

/// Takes a value between two others, around an arc; our own, UIKit has none.
///
/// The arc is open at the bottom. A finger on it takes the value along, from where it took hold; a tap on
/// the arc goes there. What is inside the arc belongs to the application: put labels into ``contentView``.
@MainActor open class Dial: UIControl {
    /// The round area inside the arc, for the application's own views.
    public final let contentView = UIView()
    private final let ring = DialRing(frame: .zero)
    private final var storedValue = 0.0
    private final var valueAtStart = 0.0
    /// The angle between finger and knob, in radians.
    private final var grip: CGFloat = 0
    private final var motion: DialMotion?

    /// Creates a dial at 0 between 0 and 1.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Exists so that subclasses may declare it as UIKit demands.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Value

    /// The value; one outside the limits becomes the nearer limit; defaults to 0.
    open var value: Double {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// The value where the arc begins; defaults to 0.
    open var minimumValue = 0.0 {
        didSet {
            if minimumValue.isNaN { minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            setValue(storedValue, animated: false)
            showValue()
        }
    }

    /// The value where the arc ends; defaults to 1.
    open var maximumValue = 1.0 {
        didSet {
            if maximumValue.isNaN { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            setValue(storedValue, animated: false)
            showValue()
        }
    }

    /// The distance between values that a finger can choose; 0, the default, lets it choose any.
    open var stepValue = 0.0 { didSet { if !(stepValue > 0) { stepValue = 0 } } }

    /// Whether `.valueChanged` is sent all along a drag, not only at its end; defaults to true.
    open var isContinuous = true

    /// Sets the value, and has the knob go there; sends nothing.
    open func setValue(_ value: Double, animated: Bool) {
        // NaN is the minimum.
        let clamped = value > minimumValue ? min(value, maximumValue) : minimumValue
        if clamped == storedValue { return }
        storedValue = clamped
        showValue(animated: animated)
    }

    // MARK: - Look

    /// How thick the arc is, in points; defaults to 18.
    open var trackWidth: CGFloat = 18 { didSet { ring.trackWidth = trackWidth } }
    /// Short lines inside the arc, evenly from its beginning to its end; defaults to 0, none.
    open var tickCount = 0 { didSet { ring.tickCount = max(0, min(tickCount, 360)) } }
    /// The colours of the arc from its beginning to its end; nil is the tint all along.
    open var trackColors: [UIColor]? { didSet { ring.colors = trackColors ?? [] } }

    /// 200 × 200 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 200) }

    /// A square as large as there is room, 200 points without a limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let side = min(size.width, size.height)
        return side.isFinite && side > 0 && side < 10_000
            ? CGSize(width: side, height: side) : intrinsicContentSize
    }

    /// Places arc and content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        ring.frame = CGRect(
            x: bounds.midX - side / 2,
            y: bounds.midY - side / 2,
            width: side,
            height: side
        )
        let inset = min(side / 2, trackWidth + DialRing.margin + 14)
        contentView.frame = ring.frame.shrunk(dx: inset, dy: inset)
        showValue()
    }

    // MARK: - Tracking

    /// Takes hold of the knob, or brings it to a finger that came down on the arc.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.firstLocation(in: ring)
        let arc = ring.arc
        guard let share = arc.share(at: point, width: trackWidth) else { return false }
        valueAtStart = storedValue
        let knob = arc.angle(of: self.share)
        let angle = arc.angle(at: point)
        grip = DialArc.difference(angle, knob)
        // A finger beside the knob brings it along; one farther away is where it should go.
        if abs(grip) * arc.radius > ControlPolicy.touchSide / 2 {
            grip = 0
            change(to: share, animated: true)
        }
        return super.beginTracking(touch, with: event)
    }

    /// Takes the value along, without going around the open end.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let arc = ring.arc
        let angle = arc.angle(at: touch.location(in: ring)) - grip
        change(to: arc.share(of: angle, near: share), animated: false)
        return super.continueTracking(touch, with: event)
    }

    /// Leaves the value where it is, and says so where that was not said all along.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous && storedValue != valueAtStart { sendChange() }
    }

    override var touchClaims: TouchClaims { .drags }

    override func claimsDrag(from start: CGPoint) -> Bool {
        ring.arc.share(at: convert(start, to: ring), width: trackWidth) != nil
    }

    private final func change(to share: Double, animated: Bool) {
        var wanted = minimumValue + (maximumValue - minimumValue) * share
        if stepValue > 0 {
            wanted = minimumValue + ((wanted - minimumValue) / stepValue).rounded() * stepValue
        }
        let old = storedValue
        setValue(wanted, animated: animated)
        if storedValue != old && isContinuous { sendChange() }
    }

    private final func sendChange() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

    override func stateDidChange() {
        super.stateDidChange()
        ring.isEnabled = isEnabled
        ring.isPressed = isHighlighted
        contentView.alpha = isEnabled ? 1 : ControlPolicy.disabledAlpha
    }

    // MARK: - Keys and accessibility

    /// Takes a step at an arrow key; hands other keys on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            switch press.key?.keyName {
            case "Up", "Right": step(1)
            case "Down", "Left": step(-1)
            default: super.pressesBegan([press], with: event)
            }
        }
    }

    override func activate() {}

    override var kindTraits: UIAccessibilityTraits { .adjustable }

    /// The value, unless something else was set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? NumberWords.plain(storedValue) }
        set { super.accessibilityValue = newValue }
    }

    /// Raises the value by a step, or by a twentieth of the way where there are no steps.
    open override func accessibilityIncrement() { step(1) }

    /// Lowers the value by a step, or by a twentieth of the way where there are no steps.
    open override func accessibilityDecrement() { step(-1) }

    private final func step(_ way: Double) {
        guard isEnabled else { return }
        let size = stepValue > 0 ? stepValue : (maximumValue - minimumValue) / 20
        let old = storedValue
        setValue(storedValue + size * way, animated: true)
        if storedValue != old { sendChange() }
    }

    // MARK: - Showing

    /// How far the value has come, 0…1.
    private final var share: Double {
        let range = maximumValue - minimumValue
        return range > 0 && range.isFinite ? (storedValue - minimumValue) / range : 0
    }

    private final func setUp() {
        ring.isUserInteractionEnabled = false
        contentView.isUserInteractionEnabled = false
        addSubview(ring)
        addSubview(contentView)
        ring.tint = tintColor
    }

    private final func showValue(animated: Bool = false) {
        motion?.stop()
        motion = nil
        let share = CGFloat(self.share)
        guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled else {
            ring.share = share
            return
        }
        motion = DialMotion(from: ring.share, to: share) { [weak ring] in ring?.share = $0 }
    }
}

extension Dial: AppearanceFollowing, FocusFollowing {
    package final func appearanceDidChange() {
        ring.tint = tintColor
        ring.setNeedsDisplay()
    }

    package final func focusDidChange() { stateDidChange() }

    package final var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (ring.frame, ring.frame.width / 2)
    }
}
