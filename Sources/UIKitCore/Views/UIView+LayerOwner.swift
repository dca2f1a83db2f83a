package import UIKitGeometry
package import UIKitLayers

extension UIView: LayerOwner {
    /// Follows a change of the layer's bounds: children are resized, safe areas worked out anew.
    package final func layerBoundsDidChange(_ layer: CALayer, old: CGRect) {
        if self is UIWindow { TraitPass.update(self) }
        AutoresizingPass.run(self, from: old.size)
        SafeAreaPass.update(self)
        boundsDidChange(from: old)
        if isFocused { window?.focus.updateRing() }
    }

    /// Follows a change of the layer's place.
    package final func layerPositionDidChange(_ layer: CALayer, old: CGPoint) {
        SafeAreaPass.update(self, movedInParent: true)
    }
}
