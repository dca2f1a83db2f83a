import UIKitDrawing
package import UIKitGeometry
package import UIKitRaster

/// Takes pictures of layers and those below them, apart from the frames of a screen.
@MainActor package enum LayerSnapshot {
    /// Pixels that a side of a picture has at most.
    private static let longestSide: CGFloat = 8_192

    /// What `layer` shows in the rectangle `area` of its own space at `time`; nil where that has no pixels or too many.
    ///
    /// The layer's place in its superlayer does not matter, its opacity does.
    package static func take(
        of layer: CALayer,
        area: CGRect,
        scale: CGFloat,
        at time: MonotonicTime
    ) -> Bitmap? {
        take(of: layer, area: area, scale: scale, from: .seen(at: time))
    }

    private static func take(
        of layer: CALayer,
        area: CGRect,
        scale: CGFloat,
        from states: LayerStates
    ) -> Bitmap? {
        let width = (area.width * scale).rounded(.up)
        let height = (area.height * scale).rounded(.up)
        guard area.isFinite, width >= 1, height >= 1, max(width, height) <= longestSide else {
            return nil
        }
        DisplayPass.run(from: layer, states)
        let size = PixelSize(width: Int(width), height: Int(height))
        let map = CGAffineTransform(scaleX: scale, y: scale)
            .translatedBy(x: -area.minX, y: -area.minY)
        let all = PixelRect(size: size)
        var pass = PaintPass(source: .scratch, states: states)
        let state = states.of(layer)
        if !state.appearance.isInvisible {
            pass.list(layer, state, PaintPass.Place(map: map, clip: all))
        }
        return pass.paintApart(size, scale: scale)
    }

    /// What `layer` shows of its model, without animations, and the rectangle of its space that this takes.
    static func model(of layer: CALayer, scale: CGFloat) -> (bitmap: Bitmap, place: CGRect)? {
        let scaling = CGAffineTransform(scaleX: scale, y: scale)
        let extent = LayerExtent.subtree(layer, layer.modelState, from: .models, scaling)
        guard !extent.isNull, extent.isFinite else { return nil }
        // Whole pixels, counted from the origin of the layer's space.
        let pixels = PixelScale.device.covering(extent.applying(scaling))
        let place = CGRect(pixels: pixels)
            .applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
        return take(of: layer, area: place, scale: scale, from: .models).map { ($0, place) }
    }
}
