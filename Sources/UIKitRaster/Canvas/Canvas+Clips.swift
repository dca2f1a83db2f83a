package import UIKitGeometry

extension Canvas {
    /// Leaves only what is inside `rect`; edges of axis-parallel rectangles are snapped to pixels.
    package func clip(to rect: CGRect) {
        if let rect = snapped(rect) {
            state.region = state.region.intersection(rect)
        } else {
            clip(to: Path(rect: rect))
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
            state.region = state.region.intersection(device.bounds)
            converter.list.add(device.path, .identity)
            let (top, bottom) = device.solidRows
            solid = top..<max(top, bottom)
        } else {
            converter.list.add(Path(roundedRect: rect, radii: radii), state.transform)
        }
        clipToEdges(rule: .nonZero, solid: solid)
    }

    /// Leaves of each place as much as the alpha of a bitmap says that fills `rect`; nothing outside of it.
    package func clip(to rect: CGRect, mask bitmap: Bitmap) {
        let area = Self.covering(rect.applying(transform)).intersection(state.region.bounds)
        if area.isEmpty || bitmap.size.area == 0 {
            state.region = Region()
            state.mask = nil
            return
        }
        // Drawn by itself, so that edges and reading between pixels are those of a picture.
        let canvas = Canvas(area: area, transform: transform)
        canvas.draw(bitmap, in: rect)
        let mask = ClipMask(alphasOf: canvas.takeBitmap(), at: area)
        state.mask = state.mask.map { ClipMask($0, mask) } ?? mask
        state.region = state.region.intersection(area)
    }

    /// Leaves what lies inside the converter's edges, which in the rows `solid` go straight down.
    private func clipToEdges(rule: FillRule, solid: Range<Int> = 0..<0) {
        let limits = converter.list.bounds.intersection(state.region.bounds)
        let mask = takeSpareMask()
        mask.set(converter, within: limits, rule: rule, solid: solid)
        state.mask = state.mask.map { ClipMask($0, mask) } ?? mask
        state.region = state.region.intersection(limits)
    }
}
