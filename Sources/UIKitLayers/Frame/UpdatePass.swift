import UIKitDrawing
import UIKitGeometry
import UIKitRaster

/// Finds out what the next frame shows of each marked layer, and which pixels that changes.
///
/// In: marks, models and animations. Out: each visited layer's `rendering`, no marks, and the damage:
/// old and new pixels of every layer that changed, moved, appeared or disappeared. Layers without
/// marks keep what they had; their subtrees are not looked at. Runs once a frame, after display.
@MainActor struct UpdatePass {
    /// What is seen at the frame's target time.
    private var states = LayerStates.seen(at: .zero)
    /// The pixels to paint anew.
    var damage = DamageList()
    /// Visible layers that were marked for display after they had been drawn.
    private(set) var undrawn: [CALayer] = []
    /// Visible layers that are turned and were drawn in parts, whose edges show.
    private(set) var seamed: [CALayer] = []
    /// What is copied from its old place before the damage is painted.
    private(set) var movedAreas: [MovedArea] = []
    /// What these leave to be painted.
    private var exposed = DamageList()
    /// Memory for the damage as it was before a copy was looked at.
    private var damageBefore: [PixelRect] = []

    private var least = Int.max
    private var mostGroupPixels = 0
    private var groups = GroupShelf()

    /// Starts without damage.
    init() {}

    /// Starts a frame, with the damage that there is.
    ///
    /// Areas of `least` pixels and more may be copied; `mostGroupPixels` may be kept of translucent groups.
    mutating func begin(at time: MonotonicTime, least: Int, mostGroupPixels: Int) {
        states = .seen(at: time)
        self.least = least
        self.mostGroupPixels = mostGroupPixels
    }

    /// Forgets the frame, but keeps the memory.
    mutating func end() {
        undrawn.removeAll(keepingCapacity: true)
        seamed.removeAll(keepingCapacity: true)
        movedAreas.removeAll(keepingCapacity: true)
        groups.endFrame()
    }

