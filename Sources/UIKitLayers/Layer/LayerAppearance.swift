package import UIKitDrawing
package import UIKitGeometry
package import UIKitRaster

/// How a layer looks, apart from its contents and its place.
package struct LayerAppearance: Equatable {
    /// The share of the layer and its sublayers that covers what is below, 0…1.
    package var opacity: CGFloat = 1
    /// Whether the layer and its sublayers are left out.
    package var isHidden = false
    /// What fills the layer below its contents.
    package var backgroundColor: CGColor?
    /// The radius of the rounded corners, in points.
    package var cornerRadius: CGFloat = 0
    /// The corners that `cornerRadius` rounds.
    package var maskedCorners = CACornerMask.all
    /// How they are rounded.
    package var cornerCurve = CornerCurve.circular
    /// The width of the ring inside the edge, in points, drawn above the sublayers.
    package var borderWidth: CGFloat = 0
    /// The colour of that ring.
    package var borderColor: CGColor? = .black
    /// Whether contents and sublayers are cut off at the (rounded) bounds.
    package var masksToBounds = false

    /// Whether the opacity is that of the layer and its sublayers as one.
    package var allowsGroupOpacity = true
    /// Whether the layer is seen when it is mirrored.
    package var isDoubleSided = true
    /// Pixels per point of the picture that the layer is kept as; 0 for none.
    package var rasterizationScale: CGFloat = 0
    /// Shadow, and parts of the contents.
    package var extras = LayerExtras.none

    /// Creates the look of a new layer: nothing to see.
    package init() {}

    /// The look of a layer that shows nothing of itself.
    package var ofPlacementOnly: Self {
        var look = Self()
        look.opacity = opacity
        look.isHidden = isHidden
        look.isDoubleSided = isDoubleSided
        look.allowsGroupOpacity = false
        return look
    }

    /// Whether nothing of the layer and its sublayers is seen.
    package var isInvisible: Bool { isHidden || opacity <= 0 }

    /// Whether anything is seen of what `map` maps to pixels: not from behind, if that is transparent, nor nowhere, as numbers
    /// whose sums aren't finite say.
    package func isSeen(through map: CGAffineTransform) -> Bool {
        map.isFinite && (isDoubleSided || map.a * map.d - map.b * map.c >= 0)
    }

    /// Whether a ring is drawn.
    package var hasBorder: Bool { borderWidth > 0 && (borderColor?.alpha ?? 0) > 0 }

    /// Whether the background is filled.
    package var hasBackground: Bool { (backgroundColor?.alpha ?? 0) > 0 }

    /// Whether what is painted may come out a rounding apart where the layer is moved by whole pixels, as repeated pictures do.
    var dependsOnPlace: Bool { backgroundColor?.tiling != nil || borderColor?.tiling != nil }

    /// Whether a shadow is painted; what is cut off at the bounds has none.
    package var hasShadow: Bool {
        guard case .some(let values) = extras, !masksToBounds else { return false }
        return values.shadowOpacity > 0 && (values.shadowColor?.alpha ?? 0) > 0
            && values.shadowRadius.isFinite && values.shadowOffset.width.isFinite
            && values.shadowOffset.height.isFinite
    }

    /// The four radii, in points, before they are clamped to the size.
    package var radii: CornerRadii {
        func radius(_ corner: CACornerMask) -> CGFloat {
            maskedCorners.contains(corner) ? max(0, cornerRadius) : 0
        }
        var radii = CornerRadii(
            topLeft: radius(.layerMinXMinYCorner),
            topRight: radius(.layerMaxXMinYCorner),
            bottomRight: radius(.layerMaxXMaxYCorner),
            bottomLeft: radius(.layerMinXMaxYCorner)
        )
        radii.curve = cornerCurve
        return radii
    }
}
