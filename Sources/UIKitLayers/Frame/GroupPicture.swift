import UIKitGeometry
import UIKitRaster

/// A translucent layer and those below it, put together before its opacity applies: the pixels of the screen.
///
/// While nothing but the layer's opacity changes, as in a fade, it is put together once.
struct GroupPicture {
    /// The pixels.
    let bitmap: Bitmap
    /// Those of the screen that they are.
    let place: PixelRect

    /// Paints what `layer` shows in `state`, as if its opacity were 1, within `place` of the screen.
    @MainActor init(
        of layer: CALayer,
        _ state: LayerState,
        from states: LayerStates,
        within place: PixelRect
    ) {
        var plain = state
        plain.appearance.opacity = 1
        var pass = PaintPass(source: .scratch, states: states)
        pass.list(
            layer,
            plain,
            PaintPass.Place(map: layer.rendering.toDevice, clip: place)
        )
        bitmap = pass.paintApart(place)
        self.place = place
    }
}

/// The layers whose groups are kept from frame to frame, up to a number of pixels.
///
/// One that a frame has no use for is not kept any longer.
@MainActor struct GroupShelf {
    private var layers: [CALayer] = []

    /// Keeps the group of `layer`, unless it and the others would have more than `most` pixels; whether it does.
    mutating func keep(_ layer: CALayer, most: Int) -> Bool {
        let others = layers.reduce(0) { $1 === layer ? $0 : $0 + $1.rendering.subtree.area }
        if others + layer.rendering.subtree.area > most { return false }
        if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
        return true
    }

    /// Ends a frame: lets go of what it did not show.
    mutating func endFrame() {
        layers.removeAll { layer in
            let isUsed = layer.rendering.group.isUsed
            layer.rendering.group.isUsed = false
            if !isUsed { layer.rendering.group = .init() }
            return !isUsed
        }
    }
}
