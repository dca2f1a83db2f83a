import UIKitDrawing
import UIKitGeometry
import UIKitRaster

/// Finds the layers that opaque ones in front of them hide, so that they need not be painted.
///
/// Goes front to back through what the damage touches and collects the largest opaque rectangles.
@MainActor struct CoverPass {
    /// Rectangles that are remembered; larger ones drive out smaller ones.
    static let maximum = 6

    /// The pixels to be painted.
    let damage: PixelRect
    private var covers: [PixelRect] = []

    /// Starts with nothing covered.
    init(damage: PixelRect) {
        self.damage = damage
        covers.reserveCapacity(Self.maximum + 1)
    }

    /// Whether every damaged pixel of `rect` is covered by one rectangle.
    func isCovered(_ rect: PixelRect) -> Bool {
        let visible = rect.intersection(damage)
        return covers.contains { $0.contains(visible) }
    }

    /// Visits the tree of `layer`; what it covers counts within `clip`, and if `canCover`.
    mutating func visit(_ layer: CALayer, clip: PixelRect, canCover: Bool) {
        if !layer.rendering.isShown || !layer.rendering.subtree.intersects(damage) { return }
        let isCovered = isCovered(layer.rendering.subtree)
        layer.rendering.isCovered = isCovered
        if isCovered { return }

        let state = layer.rendering.shown
        let look = state.appearance
        let map = layer.rendering.toDevice
        let isStraight = map.isAxisParallel
        let bounds = isStraight ? UpdatePass.pixels(of: state.geometry.bounds, map) : .zero
        let isSolid = canCover && look.opacity >= 1
        var inner = clip
        var innerCovers = isSolid
        if look.masksToBounds {
            inner = clip.intersection(bounds)
            innerCovers = isSolid && isStraight && look.radii.isZero
        }
        for child in layer.links.paintOrder.reversed() {
            visit(child, clip: inner, canCover: innerCovers)
        }
        layer.rendering.isImageCovered = self.isCovered(layer.rendering.own)
        if isSolid && isStraight && (look.backgroundColor?.pixelColor.isOpaque ?? false) {
            add(Self.withoutCorners(bounds, look, map).intersection(clip).intersection(damage))
        }
    }

    private mutating func add(_ rect: PixelRect) {
        if rect.isEmpty || covers.contains(where: { $0.contains(rect) }) { return }
        covers.removeAll { rect.contains($0) }
        covers.append(rect)
        if covers.count <= Self.maximum { return }
        if let least = covers.indices.min(by: { covers[$0].area < covers[$1].area }) {
            covers.remove(at: least)
        }
    }

    /// The largest upright or lying part of a rectangle with round corners that no corner cuts.
    private static func withoutCorners(
        _ rect: PixelRect,
        _ look: LayerAppearance,
        _ map: CGAffineTransform
    ) -> PixelRect {
        let radii = look.radii
        if radii.isZero { return rect }
        let inset = PixelScale.clamped((radii.largest * abs(map.d)).rounded(.up)) + 1
        let lower = PixelRect(
            minX: rect.minX,
            minY: rect.minY + inset,
            maxX: rect.maxX,
            maxY: rect.maxY - inset
        )
        return lower.isEmpty ? .zero : lower
    }
}
