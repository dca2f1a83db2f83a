/// Where a layer hangs in the tree.
@MainActor struct LayerLinks {
    /// The layer above.
    weak var superlayer: CALayer?
    /// The layers below, in the order of the tree.
    var sublayers: [CALayer] = [] { didSet { orderForPainting = nil } }
    /// The layer whose alpha says how much of this one is seen.
    var mask: CALayer?
    /// The screen that the tree is shown on, if any.
    weak var compositor: Compositor?
    /// Whether the layer's `layoutSublayers` runs; resizing a sublayer then doesn't mark the layer.
    var isLayingOut = false
    /// Whether it was reported that the layer asks for layout without end.
    var hasReportedLayout = false
    /// The sublayers by `zPosition`, as far as it is known and differs.
    private var orderForPainting: [CALayer]?

    /// The layers below, back to front.
    var paintOrder: [CALayer] {
        mutating get {
            if let orderForPainting { return orderForPainting }
            var order = sublayers
            if order.contains(where: { $0.modelState.geometry.zPosition != 0 }) {
                // Sorting is stable through the index, which settles equal positions.
                order = order.enumerated().sorted { a, b in
                    let (first, second) = (a.element, b.element)
                    let difference =
                        first.modelState.geometry.zPosition - second.modelState.geometry.zPosition
                    return difference == 0 ? a.offset < b.offset : difference < 0
                }.map(\.element)
            }
            orderForPainting = order
            return order
        }
    }

    /// Has the paint order found anew, because a sublayer's `zPosition` changed.
    mutating func forgetPaintOrder() { orderForPainting = nil }
}
