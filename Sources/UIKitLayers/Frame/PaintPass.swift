import UIKitDrawing
import UIKitGeometry
import UIKitRaster

/// Lists what is to be painted of layers, back to front: background, image, sublayers, border.
@MainActor struct PaintPass {
    /// Where the painted layers' states come from.
    enum Source {
        /// What the update and the cover pass found; what is hidden or touches no damage is left out.
        case frame
        /// The models and animations at a time, with nothing left out.
        case scratch(MonotonicTime)
    }

    /// Where the states come from.
    let source: Source
    /// The steps so far.
    private(set) var steps: [PaintStep]

    /// Starts with `steps`, whose memory is used.
    init(source: Source, steps: consuming [PaintStep]) {
        self.source = source
        self.steps = steps
    }

    /// Gives the steps and their memory away.
    consuming func takeSteps() -> [PaintStep] { steps }

    /// What the way down to a layer makes of it.
    struct Place {
        /// The map from the superlayer's space to pixels.
        var map: CGAffineTransform
        /// The pixels that the straight clips of the layers above leave.
        var clip: PixelRect
    }

    /// Adds a step that fills `area` with `color`.
    mutating func fill(_ area: Region, with color: PixelColor) {
        let bounds = area.bounds
        let rect = CGRect(
            x: bounds.minX,
            y: bounds.minY,
            width: bounds.width,
            height: bounds.height
        )
        steps.append(PaintStep(.fill(rect, .zero, color), .identity, area))
    }

    /// Adds the steps of the tree of `layer`.
    mutating func visit(_ layer: CALayer, _ place: Place) {
        switch source {
        case .frame:
            if !layer.rendering.isShown || layer.rendering.isCovered { return }
            list(layer, layer.rendering.shown, layer.rendering.toDevice, .zero)
        case .scratch(let time):
            let state = layer.state(at: time)
            if state.appearance.isInvisible { return }
            let map = state.geometry.map(toPixels: place.map)
            list(layer, state, map, place.clip)
        }
    }

    private mutating func list(
        _ layer: CALayer,
        _ state: LayerState,
        _ map: CGAffineTransform,
        _ clip: PixelRect
    ) {
        let look = state.appearance
        let isGroup = look.needsGroup(layer)
        if isGroup {
            let area = area(layer, \.area, clip)
            steps.append(
                PaintStep(.beginGroup(alpha: look.opacity, area.bounds), .identity, area)
            )
        }
        listParts(layer, state, map, clip, alpha: isGroup ? 1 : look.opacity)
        if isGroup { steps.append(PaintStep(.endGroup, .identity, Region())) }
    }

    private mutating func listParts(
        _ layer: CALayer,
        _ state: LayerState,
        _ map: CGAffineTransform,
        _ clip: PixelRect,
        alpha: CGFloat
    ) {
        let look = state.appearance
        let bounds = state.geometry.bounds
        let radii = look.radii
        let own = area(layer, \.visible, clip)
        let isInside = isInsideCurves(layer)
        if !own.isEmpty, look.hasBackground, let color = look.backgroundColor {
            steps.append(
                PaintStep(
                    .fill(bounds, radii, color.pixelColor(alpha: alpha)),
                    map,
                    own,
                    ignoresCurves: isInside
                )
            )
        }
        let hasImage = !own.isEmpty && !layer.image.isEmpty
        if hasImage || !layer.links.sublayers.isEmpty {
            var inner = Place(map: map, clip: clip)
            var hasClip = false
            if look.masksToBounds {
                inner.clip = clip.intersection(UpdatePass.pixels(of: bounds, map))
                hasClip = !radii.isZero || !map.isStraight
            }
            if hasClip {
                steps.append(
                    PaintStep(
                        .beginClip(bounds, radii),
                        map,
                        area(layer, \.area, inner.clip)
                    )
                )
            }
            if hasImage {
                let area = area(layer, \.visible, inner.clip)
                list(layer.image, in: bounds, map, area, alpha: alpha)
            }
            for child in layer.links.paintOrder { visit(child, inner) }
            if hasClip { steps.append(PaintStep(.endClip, map, Region())) }
        }
        if look.hasBorder, let color = look.borderColor {
            steps.append(
                PaintStep(
                    .border(
                        bounds,
                        radii,
                        width: look.borderWidth,
                        color.pixelColor(alpha: alpha)
                    ),
                    map,
                    area(layer, \.borderArea, clip),
                    ignoresCurves: isInside
                )
            )
        }
    }

    private mutating func list(
        _ image: LayerImage,
        in bounds: CGRect,
        _ map: CGAffineTransform,
        _ area: Region,
        alpha: CGFloat
    ) {
        let size = image.size
        let place = image.gravity.rect(for: size, in: bounds)
        if place.isEmpty || size.width <= 0 || size.height <= 0 { return }
        if let bitmap = image.bitmap {
            steps.append(PaintStep(.picture(bitmap, place, alpha: alpha), map, area))
            return
        }
        for (index, drawing) in image.drawings.enumerated() {
            if image.drawings.count == 1 && drawing.area.size == size {
                let kind = PaintStep.Kind.drawing(
                    drawing.list,
                    part: nil,
                    size: size,
                    place: place
                )
                steps.append(PaintStep(kind, map, area))
                return
            }
            var parts = [drawing.area]
            for newer in image.drawings[(index + 1)...] {
                parts = parts.flatMap { $0.pieces(outside: newer.area) }
            }
            for part in parts {
                let kind = PaintStep.Kind.drawing(
                    drawing.list,
                    part: part,
                    size: size,
                    place: place
                )
                steps.append(PaintStep(kind, map, area))
            }
        }
    }

    // MARK: - Areas

    /// The pixels that a step of `layer` may touch.
    private func area(
        _ layer: CALayer,
        _ known: KeyPath<LayerRendering, Region>,
        _ clip: PixelRect
    ) -> Region {
        if case .frame = source { return layer.rendering[keyPath: known] }
        return Region(clip)
    }

    private func isInsideCurves(_ layer: CALayer) -> Bool {
        if case .frame = source { return layer.rendering.isInsideCurves }
        return false
    }
}

extension LayerAppearance {
    /// Whether the layer has to be put together by itself before its opacity applies.
    @MainActor func needsGroup(_ layer: CALayer) -> Bool {
        if opacity >= 1 { return false }
        if !layer.links.sublayers.isEmpty || !layer.image.drawings.isEmpty { return true }
        var parts = layer.image.bitmap == nil ? 0 : 1
        if hasBackground { parts += 1 }
        if hasBorder { parts += 1 }
        return parts > 1
    }
}

extension CGColor {
    /// The colour as pixels hold it, with its opacity times `alpha`.
    fileprivate func pixelColor(alpha factor: CGFloat) -> PixelColor {
        if factor >= 1 { return pixelColor }
        return PixelColor(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}

extension CGRect {
    /// The up to four rectangles that make up what is outside of `hole`.
    fileprivate func pieces(outside hole: CGRect) -> [CGRect] {
        let cut = intersection(hole)
        if cut.isEmpty { return [self] }
        let all = [
            CGRect(x: minX, y: minY, width: width, height: cut.minY - minY),
            CGRect(x: minX, y: cut.maxY, width: width, height: maxY - cut.maxY),
            CGRect(x: minX, y: cut.minY, width: cut.minX - minX, height: cut.height),
            CGRect(x: cut.maxX, y: cut.minY, width: maxX - cut.maxX, height: cut.height),
        ]
        return all.filter { !$0.isEmpty }
    }
}
