public import UIKitCore
import UIKitGeometry

extension DrawerViewController: UIGestureRecognizerDelegate {
    /// Lets a drag begin when it goes sideways, from the edge zone, towards a side that exists.
    ///
    /// It is asked once, when the finger has gone 10 points, so the axis is decided once.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === panRecognizer else { return true }
        // Caught in flight: the finger already holds it.
        if state == .dragging { return true }
        let way = panRecognizer.way(in: view)
        let scrollers = scrollers(under: panRecognizer.startView)
        let bias = scrollers.contains { $0.scrollsVertically } ? Self.verticalBias : 1
        guard abs(way.dx) > abs(way.dy) * bias else {
            for scroller in scrollers where scroller.scrollsVertically {
                scroller.takesSlantedDrag = true
            }
            return false
        }
        if state == .settling { return true }
        let isRightwards = way.dx > 0
        guard accepts(isRightwards, from: panRecognizer.startLocation) else { return false }
        return startsInEdgeZone || !scrollers.contains { $0.canFollow(isRightwards) }
    }

    /// Has scroll views under the finger wait where the drawer may take the drag instead.
    ///
    /// So a list leaves drags along the other axis to the drawer, and a pager those beyond its first page.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === panRecognizer,
            let scroller = otherGestureRecognizer.view as? UIScrollView,
            otherGestureRecognizer === scroller.panGestureRecognizer
        else { return false }
        let start = panRecognizer.startLocation
        return [true, false].contains { isRightwards in
            accepts(isRightwards, from: start)
                && (startsInEdgeZone || !scroller.canFollow(isRightwards))
        }
    }

    /// How much further a drag over a list goes sideways than up or down, so that it is the drawer's.
    ///
    /// Policy.
    private static let verticalBias: CGFloat = 2

    /// Whether a drag to the right, or to the left, that starts at `start` moves the drawer.
    private func accepts(_ isRightwards: Bool, from start: CGPoint) -> Bool {
        switch state {
        case .closed:
            let side: Side = isRightwards ? .left : .right
            return width(of: side) > 0 && isInEdgeZone(start, of: side)
        case .open(let side): return (side == .left) != isRightwards
        case .dragging, .settling: return true
        }
    }

    private func isInEdgeZone(_ start: CGPoint, of side: Side) -> Bool {
        guard let edgeZone else { return true }
        return side == .left ? start.x <= edgeZone : start.x >= view.bounds.width - edgeZone
    }

    /// Whether the finger came down in the edge zone of a closed drawer, where it goes before everything.
    private var startsInEdgeZone: Bool {
        guard edgeZone != nil, state == .closed else { return false }
        let start = panRecognizer.startLocation
        return [Side.left, .right].contains { width(of: $0) > 0 && isInEdgeZone(start, of: $0) }
    }

    /// The scroll views within the drawer that `view` is in, itself included.
    private func scrollers(under start: UIView?) -> [UIScrollView] {
        var found: [UIScrollView] = []
        var step = start
        while let current = step, current !== view {
            if let scroller = current as? UIScrollView, scroller.isScrollEnabled {
                found.append(scroller)
            }
            step = current.superview
        }
        return found
    }

    /// Follows the finger.
    final func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            // Who waited for the settle that the finger catches may have begun another.
            if state == .settling, !catchSettle() { break }
            state = .dragging
            dragOrigin = position
            follow(pan)
        case .changed:
            follow(pan)
        case .ended:
            release(velocity: pan.velocity(in: view).x)
        case .cancelled, .failed:
            release(velocity: 0)
        case .possible:
            break
        }
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        // A call may have taken the drawer from the finger.
        guard state == .dragging else { return }
        // From where the drag began, so that a finger beyond the end finds its place again on the way back.
        let target = clamped(dragOrigin + pan.translation(in: view).x)
        if target == position { return }
        if let side: Side = target > 0 ? .left : target < 0 ? .right : nil {
            willOpen(side, animated: true)
            guard state == .dragging else { return }
        }
        place(at: target)
        showSides(for: target)
        report()
    }

    /// Lets go of the main view; it settles by its position and the velocity.
    final func release(velocity: CGFloat) {
        guard state == .dragging else { return }
        let plan = DrawerSettlement(
            position: position,
            velocity: velocity,
            left: width(of: .left),
            right: width(of: .right)
        )
        settle(to: plan.target, animated: true, velocity: velocity)
    }
}

extension UIScrollView {
    /// Whether a vertical drag scrolls the content or bounces it.
    fileprivate var scrollsVertically: Bool {
        let inset = adjustedContentInset
        return alwaysBounceVertical
            || contentSize.height + inset.top + inset.bottom > bounds.height
    }

    /// Whether a drag to the right, or to the left, scrolls the content further.
    fileprivate func canFollow(_ isRightwards: Bool) -> Bool {
        let inset = adjustedContentInset
        let tolerance: CGFloat = 0.5
        if isRightwards { return contentOffset.x > tolerance - inset.left }
        let last = contentSize.width + inset.right - bounds.width
        return contentOffset.x < last - tolerance
    }
}
