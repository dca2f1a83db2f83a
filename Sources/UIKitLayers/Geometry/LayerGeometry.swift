package import UIKitGeometry

/// Where a layer is: the numbers that place it in its superlayer.
///
/// `frame` is derived from the others; nothing stores it.
package struct LayerGeometry: Hashable, Sendable {
    /// The layer's rectangle in its own space, in points.
    package var bounds = CGRect.zero
    /// Where the anchor point lies in the superlayer's space, in points.
    package var position = CGPoint.zero
    /// The place in the bounds, from (0, 0) to (1, 1), that `position` names and transforms turn about.
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// How deep in the layer, in points, what turns out of its plane turns about.
    package var anchorPointZ: CGFloat = 0
    /// The order among siblings: a larger one is nearer to the viewer.
    package var zPosition: CGFloat = 0
    /// What is done to the layer about its anchor point.
    package var transform = CATransform3D.identity

    /// Creates an empty layer's geometry at the origin.
    package init() {}

    /// The anchor's distance from the top-left corner of the bounds, in points.
    private var anchorOffset: CGVector {
        CGVector(
            dx: anchorPoint.x * bounds.size.width,
            dy: anchorPoint.y * bounds.size.height
        )
    }

    /// What the transform does to the layer's plane about the anchor point, seen from the front.
    private var planeMap: CGAffineTransform {
        var map = transform.affine
        if anchorPointZ != 0 {
            map.tx -= anchorPointZ * transform.m31
            map.ty -= anchorPointZ * transform.m32
        }
        return map
    }

    /// The map from the layer's own space to its superlayer's.
    package var toSuperlayer: CGAffineTransform {
        let anchor = anchorOffset
        let x = bounds.origin.x + anchor.dx
        let y = bounds.origin.y + anchor.dy
        let map = planeMap
        if map.isIdentity {
            return CGAffineTransform(translationX: position.x - x, y: position.y - y)
        }
        return CGAffineTransform(
            map.a,
            map.b,
            map.c,
            map.d,
            position.x + map.tx - (map.a * x + map.c * y),
            position.y + map.ty - (map.b * x + map.d * y)
        )
    }

    /// The map from the layer's own space to device pixels, given that of its superlayer's.
    ///
    /// Offsets are rounded to 2⁻²⁰ of a pixel, so that a way of whole pixels is one exactly, whatever
    /// the sums of decimal fractions came to before and after.
    func map(toPixels superlayer: CGAffineTransform) -> CGAffineTransform {
        var map = toSuperlayer.concatenating(superlayer)
        map.tx = Self.onGrid(map.tx)
        map.ty = Self.onGrid(map.ty)
        return map
    }

    private static func onGrid(_ offset: CGFloat) -> CGFloat {
        (offset * 1_048_576).rounded() / 1_048_576
    }

    /// The smallest axis-parallel rectangle around the layer in its superlayer's space, in points.
    ///
    /// Setting it keeps transform, anchor point and the origin of the bounds. Under a scale the
    /// size of the bounds becomes the one that gives this frame; under a turn it becomes that of
    /// the rectangle around the frame mapped back, and the centres meet; a transform that cannot
    /// be undone keeps the size, and numbers too large for a sum keep the place.
    package var frame: CGRect {
        get {
            let map = planeMap
            let anchor = anchorOffset
            if map.isIdentity {
                return CGRect(
                    origin: CGPoint(x: position.x - anchor.dx, y: position.y - anchor.dy),
                    size: bounds.size
                )
            }
            let own = CGRect(origin: CGPoint(x: -anchor.dx, y: -anchor.dy), size: bounds.size)
            return own.applying(map.linear).offsetBy(
                dx: position.x + map.tx,
                dy: position.y + map.ty
            )
        }
        set {
            let frame = newValue.standardized
            let map = planeMap
            if let size = size(of: frame, before: map) { bounds.size = size }
            let toCentre = CGVector(
                dx: (0.5 - anchorPoint.x) * bounds.size.width,
                dy: (0.5 - anchorPoint.y) * bounds.size.height
            ).applying(map)
            let place =
                map.isIdentity
                ? frame.origin + anchorOffset
                : CGPoint(
                    x: frame.midX - map.tx - toCentre.dx,
                    y: frame.midY - map.ty - toCentre.dy
                )
            if place.isFinite { position = place }
        }
    }

    /// The size of the bounds that `map` makes `frame` of; nil where that cannot be told, by a map that can hardly be undone.
    private func size(of frame: CGRect, before map: CGAffineTransform) -> CGSize? {
        if map.isIdentity { return frame.size }
        if !map.isInvertible { return nil }
        let size =
            map.isAxisParallel
            ? CGSize(width: frame.width / abs(map.a), height: frame.height / abs(map.d))
            : CGRect(origin: .zero, size: frame.size).applying(map.linear.inverted()).size
        return size.width.isFinite && size.height.isFinite ? size : nil
    }

    /// Whether every number is finite, as a layer demands.
    package var isFinite: Bool {
        bounds.isFinite && position.isFinite && anchorPoint.isFinite && zPosition.isFinite
            && anchorPointZ.isFinite && transform.isFinite
    }
}
