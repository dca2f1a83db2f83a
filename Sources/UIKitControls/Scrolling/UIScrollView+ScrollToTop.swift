public import UIKitCore
import UIKitGeometry

extension UIWindow {
    /// Scrolls the window's content to its top, as a tap on an iPhone's status bar does.
    ///
    /// A panel has no status bar: who draws one, or has a key for it, calls this. Of the scroll views that are
    /// seen, exactly one must have `scrollsToTop`; its delegate may refuse. True when it scrolls or is at the top.
    /// - Note: Not in UIKit.
    @discardableResult
    public final func scrollToTop() -> Bool {
        var found: [UIScrollView] = []
        func search(_ view: UIView) {
            if view.isHidden || view.alpha <= HitTestPass.minimumAlpha { return }
            if let scroller = view as? UIScrollView, scroller.scrollsToTop, isSeen(scroller) {
                found.append(scroller)
            }
            for child in view.subviews { search(child) }
        }
        search(self)
        guard let only = found.first, found.count == 1 else { return false }
        return only.scrollToTop()
    }

    private func isSeen(_ view: UIView) -> Bool {
        bounds.intersects(view.convert(view.bounds, to: self))
    }
}

extension UIScrollView {
    /// Scrolls to the top unless the delegate refuses.
    fileprivate final func scrollToTop() -> Bool {
        guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
        let top = CGPoint(x: contentOffset.x, y: -scroll.insets.top)
        if top == contentOffset {
            delegate?.scrollViewDidScrollToTop(self)
        } else {
            animateOffset(to: top, end: .top)
        }
        return true
    }
}
