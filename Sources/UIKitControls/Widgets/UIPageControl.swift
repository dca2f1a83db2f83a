public import UIKitCore
public import UIKitDrawing
public import UIKitGeometry
import UIKitLayers

/// Shows with dots how many pages there are and which one is seen, and turns them.
///
/// A tap on the half where lines end goes on by one page, on the other half back; a drag goes through them.
@MainActor open class UIPageControl: UIControl {
    private final var dots: [PageDot] = []
    private final var pictures: [Int: UIImage] = [:]
    private final let ground = WidgetPart()
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
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(ground)
        ground.isHidden = true
    }

    /// Exists so that subclasses may declare it as UIKit demands.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(ground)
        ground.isHidden = true
    }

    /// How many pages there are; less than none is none; defaults to 0.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            if numberOfPages == oldValue { return }
            storedPage = clamped(storedPage)
            pictures = pictures.filter { $0.key < numberOfPages }
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

    /// The picture, a template, that stands for pages in place of dots; nil, the default, is dots.
    ///
    /// Pictures keep their size; the present page's has only another colour.
    open var preferredIndicatorImage: UIImage? { didSet { picturesDidChange() } }

    /// Sets the picture of one page, in place of ``preferredIndicatorImage``; nil takes it back.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        demand(
            page >= 0 && page < numberOfPages,
            "a page control of \(numberOfPages) pages has no page \(page)"
        )
        pictures[page] = image
        picturesDidChange()
    }

    /// The picture that was set for one page; nil where none was.
    open func indicatorImage(forPage page: Int) -> UIImage? { pictures[page] }

    /// What lies behind the dots; defaults to `.automatic`.
    open var backgroundStyle: BackgroundStyle = .automatic { didSet { show(animated: false) } }

    /// The size that `pageCount` pages need, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = max(0, min(pageCount, Self.mostDots))
        if count == 0 { return CGSize(width: Self.margin * 2, height: Self.height) }
        // Which page is the present one makes no difference, unless pages have pictures of their own.
        let current = min(storedPage, count - 1)
        let sizes = (0..<count).map { dotSize($0, isCurrent: $0 == current) }
        let width = sizes.reduce(CGFloat(count - 1) * Self.gap) { $0 + $1.width }
        let height = sizes.reduce(0) { max($0, $1.height) }
        return CGSize(
            width: width + Self.margin * 2,
            height: max(Self.height, height + Self.margin * 2)
        )
    }

    private final func dotSize(_ page: Int, isCurrent: Bool) -> CGSize {
        if let picture = pictures[page] ?? preferredIndicatorImage { return picture.size }
        return CGSize(width: isCurrent ? Self.currentWidth : Self.dotSide, height: Self.dotSide)
    }

    private final func picturesDidChange() {
        show(animated: false)
        invalidateIntrinsicContentSize()
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

    override var touchClaims: TouchClaims { [.room, .taps] }

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

    private final func clamped(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }

    private final func makeDots() {
        let count = min(numberOfPages, Self.mostDots)
        while dots.count > count { dots.removeLast().removeFromSuperview() }
        while dots.count < count {
            let dot = PageDot()
            dots.append(dot)
            addSubview(dot)
        }
        show(animated: false)
    }

    private final func show(animated: Bool) {
        WidgetMotion.run(animated && window != nil) {
            for (index, dot) in self.dots.enumerated() {
                let isCurrent = index == self.storedPage
                dot.show(
                    self.pictures[index] ?? self.preferredIndicatorImage,
                    isCurrent
                        ? self.currentPageIndicatorTintColor ?? self.tintColor
                        : self.pageIndicatorTintColor ?? .systemFill
                )
                dot.alpha = self.isEnabled ? 1 : ControlPolicy.disabledAlpha
                dot.isHidden = self.hidesForSinglePage && self.numberOfPages == 1
            }
            let isEmpty = self.dots.isEmpty || (self.hidesForSinglePage && self.numberOfPages == 1)
            self.ground.isHidden = self.backgroundStyle != .prominent || isEmpty
            self.ground.backgroundColor = .secondarySystemFill
            self.place()
        }
    }

    private final func place() {
        let size = size(forNumberOfPages: dots.count)
        let width = size.width - Self.margin * 2
        ground.place(
            CGRect(
                x: bounds.midX - size.width / 2,
                y: bounds.midY - size.height / 2,
                width: size.width,
                height: size.height
            )
        )
        var x = bounds.midX - width / 2
        let order = isRightToLeft ? Array(dots.indices.reversed()) : Array(dots.indices)
        for index in order {
            let dot = dotSize(index, isCurrent: index == storedPage)
            dots[index].place(
                CGRect(
                    x: x,
                    y: bounds.midY - dot.height / 2,
                    width: dot.width,
                    height: dot.height
                )
            )
            x += dot.width + Self.gap
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

extension UIPageControl {
    /// What lies behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// What the system finds right: nothing here.
        case automatic
        /// A ground around the dots.
        case prominent
        /// Nothing.
        case minimal
    }
}
