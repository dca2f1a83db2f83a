@_spi(House) public import UIKitCore
public import UIKitDrawing
public import UIKitGeometry
import UIKitLayers

/// Does something when it is tapped.
///
/// What it shows is a ``Configuration``, or title, picture and colours by state, as they were set before there
/// were configurations. A lift inside sends `.touchUpInside` and `.primaryActionTriggered`.
@MainActor open class UIButton: UIControl {
    final var states = ButtonStates()
    final lazy var parts = ButtonParts(self)
    /// The kind that the button was made as.
    public final private(set) var buttonType = ButtonType.custom
    private final var needsUpdate = true
    private final var isUpdating = false
    /// The configuration as it is shown now.
    final var shownConfiguration: Configuration?

    /// Creates a button that shows nothing.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        setUp(as: buttonType)
    }

    /// Creates a button of a kind that shows title and picture of `primaryAction` and calls it.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// Creates a button that shows `configuration`, with what that lacks of `primaryAction`, which it calls.
    ///
    /// Without an action the frame is zero until it is set, or `sizeToFit()` is called, as it is for `init(type:)`.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        buttonType = .system
        self.configuration = configuration
        take(primaryAction)
    }

    /// Exists so that subclasses may declare it as UIKit demands.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private final func take(_ action: UIAction?) {
        guard let action else { return }
        if configuration == nil {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            setImage(action.image, for: .normal)
        } else {
            if configuration?.title == nil, configuration?.attributedTitle == nil,
                !action.title.isEmpty
            {
                configuration?.title = action.title
            }
            if configuration?.image == nil { configuration?.image = action.image }
        }
        addAction(action, for: .primaryActionTriggered)
        frame.size = intrinsicContentSize
    }

    // MARK: - Configuration

    /// What the button shows; nil, the default, shows what is set by state.
    open var configuration: Configuration? {
        didSet {
            setNeedsUpdateConfiguration()
            invalidateIntrinsicContentSize()
        }
    }

    /// Changes the configuration when the button's state has changed; defaults to nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether colours follow the button's state by themselves; defaults to true.
    open var automaticallyUpdatesConfiguration = true

    /// What the button's action means; defaults to `.normal`.
    open var role = Role.normal { didSet { setNeedsUpdateConfiguration() } }

    /// Whether a tap selects the button, and the next one no longer; defaults to false.
    open var changesSelectionAsPrimaryAction = false

    /// Whether the button is held down.
    open var isHeld: Bool { isHighlighted }

    /// Has the configuration brought up to date with the state before the next layout.
    open func setNeedsUpdateConfiguration() {
        if isUpdating { return }
        needsUpdate = true
        setNeedsLayout()
    }

    /// Brings the configuration up to date with the state.
    ///
    /// An override changes ``configuration``; by default ``configurationUpdateHandler`` is called.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// Brings what is shown up to date.
    final func updateIfNeeded() {
        guard needsUpdate else { return }
        needsUpdate = false
        isUpdating = true
        updateConfiguration()
        isUpdating = false
        let shown =
            automaticallyUpdatesConfiguration ? configuration?.updated(for: self) : configuration
        shownConfiguration = shown
        if let shown { show(shown) } else { showStates() }
    }

    override func stateDidChange() {
        super.stateDidChange()
        let fades = window != nil && !isHighlighted && configuration != nil
        setNeedsUpdateConfiguration()
        // A finger's press shows at once and fades when it is lifted.
        if fades {
            WidgetMotion.run(true) { self.updateIfNeeded() }
        }
    }

    // MARK: - By state

    /// Sets the title for a state; states without one show the normal one.
    open func setTitle(_ title: String?, for state: State) {
        states.setTitle(title, state)
        contentDidChange()
    }

    /// Sets the title with attributes for a state; it comes before one without.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        states.setAttributedTitle(title, state)
        contentDidChange()
    }

    /// Sets the title's colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        states.setTitleColor(color, state)
        setNeedsUpdateConfiguration()
    }

    /// Sets the colour of the title's shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        states.setShadowColor(color, state)
        setNeedsUpdateConfiguration()
    }

    /// Sets the picture for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        states.setImage(image, state)
        contentDidChange()
    }

    /// Sets the picture behind the content for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        states.setBackgroundImage(image, state)
        contentDidChange()
    }

    /// Sets size and weight of a symbol for a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?,
        forImageIn state: State
    ) {
        states.setSymbol(configuration, state)
        contentDidChange()
    }

    /// The title for a state.
    open func title(for state: State) -> String? { states.title(state) }
    /// The title with attributes for a state.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        states.attributedTitle(state)
    }
    /// The title's colour for a state.
    open func titleColor(for state: State) -> UIColor? {
        states.titleColor(state) ?? defaultTitleColor(state)
    }
    /// The colour of the title's shadow for a state.
    open func titleShadowColor(for state: State) -> UIColor? { states.shadowColor(state) }
    /// The picture for a state.
    open func image(for state: State) -> UIImage? { states.image(state) }
    /// The picture behind the content for a state.
    open func backgroundImage(for state: State) -> UIImage? {
        states.backgroundImage(state)
    }
    /// Size and weight of a symbol for a state.
    open func preferredSymbolConfigurationForImage(
        in state: State
    ) -> UIImage.SymbolConfiguration? {
        states.symbol(state)
    }

    /// The title with attributes that is shown now.
    open var currentAttributedTitle: NSAttributedString? { states.attributedTitle(state) }
    /// The title's colour that is shown now.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The picture that is shown now.
    open var currentImage: UIImage? { configuration?.image ?? states.image(state) }
    /// The picture behind the content that is shown now.
    open var currentBackgroundImage: UIImage? { states.backgroundImage(state) }

    /// The title that is shown in ``state``.
    open var currentTitle: String? {
        configuration?.title ?? configuration?.attributedTitle?.string
            ?? states.attributedTitle(state)?.string ?? states.title(state)
    }

    /// The label of the title.
    open var titleLabel: UILabel? {
        if parts.title == nil { preparedTitle() }
        updateIfNeeded()
        return parts.title
    }

    /// The label of the subtitle; nil while there is none.
    open var subtitleLabel: UILabel? { parts.subtitle }

    /// The view of the picture; nil until there is one.
    open var imageView: UIImageView? {
        updateIfNeeded()
        return parts.image
    }

    /// Points added around the content of a button without a configuration; defaults to zero.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// Points that the title is moved by, without a configuration; defaults to zero.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Points that the picture is moved by, without a configuration; defaults to zero.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Whether a picture that has none for it is darker while the button is pressed; defaults to true.
    open var adjustsImageWhenHighlighted = true
    /// Whether a picture that has none for it is paler while the button is disabled; defaults to true.
    open var adjustsImageWhenDisabled = true

    /// What changed may have changed the size too.
    final func contentDidChange() {
        setNeedsUpdateConfiguration()
        invalidateIntrinsicContentSize()
    }

    // MARK: - Layout

    /// The size of the content with its insets.
    open override var intrinsicContentSize: CGSize {
        updateIfNeeded()
        return ButtonLayout(self).intrinsicSize
    }

    /// The size of the content with its insets, whatever room there is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The rectangle of the background in `bounds`.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The rectangle of the content in `bounds`.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: ButtonLayout(self).insets)
    }

    /// The rectangle of the title in `contentRect`.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        ButtonLayout(self).places(in: contentRect).title
    }

    /// The rectangle of the picture in `contentRect`.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        ButtonLayout(self).places(in: contentRect).image
    }

    /// Places background, picture and writing.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateIfNeeded()
        ButtonLayout(self).place()
    }

    override var touchClaims: TouchClaims { [.room, .taps] }

    // MARK: - Acting

    override var eventsOfLift: Event { [.touchUpInside, .primaryActionTriggered] }

    /// Selects the button where its tap does.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside && changesSelectionAsPrimaryAction { isSelected.toggle() }
    }

    override func activate() {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        super.activate()
    }

    // MARK: - Accessibility

    override var kindTraits: UIAccessibilityTraits { .button }

    /// The title, unless something else was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentTitle }
        set { super.accessibilityLabel = newValue }
    }

    /// The subtitle, unless something else was set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? configuration?.subtitle }
        set { super.accessibilityValue = newValue }
    }
}

extension UIButton: AppearanceFollowing, FocusFollowing {
    package final func appearanceDidChange() { contentDidChange() }

    package final func focusDidChange() { setNeedsUpdateConfiguration() }

    package final var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        let radius = shownConfiguration.map { ButtonTheme.radius($0, height: bounds.height) }
        return (bounds, max(radius ?? 0, layer.cornerRadius))
    }
}
