import UIKitGeometry

extension CALayer {
    /// The screen that the layer is shown on; nil while its tree hangs on none.
    package final var compositor: Compositor? { links.compositor }

    /// The layers below in the order of the tree, without the optional.
    package final var sublayerList: [CALayer] { links.sublayers }

    /// Puts `layer` at `index` of the sublayers, counted without it, clamped to their number.
    package final func insert(_ layer: CALayer, at index: Int) {
        demandNoCycle(layer)
        let old = layer.links.superlayer
        if old === self {
            guard let from = links.sublayers.firstIndex(where: { $0 === layer }) else { return }
            let to = min(max(0, index), links.sublayers.count - 1)
            if from == to { return }
            links.sublayers.remove(at: from)
            links.sublayers.insert(layer, at: to)
            layer.mark(.placement)
            markLayout()
            return
        }
        if let old {
            layer.unlink(from: old)
            if old.compositor !== compositor { layer.leaveScreen() }
            old.markLayout()
        }
        links.sublayers.insert(layer, at: min(max(0, index), links.sublayers.count))
        layer.links.superlayer = self
        if let compositor, layer.compositor !== compositor { layer.enterScreen(compositor) }
        layer.marks.formUnion([.placement, .layout])
        layer.raiseFrameMark()
        layer.raiseLayoutMark()
        markLayout()
        compositor?.layerChanged()
    }

    /// Puts `layer` before (`offset` 0) or behind (1) `sibling` in the order; last without it.
    final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        if layer === sibling { return }
        let others = links.sublayers.filter { $0 !== layer }
        let index = others.firstIndex { $0 === sibling }
        insert(layer, at: index.map { $0 + offset } ?? .max)
    }

    /// Makes `layers` the sublayers.
    final func replaceSublayers(_ layers: [CALayer]) {
        for layer in links.sublayers where !layers.contains(where: { $0 === layer }) {
            layer.removeFromSuperlayer()
        }
        for layer in layers { addSublayer(layer) }
    }

    final func leaveSuperlayer() {
        guard let old = links.superlayer else { return }
        unlink(from: old)
        leaveScreen()
        old.markLayout()
    }

    /// Makes `layer` the mask, taking it out of where it is.
    final func setMask(_ layer: CALayer?) {
        if layer === links.mask { return }
        links.mask?.leaveSuperlayer()
        guard let layer else { return }
        demandNoCycle(layer)
        layer.leaveSuperlayer()
        links.mask = layer
        layer.links.superlayer = self
        if let compositor { layer.enterScreen(compositor) }
        layer.marks.formUnion([.placement, .layout])
        layer.raiseFrameMark()
        layer.raiseLayoutMark()
        mark(.placement)
    }

    /// Cuts the tie to `above`; what the layer has painted is to be painted over.
    private func unlink(from above: CALayer) {
        compositor?.erase(self)
        if above.links.mask === self {
            above.links.mask = nil
            above.mark(.placement)
        }
        above.links.sublayers.removeAll { $0 === self }
        links.superlayer = nil
        // What is left in a translucent layer may be painted differently.
        if !above.marks.contains(.frameBelow) {
            above.marks.insert(.frameBelow)
            above.raiseFrameMark()
        }
        compositor?.layerChanged()
    }

    /// Tells the whole subtree that it is shown on `compositor`.
    final func enterScreen(_ compositor: Compositor) {
        links.compositor?.forget(self)
        links.compositor = compositor
        if !runningAnimations.isEmpty { compositor.noteAnimations(of: self) }
        for layer in links.sublayers { layer.enterScreen(compositor) }
        links.mask?.enterScreen(compositor)
    }

    /// Tells the whole subtree that it is shown no more; its animations end unfinished.
    final func leaveScreen() {
        guard let compositor else { return }
        compositor.forget(self)
        links.compositor = nil
        stopAnimationsLater()
        for layer in links.sublayers { layer.leaveScreen() }
        links.mask?.leaveScreen()
    }

    private func demandNoCycle(_ layer: CALayer) {
        var next: CALayer? = self
        while let above = next {
            demand(
                above !== layer,
                "\(layer.name ?? "a layer") cannot be put into itself or a layer below it"
            )
            next = above.links.superlayer
        }
    }
}
