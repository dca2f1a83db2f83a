public import UIKitCore
public import UIKitDrawing
public import UIKitGeometry

/// Lies above the content of a scroll view and is pulled down to have the content fetched anew.
///
/// Pulled so far that 60 points of it show, it sends `.valueChanged` and stays open, by as much of the scroll
/// view's `contentInset`, until ``endRefreshing()``. Assign it to ``UIScrollView/refreshControl``; it places itself.
@MainActor open class UIRefreshControl: UIControl {
    /// How much of the control shows when it is pulled open, in points.
    package static let height: CGFloat = 60

    /// Whether content is being fetched.
    public final private(set) var isRefreshing = false

    /// Words below the ring; nil, the default, for none.
    open var attributedTitle: NSAttributedString? {
        didSet {
            title.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    private let ring = RefreshRing()
    private let title = UILabel()
    /// The points that the control has added to the scroll view's top inset.
    private var addedInset: CGFloat = 0
    /// Whether the finger that pulls has opened the control already.
    private var wasOpened = false

    /// Creates a closed control.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        title.textAlignment = .center
        addSubview(ring)
        addSubview(title)
        isHidden = true
        isUserInteractionEnabled = false
    }

    /// Creates a closed control.
    public convenience init() { self.init(frame: .zero) }

    /// Exists so that subclasses may declare it as UIKit demands.
    public required init?(coder: NSCoder) { nil }

    /// Opens the control, without an event, as if content had been pulled; the content is not scrolled.
    open func beginRefreshing() {
        if isRefreshing { return }
        isRefreshing = true
        ring.startTurning()
        if scroller?.scroll.drag == nil { addInset() }
        follow()
    }

    /// Closes the control: the content has been fetched.
    open func endRefreshing() {
        if !isRefreshing { return }
        isRefreshing = false
        ring.stopTurning()
        // A finger that holds it open opens it no second time.
        wasOpened = scroller?.scroll.drag != nil
        removeInset()
        follow()
    }

    // MARK: - The scroll view

    private var scroller: UIScrollView? { superview as? UIScrollView }

    /// Makes the scroll view that it was put into its own.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        scroller?.refresher = self
        follow()
    }

    /// Leaves a scroll view as it was; overrides call `super`.
    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        guard let scroller, scroller !== newSuperview else { return }
        isRefreshing = false
        ring.stopTurning()
        removeInset()
        if scroller.refresher === self { scroller.refresher = nil }
    }

    /// Draws the ring in the new tint; overrides call `super`.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        colorRing()
    }

    /// Places the ring and the words; overrides call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let isTitled = attributedTitle != nil
        title.isHidden = !isTitled
        ring.center = CGPoint(x: bounds.midX, y: isTitled ? 21 : Self.height / 2)
        title.frame = CGRect(x: 0, y: 37, width: bounds.width, height: 18)
    }

    /// How much of the control shows, in points: how far content is below its top without what the control added.
    private var exposed: CGFloat {
        guard let scroller else { return 0 }
        return -(scroller.bounds.minY + scroller.scroll.insets.top - addedInset)
    }

    /// Follows the content's offset: places the control and, under a finger, opens it.
    final func follow() {
        guard let scroller else { return }
        let shown = exposed
        let top = scroller.scroll.insets.top - addedInset
        let y = -top - max(Self.height, shown) + top
        let place = CGRect(x: 0, y: y, width: scroller.bounds.width, height: Self.height)
        if frame != place { frame = place }
        let isClosed = shown <= 0.5 && !isRefreshing
        if isHidden != isClosed { isHidden = isClosed }
        if isClosed {
            ring.stopTurning()
            ring.progress = 0
            return
        }
        if !ring.isTurning {
            // The first third only brings the ring into sight.
            ring.progress = (shown / Self.height - 1.0 / 3) * 1.5
        }
        let pulled = scroller.scroll.drag != nil && shown >= Self.height
        if pulled, isEnabled, !isRefreshing, !wasOpened, addedInset == 0 { pullOpen() }
    }

    private func pullOpen() {
        isRefreshing = true
        wasOpened = true
        ring.startTurning()
        sendActions(for: .valueChanged)
    }

    /// Keeps the control open when the finger lets go.
    final func fingerWillLeave() {
        wasOpened = false
        if isRefreshing { addInset() }
    }

    private func addInset() {
        guard let scroller, addedInset == 0 else { return }
        addedInset = Self.height
        scroller.contentInset.top += Self.height
    }

    private func removeInset() {
        guard let scroller, addedInset != 0 else { return }
        let inset = addedInset
        addedInset = 0
        scroller.closeGap { scroller.contentInset.top -= inset }
    }

    private func colorRing() {
        // The control is grey unless it is given a tint of its own.
        ring.color = tintColor == superview?.tintColor ? .systemGray : tintColor
    }
}
