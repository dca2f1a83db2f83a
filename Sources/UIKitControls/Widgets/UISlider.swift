public import UIKitCore
public import UIKitDrawing
public import UIKitGeometry
import UIKitLayers

/// Takes a value between two others, along a line.
///
/// A finger drags the knob from where it took hold of it; on the line beside the knob it does nothing.
@MainActor open class UISlider: UIControl {
    private final let parts = SliderParts()
    /// The pictures that take the place of knob and line, by state.
    final var pictures: [SliderParts.Part: StateTable<UIImage>] = [:]
    private final var storedValue: Float = 0
    /// Where in the knob the finger took hold, in points from its middle.
    private final var grip: CGFloat = 0
    private final var valueAtStart: Float = 0

    /// Creates a slider at 0 between 0 and 1.
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
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// The value at the beginning of the line; defaults to 0.
    ///
    /// A greater maximum follows it up.
    open var minimumValue: Float = 0 {
        didSet {
            if minimumValue.isNaN { minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            setValue(storedValue, animated: false)
            setNeedsLayout()
        }
    }

    /// The value at the end of the line; defaults to 1.
    ///
    /// A greater minimum follows it down.
    open var maximumValue: Float = 1 {
        didSet {
            if maximumValue.isNaN { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            setValue(storedValue, animated: false)
            setNeedsLayout()
        }
    }

    /// Whether `.valueChanged` is sent all along a drag, not only at its end; defaults to true.
    open var isContinuous = true

    /// Sets the value, and has the knob go there; sends nothing.
    open func setValue(_ value: Float, animated: Bool) {
        // NaN is the minimum.
        let clamped = value > minimumValue ? min(value, maximumValue) : minimumValue
        if clamped == storedValue { return }
        storedValue = clamped
        WidgetMotion.run(animated && window != nil) { self.place() }
    }

    // MARK: - Look

    /// Sets the picture that is shown as the knob in a state; nil takes it back.
    ///
    /// A state without one shows the normal state's; without any the knob is drawn.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        setPicture(image, .thumb, state)
    }

    /// Sets the picture that is shown as the line before the knob in a state, at its own height; nil takes it back.
    ///
    /// It is stretched along the line: give it caps by `resizableImage(withCapInsets:)`.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        setPicture(image, .minimum, state)
    }

