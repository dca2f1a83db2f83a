import UIKitDrawing
import UIKitGeometry
import UIKitRaster

/// What layers touch, in their own space and in points: their own painting, their shadow, their subtree.
///
/// A shadow's blur is as wide in pixels whichever way it goes, so its reach takes the map from the layer's space to
/// the pixels that are painted, those of a screen or of a kept picture.
@MainActor enum LayerExtent {
    /// What `layer` itself paints, its shadow left out; null when it paints nothing.
    static func own(_ layer: CALayer, _ state: LayerState) -> CGRect {
        let look = state.appearance
        let bounds = state.geometry.bounds
        var result = CGRect.null
        switch state.content {
        case .placement: return .null
        case .none: break
        case .gradient(let content): if !content.colors.isEmpty { result = bounds }
        case .shape(let content):
            result = content.extent(&layer.rendering.line)
            if look.masksToBounds { result = result.intersection(bounds) }
        }
        if look.hasBackground || look.hasBorder { result = result.union(bounds) }
        if !layer.image.isEmpty {
            var place = layer.image.extent(of: look.extras.values.contentsRect, in: bounds)
            if look.masksToBounds { place = place.intersection(bounds) }
            result = result.union(place)
        }
        return result
    }

    /// What `layer` and those below it paint, shadows included.
    static func subtree(
        _ layer: CALayer,
        _ state: LayerState,
        from states: LayerStates,
        _ map: CGAffineTransform
    ) -> CGRect {
        var result = content(layer, state, from: states, map)
        let look = state.appearance
        if look.hasShadow {
            let path = look.extras.values.shadowPath?.path.bounds
            result = result.union(shadow(of: path ?? result, look.extras.values, map))
        }
        return result
    }

    /// What `layer` and those below it paint, its own shadow left out.
    static func content(
        _ layer: CALayer,
        _ state: LayerState,
        from states: LayerStates,
        _ map: CGAffineTransform
    ) -> CGRect {
        var result = own(layer, state)
        for child in layer.links.sublayers {
            let below = states.of(child)
            if below.appearance.isInvisible { continue }
            let belowMap = below.geometry.map(toPixels: map)
            if !below.appearance.isSeen(through: belowMap) { continue }
            var rect = subtree(child, below, from: states, belowMap)
            if rect.isNull { continue }
            rect = rect.applying(below.geometry.toSuperlayer).orEverywhere
            if state.appearance.masksToBounds { rect = rect.intersection(state.geometry.bounds) }
            result = result.union(rect)
        }
        return result
    }

    /// What the shadow of something that touches `rect` touches.
    static func shadow(
        of rect: CGRect,
        _ values: LayerExtraValues,
        _ map: CGAffineTransform
    ) -> CGRect {
        if rect.isNull || !map.isInvertible { return .null }
        let rect = rect.orEverywhere
        let stretch = abs(map.a * map.d - map.b * map.c).squareRoot()
        let reach = Shadow.reach(max(0, values.shadowRadius) * stretch) + 2
        let back = map.inverted()
        return rect.insetBy(
            dx: -reach * (abs(back.a) + abs(back.c)),
            dy: -reach * (abs(back.b) + abs(back.d))
        )
        .offsetBy(dx: values.shadowOffset.width, dy: values.shadowOffset.height)
    }
}

extension CGRect {
    /// The rectangle, or where its numbers are infinite or none, or so large that a pixel is lost in rounding, as those of a
    /// path may be, one that covers any screen.
    var orEverywhere: CGRect {
        if isNull { return self }
        let isTellable = max(max(abs(minX), abs(maxX)), max(abs(minY), abs(maxY))) < 1e12
        // Comparing with what is no number fails, too.
        return isTellable && isFinite ? self : CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    }
}

/// What casts a layer's shadow.
@MainActor enum ShadowOutline {
    /// Nothing: there is no shadow.
    case none
    /// The rounded bounds, the shadow's opacity being scaled by a factor.
    case bounds(CGFloat)
    /// A path in the layer's space.
    case path(Path)
    /// All that the layer and those below it show, which has to be painted to be known.
    case content

    /// What casts the shadow of `layer`, whose state is `state` and whose space `map` maps to pixels.
    static func of(
        _ layer: CALayer,
        _ state: LayerState,
        from states: LayerStates,
        _ map: CGAffineTransform
    ) -> Self {
        let look = state.appearance
        if !look.hasShadow { return .none }
        if let path = look.extras.values.shadowPath { return .path(path.path) }
        var isOpaque = look.backgroundColor?.isOpaque ?? false
        if case .gradient(let content) = state.content { isOpaque = isOpaque || content.isOpaque }
        if isOpaque {
            let content = LayerExtent.content(layer, state, from: states, map)
            let bounds = state.geometry.bounds.insetBy(dx: -0.01, dy: -0.01)
            if content.isNull || bounds.contains(content) { return .bounds(1) }
            return .content
        }
        let isPlain =
            state.content == .none && layer.image.isEmpty && layer.links.sublayers.isEmpty
            && !look.hasBorder && look.backgroundColor?.tiling == nil
        return isPlain ? .bounds(look.backgroundColor?.alpha ?? 0) : .content
    }

    /// Whether the layer has to be painted before its shadow can be.
    var isContent: Bool {
        if case .content = self { return true }
        return false
    }
}
