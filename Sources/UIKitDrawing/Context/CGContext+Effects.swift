public import UIKitGeometry
public import UIKitRaster

extension CGContext {
    /// Sets how what is drawn meets what is there; `.normal` at first.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
        emit(.setCompositing(mode))
    }

    /// Has everything that is drawn cast a shadow of black with a third of its opacity.
    ///
    /// - Parameters:
    ///   - offset: How far it is moved, in points of the surface, whatever the coordinates are.
    ///   - blur: Twice the standard deviation of its blur, in points of the surface.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Has everything that is drawn cast a shadow of `color`; nil ends that.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0 else {
            state.shadow = nil
            return
        }
        state.shadow = ContextShadow(offset: offset, blur: blur, color: color)
    }

    /// Draws with another blend mode and an opacity in addition to the context's own.
    package func withBlendMode(_ mode: CGBlendMode, alpha: CGFloat, _ body: () -> Void) {
        saveGState()
        setBlendMode(mode)
        setAlpha(state.alpha * alpha)
        body()
        restoreGState()
    }

    /// Leaves of each place as much as the opacity of `mask` says, stretched over `rect`; nothing outside.
    ///
    /// - Note: Differs from Core Graphics: it is always the opacity that counts, never the grey.
    public func clip(to rect: CGRect, mask: CGImage) { emit(.clipMask(mask.bitmap, rect)) }

    /// How pictures are drawn in another than their own size.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Draws a picture again and again: the copy that fills `rect`, and others beside it across all of the clip.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        if !byTiling { return draw(image, in: rect) }
        if rect.isEmpty || !ctm.isInvertible { return }
        let tiling = Tiling(
            image.bitmap,
            size: rect.size,
            alpha: state.alpha,
            transform: CGAffineTransform(translationX: rect.minX, y: rect.minY)
        )
        let surface = CGRect(origin: .zero, size: size).applying(ctm.inverted())
        emit(.fillRect(surface, .pattern(tiling), .normal))
    }
}

/// A shadow as `setShadow` was given it, in points of the surface.
struct ContextShadow {
    let offset: CGSize
    let blur: CGFloat
    let color: CGColor

    /// The shadow in the coordinates that `ctm` maps to the surface; nil where these have no place.
    func shadow(under ctm: CGAffineTransform) -> Shadow? {
        if !ctm.isInvertible { return nil }
        let map = ctm.inverted()
        let scale = abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot()
        return Shadow(
            offset: CGVector(
                dx: offset.width * map.a + offset.height * map.c,
                dy: offset.width * map.b + offset.height * map.d
            ),
            sigma: max(0, blur) / 2 / scale,
            color: color.pixelColor
        )
    }
}
