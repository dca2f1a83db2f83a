public import UIKitDrawing
import UIKitGeometry
import UIKitLayers

extension UIView: UITraitChangeObservable {
    /// What the view and its subtree say instead of what they inherit; subviews may say otherwise.
    ///
    /// Setting one takes effect at once, with all its callbacks.
    public final var traitOverrides: UITraitOverrides {
        get { state.traitOverrides }
        set {
            if newValue == state.traitOverrides { return }
            state.traitOverrides = newValue
            TraitPass.update(self)
        }
    }
}

extension UIView: TraitObserving {
    final var traitRegistrations: TraitRegistrations {
        get { state.traitRegistrations }
        set { state.traitRegistrations = newValue }
    }

    /// Has a dynamic background be what it is among `traits`.
    final func resolveColors(with traits: UITraitCollection) {
        guard let background = dynamicBackground else { return }
        let color = background.resolvedColor(with: traits).cgColor
        state.resolvedBackground = color
        layer.backgroundColor = color
    }

    /// The dynamic colour that the background was set to, unless the layer was given another since.
    final var dynamicBackground: UIColor? {
        guard let color = state.dynamicBackground,
            layer.backgroundColor == state.resolvedBackground
        else { return nil }
        return color
    }

    /// Sets the background, a dynamic one as it is among the view's traits.
    final func setBackground(_ color: UIColor?) {
        let isDynamic = color?.isDynamic ?? false
        state.dynamicBackground = isDynamic ? color : nil
        state.resolvedBackground = color?.resolvedColor(with: state.traits).cgColor
        layer.backgroundColor = state.resolvedBackground
    }
}
