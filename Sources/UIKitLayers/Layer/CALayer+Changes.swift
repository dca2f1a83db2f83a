public import UIKitGeometry

extension CALayer {
    /// The opacity in full precision, 0…1; values outside are clamped.
    package final var alpha: CGFloat {
        get { modelState.appearance.opacity }
        set {
            let value = newValue.isNaN ? 0 : min(1, max(0, newValue))
            change(.opacity, to: value, \.appearance.opacity, marking: .placement)
        }
    }

    /// The transform's affine part, perspective left out.
    public final func affineTransform() -> CGAffineTransform {
        modelState.geometry.transform.affine
    }

    /// Sets the transform to one that acts on x and y only.
    public final func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

    /// Stores `value` if it differs, marks the layer and runs the action for `key`; `nil` is a property that does not animate.
    final func change<Value: Equatable>(
        _ key: AnimationKeyPath.Property?,
        to value: Value,
        _ property: WritableKeyPath<LayerState, Value>,
        marking mark: LayerMarks
    ) {
        if modelState[keyPath: property] == value { return }
        let action = key.flatMap { pendingAction($0.rawValue) }
        modelState[keyPath: property] = value
        demandFinite(modelState.geometry.isFinite, key?.rawValue ?? "property", value)
        self.mark(mark)
        if let key, let action { action.run(forKey: key.rawValue, object: self, arguments: nil) }
    }

    final func setPosition(_ position: CGPoint) {
        let old = modelState.geometry.position
        if position == old { return }
        demandFinite(position.isFinite, "position", position)
        let action = pendingAction("position")
        modelState.geometry.position = position
        mark(.shift)
        owner?.layerPositionDidChange(self, old: old)
        action?.run(forKey: "position", object: self, arguments: nil)
    }

    final func setBounds(_ rect: CGRect) {
        demandFinite(rect.isFinite, "bounds", rect)
        let bounds = rect.standardized
        let old = modelState.geometry.bounds
        if bounds == old { return }
        let action = pendingAction("bounds")
        modelState.geometry.bounds = bounds
        mark(bounds.size == old.size ? .shift : .placement)
        markLayout()
        if bounds.size != old.size {
            if let above = links.superlayer, !above.links.isLayingOut { above.markLayout() }
            if needsDisplayOnBoundsChange { markDisplay(nil) }
        }
        owner?.layerBoundsDidChange(self, old: old)
        action?.run(forKey: "bounds", object: self, arguments: nil)
    }

    /// Stops at numbers that no layer can have.
    final func demandFinite<Value>(
        _ isFinite: Bool,
        _ property: @autoclosure () -> String,
        _ value: Value
    ) {
        demand(
            isFinite,
            "the \(property()) of \(name ?? "a layer") must be made of finite numbers, not \(value)"
        )
    }

    // MARK: - Marks

    /// Leaves a mark for the next frame, on this layer and on the way to it.
    package final func mark(_ mark: LayerMarks) {
        let hadFrameMark = !marks.isDisjoint(with: .frame)
        marks.formUnion(mark)
        if !hadFrameMark { raiseFrameMark() }
        compositor?.layerChanged()
    }

    /// Tells the layers above that this one, or one below, is marked for the frame.
    final func raiseFrameMark() {
        var next = links.superlayer
        while let layer = next, !layer.marks.contains(.frameBelow) {
            layer.marks.insert(.frameBelow)
            next = layer.links.superlayer
        }
    }

    /// Marks the layer for layout, which the layers above learn of.
    package final func markLayout() {
        if marks.contains(.layout) { return }
        marks.insert(.layout)
        raiseLayoutMark()
        compositor?.layerChanged()
    }

    /// Tells the layers above that this one, or one below, is marked for layout.
    final func raiseLayoutMark() {
        var next = links.superlayer
        while let layer = next, !layer.marks.contains(.layoutBelow) {
            layer.marks.insert(.layoutBelow)
            next = layer.links.superlayer
        }
    }
}
