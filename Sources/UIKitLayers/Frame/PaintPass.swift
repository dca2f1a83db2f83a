import UIKitDrawing
import UIKitGeometry
import UIKitRaster

/// Lists what is to be painted of layers, back to front: background, image, sublayers, border.
@MainActor struct PaintPass {
    /// Where the painted layers' states come from.
    enum Source {
        /// What the update and the cover pass found; what is hidden or touches no damage is left out.
        case frame
        /// The layers themselves, with nothing left out.
        case scratch
    }

    /// Where the states come from.
    private var source: Source
    /// What the states of layers are that no frame has found.
    let states: LayerStates
    /// The steps so far.
    private(set) var steps: [PaintStep] = []

    /// Starts without steps.
    init(source: Source, states: LayerStates) {
        self.source = source
        self.states = states
    }

    /// Gives the steps and their memory away, for others.
    mutating func swapSteps(_ other: inout [PaintStep]) { swap(&steps, &other) }

    /// What the way down to a layer makes of it.
    struct Place {
        /// The map from the superlayer's space to pixels.
        var map: CGAffineTransform
        /// The pixels that the straight clips of the layers above leave.
        var clip: PixelRect
        /// The opacity that layers above pass on, being no group.
        var alpha: CGFloat = 1
    }

    /// Adds a step that fills `area` with `color`.
    mutating func fill(_ area: Region, with color: PixelColor) {
        let rect = CGRect(pixels: area.bounds)
        steps.append(PaintStep(.fill(rect, .zero, .solid(color)), .identity, .region(area)))
    }

    /// Adds the steps of the tree of `layer`.
    mutating func visit(_ layer: CALayer, _ place: Place) {
        var inside = place
        switch source {
        case .frame:
            if !layer.rendering.isShown || layer.rendering.isCovered { return }
            inside.map = layer.rendering.toDevice
            list(layer, layer.rendering.shown, inside)
        case .scratch:
            let state = states.of(layer)
            if state.appearance.isInvisible { return }
            inside.map = state.geometry.map(toPixels: place.map)
            if !state.appearance.isSeen(through: inside.map) { return }
            list(layer, state, inside)
        }
    }

    /// Adds the steps of `layer`, which is in `state`; the place's map is that of the layer itself.
    mutating func list(_ layer: CALayer, _ state: LayerState, _ place: Place) {
        let look = state.appearance
        if look.rasterizationScale > 0, listPicture(of: layer, state, place) { return }
        let outline = ShadowOutline.of(layer, state, from: states, place.map)
        let alpha = place.alpha * look.opacity
        var inner = place
        inner.alpha = alpha
        let isGroup = alpha < 1 && look.needsGroup(layer)
        guard layer.links.mask != nil || isGroup else {
            return listUnmasked(layer, state, inner, outline)
        }
        let area = area(layer, \.area, place.clip)
        if case .frame = source, layer.rendering.group.isKept {
            return listGroup(layer, state, alpha, area)
        }
        inner.alpha = 1
        steps.append(
            PaintStep(.beginGroup(alpha: alpha, area.bounds, nil), .identity, area)
        )
        listUnmasked(layer, state, inner, outline)
        listMask(of: layer, place.map, area, place.clip)
        steps.append(PaintStep(.endGroup, .identity, .none))
    }

    /// Adds a group of which only the opacity changes.
    private mutating func listGroup(
        _ layer: CALayer,
        _ state: LayerState,
        _ alpha: CGFloat,
        _ area: PaintStep.Area
    ) {
        let picture =
            layer.rendering.group.picture
            ?? GroupPicture(of: layer, state, from: states, within: layer.rendering.subtree)
        layer.rendering.group.picture = picture
        layer.rendering.group.isUsed = true
        let kind = PaintStep.Kind.picture(
            PaintStep.Picture(
                bitmap: picture.bitmap,
                place: CGRect(pixels: picture.place),
                alpha: alpha
            )
        )
        steps.append(PaintStep(kind, .identity, area))
    }

