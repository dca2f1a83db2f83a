import UIKit

/// Pages beside each other with dots below, as UIKit developers write it.
class CarouselView: UIView, UIScrollViewDelegate {
    let scrollView = CarouselScrollView()
    let pageControl = UIPageControl()
    private let stackView = UIStackView()
    var onPageChange: ((Int) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    convenience init(pages: [UIView], onPageChange: ((Int) -> Void)? = nil) {
        self.init(frame: .zero)
        self.onPageChange = onPageChange
        pages.forEach(stackView.addArrangedSubview)
        pageControl.numberOfPages = pages.count
    }

    private func commonInit() {
        scrollView.delegate = self
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.alwaysBounceVertical = false
        scrollView.contentInsetAdjustmentBehavior = .never
        stackView.distribution = .fillEqually
        pageControl.hidesForSinglePage = true
        pageControl.addAction(
            UIAction { [weak self] _ in
                guard let self = self else { return }
                let x = CGFloat(self.pageControl.currentPage) * self.scrollView.bounds.width
                self.scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
            },
            for: .valueChanged
        )
        scrollView.addSubview(stackView)
        addSubview(scrollView)
        addSubview(pageControl)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (dots, pages) = bounds.divided(atDistance: 28, from: .maxYEdge)
        scrollView.frame = pages
        pageControl.frame = dots
        let count = CGFloat(stackView.arrangedSubviews.count)
        scrollView.contentSize = CGSize(width: pages.width * count, height: pages.height)
        stackView.frame = CGRect(origin: .zero, size: scrollView.contentSize)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isDragging || scrollView.isDecelerating else { return }
        let page = (scrollView.contentOffset.x / max(scrollView.bounds.width, 1)).rounded()
        guard Int(page) != pageControl.currentPage else { return }
        pageControl.currentPage = Int(page)
        onPageChange?(Int(page))
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y = 0
    }
}

/// A scroll view with its own mind about touches, and observers on what it inherits.
class CarouselScrollView: UIScrollView, UIGestureRecognizerDelegate {
    private(set) var offsets: [CGFloat] = []

    override var contentOffset: CGPoint {
        didSet { offsets.append(contentOffset.x) }
    }

    override var contentSize: CGSize {
        didSet { flashScrollIndicators() }
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
        view is UIButton || super.touchesShouldCancel(in: view)
    }

    override func touchesShouldBegin(
        _ touches: Set<UITouch>,
        with event: UIEvent?,
        in view: UIView
    ) -> Bool {
        super.touchesShouldBegin(touches, with: event, in: view)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === panGestureRecognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        let velocity = panGestureRecognizer.velocity(in: self)
        return abs(velocity.x) >= abs(velocity.y)
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        false
    }
}

/// A slider whose line is thick and whose knob is drawn elsewhere.
class ThickSlider: UISlider {
    override func trackRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 0, dy: max(0, (bounds.height - 12) / 2))
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.8 : 1 }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        _ = super.beginTracking(touch, with: event)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let share = Float(touch.location(in: self).x / max(bounds.width, 1))
        setValue(minimumValue + (maximumValue - minimumValue) * share, animated: false)
        sendActions(for: .valueChanged)
        return true
    }
}

/// A card that is pulled, as animators are used.
final class PullCard: UIView {
    private var animator: UIViewPropertyAnimator?
    private(set) var ends: [UIViewAnimatingPosition] = []

    func pull() {
        let timing = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: timing)
        animator.addAnimations { [weak self] in
            self?.transform = CGAffineTransform(translationX: 0, y: -100)
        }
        animator.addCompletion { [weak self] position in
            self?.ends.append(position)
            self?.animator = nil
        }
        animator.startAnimation()
        self.animator = animator
    }
}
