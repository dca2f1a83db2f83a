import UIKitGeometry

/// Where the states of layers come from while a picture of them is made.
@MainActor enum LayerStates {
    /// What is seen at a time, animations included.
    case seen(at: MonotonicTime)
    /// What was set.
    case models

    /// The state of `layer`.
    func of(_ layer: CALayer) -> LayerState {
        switch self {
        case .seen(let time): layer.state(at: time)
        case .models: layer.modelState
        }
    }

    /// The look of `layer`, without the rest of its state.
    func appearance(of layer: CALayer) -> LayerAppearance {
        layer.runningAnimations.isEmpty ? layer.modelState.appearance : of(layer).appearance
    }
}