    /// Sets the picture that is shown as the whole line, and seen behind the knob, in a state; nil takes it back.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        setPicture(image, .maximum, state)
    }

    /// The colour of the line before the knob; nil is the tint.
    open var minimumTrackTintColor: UIColor? { didSet { applyColors() } }
    /// The colour of the line behind the knob; nil is a grey.
    open var maximumTrackTintColor: UIColor? { didSet { applyColors() } }
    /// The colour of the knob; nil is white.
    open var thumbTintColor: UIColor? { didSet { applyColors() } }
    /// The picture at the beginning of the line; defaults to nil.
    open var minimumValueImage: UIImage? {
        didSet { parts.setImage(minimumValueImage, .minimum, in: self) }
    }
    /// The picture at the end of the line; defaults to nil.
    open var maximumValueImage: UIImage? {
        didSet { parts.setImage(maximumValueImage, .maximum, in: self) }
    }

    /// No width of its own, 34 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: SliderParts.height)
    }

    /// As wide as there is room, 34 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width.isFinite ? size.width : bounds.width, height: SliderParts.height)
    }

    /// Where the picture at the beginning is, in `bounds`.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        SliderParts.imageRect(minimumValueImage, in: bounds, onLeft: !isRightToLeft)
    }

    /// Where the picture at the end is, in `bounds`.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        SliderParts.imageRect(maximumValueImage, in: bounds, onLeft: isRightToLeft)
    }

    /// Where the line is, in `bounds`.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let first = minimumValueImageRect(forBounds: bounds)
        let last = maximumValueImageRect(forBounds: bounds)
        return SliderParts.trackRect(in: bounds, between: first, and: last)
    }

    /// Where the knob is in `bounds` when the line is `rect` and the value is `value`.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let share = CGFloat(share(of: value))
        return SliderParts.thumbRect(
            thumbSize,
            on: rect,
            share: isRightToLeft ? 1 - share : share
        )
    }

    /// Places line and knob.
    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    override var touchClaims: TouchClaims { [.room, .dragsAcross] }

    override func claimsDrag(from start: CGPoint) -> Bool {
        TouchTargetArea.around(presentThumb).contains(start)
    }

    // MARK: - Tracking

    /// Takes hold of the knob; elsewhere the finger is not followed.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.firstLocation(in: self)
        let thumb = presentThumb
        guard TouchTargetArea.around(thumb).contains(point) else { return false }
        grip = point.x - thumb.midX
        valueAtStart = storedValue
        return super.beginTracking(touch, with: event)
    }

    /// Takes the knob along.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let way = track.width - thumbSize.width
        let x = touch.location(in: self).x - grip - track.minX - thumbSize.width / 2
        let share = way > 0 ? max(0, min(1, x / way)) : 0
        let portion = Float(isRightToLeft ? 1 - share : share)
        let old = storedValue
        let range = maximumValue - minimumValue
        if range.isFinite { storedValue = minimumValue + range * portion }
        if storedValue != old {
            place()
            if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        }
        return super.continueTracking(touch, with: event)
    }

    /// Leaves the knob where it is, and says so where that was not said all along.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous && storedValue != valueAtStart {
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        WidgetMotion.run(window != nil) {
            self.applyColors()
            self.place()
        }
    }

    // MARK: - Keys and accessibility

    /// Takes a twentieth of the way at an arrow key, all of it at Home and End; hands other keys on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            switch press.key?.keyName {
            case "Right": step(by: isRightToLeft ? -Self.keyStep : Self.keyStep)
            case "Left": step(by: isRightToLeft ? Self.keyStep : -Self.keyStep)
            case "Up": step(by: Self.keyStep)
            case "Down": step(by: -Self.keyStep)
            case "Home": step(by: -1)
            case "End": step(by: 1)
            default: super.pressesBegan([press], with: event)
            }
        }
    }

    override func activate() {}

    override var kindTraits: UIAccessibilityTraits { .adjustable }

    /// How far the value has come, in percent, unless something else was set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(percent) %" }
        set { super.accessibilityValue = newValue }
    }

    /// Raises the value by a tenth of the way.
    open override func accessibilityIncrement() { step(by: 0.1) }

    /// Lowers the value by a tenth of the way.
    open override func accessibilityDecrement() { step(by: -0.1) }

    /// The part of the way that an arrow key takes.
    private static let keyStep: Float = 0.05

    private final func step(by part: Float) {
        guard isEnabled else { return }
        let old = storedValue
        setValue(storedValue + (maximumValue - minimumValue) * part, animated: true)
        if storedValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    private final var percent: Int { Int((share(of: storedValue) * 100).rounded()) }

    /// How far `value` is along the line, 0…1; 0 where the limits leave no line.
    private final func share(of value: Float) -> Float {
        let range = maximumValue - minimumValue
        guard range > 0, range.isFinite, !value.isNaN else { return 0 }
        return max(0, min(1, (value - minimumValue) / range))
    }

    // MARK: - Showing

    private final var presentThumb: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
    }

    private final var thumbSize: CGSize {
        currentThumbImage?.size
            ?? CGSize(width: SliderParts.thumbSide, height: SliderParts.thumbSide)
    }

    private final func setPicture(
        _ image: UIImage?,
        _ part: SliderParts.Part,
        _ state: UIControl.State
    ) {
        pictures[part, default: StateTable()][state] = image
        applyColors()
        setNeedsLayout()
    }

    private final func setUp() {
        parts.add(to: self)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        applyColors()
    }

    private final func applyColors() {
        parts.style(
            minimum: minimumTrackTintColor ?? tintColor,
            maximum: maximumTrackTintColor,
            thumb: thumbTintColor,
            isEnabled: isEnabled
        )
        for (part, images) in pictures { parts.setPicture(images.shown(in: state), part) }
    }

    private final func place() {
        parts.place(
            track: trackRect(forBounds: bounds),
            thumb: presentThumb,
            isPressed: isHighlighted,
            isRightToLeft: isRightToLeft
        )
        parts.placeImages(
            minimumValueImageRect(forBounds: bounds),
            maximumValueImageRect(forBounds: bounds)
        )
    }
}

extension UISlider: AppearanceFollowing, FocusFollowing {
    package final func appearanceDidChange() {
        applyColors()
        setNeedsLayout()
    }

    package final func focusDidChange() { stateDidChange() }

    package final var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (presentThumb, min(thumbSize.width, thumbSize.height) / 2)
    }
}

extension UISlider: DescribedInDetail {
    package final var descriptionDetails: [ObjectDescription.Detail] {
        [("value", NumberText.plain(CGFloat(value)))]
    }
}
