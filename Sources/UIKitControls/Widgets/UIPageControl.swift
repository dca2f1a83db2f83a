public import UIKitCore
public import UIKitDrawing
public import UIKitGeometry
import UIKitLayers

/// Shows with dots how many pages there are and which one is seen, and turns them.
///
/// A tap on the half where lines end goes on by one page, on the other half back; a drag goes through them.
@MainActor open class UIPageControl: UIControl {
    private final var dots: [WidgetPart] = []
    private final var storedPage = 0
    private final var startX: CGFloat = 0
    private final var startPage = 0
    private final var isDragging = false

    /// The width and height of a dot, in points.
    private static let dotSide: CGFloat = 8
    /// How wide the dot of the present page is, in points.
    private static let currentWidth: CGFloat = 20
    /// Points between two dots.
    private static let gap: CGFloat = 8
    /// Points before the first dot and behind the last.
    private static let margin: CGFloat = 10
    /// The height of the control, in points.
    private static let height: CGFloat = 28
    /// How far a finger moves from one page to the next, in points.
    private static let dragStep: CGFloat = 20
    /// Dots at most; with more pages each stands for several.
    private static let mostDots = 1_000

    /// Creates a control without pages.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Exists so that subclasses may declare it as UIKit demands.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How many pages there are; less than none is none; defaults to 0.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            if numberOfPages == oldValue { return }
            storedPage = clamped(storedPage)
            makeDots()
            invalidateIntrinsicContentSize()
        }
    }

    /// The page that is seen, from 0; one that there isn't becomes the nearest; defaults to 0.
    open var currentPage: Int {
        get { storedPage }
        set {
            let page = clamped(newValue)
            if page == storedPage { return }
            storedPage = page
            show(animated: window != nil)
        }
    }

    /// Whether a single page has no dot; defaults to false.
    open var hidesForSinglePage = false { didSet { show(animated: false) } }
    /// Whether a drag goes through the pages; defaults to true.
    open var allowsContinuousInteraction = true
    /// The colour of the other pages' dots; nil is a grey.
    open var pageIndicatorTintColor: UIColor? { didSet { show(animated: false) } }
    /// The colour of the present page's dot; nil is the tint.
    open var currentPageIndicatorTintColor: UIColor? { didSet { show(animated: false) } }

    /// The size that `pageCount` pages need, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(0, min(pageCount, Self.mostDots)))
        if count == 0 { return CGSize(width: Self.margin * 2, height: Self.height) }
        let dots = (count - 1) * (Self.dotSide + Self.gap) + Self.currentWidth
        return CGSize(width: dots + Self.margin * 2, height: Self.height)
    }

    /// The size that the pages need.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// The size that the pages need, whatever room there is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Places the dots.
    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    /// The control, and room for a finger above and below.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        TouchTarget.contains(point, of: self)
    }

    /// Keeps taps from recognizers of what is around.
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        !TouchTarget.isTapAround(self, gestureRecognizer)
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: - Tracking

    /// Remembers where the finger came down.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        startX = touch.firstLocation(in: self).x
        startPage = storedPage
        isDragging = false
        return super.beginTracking(touch, with: event)
    }

    /// Goes through the pages with the finger.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let way = touch.location(in: self).x - startX
        if allowsContinuousInteraction && (isDragging || abs(way) > Self.dragStep / 2) {
            isDragging = true
            let steps = Int((way / Self.dragStep).rounded())
            turn(to: startPage + (isRightToLeft ? -steps : steps))
        }
        return super.continueTracking(touch, with: event)
    }

    /// Turns by one page towards the half that was tapped.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside, !isDragging else { return }
        let isForward = (touch.location(in: self).x >= bounds.midX) != isRightToLeft
        turn(to: storedPage + (isForward ? 1 : -1))
    }

    private final func turn(to page: Int) {
        let page = clamped(page)
        if page == storedPage { return }
        storedPage = page
        show(animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override func stateDidChange() {
        super.stateDidChange()
        show(animated: true)
    }

    // MARK: - Keys and accessibility

    /// Turns at the arrow keys; hands other keys on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            switch press.key?.keyName {
            case "Right": turn(to: storedPage + (isRightToLeft ? -1 : 1))
            case "Left": turn(to: storedPage + (isRightToLeft ? 1 : -1))
            default: super.pressesBegan([press], with: event)
            }
        }
    }

    override func activate() {}

    override var kindTraits: UIAccessibilityTraits { .adjustable }

    /// "page 2 of 5", unless something else was set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "page \(storedPage + 1) of \(numberOfPages)" }
        set { super.accessibilityValue = newValue }
    }

    /// Turns to the next page.
    open override func accessibilityIncrement() { turn(to: storedPage + 1) }

    /// Turns to the page before.
    open override func accessibilityDecrement() { turn(to: storedPage - 1) }

    // MARK: - Showing

    private final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private final func clamped(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }

    private final func makeDots() {
        let count = min(numberOfPages, Self.mostDots)
        while dots.count > count { dots.removeLast().removeFromSuperview() }
        while dots.count < count {
            let dot = WidgetPart()
            dots.append(dot)
            addSubview(dot)
        }
        show(animated: false)
    }

    private final func show(animated: Bool) {
        WidgetMotion.run(animated && window != nil) {
            for (index, dot) in self.dots.enumerated() {
                let isCurrent = index == self.storedPage
                dot.backgroundColor =
                    isCurrent
                    ? self.currentPageIndicatorTintColor ?? self.tintColor
                    : self.pageIndicatorTintColor ?? .systemFill
                dot.alpha = self.isEnabled ? 1 : ControlPolicy.disabledAlpha
                dot.isHidden = self.hidesForSinglePage && self.numberOfPages == 1
            }
            self.place()
        }
    }

    private final func place() {
        let width = size(forNumberOfPages: dots.count).width - Self.margin * 2
        var x = bounds.midX - width / 2
        let order = isRightToLeft ? Array(dots.indices.reversed()) : Array(dots.indices)
        for index in order {
            let dotWidth = index == storedPage ? Self.currentWidth : Self.dotSide
            dots[index].place(
                CGRect(
                    x: x,
                    y: bounds.midY - Self.dotSide / 2,
                    width: dotWidth,
                    height: Self.dotSide
                )
            )
            x += dotWidth + Self.gap
        }
    }
}

extension UIPageControl: AppearanceFollowing, FocusFollowing {
    package final func appearanceDidChange() { show(animated: false) }

    package final func focusDidChange() { stateDidChange() }

    package final var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        let size = intrinsicContentSize
        let rect = CGRect(
            x: bounds.midX - size.width / 2,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
        return (rect.shrunk(dx: 0, dy: 4), (size.height - 8) / 2)
    }
}
