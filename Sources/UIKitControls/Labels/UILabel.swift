public import UIKitCore
public import UIKitDrawing
public import UIKitGeometry
import UIKitLayers
import UIKitText

/// Shows text that is read and not changed.
///
/// One line at first, which ends in an ellipsis where it is wider than the view. Text stands in the middle of the
/// height. Letters may reach over the view's edges, unless it clips to its bounds; they are painted and repainted
/// there too.
@MainActor open class UILabel: UIView {
    /// What the letters are and look like.
    var look = LabelLook()
    /// What has been painted while the view is drawn.
    var painted = CGRect.null
    private var prepared: LabelText?

    /// Creates a label without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Exists so that subclasses may declare it as UIKit demands.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        contentMode = .redraw
        isOpaque = false
    }

    // MARK: - Text

    /// The letters; nil for none.
    ///
    /// Setting them takes the place of ``attributedText`` and keeps font and colours.
    open var text: String? {
        get { look.attributed?.string ?? look.plain }
        set {
            if look.attributed == nil && look.plain == newValue { return }
            look.attributed = nil
            look.rest = nil
            look.plain = newValue
            textDidChange()
        }
    }

    /// The text with its attributes; ones that it lacks are the label's own.
    ///
    /// Font, colour and alignment of its first letter become what the label says of itself, and what plain text is
    /// shown in later; other letters without attributes keep what the label had before.
    open var attributedText: NSAttributedString? {
        get { look.attributed ?? look.plain.map { look.attributed($0) } }
        set {
            look.plain = nil
            look.attributed = newValue.map { NSAttributedString(attributedString: $0) }
            look.takeUpFirstAttributes()
            textDidChange()
        }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The font; the system's of 17 points by default, which nil stands for too.
    open var font: UIFont! {
        get { look.font }
        set {
            look.setFont(newValue ?? LabelLook().font)
            textDidChange()
        }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of the letters; `.label` by default, which nil stands for too.
    open var textColor: UIColor! {
        get { look.color }
        set {
            look.setColor(newValue ?? .label)
            colorDidChange()
        }
    }

    /// Where lines stand; natural by default: at the right for text or an interface that is read from there.
    open var textAlignment: NSTextAlignment {
        get { look.alignment }
        set {
            look.setAlignment(newValue)
            textDidChange()
        }
    }

    /// What becomes of text that has no room; an ellipsis at the end by default.
    ///
    /// With more than one line those that truncate wrap words, and truncate the last line there is room for.
    open var lineBreakMode: NSLineBreakMode {
        get { look.lineBreakMode }
        set {
            look.setLineBreakMode(newValue)
            textDidChange()
        }
    }

    /// The most lines; 1 by default, 0 for no limit.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }

    // MARK: - Looks

    /// Whether the text is drawn in full strength; defaults to true.
    open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

    /// Whether letters have ``highlightedTextColor``; defaults to false.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// The colour of all letters while the label is highlighted; nil, the default, for no other one.
    open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }

    /// The colour of a copy behind the letters; nil, the default, for no shadow.
    open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }

    /// How far the shadow lies to the right and below, in points; (0, -1) by default, which is above.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

    // MARK: - Fitting

    /// Whether letters of a single line are made smaller rather than truncated; defaults to false.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }

    /// The least part of the font's size that letters are made smaller to, 0…1.
    ///
    /// 0 by default, which sets no limit but 4 points.
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }

    /// Whether letters of a single line are moved together a little rather than truncated; defaults to false.
    open var allowsDefaultTighteningForTruncation = false { didSet { setNeedsDisplay() } }

    /// Where a line stands that was made smaller; on its old baseline by default.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
        didSet { setNeedsDisplay() }
    }

    /// The width, in points, that ``intrinsicContentSize`` breaks lines at; 0, the default, for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Whether a font of a text style follows the size of text that the user prefers; defaults to false.
    open var adjustsFontForContentSizeCategory = false

    // MARK: - Layout

    /// Where the text is when the view's bounds are `bounds`: at their upper left, as wide and as high
    /// as it needs, at most as they are.
    ///
    /// Text that is higher than they are begins above them, as far as it ends below. What a label
    /// answers to ``sizeThatFits(_:)`` and as ``intrinsicContentSize`` is the size of this rectangle, in bounds without
    /// a limit, so a subclass that overrides it and ``drawText(in:)`` keeps room around its text.
    open func textRect(
        forBounds bounds: CGRect,
        limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
        LabelLayout.textRect(self, bounds, numberOfLines)
    }

    /// Draws the text in the middle of a rectangle's height.
    open func drawText(in rect: CGRect) { LabelLayout.draw(self, in: rect) }

    /// Draws the text, and tells how far its letters reach over the view's edges.
    open override func draw(_ rect: CGRect) {
        painted = .null
        drawText(in: bounds)
        let scale = max(0.25, contentScaleFactor)
        let overhang = LabelLayout.overhang(of: painted, over: bounds, scale: scale)
        layer.setDrawingOverhang(overhang)
    }

    /// The size of the text: of a single line whatever room there is, else broken at the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        LabelLayout.size(self, width: numberOfLines == 1 ? 0 : size.width)
    }

    /// The size of the text, broken at ``preferredMaxLayoutWidth`` where that is set.
    open override var intrinsicContentSize: CGSize {
        LabelLayout.size(self, width: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth)
    }

    /// Follows the preferred size of text.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        if !adjustsFontForContentSizeCategory
            || category == previousTraitCollection?.preferredContentSizeCategory
        {
            return
        }
        if let style = look.font.textStyle {
            font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        }
    }

    // MARK: - Accessibility

    /// True unless it is set: a label is read out.
    open override var isAccessibilityElement: Bool {
        get { look.isAccessibilityElement ?? true }
        set { look.isAccessibilityElement = newValue }
    }

    /// The text unless it is set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    /// Static text unless it is set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { look.accessibilityTraits ?? .staticText }
        set { look.accessibilityTraits = newValue }
    }

    // MARK: - Inside

    /// The text, ready to be laid out.
    func withText<R>(_ body: (inout LabelText) -> R) -> R? {
        if prepared == nil || prepared?.isOutdated == true {
            guard
                let content = look.attributed ?? look.plain.map({ NSAttributedString(string: $0) })
            else { return nil }
            prepared = LabelText(content, look.defaults)
        }
        guard var text = prepared else { return nil }
        // Taken out while it changes, so that its layouts are not copied.
        prepared = nil
        defer { prepared = text }
        return body(&text)
    }

    private func textDidChange() {
        prepared = nil
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    private func colorDidChange() {
        prepared = nil
        setNeedsDisplay()
    }
}

extension UILabel: DescribedInDetail {
    package final var descriptionDetails: [ObjectDescription.Detail] {
        text.map { [("text", ObjectDescription.quoted($0))] } ?? []
    }
}
