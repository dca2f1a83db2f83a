package import UIKitDrawing
package import UIKitGeometry

/// What few layers have and animations may change: a shadow, and which part of the contents is shown how.
package struct LayerExtraValues: Equatable {
    /// The shadow's colour; its alpha counts too.
    package var shadowColor: CGColor? = .black
    /// The share of the shadow's colour that is seen, 0…1.
    package var shadowOpacity: CGFloat = 0
    /// How far the shadow is moved, in points.
    package var shadowOffset = CGSize(width: 0, height: -3)
    /// The standard deviation of the shadow's blur, in points.
    package var shadowRadius: CGFloat = 3
    /// The shadow's outline; nil takes what the layer shows.
    package var shadowPath: CGPath?
    /// The part of the contents that is shown, in a space where all of them is (0, 0, 1, 1).
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part of the contents that stretches when they are resized, in the same space.
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// The part of the contents that stretches, `contentsCenter` being a part of what is shown.
    var stretchingPart: CGRect {
        if contentsRect == LayerImage.unit { return contentsCenter }
        return CGRect(
            x: contentsRect.minX + contentsCenter.minX * contentsRect.width,
            y: contentsRect.minY + contentsCenter.minY * contentsRect.height,
            width: contentsCenter.width * contentsRect.width,
            height: contentsCenter.height * contentsRect.height
        )
    }

    /// Creates the values of a new layer.
    package init() {}
}

/// The values that most layers don't have, held apart so that the others are quickly copied.
package indirect enum LayerExtras: Equatable {
    /// Those of a new layer.
    case none
    /// Those that were set.
    case some(LayerExtraValues)

    /// The values.
    package var values: LayerExtraValues {
        get {
            if case .some(let values) = self { return values }
            return LayerExtraValues()
        }
        set { self = newValue == LayerExtraValues() ? .none : .some(newValue) }
    }
}
