@_spi(House) public import UIKitCore
public import UIKitGeometry
import UIKitLayers

/// Puts views side by side or below each other, and shares the room out among them.
///
/// A view is as large as its content asks for (`intrinsicContentSize`, a stack inside its own content); one that
/// asks for nothing keeps the size that it was added with, and is the first to be stretched in a `.fill`.
/// Hidden views take no room. A change within an animation block is animated.
///
/// - Note: Differs from UIKit: there are no constraints; places are exact, not rounded to pixels.
@MainActor open class UIStackView: UIView {
    /// The views that are put in order.
    public final private(set) var arrangedSubviews: [UIView] = []
    private final var givenSizes: [ObjectIdentifier: CGSize] = [:]
    private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// The spacing of its own that says that there is none.
    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    /// The spacing that the system finds right: 8 points.
    public class var spacingUseSystem: CGFloat { -.greatestFiniteMagnitude }

    /// Creates a stack without views.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a stack of `views`.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Exists so that subclasses may declare it as UIKit demands.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    // MARK: - Views

    /// Puts `view` behind the others; it becomes a subview.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count - (arranges(view) ? 1 : 0))
    }

    /// Puts `view` at a place among the others; it becomes a subview.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        demand(
            stackIndex >= 0 && stackIndex <= arrangedSubviews.count,
            "a stack of \(arrangedSubviews.count) views has no place \(stackIndex)"
        )
        arrangedSubviews.insert(view, at: stackIndex)
        if givenSizes[ObjectIdentifier(view)] == nil {
            givenSizes[ObjectIdentifier(view)] = view.bounds.size
        }
        if view.superview !== self { addSubview(view) }
        contentDidChange()
    }

    /// Takes `view` out of the order; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arranges(view) else { return }
        arrangedSubviews.removeAll { $0 === view }
        givenSizes[ObjectIdentifier(view)] = nil
        customSpacings[ObjectIdentifier(view)] = nil
        contentDidChange()
    }

    /// A view that leaves is arranged no longer.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    private final func arranges(_ view: UIView) -> Bool {
        arrangedSubviews.contains { $0 === view }
    }

    // MARK: - Rules

    /// The direction of the stack; defaults to `.horizontal`.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { contentDidChange() } }
    }
    /// How the room along the axis is shared out; defaults to `.fill`.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { contentDidChange() } }
    }
    /// How views stand across the axis; defaults to `.fill`.
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { contentDidChange() } }
    }
    /// The distance between views, in points; defaults to 0.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { contentDidChange() } } }
    /// Whether the views keep the layout margins; defaults to false.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { contentDidChange() } }
    }

    /// Sets the distance behind one view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] =
            spacing == Self.spacingUseDefault ? nil : spacing
        contentDidChange()
    }

    /// The distance behind one view that was set for it; `spacingUseDefault` where none was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: - Size

    /// What the content asks for in the width of `size`, in which labels of several lines are wrapped; 0 stands for any width.
    ///
    /// It is wider than that where no label can give way.
    ///
    /// - Note: Differs from UIKit, whose stacks answer with the size that they have.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        StackPass(self).fittingSize(within: size.width)
    }

    /// What the content asks for; a required side is that of `targetSize`.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let isWide = horizontalFittingPriority == .required
        let fitting = StackPass(self).fittingSize(width: isWide ? targetSize.width : nil)
        return CGSize(
            width: isWide ? targetSize.width : fitting.width,
            height: verticalFittingPriority == .required ? targetSize.height : fitting.height
        )
    }

    // MARK: - Layout

    /// Places the arranged views.
    open override func layoutSubviews() {
        super.layoutSubviews()
        StackPass(self).place()
    }

    /// Lays out anew with other margins.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if isLayoutMarginsRelativeArrangement { contentDidChange() }
    }

    /// A view within changed what it asks for: so does the stack.
    private final func contentDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// The size that `view` was added with, in points.
    final func givenSize(of view: UIView) -> CGSize { givenSizes[ObjectIdentifier(view)] ?? .zero }

    /// The distance behind `view`, in points.
    final func gap(after view: UIView) -> CGFloat {
        let wished = customSpacings[ObjectIdentifier(view)] ?? spacing
        return wished == Self.spacingUseSystem ? StackPass.systemSpacing : wished
    }

    // MARK: - Hiding

    @_spi(House) open override func subviewWillHide(_ subview: UIView, _ isHidden: Bool) {
        guard arranges(subview) else { return }
        if isHidden {
            StackPass.keepInSight(subview)
        } else {
            // It grows from where it would have no room.
            UIView.performWithoutAnimation { StackPass.collapse(subview, in: self) }
        }
    }

    @_spi(House) open override func subviewDidHide(_ subview: UIView) {
        guard arranges(subview) else { return }
        contentDidChange()
        guard UIView.inheritedAnimationDuration > 0, window != nil else { return }
        if subview.isHidden { StackPass.collapse(subview, in: self) }
        layoutIfNeeded()
        superview?.layoutIfNeeded()
    }
}

extension UIStackView {
    /// How the room along the axis is shared out.
    public enum Distribution: Int, Sendable {
        /// Content lengths; what is left goes to what hugs least, what lacks comes from what resists least.
        case fill
        /// Equal lengths.
        case fillEqually
        /// Lengths in proportion to the content's.
        case fillProportionally
        /// Content lengths with equal distances between.
        case equalSpacing
        /// Content lengths with equal distances between the middles.
        case equalCentering
    }

    /// How views stand across the axis.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill
        /// At the edge where lines begin, or at the top.
        case leading
        /// First lines of writing on one line; in a horizontal stack.
        case firstBaseline
        /// In the middle.
        case center
        /// At the edge where lines end, or at the bottom.
        case trailing
        /// Last lines of writing on one line; in a horizontal stack.
        case lastBaseline

        /// At the top, of a horizontal stack.
        public static var top: Self { .leading }
        /// At the bottom, of a horizontal stack.
        public static var bottom: Self { .trailing }
    }
}