    /// Visits the tree of `layer`, whose superlayer's space `toDevice` maps to pixels within `clip`.
    ///
    /// `area` is what is copied, where everything above has moved as one.
    mutating func visit(
        _ layer: CALayer,
        _ toDevice: CGAffineTransform,
        clip: PixelRect,
        hasMoved: Bool,
        within area: MovedArea? = nil
    ) {
        let marks = layer.marks
        let wasShown = layer.rendering.isShown
        if !hasMoved && wasShown && marks.isDisjoint(with: .frame) { return }
        layer.marks.subtract(.frame)
        let state = states.of(layer)
        if state.appearance.isInvisible { return erase(layer) }
        if marks.contains(.display) { undrawn.append(layer) }
        let old = layer.rendering.shown
        let oldMap = layer.rendering.toDevice
        let changes = changes(marks, from: old, to: state)
        let hasNewMask = layer.links.mask.map { !$0.marks.isDisjoint(with: .frame) } ?? false
        let moves = hasMoved || !wasShown || changes.moves || hasNewMask
        var repaints = moves || changes.repaints
        if marks.contains(.animation) || moves || repaints { layer.rendering.shown = state }
        if moves { layer.rendering.toDevice = state.geometry.map(toPixels: toDevice) }
        let map = layer.rendering.toDevice
        if !state.appearance.isSeen(through: map) { return erase(layer) }
        layer.rendering.isShown = true
        let outer = clip
        var clip = clip
        if let mask = layer.links.mask {
            visit(mask, map, clip: clip, hasMoved: moves)
            clip = clip.intersection(mask.rendering.subtree)
        }
        if !map.isStraight && layer.image.drawings.count > 1 {
            seamed.append(layer)
            repaints = repaints || marks.contains(.partialPainting)
        }
        let isRegrouped = regroup(layer, state, marks, from: old, wasShown)
        let isFading =
            wasShown && !hasMoved && isSameGroup(layer, state, marks, from: old, oldMap)

        var areaBelow: MovedArea?
        if let area, wasShown && changes.isNone && Self.canBeCopied(layer, state, map) {
            // Moves with what is around it: its pixels are copied, but for those that come into sight.
            areaBelow = area
            repaints = false
            let own = Self.paintedPixels(layer, state, map).intersection(clip)
            layer.rendering.own = own
            exposed.add(own, outside: area.target)
        } else if changes.isShift && changes.moves && !hasMoved && wasShown,
            let area = movedArea(layer, from: old, oldMap, clip: clip)
        {
            areaBelow = area
            repaints = false
            movedAreas.append(area)
            let own = Self.paintedPixels(layer, state, map).intersection(clip)
            exposed.add(area.frame, outside: area.target)
            exposed.add(layer.rendering.own, outside: area.target)
            exposed.add(own, outside: area.target)
            layer.rendering.own = own
        }
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
            visit(child, map, clip: inner, hasMoved: moves, within: areaBelow)
            subtree = subtree.union(child.rendering.subtree)
        }
        if layer.rendering.isComposite {
            let isPicture = state.appearance.rasterizationScale > 0
            let picture = isPicture ? LayerPicture.extent(layer, state, from: states) : .null
            let extent =
                picture.isNull ? LayerExtent.subtree(layer, state, from: states, map) : picture
            // A picture that is put on other pixels than it has spreads beyond its mask.
            subtree = Self.covering(extent.applying(map).orEverywhere, margin: 2).intersection(
                outer
            )
        }
        layer.rendering.subtree = subtree
        if isRegrouped { damage.add(subtree) }
        if isFading && groups.keep(layer, most: mostGroupPixels) {
            layer.rendering.group.isKept = true
        } else {
            layer.rendering.group.isKept = false
            layer.rendering.group.picture = nil
        }
    }

    /// Adds what `layer` and those below it have painted, and forgets it.
    mutating func erase(_ layer: CALayer) {
        damage.add(layer.rendering.own)
        if !layer.rendering.subtree.isEmpty {
            if layer.rendering.isComposite { damage.add(layer.rendering.subtree) }
            for child in layer.links.sublayers { erase(child) }
        }
        if let mask = layer.links.mask { erase(mask) }
        layer.rendering.erase()
    }

    private static func showsSublayersDifferently(_ old: LayerState, _ new: LayerState) -> Bool {
        old.geometry != new.geometry || old.appearance.opacity != new.appearance.opacity
            || old.appearance.cornerRadius != new.appearance.cornerRadius
    }

    // MARK: - Groups

    /// Finds out whether `layer` is painted apart from what is around it, adding its old pixels where all of
    /// it has to be painted anew; returns whether the new ones have to be added too.
    private mutating func regroup(
        _ layer: CALayer,
        _ state: LayerState,
        _ marks: LayerMarks,
        from old: LayerState,
        _ wasShown: Bool
    ) -> Bool {
        let isGroup = state.appearance.needsGroup(layer)
        let isPicture = LayerPicture.isPossible(layer, state, from: states)
        let isComposite =
            isPicture
            || ShadowOutline.of(layer, state, from: states, layer.rendering.toDevice).isContent
        // Put together first or painted at once, a translucent layer comes out a rounding apart.
        let isNew =
            isGroup != layer.rendering.isGroup || isComposite != layer.rendering.isComposite
        if layer.rendering.picture != nil {
            var same = old
            same.geometry = state.geometry
            same.geometry.bounds = old.geometry.bounds
            same.appearance.opacity = state.appearance.opacity
            let isSame =
                isPicture && same == state
                && marks.isDisjoint(with: [.painting, .partialPainting, .frameBelow])
            if !isSame { layer.rendering.picture = nil }
        }
        layer.rendering.isGroup = isGroup
        layer.rendering.isComposite = isComposite
        if !wasShown || !(isNew || isComposite) { return isComposite }
        damage.add(layer.rendering.subtree)
        return true
    }

    /// Whether `layer` stays a group in which nothing changes, except how opaque it is.
    private func isSameGroup(
        _ layer: CALayer,
        _ state: LayerState,
        _ marks: LayerMarks,
        from old: LayerState,
        _ oldMap: CGAffineTransform
    ) -> Bool {
        let rendering = layer.rendering
        if !rendering.isGroup || rendering.isComposite || layer.links.mask != nil { return false }
        if !marks.isDisjoint(with: [.painting, .partialPainting, .frameBelow]) { return false }
        if rendering.toDevice != oldMap || old.appearance.opacity >= 1 { return false }
        let fades = state.appearance.opacity != old.appearance.opacity
        if !fades && rendering.group.picture == nil { return false }
        var same = old
        same.appearance.opacity = state.appearance.opacity
        return same == state
    }

    /// Whether the pixels of `layer`, moved by whole pixels, are those that it would paint: what is worked out from
    /// places of the screen may come out a rounding apart.
    private static func canBeCopied(
        _ layer: CALayer,
        _ state: LayerState,
        _ map: CGAffineTransform
    ) -> Bool {
        if !map.isStraight || layer.rendering.isComposite || layer.links.mask != nil {
            return false
        }
        let look = state.appearance
        if look.hasShadow || look.dependsOnPlace || layer.image.dependsOnPlace { return false }
        switch state.content {
        case .gradient: return false
        case .shape(let content): return !content.dependsOnPlace
        case .none, .placement: return true
        }
    }

    // MARK: - Changes

    /// What has happened to a layer by itself.
    private struct Changes {
        /// Whether its place has changed, or how it shows its sublayers.
        var moves: Bool
        /// Whether its own painting has changed, all of it.
        var repaints: Bool
        /// Whether nothing has changed.
        var isNone: Bool
        /// Whether nothing but its position or the origin of its bounds has changed.
        var isShift: Bool
    }

    private func changes(
        _ marks: LayerMarks,
        from old: LayerState,
        to new: LayerState
    ) -> Changes {
        var changes = Changes(
            moves: !marks.isDisjoint(with: [.placement, .shift]),
            repaints: marks.contains(.painting),
            isNone: marks.isDisjoint(with: [.placement, .shift, .painting, .partialPainting]),
            isShift: marks.isDisjoint(with: [.placement, .painting, .partialPainting])
        )
        if marks.contains(.animation) && !marks.contains(.placement) && new != old {
            changes.repaints = true
            changes.isNone = false
            changes.moves = changes.moves || Self.showsSublayersDifferently(old, new)
        }
        return changes
    }

    /// The area that can be copied since `layer` was only moved or scrolled; nil where it has to be painted.
    private func movedArea(
        _ layer: CALayer,
        from old: LayerState,
        _ oldMap: CGAffineTransform,
        clip: PixelRect
    ) -> MovedArea? {
        let map = layer.rendering.toDevice
        var same = layer.rendering.shown
        let area: MovedArea?
        if same.geometry.position != old.geometry.position {
            same.geometry.position = old.geometry.position
            if same != old { return nil }
            area = MovedArea.moving(layer, from: oldMap, to: map, clip: clip, least: least)
        } else {
            same.geometry.bounds.origin = old.geometry.bounds.origin
            if same != old { return nil }
            area = MovedArea.scrolling(layer, from: oldMap, to: map, clip: clip, least: least)
        }
        // Two areas must not copy what the other one has overwritten.
        guard let area, !movedAreas.contains(where: area.meets) else { return nil }
        return area
    }

    /// The pixels to paint anew, once what is copied has been; within `screen`.
    ///
    /// What changed in a place that is copied from has to be painted where it is copied to; what
    /// only comes into sight has not.
    mutating func takeDamage(within screen: PixelRect, into region: inout Region) {
        for area in movedAreas { area.complete(&damage, scratch: &damageBefore) }
        damage.take(&exposed)
        damage.take(within: screen, into: &region)
    }

    // MARK: - Pixels

    /// The pixels that a layer's own painting may touch.
    private static func paintedPixels(
        _ layer: CALayer,
        _ state: LayerState,
        _ map: CGAffineTransform
    ) -> PixelRect {
        let look = state.appearance
        let bounds = state.geometry.bounds
        var result = PixelRect.zero
        switch state.content {
        case .placement: return .zero
        case .none: break
        case .gradient: result = pixels(of: bounds, map)
        case .shape(let content):
            var extent = content.extent(&layer.rendering.line)
            if look.masksToBounds { extent = extent.intersection(bounds) }
            if !extent.isNull { result = covering(extent.applying(map).orEverywhere, margin: 1) }
            if look.masksToBounds { result = result.intersection(pixels(of: bounds, map)) }
        }
        if look.hasBackground || look.hasBorder { result = result.union(pixels(of: bounds, map)) }
        if !layer.image.isEmpty {
            var place = layer.image.extent(of: look.extras.values.contentsRect, in: bounds)
            if look.masksToBounds { place = place.intersection(bounds) }
            result = result.union(pixels(of: place, map))
        }
        if look.hasShadow {
            let values = look.extras.values
            let outline = values.shadowPath?.path.bounds ?? bounds
            let shadow = LayerExtent.shadow(of: outline, values, map).applying(map)
            if !shadow.isNull { result = result.union(covering(shadow.orEverywhere, margin: 4)) }
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
