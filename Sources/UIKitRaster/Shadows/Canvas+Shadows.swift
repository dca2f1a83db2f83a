package import UIKitGeometry

extension Canvas {
    /// Fills the blurred shape of a rectangle with round corners; `sigma` is the standard deviation in user space.
    ///
    /// Nothing is drawn of the rectangle itself. The shape reaches `Shadow.reach` of the blur beyond it.
    package func fillShadow(
        roundedRect rect: CGRect,
        radii: CornerRadii,
        sigma: CGFloat,
        with paint: Paint
    ) {
        if skips(paint) || rect.isNull || !transform.isFinite { return }
        let radii = radii.clamped(to: rect.size)
        guard let blur = deviceSigma(sigma), blur >= 1.0 / 32 else {
            return fill(roundedRect: rect, radii: radii, with: paint)
        }
        guard let device = deviceRoundedRect(rect, radii), SoftRect.isWorthwhile(device, blur)
        else {
            return fillShadow(Path(roundedRect: rect, radii: radii), sigma: sigma, with: paint)
        }
        if device.bounds.isEmpty { return }
        guard let ink = ink(paint) else { return }
        let reach = SoftRect.reach(max(1, (blur * 16).rounded()) / 16)
        let place = device.bounds.insetBy(-reach)
        if !place.intersects(state.region.bounds) { return }
        self.paint(place, patch: SoftRect.patch(device, sigma: blur), ink)
    }

    /// Fills the blurred shape of a path; `sigma` is the standard deviation in user space.
    package func fillShadow(
        _ path: Path,
        rule: FillRule = .nonZero,
        sigma: CGFloat,
        with paint: Paint
    ) {
        if skips(paint) || !transform.isFinite { return }
        guard let blur = deviceSigma(sigma), blur >= 1.0 / 32 else {
            return fill(path, rule: rule, with: paint)
        }
        guard let ink = ink(paint) else { return }
        let reach = Blur.reach(blur)
        // What lies further away than the blur reaches doesn't matter.
        let limits = Self.covering(path.bounds.applying(transform))
            .intersection(state.region.bounds.insetBy(-reach))
        if limits.isEmpty { return }
        let shape = drawApart(limits) { fill(path, rule: rule, with: .solid(.white)) }
        blurs.blur(shape, sigma: blur)
        recycle(shape)
        self.paint(limits.insetBy(-reach), patch: blurs.patch, ink)
    }

    /// A standard deviation in device pixels; nil when it is no number.
    func deviceSigma(_ sigma: CGFloat) -> CGFloat? {
        let map = transform
        let scale = abs(map.a * map.d - map.b * map.c).squareRoot()
        let blur = sigma * scale
        return blur.isFinite ? max(0, min(Shadow.largestSigma, blur)) : nil
    }

    /// Paints the shadow of what a group has drawn, `layer` lying at `place`.
    func paintShadow(_ shadow: Shadow, of layer: Bitmap, at place: PixelRect) {
        guard let blur = deviceSigma(shadow.sigma) else { return }
        let offset = deviceOffset(shadow)
        blurs.blur(layer, sigma: blur)
        let moved = place.insetBy(-Blur.reach(blur)).offsetBy(dx: offset.x, dy: offset.y)
        self.paint(moved, patch: blurs.patch, Ink(.solid(shadow.color), state.compositing))
    }

    /// How many pixels a shadow is moved.
    func deviceOffset(_ shadow: Shadow) -> PixelPoint {
        let map = transform
        let x = shadow.offset.dx * map.a + shadow.offset.dy * map.c
        let y = shadow.offset.dx * map.b + shadow.offset.dy * map.d
        return PixelPoint(x: Self.edge(x.isFinite ? x : 0), y: Self.edge(y.isFinite ? y : 0))
    }

    /// Forgets what is kept between drawings: corners by radius and shadows by radius and blur.
    package static func forgetMasks() {
        CornerMask.forgetAll()
        SoftRect.forgetAll()
    }
}

extension PixelRect {
    /// The rectangle with every side moved inwards by `distance` pixels.
    func insetBy(_ distance: Int) -> Self {
        Self(
            minX: minX + distance,
            minY: minY + distance,
            maxX: maxX - distance,
            maxY: maxY - distance
        )
    }
}
