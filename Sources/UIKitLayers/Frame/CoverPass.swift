import UIKitDrawing
import UIKitGeometry
import UIKitRaster

/// Finds out which damaged pixels of each layer are seen, so that hidden ones need not be painted.
///
/// Goes front to back through what the damage touches. What opaque layers cover is taken away from
/// the pixels that remain for the layers behind them; within a translucent group only for those in it.
@MainActor struct CoverPass {
    /// Rectangles after which a cover is left out: the pixels it spares cost less than more pieces.
    static let mostRects = 96
    /// Pixels a cover has at least; smaller ones spare less than their edges cost.
    static let leastPixels = 256

    /// The damaged pixels that no layer has covered so far.
    private(set) var remaining = Region()
    private var scratch: [PixelRect] = []
    /// What remains outside of the layers on the way down that are painted apart, and memory for more of them.
    private var outside: [Region] = []
    private var depth = 0

    /// Starts with nothing damaged.
    init() {}

    /// Starts with all of `damage`.
    mutating func begin(_ damage: Region) { remaining.assign(damage) }

    private mutating func enterApart() {
        if depth == outside.count { outside.append(Region()) }
        outside[depth].assign(remaining)
        depth += 1
    }

    private mutating func leaveApart() {
        depth -= 1
        remaining.assign(outside[depth])
    }

    /// What the way down to a layer makes of it.
    struct Place {
        /// The pixels that the clips of the layers above leave.
        var clip: PixelRect
        /// The pixels of these where no curved or slanted clip cuts.
        var solid: PixelRect
        /// Whether the layer's opaque pixels hide what is behind them.
        var covers = true
    }

    /// Visits the tree of `layer`.
    mutating func visit(_ layer: CALayer, _ place: Place) {
        if !layer.rendering.isShown { return }
        layer.rendering.isCovered = !remaining.intersects(layer.rendering.subtree)
        if layer.rendering.isCovered { return }

        let state = layer.rendering.shown
        let look = state.appearance
        let map = layer.rendering.toDevice
        let isApart =
            layer.rendering.isGroup || layer.rendering.isComposite || layer.links.mask != nil
        let hasCurves = look.masksToBounds && (!look.radii.isZero || !map.isStraight)
        layer.rendering.isInsideCurves = place.solid.contains(layer.rendering.own)
        if look.hasBorder {
            layer.rendering.borderArea.assign(remaining, within: layer.rendering.own)
        }
        if isApart || hasCurves {
            layer.rendering.area.assign(remaining, within: layer.rendering.subtree)
        }
        if layer.rendering.isComposite || layer.rendering.group.isKept {
            return visitMask(of: layer, place)
        }
        if isApart { enterApart() }
        var inner = place
        inner.covers = isApart || (place.covers && look.opacity >= 1)
        let bounds = UpdatePass.pixels(of: state.geometry.bounds, map)
        if look.masksToBounds {
            inner.clip = place.clip.intersection(bounds)
            inner.solid = inner.solid.intersection(
                hasCurves ? Self.middle(of: bounds, look.radii, map) : bounds
            )
        }
        if !layer.links.sublayers.isEmpty {
            for child in layer.links.paintOrder.reversed() { visit(child, inner) }
        }
        layer.rendering.visible.assign(remaining, within: layer.rendering.own)
        if inner.covers && map.isStraight && !layer.rendering.visible.isEmpty {
            cover(with: layer, state, bounds, place)
        }
        if look.hasShadow {
            layer.rendering.shadowArea.assign(remaining, within: layer.rendering.own)
        }
        if isApart { leaveApart() }
        visitMask(of: layer, place)
    }

    private mutating func visitMask(of layer: CALayer, _ place: Place) {
        guard let mask = layer.links.mask else { return }
        enterApart()
        visit(mask, Place(clip: place.clip, solid: place.clip))
        leaveApart()
    }

    /// Takes away what the background, the gradient or the picture of `layer` covers.
    private mutating func cover(
        with layer: CALayer,
        _ state: LayerState,
        _ bounds: PixelRect,
        _ place: Place
    ) {
        let look = state.appearance
        if case .placement = state.content { return }
        let limits = place.clip.intersection(place.solid)
        let radii = look.radii
        if Self.hasOpaqueGround(state) {
            if radii.isZero { return cover(bounds.intersection(limits)) }
            return cover(bounds, Self.inset(radii, layer.rendering.toDevice), limits)
        }
        if layer.image.bitmap == nil { return }
        let picture = layer.image.place(
            of: look.extras.values.contentsRect,
            in: state.geometry.bounds
        )
        if picture.isNull || !(radii.isZero || !look.masksToBounds) { return }
        var rect = UpdatePass.pixels(of: picture, layer.rendering.toDevice).intersection(limits)
        if look.masksToBounds { rect = rect.intersection(bounds) }
        if rect.area >= Self.leastPixels && layer.image.isPictureOpaque { cover(rect) }
    }

    /// Whether the bounds of a layer in `state`, their corners left out, are opaque.
    static func hasOpaqueGround(_ state: LayerState) -> Bool {
        if case .gradient(let content) = state.content, content.isOpaque { return true }
        return state.appearance.backgroundColor?.isOpaque ?? false
    }

    /// Takes away a rectangle without its round corners, which reach `inset` pixels.
    private mutating func cover(_ bounds: PixelRect, _ inset: Int, _ limits: PixelRect) {
        cover(Self.middle(bounds, inset).intersection(limits))
        // What lies between the upper corners, and between the lower ones.
        let left = bounds.minX + inset
        let right = bounds.maxX - inset
        let top = min(bounds.maxY, bounds.minY + inset)
        let bottom = max(top, bounds.maxY - inset)
        cover(
            PixelRect(minX: left, minY: bounds.minY, maxX: right, maxY: top).intersection(limits)
        )
        cover(
            PixelRect(minX: left, minY: bottom, maxX: right, maxY: bounds.maxY)
                .intersection(limits)
        )
    }

    private mutating func cover(_ rect: PixelRect) {
        if rect.area < Self.leastPixels || remaining.rects.count > Self.mostRects { return }
        remaining.subtract(rect, scratch: &scratch)
    }

    // MARK: - Round corners

    /// The part of a rectangle with round corners between its upper and its lower ones.
    static func middle(
        of rect: PixelRect,
        _ radii: CornerRadii,
        _ map: CGAffineTransform
    ) -> PixelRect {
        if !map.isStraight { return .zero }
        return radii.isZero ? rect : middle(rect, inset(radii, map))
    }

    private static func middle(_ rect: PixelRect, _ inset: Int) -> PixelRect {
        let part = PixelRect(
            minX: rect.minX,
            minY: rect.minY + inset,
            maxX: rect.maxX,
            maxY: rect.maxY - inset
        )
        return part.isEmpty ? .zero : part
    }

    /// Pixels that a corner reaches at most from either edge.
    private static func inset(_ radii: CornerRadii, _ map: CGAffineTransform) -> Int {
        let stretch = max(max(abs(map.a), abs(map.b)), max(abs(map.c), abs(map.d)))
        return PixelScale.clamped((radii.reach * stretch).rounded(.up)) + 1
    }
}

extension CGAffineTransform {
    /// Whether axis-parallel rectangles stay so, be it turned by a quarter.
    var isStraight: Bool { isAxisParallel || (a == 0 && d == 0) }
}
