import UIKitDrawing
package import UIKitGeometry

extension CALayer {
    /// While the layer is drawn, the part that is to be drawn, in its own space; else null.
    package final var displayRect: CGRect { image.displayArea }

    /// Tells, while the layer is drawn, how far that reaches over the edges of its bounds, in points.
    ///
    /// What is drawn there without being told of is cut off.
    package final func setDrawingOverhang(_ overhang: UIEdgeInsets) { image.overhang = overhang }

    /// Marks the part `rect` of the layer, in its own space, or all of it, for display.
    final func markDisplay(_ rect: CGRect?) {
        let bounds = modelState.geometry.bounds
        if let rect, image.bitmap == nil, !image.drawings.isEmpty {
            let area = rect.standardized.intersection(bounds)
            if area.isEmpty { return }
            if !marks.contains(.display) {
                image.displayArea = area
            } else if !image.displayArea.isNull {
                image.displayArea = image.displayArea.union(area)
            }
            mark([.display, .partialPainting])
        } else {
            image.displayArea = .null
            mark([.display, .painting])
        }
    }

    /// Has the marked part provided now.
    final func runDisplay() {
        marks.remove(.display)
        let bounds = modelState.geometry.bounds
        // Parts of a turned layer would have soft edges where they meet.
        let isPart =
            !image.displayArea.isNull && image.drawnSize == bounds.size
            && (!rendering.isShown || rendering.toDevice.isStraight)
            && image.drawings.count < LayerImage.maximumDrawings
        let area = isPart ? image.displayArea.intersection(bounds) : bounds
        if !isPart { mark(.painting) }
        image.displayArea = area
        image.freshArea = image.freshArea.union(area)
        display()
        if !marks.contains(.display) { image.displayArea = .null }
    }

    /// Has the layer drawn by `draw(in:)` and keeps the drawing.
    package final func displayByDrawing() {
        let bounds = modelState.geometry.bounds
        let area = image.displayArea.isNull ? bounds : image.displayArea
        let hadOverhang = image.overhang != .zero
        image.overhang = .zero
        delegate?.layerWillDraw(self)
        let toOrigin = CGVector(dx: -bounds.origin.x, dy: -bounds.origin.y)
        let list = CGContext.record(size: bounds.size, scale: image.scale) { context in
            if bounds.origin != .zero { context.translateBy(x: toOrigin.dx, y: toOrigin.dy) }
            if !bounds.isEmpty { draw(in: context) }
        }
        image.setDrawing(
            list,
            area: area.offsetBy(dx: toOrigin.dx, dy: toOrigin.dy),
            size: bounds.size
        )
        // What lies outside of the bounds is not told of part by part.
        mark(hadOverhang || image.overhang != .zero ? .painting : .partialPainting)
    }
}
