public import UIKitDrawing
package import UIKitGeometry

/// Fills a layer in: its pictures, its layout and what its changes do.
///
/// A view is its layer's delegate.
@MainActor public protocol CALayerDelegate: AnyObject {
    /// Provides the contents of `layer`; by default it is drawn with `draw(_:in:)`.
    func display(_ layer: CALayer)
    /// Draws `layer` into `ctx`, in the layer's own space; by default nothing.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Tells that `layer` is about to be drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the sublayers of `layer`; by default nothing.
    func layoutSublayers(of layer: CALayer)
    /// What happens when `event` does; nil leaves it to the layer, `NSNull` is nothing.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Has the layer drawn with `draw(_:in:)`.
    public func display(_ layer: CALayer) { layer.displayByDrawing() }
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Leaves it to the layer.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A delegate that owns its layer, as a view does: it hears of changes of the layer's geometry within
/// the setters, and its word on actions is the last, so that its layer never animates by itself.
@MainActor package protocol LayerOwner: CALayerDelegate {
    /// Tells that the bounds of `layer` were `old` and differ now.
    func layerBoundsDidChange(_ layer: CALayer, old: CGRect)
    /// Tells that the position of `layer` was `old` and differs now.
    func layerPositionDidChange(_ layer: CALayer, old: CGPoint)
}

extension LayerOwner {
    /// Does nothing.
    package func layerBoundsDidChange(_ layer: CALayer, old: CGRect) {}
    /// Does nothing.
    package func layerPositionDidChange(_ layer: CALayer, old: CGPoint) {}
}
