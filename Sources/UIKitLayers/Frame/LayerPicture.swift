import UIKitGeometry
import UIKitRaster

/// A layer and those below it as one picture, in the layer's own space.
struct LayerPicture {
    /// The largest side of such a picture, in pixels.
    private static let mostPixels: CGFloat = 4096

    /// The pixels.
    let bitmap: Bitmap
    /// Where they lie, in points.
    let place: CGRect

    /// Whether `layer` is kept as a picture: it is asked for, and it has pixels, but not too many.
    @MainActor static func isPossible(
        _ layer: CALayer,
        _ state: LayerState,
        from states: LayerStates
    ) -> Bool {
        state.appearance.rasterizationScale > 0 && pixels(of: layer, state, from: states) != nil
    }

    /// The pixels of the picture, counted from the origin of the layer's space.
    @MainActor private static func pixels(
        of layer: CALayer,
        _ state: LayerState,
        from states: LayerStates
    ) -> PixelRect? {
        let scale = state.appearance.rasterizationScale
        let scaling = CGAffineTransform(scaleX: scale, y: scale)
        let extent = LayerExtent.subtree(layer, state, from: states, scaling)
        if extent.isNull || !extent.isFinite { return nil }
        if extent.width * scale > mostPixels || extent.height * scale > mostPixels { return nil }
        let pixels = PixelScale.device.covering(extent.applying(scaling))
        return pixels.isEmpty ? nil : pixels
    }

    /// What such a picture of `layer` covers, in the layer's space and in points.
    @MainActor static func extent(
        _ layer: CALayer,
        _ state: LayerState,
        from states: LayerStates
    ) -> CGRect {
        guard let pixels = pixels(of: layer, state, from: states) else { return .null }
        return place(of: pixels, state.appearance.rasterizationScale)
    }

    private static func place(of pixels: PixelRect, _ scale: CGFloat) -> CGRect {
        CGRect(
            x: CGFloat(pixels.minX) / scale,
            y: CGFloat(pixels.minY) / scale,
            width: CGFloat(pixels.width) / scale,
            height: CGFloat(pixels.height) / scale
        )
    }

    /// Paints what `layer` shows in `state`, as if its opacity were 1; nil where that is not possible.
    @MainActor init?(of layer: CALayer, _ state: LayerState, from states: LayerStates) {
        let scale = state.appearance.rasterizationScale
        guard let pixels = Self.pixels(of: layer, state, from: states) else { return nil }
        let size = pixels.size
        var plain = state
        plain.appearance.opacity = 1
        plain.appearance.rasterizationScale = 0
        let map = CGAffineTransform(
            scale,
            0,
            0,
            scale,
            -CGFloat(pixels.minX),
            -CGFloat(pixels.minY)
        )
        var pass = PaintPass(source: .scratch, states: states)
        pass.list(layer, plain, PaintPass.Place(map: map, clip: PixelRect(size: size)))
        bitmap = pass.paintApart(size, scale: scale)
        place = Self.place(of: pixels, scale)
    }
}
