import UIKitDrawing
import UIKitGeometry
import UIKitRaster

/// Paints layers back to front: background, image, sublayers, border.
@MainActor struct PaintPass {
    /// Where the painted layers' states come from.
    enum Source {
        /// What the update pass found; layers that touch no damage, or are covered, are left out.
        case frame(damage: Region)
        /// The models and animations at a time, looking at every layer.
        case scratch(MonotonicTime)
    }

    /// The canvas, whose transform maps the superlayer's space to pixels.
    let canvas: Canvas
    /// Where the states come from.
    let source: Source

    /// Further than any screen reaches, in points: the bounds of groups whose extent is unknown.
    private static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

    /// Paints the tree of `layer`.
    func paint(_ layer: CALayer) {
        let state: LayerState
        switch source {
        case .frame(let damage):
            let rendering = layer.rendering
            if !rendering.isShown || rendering.isCovered || !damage.intersects(rendering.subtree) {
                return
            }
            state = rendering.shown
        case .scratch(let time):
            state = layer.state(at: time)
            if state.appearance.isInvisible { return }
        }
        let look = state.appearance
        canvas.save()
        canvas.concatenate(state.geometry.toSuperlayer)
        let isGroup = look.opacity < 1 && Self.needsGroup(layer, look)
        if isGroup { canvas.beginGroup(alpha: look.opacity, bounds: extent(of: layer)) }
        paintParts(layer, state, alpha: isGroup ? 1 : look.opacity)
        if isGroup { canvas.endGroup() }
        canvas.restore()
    }

    /// Whether the layer's opacity cannot be that of its one part.
    private static func needsGroup(_ layer: CALayer, _ look: LayerAppearance) -> Bool {
        if !layer.links.sublayers.isEmpty || !layer.image.drawings.isEmpty { return true }
        let parts = [look.hasBackground, look.hasBorder, layer.image.bitmap != nil]
        return parts.count { $0 } > 1
    }

    /// What a group around `layer` may touch, in the layer's space.
    private func extent(of layer: CALayer) -> CGRect {
        guard case .frame = source, canvas.transform.isInvertible else { return Self.everywhere }
        let pixels = layer.rendering.subtree
        let device = CGRect(
            x: pixels.minX - 1,
            y: pixels.minY - 1,
            width: pixels.width + 2,
            height: pixels.height + 2
        )
        return device.applying(canvas.transform.inverted())
    }

    private func paintParts(_ layer: CALayer, _ state: LayerState, alpha: CGFloat) {
        let look = state.appearance
        let bounds = state.geometry.bounds
        let radii = look.radii
        let showsImage: Bool
        if case .frame = source {
            showsImage = !layer.rendering.isImageCovered
        } else {
            showsImage = true
        }
        if showsImage && look.hasBackground, let color = look.backgroundColor {
            let paint = Paint.solid(color.pixelColor(alpha: alpha))
            if radii.isZero {
                canvas.fill(bounds, with: paint)
            } else {
                canvas.fill(roundedRect: bounds, radii: radii, with: paint)
            }
        }
        let image = layer.image
        let hasImage = showsImage && !image.isEmpty
        if hasImage || !layer.links.sublayers.isEmpty {
            if look.masksToBounds {
                canvas.save()
                if radii.isZero {
                    canvas.clip(to: bounds)
                } else {
                    canvas.clip(toRoundedRect: bounds, radii: radii)
                }
            }
            if hasImage { paint(image, in: bounds, alpha: alpha) }
            for child in layer.links.paintOrder { paint(child) }
            if look.masksToBounds { canvas.restore() }
        }
        if look.hasBorder, let color = look.borderColor {
            canvas.strokeBorder(
                roundedRect: bounds,
                radii: radii,
                width: look.borderWidth,
                with: .solid(color.pixelColor(alpha: alpha))
            )
        }
    }

    private func paint(_ image: LayerImage, in bounds: CGRect, alpha: CGFloat) {
        let size = image.size
        let place = image.gravity.rect(for: size, in: bounds)
        if place.isEmpty || size.width <= 0 || size.height <= 0 { return }
        if let bitmap = image.bitmap {
            canvas.draw(bitmap, in: place, alpha: alpha)
            return
        }
        canvas.save()
        canvas.clip(to: place)
        canvas.concatenate(CGAffineTransform(translationX: place.minX, y: place.minY))
        if place.size != size {
            canvas.concatenate(
                CGAffineTransform(
                    scaleX: place.width / size.width,
                    y: place.height / size.height
                )
            )
        }
        for (index, drawing) in image.drawings.enumerated() {
            var areas = [drawing.area]
            for newer in image.drawings[(index + 1)...] {
                areas = areas.flatMap { $0.pieces(outside: newer.area) }
            }
            let isWhole = image.drawings.count == 1 && drawing.area.size == size
            for area in areas {
                canvas.save()
                if !isWhole { canvas.clip(to: area) }
                canvas.draw(drawing.list)
                canvas.restore()
            }
        }
        canvas.restore()
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
