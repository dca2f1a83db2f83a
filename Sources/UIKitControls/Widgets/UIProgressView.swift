public import UIKitCore
public import UIKitDrawing
public import UIKitGeometry
import UIKitLayers

/// Shows how far something has come.
@MainActor open class UIProgressView: UIView {
    /// Where a progress view stands.
    public enum Style: Int, Sendable {
        /// On its own.
        case `default`
        /// Along a bar's edge: without rounded ends.
        case bar
    }

    private final let track = WidgetPart()
    private final let fill = WidgetPart()
    private final var storedProgress: Float = 0

    /// How thick the line is, in points.
    private static let thickness: CGFloat = 4
    /// Seconds that the line takes to another length.
    private static let duration: TimeInterval = 0.25

    /// Creates a progress view at 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a progress view at 0, 4 points high.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.thickness))
        progressViewStyle = style
    }

    /// Exists so that subclasses may declare it as UIKit demands.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Where the view stands; defaults to `.default`.
    open var progressViewStyle: Style = .default { didSet { setNeedsLayout() } }

    /// How much is done, 0…1; others become the nearer of the two; defaults to 0.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the progress; the line takes a quarter of a second, at an even pace, if `animated`.
    open func setProgress(_ progress: Float, animated: Bool) {
        // NaN is nothing done.
        storedProgress = progress > 0 ? min(1, progress) : 0
        guard animated, window != nil else { return place() }
        layoutIfNeeded()
        UIView.animate(
            withDuration: Self.duration,
            delay: 0,
            options: [.curveLinear, .allowUserInteraction, .beginFromCurrentState],
            animations: { self.place() }
        )
    }

    /// The colour of what is done; nil is the tint.
    open var progressTintColor: UIColor? { didSet { applyColors() } }
    /// The colour of what is left; nil is a grey.
    open var trackTintColor: UIColor? { didSet { applyColors() } }

    /// No width of its own, 4 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.thickness)
    }

    /// As wide as there is room, 4 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width.isFinite ? size.width : bounds.width, height: Self.thickness)
    }

    /// Places the line.
    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    /// Whether the view is found by somebody who does not see it; defaults to true.
    open override var isAccessibilityElement: Bool {
        get { statedAccessibilityElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// What was set, else that the value changes often.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { statedAccessibilityTraits ?? .updatesFrequently }
        set { super.accessibilityTraits = newValue }
    }

    /// The progress in percent, unless something else was set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((storedProgress * 100).rounded())) %" }
        set { super.accessibilityValue = newValue }
    }

    private final func setUp() {
        addSubview(track)
        addSubview(fill)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        applyColors()
    }

    private final func applyColors() {
        track.backgroundColor = trackTintColor ?? .systemFill
        fill.backgroundColor = progressTintColor ?? tintColor
    }

    private final func place() {
        let line = CGRect(
            x: bounds.minX,
            y: bounds.midY - Self.thickness / 2,
            width: bounds.width,
            height: Self.thickness
        )
        for part in [track, fill] {
            part.isPill = progressViewStyle == .default
            if !part.isPill { part.layer.cornerRadius = 0 }
        }
        track.place(line)
        var done = line
        // What is begun is seen: at least a dot.
        let least = storedProgress > 0 ? min(line.width, line.height) : 0
        done.size.width = max(least, line.width * CGFloat(storedProgress))
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            done.origin.x = line.maxX - done.width
        }
        fill.place(done)
    }
}

extension UIProgressView: AppearanceFollowing {
    package final func appearanceDidChange() {
        applyColors()
        setNeedsLayout()
    }
}
