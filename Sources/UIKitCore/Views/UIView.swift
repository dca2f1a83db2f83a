public import UIKitDrawing
public import UIKitGeometry
public import UIKitLayers

/// A rectangle on the screen that draws, lays out children and receives touches.
///
/// Its geometry lives in its ``layer``: ``bounds`` in its own space, ``center``
/// and ``transform`` in its superview's; ``frame`` is derived from them. All are
/// in points.
@MainActor open class UIView: UIResponder {
    /// The class of the layer that instances are drawn by.
    ///
    /// Defaults to `CALayer`; another class than a layer's traps.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that holds the geometry and what is drawn.
    public final let layer: CALayer

    /// Everything that is stored beside the layer.
    final var state = ViewState()

    /// The view that this one is a child of.
    public final private(set) weak var superview: UIView?

    /// The controller whose root view this is.
    final weak var controller: UIViewController?

    /// Creates a view with a frame in its superview's points.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        layer.delegate = self
        if frame != .zero { layer.frame = frame }
    }

    /// Exists so that subclasses may declare it as UIKit demands; there are no archives to decode here.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        layer.delegate = self
    }

    /// Creates a view without a size.
    public override convenience init() { self.init(frame: .zero) }

    // MARK: - Geometry

    /// The smallest rectangle in the superview's points that covers the view.
    ///
    /// The setter keeps ``transform`` and the origin of ``bounds``: under a scale
    /// the bounds become the frame divided by it. NaN and infinite values trap.
    open var frame: CGRect {
        get { layer.frame }
        set {
            let old = layer.frame
            layer.frame = newValue
            state.observers?.notify(.frame, old, layer.frame)
        }
    }

    /// The view's own rectangle in its own points; the origin scrolls its children.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let old = layer.bounds
            layer.bounds = newValue
            state.observers?.notify(.bounds, old, layer.bounds)
        }
    }

    /// The place of the anchor point, the middle by default, in the superview's points.
    open var center: CGPoint {
        get { layer.position }
        set {
            let old = layer.position
            layer.position = newValue
            state.observers?.notify(.center, old, newValue)
        }
    }

    /// How the view is turned, stretched and moved about its anchor point.
    ///
    /// Defaults to the identity.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            let old = layer.affineTransform()
            layer.setAffineTransform(newValue)
            state.observers?.notify(.transform, old, newValue)
        }
    }

    /// The transform with its third dimension; only its affine part is drawn.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The place in the unit square that ``center`` names and ``transform`` turns about.
    ///
    /// Defaults to the middle.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// Pixels per point that the view is drawn with: the screen's.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    // MARK: - Looks

    /// What fills the view behind its drawing.
    ///
    /// Defaults to nil, nothing.
    open var backgroundColor: UIColor? {
        get { dynamicBackground ?? layer.backgroundColor.map { UIColor(cgColor: $0) } }
        set {
            let old = backgroundColor
            setBackground(newValue)
            state.observers?.notify(.backgroundColor, old, newValue)
        }
    }

    /// How much of the view and its subtree is seen, 0…1.
    ///
    /// Defaults to 1; at 0.01 and below it takes no touches.
    open var alpha: CGFloat {
        get { layer.alpha }
        set {
            let old = layer.alpha
            layer.alpha = newValue.isNaN ? 0 : max(0, min(1, newValue))
            state.observers?.notify(.alpha, old, layer.alpha)
        }
    }

    /// Whether the view and its subtree are neither drawn nor touched.
    ///
    /// Defaults to false.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            let old = layer.isHidden
            if newValue != old { superview?.subviewWillHide(self, newValue) }
            layer.isHidden = newValue
            state.observers?.notify(.isHidden, old, newValue)
            if newValue != old { superview?.subviewDidHide(self) }
        }
    }

    /// A promise that the view fills its bounds without a gap.
    ///
    /// Defaults to true and is only a hint: what covers is found out from what is painted.
    open var isOpaque = true { didSet { layer.isOpaque = isOpaque } }

    /// A view whose alpha says how much of this one and its subtree is seen.
    ///
    /// Defaults to nil. It lies in this view's space and is none of its subviews; touches don't ask it.
    open var mask: UIView? {
        get { state.mask }
        set {
            newValue?.removeFromSuperview()
            state.mask = newValue
            layer.mask = newValue?.layer
        }
    }

    /// Whether descendants are cut at the bounds.
    ///
    /// Defaults to false; hit testing never depends on it.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// What becomes of drawn content when the bounds change.
    ///
    /// Defaults to `.scaleToFill`.
    open var contentMode: ContentMode = .scaleToFill {
        didSet {
            layer.contentsGravity = contentMode.gravity
            layer.needsDisplayOnBoundsChange = contentMode == .redraw
        }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour that tells what can be touched; nil takes the superview's.
    open var tintColor: UIColor! {
        get { TintPass.color(of: self) }
        set { TintPass.change(self) { $0.state.tintColor = newValue } }
    }

    /// Whether the tint is taken back, as below something modal.
    ///
    /// Defaults to `.automatic`, which is the superview's; the getter never answers that.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { TintPass.mode(of: self) }
        set { TintPass.change(self) { $0.state.tintAdjustmentMode = newValue } }
    }

    /// Tells that ``tintColor`` or ``tintAdjustmentMode`` changed, here or in a superview.
    ///
    /// Does nothing by default.
    open func tintColorDidChange() {}

    /// Follows a change of ``bounds``, whatever made it; views of the house override it.
    @_spi(House) open func boundsDidChange(from old: CGRect) {}

    /// Draws the view's own content in its own points; the context is `UIGraphicsGetCurrentContext()`.
    ///
    /// Called at most once a frame, only while the view is in a window and not
    /// hidden. Does nothing by default.
    open func draw(_ rect: CGRect) {}

    /// Asks for `draw(_:)` before the next frame.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }

    /// Asks for `draw(_:)` of a part, in the view's own points, before the next frame.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

    // MARK: - Description

    /// The class, the address, the frame and whatever is not as usual, in UIKit's form.
    open override var description: String { ViewDescription.line(self) }

    /// The ``description`` of this view and of all below it, one a line, children moved in below their superview.
    ///
    /// For `print` and a debugger; UIKit keeps its method of this name to itself.
    public final func recursiveDescription() -> String { ViewDescription.tree(self) }

    // MARK: - Touches

    /// Whether the view and its subtree take new touches.
    ///
    /// Defaults to true.
    open var isUserInteractionEnabled = true

    /// Whether the view gets more than one finger at a time.
    ///
    /// Defaults to false.
    open var isMultipleTouchEnabled = false

    /// Whether a finger on this view keeps fingers off all others of its window, and the reverse.
    ///
    /// Defaults to false.
    open var isExclusiveTouch = false

    /// A number of the app's own.
    ///
    /// Defaults to 0.
    open var tag = 0

    /// The deepest view under `point`, in this view's own points, or nil.
    ///
    /// Refuses when not interactive, hidden or almost clear; asks `point(inside:with:)`;
    /// then the children from front to back; then answers itself.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        HitTestPass.hit(self, point, event)
    }

    /// Whether `point`, in the view's own points, is inside ``bounds``; the maximum edges are not.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// The recognizers attached, in order of addition; nil when there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { state.gestureRecognizers.isEmpty ? nil : state.gestureRecognizers }
        set {
            let wanted = newValue ?? []
            for old in state.gestureRecognizers where !wanted.contains(old) {
                removeGestureRecognizer(old)
            }
            for new in wanted where !state.gestureRecognizers.contains(new) {
                addGestureRecognizer(new)
            }
        }
    }

    /// Attaches a recognizer, taking it from the view it was attached to.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        if gestureRecognizer.view === self { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        state.gestureRecognizers.append(gestureRecognizer)
        gestureRecognizer.didAttach(to: self)
    }

    /// Detaches a recognizer; one that is active is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard let index = state.gestureRecognizers.firstIndex(of: gestureRecognizer) else {
            return
        }
        gestureRecognizer.willDetach()
        // The cancelled action may have changed the list.
        if index < state.gestureRecognizers.count,
            state.gestureRecognizers[index] == gestureRecognizer
        {
            state.gestureRecognizers.remove(at: index)
        } else {
            state.gestureRecognizers.removeAll { $0 == gestureRecognizer }
        }
        gestureRecognizer.didDetach()
    }

    /// Whether a recognizer of this view or a superview may begin with a touch on this view.
    ///
    /// Defaults to true.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    // MARK: - Tree

    /// The children from back to front.
    open var subviews: [UIView] { state.subviews }

    /// The window at the top of the tree, nil while the view is in none.
    open var window: UIWindow? {
        var top = self
        while let parent = top.superview { top = parent }
        return top as? UIWindow
    }

    /// Adds `view` in front of the other children, taking it from its superview.
    open func addSubview(_ view: UIView) { ViewTree.insert(view, into: self, at: .front) }

    /// Inserts `view` so that it stands at `index` from the back; an index beyond the end means the front.
    open func insertSubview(_ view: UIView, at index: Int) {
        ViewTree.insert(view, into: self, at: .index(index))
    }

    /// Inserts `view` right behind `sibling`; in front of all when `sibling` is no child.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        ViewTree.insert(view, into: self, at: .below(sibling))
    }

    /// Inserts `view` right in front of `sibling`; in front of all when `sibling` is no child.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        ViewTree.insert(view, into: self, at: .above(sibling))
    }

    /// Swaps the places of the children at two indexes.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        ViewTree.exchange(self, index1, index2)
    }

    /// Moves a child in front of the others.
    open func bringSubviewToFront(_ view: UIView) { ViewTree.reorder(view, in: self, at: .front) }

    /// Moves a child behind the others.
    open func sendSubviewToBack(_ view: UIView) {
        ViewTree.reorder(view, in: self, at: .index(0))
    }

    /// Takes the view from its superview; nothing happens when it has none.
    open func removeFromSuperview() { ViewTree.remove(self) }

    /// Whether the view is `view` or inside it.
    open func isDescendant(of view: UIView) -> Bool {
        var step: UIView? = self
        while let current = step {
            if current === view { return true }
            step = current.superview
        }
        return false
    }

    /// The nearest view with this tag: the view itself or a descendant, depth first.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in state.subviews {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Hears that a child will be hidden or shown; views of the house override it.
    @_spi(House) open func subviewWillHide(_ subview: UIView, _ isHidden: Bool) {}
    /// Hears that a child was hidden or shown; views of the house override it.
    @_spi(House) open func subviewDidHide(_ subview: UIView) {}
    /// Tells that a child was added.
    ///
    /// Does nothing by default.
    open func didAddSubview(_ subview: UIView) {}
    /// Tells that a child will go.
    ///
    /// Does nothing by default.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Tells that the superview will change.
    ///
    /// Does nothing by default.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Tells that the superview changed.
    ///
    /// Does nothing by default.
    open func didMoveToSuperview() {}
    /// Tells that the window will change.
    ///
    /// Does nothing by default.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Tells that the window changed.
    ///
    /// Does nothing by default.
    open func didMoveToWindow() {}

    /// Links the view to its parent; only ``ViewTree`` calls this.
    final func setSuperview(_ view: UIView?) { superview = view }

    // MARK: - Layout

    /// Which parts stretch when the superview's size changes.
    ///
    /// Defaults to none: the top-left corner stays.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether children with a mask follow size changes.
    ///
    /// Defaults to true.
    open var autoresizesSubviews = true

    /// Asks for `layoutSubviews()` before the next frame; never lays out itself.
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Lays out now what is marked, from the highest consecutive marked superview down.
    open func layoutIfNeeded() { layer.layoutIfNeeded() }

    /// Places the children.
    ///
    /// Does nothing by default.
    open func layoutSubviews() {}

    /// The size in points that suits the view best inside `size`.
    ///
    /// Defaults to the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that `sizeThatFits(_:)` answers, keeping the top-left corner.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        if transform.isIdentity {
            frame = CGRect(origin: frame.origin, size: size)
        } else {
            bounds.size = size
        }
    }

    /// The size that the content asks for; `UIView.noIntrinsicMetric` where it asks for none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The size in points that suits the content best, near `targetSize` as far as that matters.
    ///
    /// - Note: Differs from UIKit: there are no constraints; stack views answer with their content's size, other
    ///   views with ``intrinsicContentSize``, 0 where they have none.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// The size in points that suits the content best; a required side is that of `targetSize`.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let natural = intrinsicContentSize
        return CGSize(
            width: horizontalFittingPriority == .required
                ? targetSize.width : max(0, natural.width),
            height: verticalFittingPriority == .required
                ? targetSize.height : max(0, natural.height)
        )
    }

    /// Says that ``intrinsicContentSize`` changed: the superview lays out anew.
    open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

    /// Tells that ``safeAreaInsets`` changed.
    ///
    /// Does nothing by default.
    open func safeAreaInsetsDidChange() {}

    /// Tells that ``layoutMargins`` changed.
    ///
    /// Does nothing by default.
    open func layoutMarginsDidChange() {}

    /// How the content is mirrored for right-to-left languages.
    ///
    /// Defaults to `.unspecified`.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet {
            if semanticContentAttribute == oldValue { return }
            setNeedsLayout()
            setNeedsDisplay()
            (self as? any AppearanceFollowing)?.appearanceDidChange()
        }
    }

    // MARK: - Focus

    /// Whether keys may go to the view, which a ring shows then.
    ///
    /// Defaults to false; controls answer true while they are enabled.
    open var canBecomeFocused: Bool { false }

    // MARK: - Traits

    /// What the view's environment is like: the superview's traits with what is said here.
    open var traitCollection: UITraitCollection { state.traits }

    /// Whether the view and its subtree are light or dark, whatever they inherit.
    ///
    /// Defaults to `.unspecified`, which inherits.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { state.traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// Tells that the traits were `previousTraitCollection` and differ now.
    ///
    /// Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: - Accessibility

    /// Whether somebody who does not see the screen finds this view, and nothing inside it.
    ///
    /// Defaults to false; controls and labels answer true.
    open var isAccessibilityElement: Bool {
        get { state.accessibility.isElement ?? false }
        set { state.accessibility.isElement = newValue }
    }

    /// A name that tests and tools find the view by; nobody reads it out.
    ///
    /// Defaults to nil.
    open var accessibilityIdentifier: String? {
        get { state.accessibility.identifier }
        set { state.accessibility.identifier = newValue }
    }

    /// What the view is, in words for somebody who does not see it.
    ///
    /// Defaults to nil.
    open var accessibilityLabel: String? {
        get { state.accessibility.label }
        set { state.accessibility.label = newValue }
    }

    /// What comes of using the view, in words.
    ///
    /// Defaults to nil.
    open var accessibilityHint: String? {
        get { state.accessibility.hint }
        set { state.accessibility.hint = newValue }
    }

    /// What the view stands at, in words: "30 %".
    ///
    /// Defaults to nil.
    open var accessibilityValue: String? {
        get { state.accessibility.value }
        set { state.accessibility.value = newValue }
    }

    /// What kind of thing the view is.
    ///
    /// Defaults to `.none`.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { state.accessibility.traits ?? .none }
        set { state.accessibility.traits = newValue }
    }

    /// Whether the view's subtree is left out.
    ///
    /// Defaults to false.
    open var accessibilityElementsHidden: Bool {
        get { state.accessibility.elementsAreHidden }
        set { state.accessibility.elementsAreHidden = newValue }
    }

    /// Whether the view's siblings are left out.
    ///
    /// Defaults to false.
    open var accessibilityViewIsModal: Bool {
        get { state.accessibility.isModal }
        set { state.accessibility.isModal = newValue }
    }

    /// Where the view is on the screen, in points.
    open var accessibilityFrame: CGRect { convert(bounds, to: nil) }

    /// Does what a tap does and returns whether that was something.
    ///
    /// Returns false by default.
    @discardableResult
    open func accessibilityActivate() -> Bool { false }

    /// Raises an adjustable view's value by a step.
    ///
    /// Does nothing by default.
    open func accessibilityIncrement() {}

    /// Lowers an adjustable view's value by a step.
    ///
    /// Does nothing by default.
    open func accessibilityDecrement() {}

    // MARK: - Layer delegate

    /// Answers what animates a change of `layer`: the animation block that runs, or nothing.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        AnimationBlock.current?.action(for: layer, key: event) ?? Self.noAction
    }

    /// Provides the layer's contents: by default what `draw(_:)` draws.
    ///
    /// An override sets `layer.contents`; `draw(_:)` is then not called.
    open func display(_ layer: CALayer) { layer.displayByDrawing() }

    /// Draws the layer's content by `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        state.traits.asCurrent { draw(layer.bounds) }
        UIGraphicsPopContext()
    }

    /// Lays out the layer's sublayers: the controller's callbacks and `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) {
        let controller = controller
        state.traits.asCurrent {
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
    }

    // MARK: - Responder

    /// The controller of a root view, else the superview.
    open override var next: UIResponder? { controller ?? superview }
}

extension UIView {
    /// The answer that nothing animates, made once: it is given for every change.
    fileprivate static let noAction = NSNull()

    /// The value that says that there is no intrinsic size.
    public static let noIntrinsicMetric: CGFloat = -1

    fileprivate class func makeLayer() -> CALayer {
        guard let kind = layerClass as? CALayer.Type else {
            fatalError("\(self).layerClass must be a layer's class, not \(layerClass)")
        }
        return kind.init()
    }
}
