public import UIKitCore
public import UIKitDrawing
public import UIKitGeometry
import UIKitLayers

/// Turns something on and off.
///
/// A tap anywhere on it turns it, a drag takes the knob along; a finger that is lifted elsewhere changes nothing.
/// The size is always 51 × 31 points.
@MainActor open class UISwitch: UIControl {
    private final let track = WidgetPart()
    private final let knob = WidgetPart()
    private final var storedIsOn = false
    /// Where the knob is while a finger drags it.
    private final var draggedIsOn: Bool?
    private final var startX: CGFloat = 0

    /// The one size, in points.
    private static let size = CGSize(width: 51, height: 31)
    /// How far the knob stays from the edge, in points.
    private static let inset: CGFloat = 2.5
    /// How much wider the knob is while it is pressed, in points.
    private static let stretch: CGFloat = 5

    /// Creates a switch that is off; only the origin of `frame` counts.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// Exists so that subclasses may declare it as UIKit demands.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size = Self.size
        setUp()
    }

    // MARK: - Value

    /// Whether it is on; setting it sends nothing; defaults to false.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// Turns it on or off and sends nothing.
    open func setOn(_ on: Bool, animated: Bool) {
        if storedIsOn == on { return }
        storedIsOn = on
        show(animated: animated)
    }

    // MARK: - Look

    /// The colour of the ground while it is on; nil is the green of the palette.
    open var onTintColor: UIColor? {
        didSet { applyColors() }
    }

    /// The colour of the knob; nil is white.
    open var thumbTintColor: UIColor? {
        didSet { applyColors() }
    }

    /// 51 × 31 points.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// 51 × 31 points, whatever room there is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// Places the knob.
    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    override var touchClaims: TouchClaims { [.room, .taps, .dragsAcross] }

    // MARK: - Tracking

    /// Remembers where the finger came down.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        startX = touch.firstLocation(in: self).x
        draggedIsOn = nil
        return super.beginTracking(touch, with: event)
    }

    /// Takes the knob to the side that the finger is on.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if draggedIsOn != nil || abs(x - startX) > ControlPolicy.switchSlop {
            let isOn = (x > bounds.midX) != isRightToLeft
            if draggedIsOn != isOn {
                draggedIsOn = isOn
                show(animated: true)
            }
        }
        return super.continueTracking(touch, with: event)
    }

    /// Turns it where the finger was lifted inside.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let dragged = draggedIsOn
        draggedIsOn = nil
        if isTouchInside { change(to: dragged ?? !storedIsOn) } else { show(animated: true) }
    }

    /// Takes the knob back.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        draggedIsOn = nil
        show(animated: true)
    }

    override func activate() { change(to: !storedIsOn) }

    private final func change(to isOn: Bool) {
        let changes = isOn != storedIsOn
        storedIsOn = isOn
        show(animated: true)
        if changes { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    override func stateDidChange() {
        super.stateDidChange()
        show(animated: true)
    }

    // MARK: - Accessibility

    override var kindTraits: UIAccessibilityTraits { [.button, .toggleButton] }

    /// "1" while it is on, "0" while it is off, unless something else was set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (storedIsOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }

    // MARK: - Showing

    private final func setUp() {
        addSubview(track)
        addSubview(knob)
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        applyColors()
        place()
    }

    private final func applyColors() {
        let isOn = draggedIsOn ?? storedIsOn
        track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .systemFill
        track.alpha = isEnabled ? 1 : ControlPolicy.disabledAlpha
        knob.styleAsKnob(thumbTintColor)
    }

    private final func show(animated: Bool) {
        WidgetMotion.run(animated && window != nil) {
            self.applyColors()
            self.place()
        }
    }

    private final func place() {
        let rect = CGRect(origin: bounds.origin, size: Self.size)
        track.place(rect)
        let height = rect.height - Self.inset * 2
        let width = height + (isHighlighted ? Self.stretch : 0)
        let isOnRight = (draggedIsOn ?? storedIsOn) != isRightToLeft
        let x = isOnRight ? rect.maxX - Self.inset - width : rect.minX + Self.inset
        knob.place(CGRect(x: x, y: rect.minY + Self.inset, width: width, height: height))
    }
}

extension UISwitch: AppearanceFollowing, FocusFollowing {
    package final func appearanceDidChange() { show(animated: false) }

    package final func focusDidChange() { stateDidChange() }

    package final var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (CGRect(origin: bounds.origin, size: Self.size), Self.size.height / 2)
    }
}

extension UISwitch: DescribedInDetail {
    package final var descriptionDetails: [ObjectDescription.Detail] {
        [("on", isOn ? "YES" : "NO")]
    }
}
