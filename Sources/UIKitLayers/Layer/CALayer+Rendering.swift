public import UIKitDrawing
import UIKitGeometry
import UIKitRaster

extension CALayer {
    /// Draws the layer and those below it into `context`, in the layer's own coordinates.
    ///
    /// What is drawn is the model: animations are left out, as is the layer's place in its superlayer. The
    /// picture has the pixels that the context has there. A tree of more than 8,192 pixels a side is not drawn.
    public final func render(in context: CGContext) {
        let ctm = context.ctm
        let stretch = abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot() * context.scale
        guard stretch > 0, stretch.isFinite,
            let (bitmap, place) = LayerSnapshot.model(of: self, scale: stretch)
        else { return }
        context.draw(CGImage(bitmap), in: place)
    }
}