    private mutating func listUnmasked(
        _ layer: CALayer,
        _ state: LayerState,
        _ place: Place,
        _ outline: ShadowOutline
    ) {
        if outline.isContent {
            listShadowed(layer, state, place)
        } else {
            listParts(layer, state, place, outline)
        }
    }

    private mutating func listMask(
        of layer: CALayer,
        _ map: CGAffineTransform,
        _ area: PaintStep.Area,
        _ clip: PixelRect
    ) {
        guard let mask = layer.links.mask else { return }
        steps.append(PaintStep(.beginMask(area.bounds), .identity, area))
        visit(mask, Place(map: map, clip: clip))
        steps.append(PaintStep(.endGroup, .identity, .none))
    }

    // MARK: - Layers that are painted apart

    /// Adds a layer whose shadow is that of all it shows.
    private mutating func listShadowed(_ layer: CALayer, _ state: LayerState, _ place: Place) {
        let values = state.appearance.extras.values
        let map = place.map
        let stretch = abs(map.a * map.d - map.b * map.c).squareRoot()
        let offset = CGVector(dx: values.shadowOffset.width, dy: values.shadowOffset.height)
            .applying(map)
        let color = (values.shadowColor ?? .clear).pixelColor(alpha: values.shadowOpacity)
        let shadow = Shadow(
            offset: offset,
            sigma: max(0, values.shadowRadius) * stretch,
            color: color
        )
        let area = area(layer, \.area, place.clip)
        // What casts a shadow into the area may lie outside of it.
        let reach = PixelScale.clamped(Shadow.reach(shadow.sigma)) + 4
        let dx = PixelScale.clamped(offset.dx.rounded())
        let dy = PixelScale.clamped(offset.dy.rounded())
        let bounds = area.bounds
        let casting = PixelRect(
            minX: bounds.minX - reach - max(0, dx),
            minY: bounds.minY - reach - max(0, dy),
            maxX: bounds.maxX + reach - min(0, dx),
            maxY: bounds.maxY + reach - min(0, dy)
        )
        var inner = place
        inner.alpha = 1
        inner.clip = casting
        steps.append(
            PaintStep(
                .beginGroup(alpha: place.alpha, casting, shadow),
                .identity,
                area
            )
        )
        let outer = source
        source = .scratch
        listParts(layer, state, inner, .none)
        source = outer
        steps.append(PaintStep(.endGroup, .identity, .none))
    }

    /// Adds the picture that the layer is kept as; false where it would be too large.
    private mutating func listPicture(
        of layer: CALayer,
        _ state: LayerState,
        _ place: Place
    ) -> Bool {
        var kept: LayerPicture?
        if case .frame = source { kept = layer.rendering.picture }
        guard let picture = kept ?? LayerPicture(of: layer, state, from: states) else {
            return false
        }
        if case .frame = source { layer.rendering.picture = picture }
        let kind = PaintStep.Kind.picture(
            PaintStep.Picture(
                bitmap: picture.bitmap,
                place: picture.place,
                alpha: place.alpha * state.appearance.opacity
            )
        )
        steps.append(PaintStep(kind, place.map, area(layer, \.area, place.clip)))
        return true
    }

    // MARK: - Parts of a layer

