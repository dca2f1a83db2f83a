import UIKitGeometry
import UIKitLayers

/// Keeps safe areas true when views move, and tells each view once a change of value.
///
/// An inset is the parent's less the distance of the view's edge from the same
/// edge of the parent's bounds, between 0 and the parent's own.
@MainActor enum SafeAreaPass {
    /// Works out `view`'s insets anew, and its subtree's where that can change them.
    ///
    /// `movedInParent` says that the view's children stayed where they were inside it.
    static func update(_ view: UIView, movedInParent: Bool = false) {
        let old = view.state.safeAreaInsets
        let new = insets(of: view)
        if new == old && (movedInParent || new == .zero) { return }
        if new != old {
            view.state.safeAreaInsets = new
            view.controller?.viewSafeAreaInsetsDidChange()
            view.safeAreaInsetsDidChange()
            if view.insetsLayoutMarginsFromSafeArea { view.layoutMarginsDidChange() }
            view.setNeedsLayout()
        }
        for child in view.state.subviews { update(child) }
    }

    /// What `view`'s insets are now, in points.
    private static func insets(of view: UIView) -> UIEdgeInsets {
        if let window = view as? UIWindow { return window.screenInsets }
        let additional = view.controller?.additionalSafeAreaInsets ?? .zero
        guard let parent = view.superview else { return additional }
        let outer = parent.state.safeAreaInsets
        if outer == .zero { return additional }
        let bounds = parent.bounds
        let frame = view.frame
        func inset(_ outer: CGFloat, _ distance: CGFloat) -> CGFloat {
            max(0, min(outer, outer - distance))
        }
        return UIEdgeInsets(
            top: inset(outer.top, frame.minY - bounds.minY),
            left: inset(outer.left, frame.minX - bounds.minX),
            bottom: inset(outer.bottom, bounds.maxY - frame.maxY),
            right: inset(outer.right, bounds.maxX - frame.maxX)
        ) + additional
    }
}
