@_spi(House) public import UIKitCore
public import UIKitGeometry

/// Shows a part of content that is larger than the view, and lets fingers move and zoom it.
///
/// Its content are its subviews, `contentOffset` is the origin of its bounds. What fingers do
/// follows recordings of UIKit; the numbers are in ``ScrollPolicy``, the rules in `docs/scrolling.md`.
@MainActor open class UIScrollView: UIView {
    /// Everything that is stored beside the properties.
    final var scroll = ScrollState()
    final let pan = ScrollPanGestureRecognizer()
    final let pinch = ScrollPinchGestureRecognizer()
    final let contentDelay = ContentTouchDelay()
    final lazy var indicators = ScrollIndicators(self)

    /// Pixels a point that offsets are rounded to; nil, the default, means the screen's.
    ///
    /// Tests of the motion set it.
    package final var offsetScale: CGFloat?
    /// Whether the drag that is about to begin scrolls up or down although it goes more sideways.
    ///
    /// A drawer around the view sets it when it leaves a slanted drag to the list.
    final var takesSlantedDrag = false

    /// Who is told what the view does.
    open weak var delegate: (any UIScrollViewDelegate)?

    /// Creates a view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Exists so that subclasses may declare it as UIKit demands.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Content

    /// The content's place at the view's top left corner, in points: the origin of the bounds.
    ///
    /// Setting it stops what moves and is not limited to the content.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { place(at: newValue) }
    }

    /// Scrolls to an offset, which is not limited to the content, in 0.3 s when animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated {
            animateOffset(to: contentOffset)
        } else {
            self.contentOffset = contentOffset
        }
    }

    /// The size of the content in points.
    ///
    /// Defaults to zero. An offset that this leaves outside is brought back.
    open var contentSize = CGSize.zero {
        didSet {
            demand(
                contentSize.width.isFinite && contentSize.height.isFinite,
                "a scroll view's contentSize must be made of finite numbers, not \(contentSize)"
            )
            if contentSize == oldValue { return }
            rangesMayHaveChanged()
            scroll.observers?.notify(.contentSize, oldValue, contentSize)
        }
    }

    /// Room around the content, in points.
    ///
    /// Defaults to none.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { rangesMayHaveChanged() } }
    }

    /// Where the safe area is added to the insets.
    ///
    /// Defaults to `.automatic`.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { rangesMayHaveChanged(followsTop: true) }
    }

    /// The room around the content with the safe area, in points.
    open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaPart }

    /// Tells that ``adjustedContentInset`` changed.
    ///
    /// Does nothing by default; overrides call `super`.
    open func adjustedContentInsetDidChange() {}

    /// Scrolls as little as necessary to show `rect`, in content points; not at all when it is seen.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let offset = offsetShowing(rect)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    // MARK: - What fingers may do

    /// Whether fingers scroll.
    ///
    /// Defaults to true.
    open var isScrollEnabled = true { didSet { scrollEnablingChanged(from: oldValue) } }
    /// Whether a drag that starts along one axis is kept to it.
    ///
    /// Defaults to false; one that starts diagonally is free.
    open var isDirectionalLockEnabled = false
    /// Whether content goes beyond its edges and comes back.
    ///
    /// Defaults to true.
    open var bounces = true { didSet { rangesMayHaveChanged(followsTop: true) } }
    /// Whether content that fits bounces too, up and down.
    ///
    /// Defaults to false.
    open var alwaysBounceVertical = false { didSet { rangesMayHaveChanged(followsTop: true) } }
    /// Whether content that fits bounces too, to the left and right.
    ///
    /// Defaults to false.
    open var alwaysBounceHorizontal = false { didSet { rangesMayHaveChanged(followsTop: true) } }
    /// Whether content comes to rest at multiples of the view's size.
    ///
    /// Defaults to false.
    open var isPagingEnabled = false
    /// How fast content slows down that was let go.
    ///
    /// Defaults to `.normal`.
    open var decelerationRate = DecelerationRate.normal
    /// Whether touches reach the content only when it is clear that they do not scroll.
    ///
    /// Defaults to true; that takes 0.15 s, or the finger's lift.
    open var delaysContentTouches = true
    /// Whether a touch that the content has can still become a drag.
    ///
    /// Defaults to true.
    open var canCancelContentTouches = true
    /// Whether a drag takes the keyboard away.
    ///
    /// Defaults to `.none`.
    open var keyboardDismissMode: KeyboardDismissMode = .none
    /// Whether ``UIWindow/scrollToTop()`` scrolls this view.
    ///
    /// Defaults to true; of several such views on the screen none is scrolled.
    open var scrollsToTop = true

    /// Whether `touches` of `view` in the content are given to it; defaults to true.
    open func touchesShouldBegin(
        _ touches: Set<UITouch>,
        with event: UIEvent?,
        in view: UIView
    ) -> Bool { true }

    /// Whether a drag may take touches from `view`, which has them; defaults to true unless it is a control.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// The recognizer that drags.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    /// The recognizer that zooms; nil when nothing can be zoomed.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinch : nil }

    /// Whether a finger is on the content, dragging or not yet.
    open var isTracking: Bool { scroll.isTracking }
    /// Whether a finger drags, or what it let go still moves.
    open var isDragging: Bool { scroll.isDragging }
    /// Whether the content goes on by itself after a drag.
    open var isDecelerating: Bool { scroll.isDecelerating }

    /// Stops what moves or zooms by itself; what is beyond an edge or a limit is put inside.
    open func stopScrollingAndZooming() {
        stopActivity()
        if scroll.drag == nil, scroll.pinch == nil { move(to: offsetInRange) }
    }

    // MARK: - Indicators

    /// Whether the horizontal indicator is shown while the view scrolls.
    ///
    /// Defaults to true.
    open var showsHorizontalScrollIndicator = true { didSet { setNeedsLayout() } }
    /// Whether the vertical indicator is shown while the view scrolls.
    ///
    /// Defaults to true.
    open var showsVerticalScrollIndicator = true { didSet { setNeedsLayout() } }
    /// What the indicators look like.
    ///
    /// Defaults to `.default`.
    open var indicatorStyle: IndicatorStyle = .default { didSet { setNeedsLayout() } }
    /// Room around the vertical indicator, in points.
    ///
    /// Defaults to none.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Room around the horizontal indicator, in points.
    ///
    /// Defaults to none.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Room around both indicators: those of the vertical one when read.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// Whether the safe area is added to the indicators' insets.
    ///
    /// Defaults to true.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { setNeedsLayout() } }

    /// Shows the indicators for about a second.
    open func flashScrollIndicators() { indicators.flash() }

    // MARK: - Refreshing

    /// The control that is pulled down to have the content fetched anew; it lies behind the content.
    ///
    /// Defaults to nil. With it the content can always be pulled.
    open var refreshControl: UIRefreshControl? {
        get { refresher }
        set {
            if newValue === refresher { return }
            refresher?.removeFromSuperview()
            if let newValue { insertSubview(newValue, at: 0) }
        }
    }
    /// The refresh control among the subviews.
    final weak var refresher: UIRefreshControl?

    // MARK: - Zoom

    /// The smallest scale.
    ///
    /// Defaults to 1.
    open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
    /// The largest scale; there is something to zoom when it is more than the smallest.
    ///
    /// Defaults to 1.
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
    /// The scale of the view that the delegate names; setting it keeps the middle, and to the limits.
    ///
    /// Defaults to 1.
    open var zoomScale: CGFloat {
        get { scroll.zoomScale }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Whether zooming goes beyond its limits and comes back.
    ///
    /// Defaults to true.
    open var bouncesZoom = true
    /// Whether two fingers zoom.
    open var isZooming: Bool { scroll.pinch != nil }
    /// Whether the zoom is on its way back into its limits.
    open var isZoomBouncing: Bool { scroll.isZoomBouncing }

    /// Zooms about the middle of what is seen, within the limits.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated) }

    /// Zooms and scrolls so that `rect`, in points of the zoomed view, fills the view.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(showing: rect, animated) }

    // MARK: - View

    /// Lets the own recognizers begin where there is something to scroll or zoom.
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if gestureRecognizer === pan { return panShouldBegin() }
        if gestureRecognizer === pinch { return canZoom && mayTakeContentTouches(of: pinch) }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Places the indicators; overrides call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        indicators.layOut()
    }

    /// Keeps the indicators in front; overrides call `super`.
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        indicators.keepInFront(of: subview)
    }

    /// Follows the safe area; overrides call `super`.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        rangesMayHaveChanged(followsTop: true)
    }

    /// Tells of offsets, and brings them back where a new size leaves them outside.
    @_spi(House) open override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        let new = bounds
        if new.origin != old.origin { offsetDidChange(from: old.origin) }
        if new.size != old.size { rangesMayHaveChanged() }
    }

    private func setUp() {
        clipsToBounds = true
        for recognizer in [pan, contentDelay] as [UIGestureRecognizer] {
            addGestureRecognizer(recognizer)
        }
        contentDelay.setUp()
        pan.allowedScrollTypesMask = .all
        pan.addTarget(self, action: UIScrollView.panned)
        pinch.addTarget(self, action: UIScrollView.pinched)
        // Subclasses that arbitrate between scroll views conform to the protocol, as on iOS.
        pan.delegate = self as? any UIGestureRecognizerDelegate
        pinch.delegate = self as? any UIGestureRecognizerDelegate
        rangesMayHaveChanged()
    }
}
