import UIKitGeometry
import UIKitRaster

/// What is kept of a layer that is put together before its opacity applies.
struct KeptGroup {
    /// Whether it is kept, since nothing but the opacity has changed.
    var isKept = false
    /// The pixels, once they were painted.
    var picture: GroupPicture?
    /// Whether this frame has shown them.
    var isUsed = false
}

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
    /// Whether the layer and those below it were put together before its opacity applied.
    var isGroup = false
    /// How that is kept.
    var group = KeptGroup()
    /// Whether what lies in front covers the layer and those below it.
    var isCovered = false
    /// The damaged pixels of background and image that nothing in front covers.
    var visible = Region()
    /// The damaged pixels of the border that nothing in front covers; only known with a border.
    var borderArea = Region()
    /// The damaged pixels of the shadow that nothing in front covers; only known with a shadow.
    var shadowArea = Region()
    /// The picture that the layer is kept as, while nothing in it changes.
    var picture: LayerPicture?
    /// Whether the layer and those below it are painted apart, so that a change anywhere concerns them all.
    var isComposite = false
    /// The damaged pixels of the subtree that nothing in front covers; only known with a curved clip or a group.
    var area = Region()
    /// Whether the curved clips of the layers above cut nothing off the layer's own painting.
    var isInsideCurves = false
    /// The gradient that was painted last.
    var gradient = LayerGradient()
    /// Memory for the part of a shape's path that a line is drawn along.
    var line = Path()
    /// Whether the compositor lists the layer among those with animations.
    var isListed = false

    /// Forgets what was painted.
    mutating func erase() {
        own = .zero
        subtree = .zero
        isShown = false
        // Marks that are left below a hidden layer don't reach it, so the picture may be old when it appears.
        picture = nil
        group = KeptGroup()
    }
}
