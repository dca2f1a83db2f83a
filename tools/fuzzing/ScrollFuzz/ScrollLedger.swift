import UIKit

/// Keeps account of what a scroll view tells its delegate: what begins ends, once and in order.
@MainActor final class ScrollLedger: UIScrollViewDelegate {
    /// What did not add up.
    private(set) var violations: [String] = []
    /// The calls since they were last taken, for the trace.
    private var calls: [String] = []
    /// The view that is zoomed.
    weak var zoomed: UIView?
    /// Called in some of the calls, to disturb.
    var onCall: (() -> Void)?

    private let name: String
    private var isDragging = false
    private var isEnding = false
    private var isDecelerating = false
    private var isZooming = false

    init(_ name: String) { self.name = name }

    /// The calls since the last time.
    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    func complain(_ text: String) { violations.append("\(name): \(text)") }

    private func note(_ call: String) {
        calls.append("\(name).\(call)")
        onCall?()
    }

    private func demand(_ holds: Bool, _ text: String) { if !holds { complain(text) } }

    func scrollViewDidScroll(_ view: UIScrollView) {
        let offset = view.contentOffset
        demand(offset.x.isFinite && offset.y.isFinite, "offset \(offset)")
        onCall?()
    }

    func scrollViewWillBeginDragging(_ view: UIScrollView) {
        demand(!isDragging && !isEnding, "a drag begins in a drag")
        demand(!isDecelerating, "a drag begins while it decelerates")
        demand(view.isDragging && view.isTracking, "a drag begins without its flags")
        isDragging = true
        note("willBeginDragging")
    }

    func scrollViewWillEndDragging(
        _ view: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        demand(isDragging && !isEnding, "a drag will end that did not begin")
        let target = targetContentOffset.pointee
        demand(target.x.isFinite && target.y.isFinite, "target \(target)")
        demand(velocity.x.isFinite && velocity.y.isFinite, "velocity \(velocity)")
        isEnding = true
        note("willEndDragging")
    }

    func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
        demand(isDragging && isEnding, "a drag ended that will not end")
        demand(view.isDragging == decelerate, "isDragging is not what didEndDragging says")
        isDragging = false
        isEnding = false
        note("didEndDragging(\(decelerate))")
    }

    func scrollViewWillBeginDecelerating(_ view: UIScrollView) {
        demand(!isDecelerating, "it begins to decelerate twice")
        demand(!isDragging, "it decelerates in a drag")
        demand(view.isDecelerating && !view.isTracking, "it decelerates without its flags")
        isDecelerating = true
        note("willBeginDecelerating")
    }

    func scrollViewDidEndDecelerating(_ view: UIScrollView) {
        demand(isDecelerating, "it ended to decelerate without a begin")
        demand(!view.isDecelerating && !view.isDragging, "it stopped with its flags")
        isDecelerating = false
        note("didEndDecelerating")
    }

    func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { note("didEndAnimation") }

    func viewForZooming(in view: UIScrollView) -> UIView? { zoomed }

    func scrollViewWillBeginZooming(_ view: UIScrollView, with zoomed: UIView?) {
        demand(!isZooming, "it begins to zoom twice")
        isZooming = true
        note("willBeginZooming")
    }

    func scrollViewDidEndZooming(_ view: UIScrollView, with zoomed: UIView?, atScale: CGFloat) {
        demand(isZooming, "zooming ended without a begin")
        demand(atScale.isFinite && atScale > 0, "scale \(atScale)")
        isZooming = false
        note("didEndZooming")
    }

    /// What holds at every moment outside of callbacks.
    func check(_ view: UIScrollView) {
        demand(view.isDecelerating == isDecelerating, "isDecelerating and the calls differ")
        demand(!(view.isTracking && view.isDecelerating), "it tracks and decelerates")
        demand(!isDragging || view.isDragging, "isDragging and the calls differ")
        demand(
            view.isDragging == (isDragging || (view.isDragging && isDecelerating)),
            "it says that it drags, but does not"
        )
        demand(view.zoomScale.isFinite && view.zoomScale > 0, "scale \(view.zoomScale)")
    }

    /// What holds when all fingers have left and nothing moves any more.
    func checkRest(_ view: UIScrollView) {
        check(view)
        demand(!view.isTracking && !view.isDragging, "it is at rest and tracks or drags")
        demand(!isDecelerating && !isZooming, "it is at rest and decelerates or zooms")
        let insets = view.adjustedContentInset
        let offset = view.contentOffset
        func isInside(
            _ offset: CGFloat,
            _ low: CGFloat,
            _ content: CGFloat,
            _ size: CGFloat
        )
            -> Bool
        {
            offset >= low - 0.001 && offset <= max(low, content - size) + 0.001
        }
        demand(
            isInside(
                offset.x,
                -insets.left,
                view.contentSize.width + insets.right,
                view.bounds.width
            )
                && isInside(
                    offset.y,
                    -insets.top,
                    view.contentSize.height + insets.bottom,
                    view.bounds.height
                ),
            "it rests outside, at \(offset) of \(view.contentSize) in \(view.bounds.size), \(insets)"
        )
        demand(
            view.zoomScale >= view.minimumZoomScale - 0.001
                && view.zoomScale <= view.maximumZoomScale + 0.001,
            "it rests at scale \(view.zoomScale)"
        )
    }

    /// What else holds when only fingers moved a view with pages.
    func checkPages(_ view: UIScrollView) {
        func isAligned(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ size: CGFloat) -> Bool
        {
            let page = (offset / size).rounded() * size
            return abs(offset - page) < 0.001 || abs(offset - low) < 0.001
                || abs(offset - max(low, high)) < 0.001
        }
        let insets = view.adjustedContentInset
        let offset = view.contentOffset
        let size = view.bounds.size
        demand(
            isAligned(
                offset.x,
                -insets.left,
                view.contentSize.width + insets.right - size.width,
                size.width
            )
                && isAligned(
                    offset.y,
                    -insets.top,
                    view.contentSize.height + insets.bottom - size.height,
                    size.height
                ),
            "it rests between pages, at \(offset) of \(size)"
        )
    }
}