    private mutating func listParts(
        _ layer: CALayer,
        _ state: LayerState,
        _ place: Place,
        _ outline: ShadowOutline
    ) {
        var look = state.appearance
        if case .placement = state.content { look = look.ofPlacementOnly }
        let bounds = state.geometry.bounds
        let radii = look.radii
        let own = area(layer, \.visible, place.clip)
        let isInside = isInsideCurves(layer)
        if look.hasShadow { listShadow(of: layer, look, bounds, outline, place) }
        if !own.isEmpty {
            if look.hasBackground, let color = look.backgroundColor {
                let paint = color.paint(alpha: place.alpha)
                steps.append(
                    PaintStep(
                        .fill(bounds, radii, paint),
                        place.map,
                        own,
                        ignoresCurves: isInside
                    )
                )
            }
            if case .gradient(let content) = state.content,
                let gradient = layer.rendering.gradient.of(content, in: bounds)
            {
                let paint = Paint.gradient(gradient).opacity(place.alpha)
                steps.append(
                    PaintStep(
                        .fill(bounds, radii, paint),
                        place.map,
                        own,
                        ignoresCurves: isInside
                    )
                )
            }
        }
        listInside(layer, state, look, place)
        if look.hasBorder, let color = look.borderColor {
            steps.append(
                PaintStep(
                    .border(
                        bounds,
                        radii,
                        width: look.borderWidth,
                        color.paint(alpha: place.alpha)
                    ),
                    place.map,
                    area(layer, \.borderArea, place.clip),
                    ignoresCurves: isInside
                )
            )
        }
    }

    /// Adds what `masksToBounds` cuts off: shape, image and sublayers.
    private mutating func listInside(
        _ layer: CALayer,
        _ state: LayerState,
        _ look: LayerAppearance,
        _ place: Place
    ) {
        var hasOwn = false
        if case .shape = state.content { hasOwn = true }
        if case .placement = state.content {} else { hasOwn = hasOwn || !layer.image.isEmpty }
        hasOwn = hasOwn && !area(layer, \.visible, place.clip).isEmpty
        if !hasOwn && layer.links.sublayers.isEmpty { return }
        let bounds = state.geometry.bounds
        var inner = place
        var hasClip = false
        if look.masksToBounds {
            inner.clip = place.clip.intersection(UpdatePass.pixels(of: bounds, place.map))
            hasClip = !look.radii.isZero || !place.map.isStraight
        }
        if hasClip {
            steps.append(
                PaintStep(
                    .beginClip(bounds, look.radii),
                    place.map,
                    area(layer, \.area, inner.clip)
                )
            )
        }
        if hasOwn {
            let area = area(layer, \.visible, inner.clip)
            if case .shape(let content) = state.content {
                list(content, &layer.rendering.line, inner, area)
            }
            list(layer.image, look.extras.values, in: bounds, inner, area)
        }
        for child in layer.links.paintOrder { visit(child, inner) }
        if hasClip { steps.append(PaintStep(.endClip, place.map, .none)) }
    }

    private mutating func listShadow(
        of layer: CALayer,
        _ look: LayerAppearance,
        _ bounds: CGRect,
        _ outline: ShadowOutline,
        _ place: Place
    ) {
        let values = look.extras.values
        guard let color = values.shadowColor else { return }
        let area = area(layer, \.shadowArea, place.clip)
        if area.isEmpty { return }
        let offset = CGAffineTransform(
            translationX: values.shadowOffset.width,
            y: values.shadowOffset.height
        )
        let sigma = max(0, values.shadowRadius)
        let alpha = place.alpha * values.shadowOpacity
        let kind: PaintStep.Kind
        switch outline {
        case .none, .content: return
        case .bounds(let factor):
            kind = .softRect(bounds, look.radii, sigma, color.pixelColor(alpha: alpha * factor))
        case .path(let path): kind = .softPath(path, sigma, color.pixelColor(alpha: alpha))
        }
        steps.append(PaintStep(kind, offset.concatenating(place.map), area))
    }

    private mutating func list(
        _ shape: ShapeContent,
        _ room: inout Path,
        _ place: Place,
        _ area: PaintStep.Area
    ) {
        if let (path, rule, color) = shape.filled {
            let paint = color.paint(alpha: place.alpha)
            steps.append(PaintStep(.path(path, rule, paint), place.map, area))
        }
        if let (path, style, color) = shape.stroked(&room) {
            let paint = color.paint(alpha: place.alpha)
            steps.append(PaintStep(.line(path, style, paint), place.map, area))
        }
    }

