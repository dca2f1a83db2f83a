package import UIKitGeometry

extension Canvas {
    /// Fills a rectangle: an axis-parallel one has its edges snapped to pixels and none of them anti-aliased.
    package func fill(_ rect: CGRect, with paint: Paint, compositing: Compositing = .over) {
        if compositing == .over && paint.isInvisible { return }
        if let rect = snapped(rect) {
            self.paint(rect, Ink(paint, compositing))
        } else {
            converter.list.removeAll()
            converter.list.add(Path(rect: rect), state.transform)
            paintEdges(rule: .nonZero, Ink(paint, compositing))
        }
    }

    /// Fills a path, with anti-aliased edges.
    package func fill(_ path: Path, rule: FillRule = .nonZero, with paint: Paint) {
        if paint.isInvisible { return }
        converter.list.removeAll()
        converter.list.add(path, state.transform)
        paintEdges(rule: rule, Ink(paint))
    }

    /// Fills the ellipse that touches the edges of `rect`.
    package func fillEllipse(in rect: CGRect, with paint: Paint) {
        fill(Path(ellipseIn: rect), with: paint)
    }

    /// Fills a rectangle with round corners; radii are clamped to half its shorter side.
    ///
    /// The straight edges of an axis-parallel one are snapped to pixels, its corners anti-aliased.
    package func fill(roundedRect rect: CGRect, radii: CornerRadii, with paint: Paint) {
        if paint.isInvisible { return }
        let radii = radii.clamped(to: rect.size)
        if radii.isZero { return fill(rect, with: paint) }
        guard let device = deviceRoundedRect(rect, radii) else {
            return fill(Path(roundedRect: rect, radii: radii), with: paint)
        }
        // The rows between the corners are one solid rectangle.
        let bounds = device.bounds
        if bounds.isEmpty { return }
        let (top, bottom) = device.solidRows
        let ink = Ink(paint)
        if top < bottom {
            self.paint(
                PixelRect(minX: bounds.minX, minY: top, maxX: bounds.maxX, maxY: bottom),
                ink
            )
        }
        converter.list.removeAll()
        converter.list.add(device.path, .identity)
        if top < bottom {
            let above = PixelRect(
                minX: bounds.minX,
                minY: bounds.minY,
                maxX: bounds.maxX,
                maxY: top
            )
            let below = PixelRect(
                minX: bounds.minX,
                minY: bottom,
                maxX: bounds.maxX,
                maxY: bounds.maxY
            )
            paintEdges(rule: .nonZero, ink, within: above)
            paintEdges(rule: .nonZero, ink, within: below)
        } else {
            paintEdges(rule: .nonZero, ink)
        }
    }

    /// Paints the line of `style` along a path.
    package func stroke(_ path: Path, style: StrokeStyle, with paint: Paint) {
        if paint.isInvisible || !state.transform.isFinite { return }
        converter.list.removeAll()
        Stroker(style, transform: state.transform).stroke(path, into: &converter.list)
        paintEdges(rule: .nonZero, Ink(paint))
    }

    /// Fills the ring of `width` that lies inside the edge of a rectangle with round corners.
    ///
    /// Where the transform keeps it axis-parallel, the ring is a whole number of pixels wide,
    /// at least one.
    package func strokeBorder(
        roundedRect rect: CGRect,
        radii: CornerRadii,
        width: CGFloat,
        with paint: Paint
    ) {
        if paint.isInvisible || !(width > 0) || rect.isNull { return }
        let radii = radii.clamped(to: rect.size)
        if 2 * width >= min(rect.width, rect.height) {
            return fill(roundedRect: rect, radii: radii, with: paint)
        }
        converter.list.removeAll()
        if let device = deviceRoundedRect(rect, radii) {
            let inside = device.inset(by: width, of: state.transform)
            if inside.bounds.isEmpty { return fill(roundedRect: rect, radii: radii, with: paint) }
            if radii.isZero {
                for side in Region(device.bounds).subtracting(inside.bounds).rects {
                    self.paint(side, Ink(paint))
                }
                return
            }
            converter.list.add(device.path, .identity)
            converter.list.add(inside.path, .identity)
        } else {
            let inside = rect.insetBy(dx: width, dy: width)
            converter.list.add(Path(roundedRect: rect, radii: radii), state.transform)
            converter.list.add(
                Path(roundedRect: inside, radii: radii.inset(by: width)),
                state.transform
            )
        }
        // The inner edge lies inside the outer one: what is between them counts once.
        paintEdges(rule: .evenOdd, Ink(paint))
    }
}
