import UIKitGeometry

/// Follows a pointer without a button held while it is over the view.
///
/// It begins when the pointer enters, changes when it moves, and ends when it
/// leaves or something touches. Views get no touches of it.
@MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Follows the pointer, which is over the view, at a point of the window.
    final func follow(_ point: CGPoint) {
        let hasMoved = attempt.centroid != point
        attempt.centroid = point
        if !state.isActive {
            state = .began
        } else if hasMoved {
            state = .changed
        }
    }

    /// Follows that the pointer is no longer over the view.
    final func leave() { if state.isActive { state = .ended } }
}