    private mutating func list(
        _ image: LayerImage,
        _ values: LayerExtraValues,
        in bounds: CGRect,
        _ place: Place,
        _ area: PaintStep.Area
    ) {
        let rect = image.place(of: values.contentsRect, in: bounds)
        if rect.isNull { return }
        if image.bitmap != nil {
            let picture = PaintStep.Picture(image, values, in: rect, place)
            if let picture { steps.append(PaintStep(.picture(picture), place.map, area)) }
            return
        }
        for index in image.drawings.indices {
            let drawing = image.drawings[index]
            if image.drawings.count == 1 && drawing.area.size == image.size {
                list(drawing, image.drawnPart, image, in: rect, place, area)
            } else {
                list(index, drawing.area, outside: index + 1, image, in: rect, place, area)
            }
        }
    }

    /// Adds what is seen of `part` of a drawing below the newer ones, from the one at `newer` on.
    private mutating func list(
        _ index: Int,
        _ part: CGRect,
        outside newer: Int,
        _ image: LayerImage,
        in rect: CGRect,
        _ place: Place,
        _ area: PaintStep.Area
    ) {
        if newer == image.drawings.count {
            return list(image.drawings[index], part, image, in: rect, place, area)
        }
        let cut = part.intersection(image.drawings[newer].area)
        if cut.isEmpty {
            return list(index, part, outside: newer + 1, image, in: rect, place, area)
        }
        func below(_ minX: CGFloat, _ minY: CGFloat, _ maxX: CGFloat, _ maxY: CGFloat) {
            let piece = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
            if piece.isEmpty { return }
            list(index, piece, outside: newer + 1, image, in: rect, place, area)
        }
        below(part.minX, part.minY, part.maxX, cut.minY)
        below(part.minX, cut.maxY, part.maxX, part.maxY)
        below(part.minX, cut.minY, cut.minX, cut.maxY)
        below(cut.maxX, cut.minY, part.maxX, cut.maxY)
    }

    private mutating func list(
        _ drawing: LayerImage.Drawing,
        _ part: CGRect?,
        _ image: LayerImage,
        in rect: CGRect,
        _ place: Place,
        _ area: PaintStep.Area
    ) {
        let kind = PaintStep.Kind.drawing(drawing.list, part: part, size: image.size, place: rect)
        steps.append(PaintStep(kind, place.map, area))
    }

    // MARK: - Areas

    /// The pixels that a step of `layer` may touch.
    private func area(
        _ layer: CALayer,
        _ known: KeyPath<LayerRendering, Region>,
        _ clip: PixelRect
    ) -> PaintStep.Area {
        if case .frame = source { return .region(layer.rendering[keyPath: known]) }
        return .rect(clip)
    }

    private func isInsideCurves(_ layer: CALayer) -> Bool {
        if case .frame = source { return layer.rendering.isInsideCurves }
        return false
    }
}

extension LayerAppearance {
    /// Whether the layer has to be put together by itself before its opacity applies.
    @MainActor func needsGroup(_ layer: CALayer) -> Bool {
        if opacity >= 1 || !allowsGroupOpacity { return false }
        if !layer.links.sublayers.isEmpty || !layer.image.drawings.isEmpty { return true }
        var parts = layer.image.bitmap == nil ? 0 : 1
        if hasBackground { parts += 1 }
        if hasBorder { parts += 1 }
        if hasShadow { parts += 1 }
        switch layer.modelState.content {
        case .none, .placement: break
        case .gradient: parts += 1
        case .shape: parts += 2
        }
        return parts > 1
    }
}

extension CGRect {
    /// Creates the rectangle of some device pixels.
    init(pixels: PixelRect) {
        self.init(x: pixels.minX, y: pixels.minY, width: pixels.width, height: pixels.height)
    }
}

extension CGColor {
    /// The colour as pixels hold it, with its opacity times `alpha`.
    func pixelColor(alpha factor: CGFloat) -> PixelColor {
        if factor >= 1 { return pixelColor }
        return PixelColor(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}
