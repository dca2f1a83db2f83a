public import UIKitCore
public import UIKitGeometry

/// Is told what a scroll view does, and decides what it zooms and where it comes to rest.
///
/// Every method has a default. One that only a subclass of the conforming class implements is never
/// called: implement it in the class that conforms, and override it.
///
/// A drag is `scrollViewWillBeginDragging`, any number of `scrollViewDidScroll`,
/// `scrollViewWillEndDragging`, `scrollViewDidEndDragging`; when that said that it goes on,
/// `scrollViewWillBeginDecelerating`, `scrollViewDidScroll`, `scrollViewDidEndDecelerating`.
@MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// The content offset changed, by whatever cause.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The zoom scale changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// A finger starts to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// A finger lets go, with a speed in points a millisecond; the place where it will come to rest may be changed.
    ///
    /// With paging, changes of the place are ignored.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )
    /// A finger has let go; `decelerate` tells whether the content goes on by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content starts to go on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content that went on by itself has come to rest, or was stopped.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// A programmatic scroll that was animated has ended at its place.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The view that is scaled when the scroll view zooms; nil, the default, for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Two fingers, or an animated call, start to zoom.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Zooming has ended, and so has the way back into the limits.
    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView,
        with view: UIView?,
        atScale scale: CGFloat
    )

    /// Whether to scroll to the top when asked to; defaults to true.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// The content was scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// ``UIScrollView/adjustedContentInset`` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Leaves the place.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(
        _ scrollView: UIScrollView,
        willDecelerate decelerate: Bool
    ) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Zooms nothing.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView,
        with view: UIView?,
        atScale scale: CGFloat
    ) {}
    /// Lets it scroll.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
