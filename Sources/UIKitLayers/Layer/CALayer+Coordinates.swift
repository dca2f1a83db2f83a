public import UIKitGeometry

extension CALayer {
    /// The place in this layer's space of `p` in `l`'s; nil is the space of the topmost layer.
    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying((l ?? root).map(to: self))
    }
    /// The place in `l`'s space of `p` in this layer's; nil is the space of the topmost layer.
    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(map(to: l ?? root))
    }
    /// The smallest rectangle in this layer's space around `r` in `l`'s; nil is the topmost layer's space.
    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying((l ?? root).map(to: self))
    }
    /// The smallest rectangle in `l`'s space around `r` in this layer's; nil is the topmost layer's space.
    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(map(to: l ?? root))
    }

    /// The topmost layer of the tree.
    package final var root: CALayer {
        var top = self
        while let above = top.superlayer { top = above }
        return top
    }

    /// The map from this layer's space to `other`'s, by way of the nearest layer above both.
    ///
    /// Layers of two trees are taken as if the spaces of their topmost layers' surroundings were one.
    package final func map(to other: CALayer) -> CGAffineTransform {
        if other === self { return .identity }
        let target = other.chain
        var upwards = CGAffineTransform.identity
        var next: CALayer? = self
        var meeting = target.count
        while let layer = next {
            if let index = target.firstIndex(where: { $0.identity === layer.identity }) {
                meeting = index
                break
            }
            upwards = upwards.concatenating(layer.modelState.geometry.toSuperlayer)
            next = layer.superlayer
        }
        var downwards = CGAffineTransform.identity
        for layer in target[..<meeting] {
            downwards = downwards.concatenating(layer.modelState.geometry.toSuperlayer)
        }
        if downwards.isIdentity { return upwards }
        return upwards.concatenating(downwards.inverted())
    }

    /// The layer itself and those above it, upwards.
    private var chain: [CALayer] {
        var result: [CALayer] = []
        var next: CALayer? = self
        while let layer = next {
            result.append(layer)
            next = layer.superlayer
        }
        return result
    }

    /// What a layer and its presentation have in common.
    private var identity: CALayer { source ?? self }

    final func hitLayer(at p: CGPoint) -> CALayer? {
        if modelState.appearance.isHidden { return nil }
        let map = modelState.geometry.toSuperlayer
        if !map.isInvertible { return nil }
        let place = p.applying(map.inverted())
        let isInside = contains(place)
        if masksToBounds && !isInside { return nil }
        let below = source == nil ? links.paintOrder : sublayers ?? []
        for layer in below.reversed() {
            if let hit = layer.hitTest(place) { return hit }
        }
        return isInside ? self : nil
    }
}
