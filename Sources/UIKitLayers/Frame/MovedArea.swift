import UIKitDrawing
import UIKitGeometry
import UIKitRaster

/// Pixels of the last frame that are right in the next one too, some whole pixels further on.
///
/// What a layer with an opaque background shows inside its edges, when the layer moves; and what a
/// layer that cuts off its sublayers shows of them, when these scroll over something uniform.
/// Copying them costs a fraction of painting them.
@MainActor struct MovedArea {
    /// The layer that moves or scrolls.
    let layer: CALayer
    /// The pixels that are copied, where they are in the next frame.
    let target: PixelRect
    /// The pixels that are wrong where they are not copied.
    let frame: PixelRect
    /// How far they move, in pixels to the right.
    let dx: Int
    /// How far they move, in pixels downwards.
    let dy: Int

    /// The same pixels in the last frame.
    var source: PixelRect { target.offsetBy(dx: -dx, dy: -dy) }

    /// What can be copied when the content of `layer` scrolls so that `old` becomes `new`, its map to pixels.
    ///
    /// `clip` is what the layers above leave of it. Nil for fewer than `least` pixels, and where
    /// painting is the only way.
    static func scrolling(
        _ layer: CALayer,
        from old: CGAffineTransform,
        to new: CGAffineTransform,
        clip: PixelRect,
        least: Int
    ) -> Self? {
        let state = layer.rendering.shown
        let look = state.appearance
        guard look.masksToBounds, !look.hasBorder, layer.image.isEmpty, new.isStraight,
            state.content == .none, !look.dependsOnPlace,
            let (dx, dy) = wholePixels(from: old, to: new)
        else { return nil }
        let bounds = UpdatePass.pixels(of: state.geometry.bounds, new)
        let content = CoverPass.middle(of: bounds, look.radii, new).intersection(clip)
        let target = content.offsetBy(dx: dx, dy: dy).intersection(content)
        if target.area < least || !isUndisturbed(layer, content) { return nil }
        let isOpaque = look.opacity >= 1 && (look.backgroundColor?.isOpaque ?? false)
        if !isOpaque && !hasUniformBackdrop(layer, content) { return nil }
        let frame = bounds.intersection(clip)
        return Self(layer: layer, target: target, frame: frame, dx: dx, dy: dy)
    }

    /// What can be copied when `layer` moves so that `old` becomes `new`, its map to pixels.
    static func moving(
        _ layer: CALayer,
        from old: CGAffineTransform,
        to new: CGAffineTransform,
        clip: PixelRect,
        least: Int
    ) -> Self? {
        let state = layer.rendering.shown
        let look = state.appearance
        guard new.isStraight, look.backgroundColor?.isOpaque ?? false,
            state.content == .none, !look.dependsOnPlace, !layer.image.dependsOnPlace,
            let (dx, dy) = wholePixels(from: old, to: new)
        else { return nil }
        let bounds = UpdatePass.pixels(of: state.geometry.bounds, old)
        if !look.masksToBounds {
            for child in layer.links.sublayers where !bounds.contains(child.rendering.subtree) {
                return nil
            }
        }
        let content = CoverPass.middle(of: bounds, look.radii, old).intersection(clip)
        let target = content.offsetBy(dx: dx, dy: dy).intersection(clip)
        if target.area < least || !isUndisturbed(layer, content.union(target)) { return nil }
        return Self(layer: layer, target: target, frame: .zero, dx: dx, dy: dy)
    }

    /// The way from `old` to `new` in whole pixels; nil when it is none, or no way at all.
    private static func wholePixels(
        from old: CGAffineTransform,
        to new: CGAffineTransform
    ) -> (Int, Int)? {
        if old.a != new.a || old.b != new.b || old.c != new.c || old.d != new.d { return nil }
        let x = new.tx - old.tx
        let y = new.ty - old.ty
        if x != x.rounded() || y != y.rounded() || (x == 0 && y == 0) { return nil }
        return (PixelScale.clamped(x), PixelScale.clamped(y))
    }

