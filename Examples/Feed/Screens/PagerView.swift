import UIKit

/// Pictures side by side, one at a time, with dots that tell which.
package final class PagerView: UIView, UIScrollViewDelegate {
    /// The scroll view that turns the pages.
    let scroller = UIScrollView()
    private let pages: [LandscapeView]
    private let dots: PageDots

    init(_ landscapes: [Landscape]) {
        pages = landscapes.map(LandscapeView.init)
        dots = PageDots(count: landscapes.count)
        super.init(frame: .zero)
        scroller.isPagingEnabled = true
        scroller.showsHorizontalScrollIndicator = false
        scroller.scrollsToTop = false
        scroller.delegate = self
        for page in pages { scroller.addSubview(page) }
        addSubview(scroller)
        addSubview(dots)
    }

    package required init?(coder: NSCoder) { nil }

    /// The page that is seen, or most of it.
    package var page: Int {
        bounds.width > 0 ? Int((scroller.contentOffset.x / bounds.width).rounded()) : 0
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        if scroller.frame.size != bounds.size {
            let present = page
            scroller.frame = bounds
            scroller.contentSize = CGSize(
                width: bounds.width * CGFloat(pages.count),
                height: bounds.height
            )
            for (index, page) in pages.enumerated() {
                page.frame = bounds.offsetBy(dx: bounds.width * CGFloat(index), dy: 0)
            }
            scroller.contentOffset.x = bounds.width * CGFloat(present)
        }
        let size = dots.sizeThatFits(bounds.size)
        dots.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(),
            y: bounds.height - size.height - 10,
            width: size.width,
            height: size.height
        )
    }

    package func scrollViewDidScroll(_ scrollView: UIScrollView) {
        dots.current = max(0, min(pages.count - 1, page))
    }
}

/// A row of dots, one of them longer.
final class PageDots: UIView {
    private let count: Int
    private static let dot: CGFloat = 6
    private static let gap: CGFloat = 6
    private static let long: CGFloat = 16

    /// The index of the longer one.
    var current = 0 {
        didSet { if current != oldValue { setNeedsDisplay() } }
    }

    init(count: Int) {
        self.count = count
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: CGFloat(count - 1) * (Self.dot + Self.gap) + Self.long + 12,
            height: Self.dot + 8
        )
    }

    override func draw(_ rect: CGRect) {
        UIColor(white: 0, alpha: 0.28).setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).fill()
        var x: CGFloat = 6
        for index in 0..<count {
            let width = index == current ? Self.long : Self.dot
            UIColor(white: 1, alpha: index == current ? 1 : 0.6).setFill()
            UIBezierPath(
                roundedRect: CGRect(x: x, y: 4, width: width, height: Self.dot),
                cornerRadius: Self.dot / 2
            ).fill()
            x += width + Self.gap
        }
    }
}
