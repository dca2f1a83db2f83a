/// What animations change: a layer's place and its look, as set (model) or as seen (presentation).
package struct LayerState: Equatable {
    /// Where the layer is.
    package var geometry = LayerGeometry()
    /// How the layer looks.
    package var appearance = LayerAppearance()
    /// What the layer's class paints.
    package var content = LayerContent.none

    /// Creates the state of a new layer.
    package init() {}
}
