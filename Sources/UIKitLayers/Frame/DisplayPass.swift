import UIKitGeometry

/// Has visible layers that are marked for display drawn, before the frame is painted.
///
/// What an application changes while it draws is dealt with in the same frame, except for display
/// marks on layers that were passed already: these wait for the next one.
@MainActor enum DisplayPass {
    /// Visits the marked layers of the tree of `layer`, as far as they are visible in `states`.
    static func run(from layer: CALayer, _ states: LayerStates) {
        visit(layer, states, wholeSubtree: false)
    }

    private static func visit(_ layer: CALayer, _ states: LayerStates, wholeSubtree: Bool) {
        if !wholeSubtree && layer.marks.isDisjoint(with: .frame) { return }
        if states.appearance(of: layer).isInvisible { return }
        if layer.marks.contains(.display) { layer.runDisplay() }
        // Layers that appear may have marks below them that no layer above tells of.
        let whole = wholeSubtree || !layer.rendering.isShown
        if !whole && !layer.marks.contains(.frameBelow) { return }
        for child in layer.links.sublayers { visit(child, states, wholeSubtree: whole) }
        if let mask = layer.links.mask { visit(mask, states, wholeSubtree: whole) }
    }
}
