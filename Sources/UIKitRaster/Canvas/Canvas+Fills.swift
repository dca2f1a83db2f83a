package import UIKitGeometry

extension Canvas {
    /// Fills a rectangle: an axis-parallel one has its edges snapped to pixels and none of them anti-aliased.
    ///
    /// `compositing` is the canvas's own unless another one than `.normal` is given.
    package func fill(_ rect: CGRect, with paint: Paint, compositing: CGBlendMode = .normal) {
        let compositing = compositing == .normal ? state.compositing : compositing
        if case .solid(let color) = paint, compositing == .normal, state.mask == nil,
            let rect = snapped(rect)
        {
            return fillPlain(rect, color)
        }
        guard let ink = ink(paint, compositing) else { return }
        if let rect = snapped(rect) {
            self.paint(rect, ink)
        } else {
            converter.list.removeAll()
            converter.list.add(rect, state.transform)
            paintEdges(rule: .nonZero, ink)
        }
    }

    /// Fills a path, with anti-aliased edges.
    package func fill(_ path: Path, rule: FillRule = .nonZero, with paint: Paint) {
        if skips(paint) { return }
        guard let ink = ink(paint) else { return }
        converter.list.removeAll()
        converter.list.add(path, state.transform)
        paintEdges(rule: rule, ink)
    }

    /// Fills the ellipse that touches the edges of `rect`.
    package func fillEllipse(in rect: CGRect, with paint: Paint) {
        if skips(paint) { return }
        // On whole pixels its quarters are the corners of a rectangle.
        if let pixels = wholePixels(rect), pixels.width % 2 == 0, pixels.height % 2 == 0,
            pixels.width <= CornerMask.largest, pixels.height <= CornerMask.largest
        {
            let radius = CGVector(
                dx: CGFloat(pixels.width) / 2,
                dy: CGFloat(pixels.height) / 2
            )
            guard let ink = ink(paint) else { return }
            let corner = CornerMask.shared(DeviceCorner(radius))
            return self.paint(pixels, corners: Corners(corner, corner, corner, corner), ink)
        }
        fill(Path(ellipseIn: rect), with: paint)
    }

    /// Fills a rectangle with round corners; radii are clamped to half its shorter side.
    ///
    /// The straight edges of an axis-parallel one are snapped to pixels, its corners anti-aliased.
    package func fill(roundedRect rect: CGRect, radii: CornerRadii, with paint: Paint) {
        if skips(paint) { return }
        let radii = radii.clamped(to: rect.size)
        if radii.isZero { return fill(rect, with: paint) }
        guard let device = deviceRoundedRect(rect, radii) else {
            guard let ink = ink(paint) else { return }
            converter.list.removeAll()
            converter.list.add(roundedRect: rect, radii, state.transform)
            return paintEdges(rule: .nonZero, ink)
        }
        if device.bounds.isEmpty { return }
        guard let ink = ink(paint) else { return }
        if let corners = Corners(device) {
            return self.paint(device.bounds, corners: corners, ink)
        }
        converter.list.removeAll()
        device.add(to: &converter.list)
        paintEdges(rule: .nonZero, ink)
    }

    /// Paints the line of `style` along a path.
    package func stroke(_ path: Path, style: StrokeStyle, with paint: Paint) {
        if skips(paint) || !state.transform.isFinite { return }
        guard let ink = ink(paint) else { return }
        converter.list.removeAll()
        Stroker(style, transform: state.transform)
            .stroke(path, into: &converter.list, &strokes)
        paintEdges(rule: .nonZero, ink)
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
        if skips(paint) || !(width > 0) || rect.isNull { return }
        guard let ink = ink(paint) else { return }
        let radii = radii.clamped(to: rect.size)
        if 2 * width >= min(rect.width, rect.height) {
            return fill(roundedRect: rect, radii: radii, with: paint)
        }
        converter.list.removeAll()
        if let device = deviceRoundedRect(rect, radii) {
            let inside = device.inset(by: width, of: state.transform)
            if inside.bounds.isEmpty { return fill(roundedRect: rect, radii: radii, with: paint) }
            if radii.isZero {
                return paintRing(device.bounds, around: inside.bounds, ink)
            }
            device.add(to: &converter.list)
            inside.add(to: &converter.list)
        } else {
            let inside = rect.insetBy(dx: width, dy: width)
            converter.list.add(roundedRect: rect, radii, state.transform)
            converter.list.add(roundedRect: inside, radii.inset(by: width), state.transform)
        }
        // The inner edge lies inside the outer one: what is between them counts once.
        paintEdges(rule: .evenOdd, ink)
    }

    private func paintRing(_ outer: PixelRect, around inner: PixelRect, _ ink: Ink) {
        func side(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) {
            paint(PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY), ink)
        }
        side(outer.minX, outer.minY, outer.maxX, inner.minY)
        side(outer.minX, inner.minY, inner.minX, inner.maxY)
        side(inner.maxX, inner.minY, outer.maxX, inner.maxY)
        side(outer.minX, inner.maxY, outer.maxX, outer.maxY)
    }
}