    /// Whether the layer and those above show the pixels of `area` just as the layer's content is.
    private static func isUndisturbed(_ layer: CALayer, _ area: PixelRect) -> Bool {
        if layer.rendering.shown.appearance.opacity < 1 || layer.isPaintedApart { return false }
        var next = layer.links.superlayer
        while let above = next {
            let look = above.rendering.shown.appearance
            let map = above.rendering.toDevice
            if look.opacity < 1 || above.isPaintedApart { return false }
            if look.masksToBounds || look.hasBorder {
                let bounds = above.rendering.shown.geometry.bounds
                let pixels = UpdatePass.pixels(
                    of: look.hasBorder
                        ? bounds.insetBy(dx: look.borderWidth, dy: look.borderWidth) : bounds,
                    map
                )
                let isCurved = !look.radii.isZero || !map.isStraight
                let inside = isCurved ? CoverPass.middle(of: pixels, look.radii, map) : pixels
                if !inside.contains(area) && (isCurved || look.hasBorder) { return false }
            }
            next = above.links.superlayer
        }
        return true
    }

    /// Whether what lies behind `layer` is of one colour in `area`.
    private static func hasUniformBackdrop(_ layer: CALayer, _ area: PixelRect) -> Bool {
        var child = layer
        while true {
            let look = child.rendering.shown.appearance
            if child.rendering.own.intersects(area) {
                let state = child.rendering.shown
                if !child.image.isEmpty || state.content != .none || look.dependsOnPlace {
                    return false
                }
                if look.hasBackground {
                    let map = child.rendering.toDevice
                    let bounds = UpdatePass.pixels(of: child.rendering.shown.geometry.bounds, map)
                    let inside = CoverPass.middle(of: bounds, look.radii, map)
                    if !inside.contains(area) { return false }
                    if look.backgroundColor?.isOpaque ?? false { return true }
                }
                if look.hasShadow { return false }
            }
            guard let above = child.links.superlayer else { return true }
            for sibling in above.links.paintOrder {
                if sibling === child { break }
                if sibling.rendering.isShown && sibling.rendering.subtree.intersects(area) {
                    return false
                }
            }
            child = above
        }
    }

    /// Whether this area and `other` have pixels in common, before or after.
    func meets(_ other: Self) -> Bool {
        target.union(source).intersects(other.target.union(other.source))
    }

    // MARK: - What copying gets wrong

    /// Adds to `damage` what cannot be copied: what was changed in the old place, and what lies in front.
    ///
    /// `scratch` lends its memory.
    func complete(_ damage: inout DamageList, scratch: inout [PixelRect]) {
        if damage.rects.contains(where: source.intersects) {
            scratch.removeAll(keepingCapacity: true)
            scratch.append(contentsOf: damage.rects)
            for rect in scratch { addMoved(rect, to: &damage) }
        }
        var child = layer
        while let above = child.links.superlayer {
            var isInFront = false
            for sibling in above.links.paintOrder {
                if isInFront { addFront(sibling, to: &damage) }
                if sibling === child { isInFront = true }
            }
            child = above
        }
    }

    private func addMoved(_ rect: PixelRect, to damage: inout DamageList) {
        damage.add(rect.intersection(source).offsetBy(dx: dx, dy: dy))
    }

    private func addFront(_ layer: CALayer, to damage: inout DamageList) {
        let subtree = layer.rendering.subtree
        if !layer.rendering.isShown
            || !(subtree.intersects(source) || subtree.intersects(target))
        {
            return
        }
        if layer.rendering.isComposite {
            damage.add(subtree.intersection(target))
            return addMoved(subtree, to: &damage)
        }
        damage.add(layer.rendering.own.intersection(target))
        addMoved(layer.rendering.own, to: &damage)
        for child in layer.links.sublayers { addFront(child, to: &damage) }
    }
}

extension CALayer {
    /// Whether the layer and those below it come together before they meet what is around them.
    fileprivate var isPaintedApart: Bool { rendering.isComposite || links.mask != nil }
}
