public import UIKitCore
public import UIKitDrawing
public import UIKitGeometry
import UIKitLayers

/// Chooses one of a few, side by side.
@MainActor open class UISegmentedControl: UIControl {
    final var segments: [SegmentView] = []
    private final let ground = WidgetPart()
    private final let plate = WidgetPart()
    private final var storedIndex = UISegmentedControl.noSegment
    /// The segment that the finger is on.
    private final var pressedIndex: Int?
    private final var textAttributes: [State: [NSAttributedString.Key: Any]] = [:]

    /// Says that no segment is selected: -1.
    public static let noSegment = -1
    /// How high the control is, in points.
    private static let height: CGFloat = 34
    /// How far the selected segment's plate stays from the edge, in points.
    private static let inset: CGFloat = 3
    /// The radius of the ground's corners, in points.
    private static let radius: CGFloat = 10

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control with a segment for each string and picture; other items trap.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            switch item {
            case let title as String: insertSegment(withTitle: title, at: index, animated: false)
            case let image as UIImage: insertSegment(with: image, at: index, animated: false)
            default: fatalError("a segment is a string or a picture, not \(type(of: item))")
            }
        }
        self.frame.size = intrinsicContentSize
    }

    /// Creates a control with a segment for each action, which is called when it is selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() {
            insertSegment(action: action, at: index, animated: false)
        }
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    /// Exists so that subclasses may declare it as UIKit demands.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Segments

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// Puts a segment with a title at a place; beyond the end means at the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentView(title: title), at: segment)
    }

    /// Puts a segment with a picture at a place; beyond the end means at the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentView(image: image), at: segment)
    }

    /// Puts a segment for an action at a place; beyond the end means at the end.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let view =
            action.image.map { SegmentView(image: $0) } ?? SegmentView(title: action.title)
        view.action = action
        insert(view, at: segment)
    }

    /// Takes a segment away; one that there isn't leaves everything as it is.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).removeFromSuperview()
        let index = selectedSegmentIndex
        let isGone = index == segment
        segmentsDidChange(selecting: isGone ? Self.noSegment : index - (segment < index ? 1 : 0))
    }

    /// Takes all segments away.
    open func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
        segmentsDidChange(selecting: Self.noSegment)
    }

    /// Sets a segment's title; one that there isn't leaves everything as it is.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.setTitle(title) }
    }

    /// A segment's title; nil for one with a picture and one that there isn't.
    open func titleForSegment(at segment: Int) -> String? { view(segment)?.title }

    /// Sets a segment's picture; one that there isn't leaves everything as it is.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.setImage(image) }
    }

    /// A segment's picture; nil for one with a title and one that there isn't.
    open func imageForSegment(at segment: Int) -> UIImage? { view(segment)?.image }

    /// Sets a segment's width in points; 0 lets the control choose it.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.fixedWidth = max(0, width) }
    }

    /// A segment's width in points; 0 where the control chooses it.
    open func widthForSegment(at segment: Int) -> CGFloat { view(segment)?.fixedWidth ?? 0 }

    /// Sets whether a segment can be chosen.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isSegmentEnabled = enabled }
    }

    /// Whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        view(segment)?.isSegmentEnabled ?? false
    }

    /// The action of a segment.
    open func actionForSegment(at segment: Int) -> UIAction? { view(segment)?.action }

    // MARK: - Selection

    /// The segment that is selected, from 0; `noSegment`, the default, is none, and so is one that there isn't.
    open var selectedSegmentIndex: Int {
        get { storedIndex }
        set {
            let index = segments.indices.contains(newValue) ? newValue : Self.noSegment
            if index == storedIndex { return }
            storedIndex = index
            show(animated: window != nil)
        }
    }

    /// Whether a segment is selected only while the finger is on it; defaults to false.
    open var isMomentary = false {
        didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
    }
    /// Whether segments are as wide as their content asks for, not all the same; defaults to false.
    open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
    /// The colour of the selected segment's plate; nil, the default, is a light grey.
    open var selectedSegmentTintColor: UIColor? { didSet { show(animated: false) } }

    /// Sets what writing looks like in a state: `.font` and `.foregroundColor`.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: State
    ) {
        textAttributes[state] = attributes
        show(animated: false)
    }

    /// What writing was set to look like in a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        textAttributes[state]
    }

    // MARK: - Layout

    /// As wide as the widest segment makes it, 34 points high.
    open override var intrinsicContentSize: CGSize {
        let widths = segments.map { $0.wishedWidth }
        let width =
            apportionsSegmentWidthsByContent
            ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(segments.count)
        return CGSize(width: width, height: Self.height)
    }

    /// As wide as the segments make it, 34 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Places the segments.
    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    override var touchClaims: TouchClaims { [.room, .taps] }

    // MARK: - Tracking

    /// Presses the segment under the finger.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(segment(at: touch.location(in: self)))
        return super.beginTracking(touch, with: event)
    }

    /// Follows the finger over the segments.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(isTouchInside ? segment(at: touch.location(in: self)) : nil)
        return super.continueTracking(touch, with: event)
    }

    /// Selects the segment that the finger was lifted on.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let index = isTouchInside ? pressedIndex : nil
        press(nil)
        if let index { choose(index) }
    }

    /// Selects nothing.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        press(nil)
    }

    private final func press(_ index: Int?) {
        if index == pressedIndex { return }
        pressedIndex = index
        show(animated: true)
    }

    private final func choose(_ index: Int) {
        guard segments.indices.contains(index), segments[index].isSegmentEnabled else { return }
        if index == storedIndex && !isMomentary { return }
        storedIndex = index
        show(animated: true)
        if let action = segments[index].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    private final func segment(at point: CGPoint) -> Int? {
        segments.firstIndex { point.x >= $0.frame.minX && point.x < $0.frame.maxX }
            .flatMap { segments[$0].isSegmentEnabled ? $0 : nil }
    }

    override func stateDidChange() {
        super.stateDidChange()
        show(animated: true)
    }

    // MARK: - Keys and accessibility

    /// Selects the next segment at an arrow key; hands other keys on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            switch press.key?.keyName {
            case "Right": move(isRightToLeft ? -1 : 1)
            case "Left": move(isRightToLeft ? 1 : -1)
            default: super.pressesBegan([press], with: event)
            }
        }
    }

    private final func move(_ step: Int) {
        var index = storedIndex + step
        while segments.indices.contains(index), !segments[index].isSegmentEnabled { index += step }
        if segments.indices.contains(index) { choose(index) }
    }

    override func activate() {}

    /// False: the segments are found, each by itself.
    open override var isAccessibilityElement: Bool {
        get { statedAccessibilityElement ?? false }
        set { super.isAccessibilityElement = newValue }
    }

    // MARK: - Showing

    private final func setUp() {
        ground.isPill = false
        ground.layer.cornerRadius = Self.radius
        plate.isPill = false
        plate.layer.cornerRadius = Self.radius - Self.inset
        addSubview(ground)
        addSubview(plate)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        show(animated: false)
    }

    /// Takes up another number of segments, of which `storedIndex` should be selected.
    final func segmentsDidChange(selecting index: Int) {
        storedIndex = index
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        show(animated: false)
    }

    final func show(animated: Bool) {
        WidgetMotion.run(animated && window != nil) {
            self.applyColors()
            self.place()
        }
    }

    private final func applyColors() {
        ground.backgroundColor = .tertiarySystemFill
        plate.backgroundColor = selectedSegmentTintColor ?? SegmentView.plateColor
        plate.layer.borderWidth = 0.5
        plate.layer.borderColor = CGColor(gray: 0, alpha: 0.08)
        plate.alpha = storedIndex < 0 ? 0 : (isEnabled ? 1 : 0.6)
        for (index, segment) in segments.enumerated() {
            var state = State.normal
            if index == storedIndex { state.insert(.selected) }
            if index == pressedIndex { state.insert(.highlighted) }
            if !isEnabled || !segment.isSegmentEnabled { state.insert(.disabled) }
            segment.show(state, textAttributes, plate: selectedSegmentTintColor)
            segment.position = (index + 1, segments.count)
            segment.hasLine =
                index > 0 && index != storedIndex && index - 1 != storedIndex
        }
    }

    private final func place() {
        ground.place(bounds)
        guard !segments.isEmpty else { return }
        var x = bounds.minX
        let widths = SegmentView.widths(
            segments,
            in: bounds.width,
            byContent: apportionsSegmentWidthsByContent
        )
        let order = isRightToLeft ? Array(segments.indices.reversed()) : Array(segments.indices)
        for index in order {
            let rect = CGRect(x: x, y: bounds.minY, width: widths[index], height: bounds.height)
            segments[index].isLineOnRight = isRightToLeft
            segments[index].frame = rect
            x += widths[index]
        }
        if segments.indices.contains(storedIndex) {
            let isPressed = pressedIndex == storedIndex
            let inset = Self.inset + (isPressed ? 1 : 0)
            plate.place(segments[storedIndex].frame.shrunk(dx: inset, dy: inset))
        }
    }
}

extension UISegmentedControl: AppearanceFollowing, FocusFollowing {
    package final func appearanceDidChange() { show(animated: false) }

    package final func focusDidChange() { stateDidChange() }

    package final var focusShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds, Self.radius) }
}
