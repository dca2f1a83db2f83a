public import UIKitCore
import UIKitGeometry

extension DrawerViewController: UIGestureRecognizerDelegate {
    /// Lets a drag begin when it goes sideways, from the edge zone, towards a side that exists.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === panRecognizer else { return true }
        // Caught in flight: the finger already holds it.
        if state == .dragging { return true }
        let way = panRecognizer.way(in: view)
        guard abs(way.dx) > abs(way.dy) else { return false }
        switch state {
        case .closed:
            let side: Side = way.dx > 0 ? .left : .right
            return width(of: side) > 0 && isInEdgeZone(of: side)
        case .open(let side):
            return (side == .left) == (way.dx < 0)
        case .dragging, .settling:
            return true
        }
    }

    private func isInEdgeZone(of side: Side) -> Bool {
        guard let edgeZone else { return true }
        let start = panRecognizer.startLocation.x
        return side == .left ? start <= edgeZone : start >= view.bounds.width - edgeZone
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
        let settlement = DrawerSettlement(
            position: position,
            velocity: velocity,
            left: width(of: .left),
            right: width(of: .right)
        )
        settle(to: settlement.target, animated: true, duration: settlement.duration)
    }
}
