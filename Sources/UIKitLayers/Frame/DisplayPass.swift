import UIKitGeometry

/// Has visible layers that are marked for display drawn, before the frame is painted.
///
/// What an application changes while it draws is dealt with in the same frame, except for display
/// marks on layers that were passed already: these wait for the next one.
@MainActor enum DisplayPass {
    /// Visits the marked layers of the tree of `layer`, at the frame's `time`.
    static func run(from layer: CALayer, at time: MonotonicTime) {
        visit(layer, time, wholeSubtree: false)
    }

    private static func visit(_ layer: CALayer, _ time: MonotonicTime, wholeSubtree: Bool) {
        if !wholeSubtree && layer.marks.isDisjoint(with: .frame) { return }
        if layer.appearance(at: time).isInvisible { return }
        if layer.marks.contains(.display) { layer.runDisplay() }
        // Layers that appear may have marks below them that no layer above tells of.
        let whole = wholeSubtree || !layer.rendering.isShown
        if !whole && !layer.marks.contains(.frameBelow) { return }
        for child in layer.links.sublayers { visit(child, time, wholeSubtree: whole) }
        if let mask = layer.links.mask { visit(mask, time, wholeSubtree: whole) }
    }
}

extension CALayer {
    /// The look with the animations as they are at `time`.
    final func appearance(at time: MonotonicTime) -> LayerAppearance {
        runningAnimations.isEmpty ? modelState.appearance : state(at: time).appearance
    }
}
