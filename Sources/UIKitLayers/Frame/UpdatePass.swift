import UIKitGeometry

/// Finds out what the next frame shows of each marked layer, and which pixels that changes.
///
/// In: marks, models and animations. Out: each visited layer's `rendering`, no marks, and the damage:
/// old and new pixels of every layer that changed, moved, appeared or disappeared. Layers without
/// marks keep what they had; their subtrees are not looked at. Runs once a frame, after display.
@MainActor struct UpdatePass {
    /// The frame's target time.
    let time: MonotonicTime
    /// The pixels to paint anew.
    var damage: DamageList
    /// Visible layers that were marked for display after they had been drawn.
    private(set) var undrawn: [CALayer] = []

    init(time: MonotonicTime, damage: DamageList) {
        self.time = time
        self.damage = damage
    }

    /// Visits the tree of `layer`, whose superlayer's space `toDevice` maps to pixels within `clip`.
    mutating func visit(
        _ layer: CALayer,
        _ toDevice: CGAffineTransform,
        clip: PixelRect,
        hasMoved: Bool
    ) {
        let marks = layer.marks
        let wasShown = layer.rendering.isShown
        if !hasMoved && wasShown && marks.isDisjoint(with: .frame) { return }
        layer.marks.subtract(.frame)
        let state = layer.state(at: time)
        if state.appearance.isInvisible {
            erase(layer)
            return
        }
        if marks.contains(.display) { undrawn.append(layer) }
        let old = layer.rendering.shown
        var moves = hasMoved || !wasShown || marks.contains(.placement)
        var repaints = moves || marks.contains(.painting)
        if marks.contains(.animation) && !moves && state != old {
            repaints = true
            moves = Self.showsSublayersDifferently(old, state)
        }
        if marks.contains(.animation) || moves || repaints { layer.rendering.shown = state }
        layer.rendering.isShown = true

        if moves {
            layer.rendering.toDevice = state.geometry.toSuperlayer.concatenating(toDevice)
        }
        let map = layer.rendering.toDevice
        if repaints {
            let own = Self.paintedPixels(layer, state, map).intersection(clip)
            damage.add(layer.rendering.own)
            damage.add(own)
            layer.rendering.own = own
        } else if marks.contains(.partialPainting) {
            let fresh = Self.pixels(of: layer.image.freshArea, map)
            let own = Self.paintedPixels(layer, state, map).intersection(clip)
            if own != layer.rendering.own {
                damage.add(layer.rendering.own)
                damage.add(own)
                layer.rendering.own = own
            }
            damage.add(fresh.intersection(own))
        }
        layer.image.freshArea = .null

        var subtree = layer.rendering.own
        let inner =
            state.appearance.masksToBounds
            ? clip.intersection(Self.pixels(of: state.geometry.bounds, map)) : clip
        for child in layer.links.sublayers {
            visit(child, map, clip: inner, hasMoved: moves)
            subtree = subtree.union(child.rendering.subtree)
        }
        layer.rendering.subtree = subtree
    }

    /// Adds what `layer` and those below it have painted, and forgets it.
    mutating func erase(_ layer: CALayer) {
        damage.add(layer.rendering.own)
        if !layer.rendering.subtree.isEmpty {
            for child in layer.links.sublayers { erase(child) }
        }
        layer.rendering.erase()
    }

    private static func showsSublayersDifferently(_ old: LayerState, _ new: LayerState) -> Bool {
        old.geometry != new.geometry || old.appearance.opacity != new.appearance.opacity
            || old.appearance.cornerRadius != new.appearance.cornerRadius
    }

    // MARK: - Pixels

    /// The pixels that a layer's own painting may touch.
    private static func paintedPixels(
        _ layer: CALayer,
        _ state: LayerState,
        _ map: CGAffineTransform
    ) -> PixelRect {
        let look = state.appearance
        var result = PixelRect.zero
        let hasShape = look.hasBackground || look.hasBorder
        if hasShape { result = pixels(of: state.geometry.bounds, map) }
        if !layer.image.isEmpty {
            var place = layer.image.gravity.rect(for: layer.image.size, in: state.geometry.bounds)
            if look.masksToBounds { place = place.intersection(state.geometry.bounds) }
            result = result.union(pixels(of: place, map))
        }
        return result
    }

    /// The pixels that a rectangle touches: with its edges snapped where they stay axis-parallel.
    static func pixels(of rect: CGRect, _ map: CGAffineTransform) -> PixelRect {
        if rect.isNull { return .zero }
        let device = rect.applying(map)
        if !map.isStraight { return covering(device, margin: 1) }
        return PixelScale.device.snapped(device)
    }

    private static func covering(_ device: CGRect, margin: Int) -> PixelRect {
        let rect = PixelScale.device.covering(device)
        return PixelRect(
            minX: rect.minX - margin,
            minY: rect.minY - margin,
            maxX: rect.maxX + margin,
            maxY: rect.maxY + margin
        )
    }
}

extension PixelScale {
    /// The scale of coordinates that are in pixels already.
    static let device = Self(1)
}
