import UIKitGeometry

/// What the last frame found out about a layer; the next one compares with it.
struct LayerRendering {
    /// The state that was shown.
    var shown = LayerState()
    /// The map from the layer's space to device pixels.
    var toDevice = CGAffineTransform.identity
    /// The pixels that the layer's own painting touched.
    var own = PixelRect.zero
    /// The pixels that the layer and those below it touched.
    var subtree = PixelRect.zero
    /// Whether the layer and all above it were visible.
    var isShown = false
    /// Whether what lies in front covers the layer and those below it.
    var isCovered = false
    /// Whether what lies in front, sublayers included, covers background and image.
    var isImageCovered = false
    /// Whether the compositor lists the layer among those with animations.
    var isListed = false

    /// Forgets what was painted.
    mutating func erase() {
        own = .zero
        subtree = .zero
        isShown = false
    }
}
