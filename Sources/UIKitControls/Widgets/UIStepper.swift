public import UIKitCore
import UIKitDrawing
public import UIKitGeometry
import UIKitLayers

/// Raises and lowers a value by steps, with two buttons side by side; 94 × 32 points.
///
/// A finger that stays down repeats, first slowly, then fast.
@MainActor open class UIStepper: UIControl {
    private final let look = StepperLook(frame: CGRect(origin: .zero, size: UIStepper.size))
    private final var storedValue = 0.0
    private final var valueAtStart = 0.0
    /// Which half the finger is on: 1 raises, -1 lowers.
    private final var direction = 0.0
    private final var repeats = 0
    private final var nextRepeat: DelayedAction?

    /// The one size, in points.
    private static let size = CGSize(width: 94, height: 32)

    /// Creates a stepper at 0 between 0 and 100; only the origin of `frame` counts.
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

    /// The value; one outside the limits becomes the nearer limit; setting it sends nothing; defaults to 0.
    open var value: Double {
        get { storedValue }
        set {
            // NaN is the minimum.
            storedValue = newValue > minimumValue ? min(newValue, maximumValue) : minimumValue
            showEnds()
        }
    }

    /// The least value; defaults to 0.
    ///
    /// A greater maximum follows it up.
    open var minimumValue = 0.0 {
        didSet {
            if minimumValue.isNaN { minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }

    /// The greatest value; defaults to 100.
    ///
    /// A greater minimum follows it down.
    open var maximumValue = 100.0 {
        didSet {
            if maximumValue.isNaN { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }

    /// How much a step is; must be greater than 0; defaults to 1.
    open var stepValue = 1.0 {
        didSet {
            demand(stepValue > 0, "a stepper's step must be greater than 0, not \(stepValue)")
        }
    }

    /// Whether `.valueChanged` is sent for each step, not only when the finger is lifted; defaults to true.
    open var isContinuous = true
    /// Whether a finger that stays down repeats; defaults to true.
    open var autorepeat = true
    /// Whether the value goes on at the other limit; defaults to false.
    open var wraps = false { didSet { showEnds() } }

    // MARK: - Look

    /// 94 × 32 points.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// 94 × 32 points, whatever room there is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    override var touchClaims: TouchClaims { [.room, .taps] }

    // MARK: - Tracking

    /// Takes the first step at once.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        valueAtStart = storedValue
        repeats = 0
        direction = side(of: touch)
        step()
        scheduleRepeat(after: ControlPolicy.repeatDelay)
        return super.beginTracking(touch, with: event)
    }

    /// Steps only while the finger is on the half that it came down on.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isOnHalf = isTouchInside && side(of: touch) == direction
        if !isOnHalf {
            nextRepeat?.cancel()
            nextRepeat = nil
        } else if nextRepeat == nil {
            scheduleRepeat(after: ControlPolicy.repeatInterval)
        }
        return super.continueTracking(touch, with: event)
    }

    /// Ends stepping, and says what it came to where that was not said all along.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        stop()
    }

    /// Ends stepping.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        stop()
    }

    private final func stop() {
        nextRepeat?.cancel()
        nextRepeat = nil
        direction = 0
        showEnds()
        if !isContinuous && storedValue != valueAtStart { sendChange() }
    }

    private final func scheduleRepeat(after delay: TimeInterval) {
        guard autorepeat else { return }
        nextRepeat = perform(UIStepper.repeatStep, afterDelay: delay)
    }

    private final func repeatStep() {
        nextRepeat = nil
        guard direction != 0, window != nil else { return }
        repeats += 1
        step()
        let isFast = repeats >= ControlPolicy.fastRepeatCount
        scheduleRepeat(
            after: isFast ? ControlPolicy.fastRepeatInterval : ControlPolicy.repeatInterval
        )
    }

    private final func step() {
        let old = storedValue
        let wanted = storedValue + direction * stepValue
        if wraps && wanted > maximumValue && storedValue == maximumValue {
            value = minimumValue
        } else if wraps && wanted < minimumValue && storedValue == minimumValue {
            value = maximumValue
        } else {
            value = wanted
        }
        if isContinuous && storedValue != old { sendChange() }
    }

    private final func sendChange() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

    private final func side(of touch: UITouch) -> Double {
        (touch.location(in: self).x >= bounds.midX) != isRightToLeft ? 1 : -1
    }

    override func stateDidChange() {
        super.stateDidChange()
        showEnds()
    }

    // MARK: - Keys and accessibility

    /// Steps at the arrow keys; hands other keys on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            switch press.key?.keyName {
            case "Up": keyStep(1)
            case "Right": keyStep(isRightToLeft ? -1 : 1)
            case "Down": keyStep(-1)
            case "Left": keyStep(isRightToLeft ? 1 : -1)
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

    /// Raises the value by a step.
    open override func accessibilityIncrement() { keyStep(1) }

    /// Lowers the value by a step.
    open override func accessibilityDecrement() { keyStep(-1) }

    private final func keyStep(_ way: Double) {
        guard isEnabled, !isTracking else { return }
        valueAtStart = storedValue
        direction = way
        step()
        stop()
    }

    // MARK: - Showing

    private final func setUp() {
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        addSubview(look)
        showEnds()
    }

    private final func showEnds() {
        let lowers = isEnabled && (wraps || storedValue > minimumValue)
        let raises = isEnabled && (wraps || storedValue < maximumValue)
        look.show(
            lowers: lowers,
            raises: raises,
            pressed: isHighlighted ? direction : 0,
            isRightToLeft: isRightToLeft
        )
    }
}

extension UIStepper: AppearanceFollowing, FocusFollowing {
    package final func appearanceDidChange() {
        look.setNeedsDisplay()
        showEnds()
    }

    package final func focusDidChange() { stateDidChange() }

    package final var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (CGRect(origin: .zero, size: Self.size), StepperLook.radius)
    }
}
