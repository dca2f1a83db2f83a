package import UIKitGeometry

extension Canvas {
    /// Leaves only what is inside `rect`; edges of axis-parallel rectangles are snapped to pixels.
    package func clip(to rect: CGRect) {
        if let rect = snapped(rect) {
            restrict(within: rect)
        } else {
            converter.list.removeAll()
            converter.list.add(rect, state.transform)
            clipToEdges(rule: .nonZero)
        }
    }

    /// Leaves only what is inside `path`, with anti-aliased edges.
    package func clip(to path: Path, rule: FillRule = .nonZero) {
        converter.list.removeAll()
        converter.list.add(path, state.transform)
        clipToEdges(rule: rule)
    }

    /// Leaves only what is inside a rectangle with round corners.
    ///
    /// The straight edges of an axis-parallel one are snapped to pixels.
    package func clip(toRoundedRect rect: CGRect, radii: CornerRadii) {
        let radii = radii.clamped(to: rect.size)
        if radii.isZero { return clip(to: rect) }
        converter.list.removeAll()
        var solid = 0..<0
        if let device = deviceRoundedRect(rect, radii) {
            restrict(within: device.bounds)
            device.add(to: &converter.list)
            let (top, bottom) = device.solidRows
            solid = top..<max(top, bottom)
        } else {
            converter.list.add(roundedRect: rect, radii, state.transform)
        }
        clipToEdges(rule: .nonZero, solid: solid)
    }

    /// Leaves of each place as much as the alpha of a bitmap says that fills `rect`; nothing outside of it.
    package func clip(to rect: CGRect, mask bitmap: Bitmap) {
        let area = Self.covering(rect.applying(transform)).intersection(state.region.bounds)
        if area.isEmpty || bitmap.size.area == 0 {
            restrict(to: .zero)
            state.mask = nil
            return
        }
        // Drawn by itself, so that edges and reading between pixels are those of a picture.
        let picture = drawApart(area) { draw(bitmap, in: rect) }
        let mask = takeSpareMask()
        mask.set(alphasOf: picture, at: area)
        recycle(picture)
        clip(to: mask, within: area)
    }

    /// Leaves what lies inside the converter's edges, which in the rows `solid` go straight down.
    private func clipToEdges(rule: FillRule, solid: Range<Int> = 0..<0) {
        let limits = converter.list.bounds.intersection(state.region.bounds)
        let mask = takeSpareMask()
        mask.set(converter, within: limits, rule: rule, solid: solid)
        clip(to: mask, within: limits)
    }
}
