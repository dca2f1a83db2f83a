import UIKitDrawing
import UIKitGeometry
import UIKitLayers

/// The ring around what keys go to: a layer of the focused view, so that it moves with it.
@MainActor final class FocusRing {
    private let layer = CALayer()

    /// How far outside the shape the ring begins, in points.
    private static let distance: CGFloat = 3
    /// How thick the ring is, in points.
    private static let width: CGFloat = 2.5

    /// Puts the ring around `view`; inside it, where the view cuts off what is outside.
    func surround(_ view: UIView) {
        let shape =
            (view as? any FocusFollowing)?.focusShape
            ?? (rect: view.bounds, cornerRadius: view.layer.cornerRadius)
        let distance = view.clipsToBounds ? 0 : Self.distance + Self.width
        UIView.performWithoutAnimation {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.frame = shape.rect.insetBy(dx: -distance, dy: -distance)
            layer.cornerRadius = shape.cornerRadius + distance
            layer.borderWidth = Self.width
            layer.borderColor =
                UIColor.systemBlue.resolvedColor(with: view.traitCollection).cgColor
            layer.zPosition = 1
            if layer.superlayer !== view.layer { view.layer.addSublayer(layer) }
            CATransaction.commit()
        }
    }

    /// Takes the ring away.
    func leave() { layer.removeFromSuperlayer() }
}
