package import UIKitGeometry
import UIKitLayers

/// Finds the view under a finger: from the front child backwards, deepest first.
///
/// Runs once for each new touch, on model geometry. A view is refused with its
/// whole subtree when it is not interactive, hidden, almost clear, or animated
/// by a block that does not allow interaction. One that a property animator moves is
/// looked for where it is seen.
@MainActor package enum HitTestPass {
    /// At this model alpha and below a view takes no touches (the seed documents' boundary).
    package static let minimumAlpha: CGFloat = 0.01

    /// Why `view` and its subtree take no new touches, nil when they do.
    package static func refusal(of view: UIView) -> String? {
        if !view.isUserInteractionEnabled { return "not interactive" }
        if view.isHidden { return "hidden" }
        if view.alpha <= minimumAlpha { return "alpha \(view.alpha) ≤ \(minimumAlpha)" }
        if view.layer.blocksTouches { return "animated without allowUserInteraction" }
        return nil
    }

    /// Whether `view` itself takes new touches; the same rule without making words.
    package static func accepts(_ view: UIView) -> Bool {
        view.isUserInteractionEnabled && !view.isHidden && view.alpha > minimumAlpha
            && !view.layer.blocksTouches
    }

    /// The default of `UIView.hitTest(_:with:)`.
    static func hit(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard accepts(view), view.point(inside: point, with: event) else { return nil }
        // A copy: an override may change the children while they are asked.
        let children = view.state.subviews
        for child in children.reversed() {
            let place =
                child.layer.isHitWhereSeen
                ? child.layer.seenPoint(at: point) : child.convert(point, fromParent: view)
            if let found = child.hitTest(place, with: event) {
                return found
            }
        }
        return view
    }
}
