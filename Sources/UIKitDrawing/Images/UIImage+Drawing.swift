public import UIKitGeometry
public import UIKitRaster

extension UIImage {
    /// Draws the image with its top-left corner at `point` in the current context.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image so that it fills `rect` in the current context.
    ///
    /// A resizable image keeps its caps. A template is drawn in the tint that it has been given, else in
    /// the context's fill colour.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.isFinite else { return }
        let tint = tint(in: context)
        if isSymbolImage {
            context.draw(
                pixels(tint: tint, size: context.pixels(of: rect.size)),
                in: rect,
                alpha: 1
            )
            return
        }
        let pixels = pixels(tint: tint)
        if pixels.size.area == 0 { return }
        guard let insets = attributes.capInsets else {
            context.draw(pixels, in: rect, alpha: 1)
            return
        }
        let slices = NineSlices(pixels, insets: insets, mode: attributes.resizingMode)
        for (part, place) in slices.parts(filling: rect) {
            context.draw(part, in: place, alpha: 1)
        }
    }

    /// Draws the image with its top-left corner at `point`, with a blend mode and an opacity of its own.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image so that it fills `rect`, with a blend mode and an opacity of its own.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { draw(in: rect) }
    }

    /// Draws the image side by side with itself until it fills `rect`, the first one in its top-left corner.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let pixels = pixels(tint: tint(in: context))
        if pixels.size.area == 0 || !rect.isFinite || rect.isEmpty { return }
        let tiles = TiledBitmap.filling(rect.size, with: pixels)
        context.draw(tiles, in: rect, alpha: 1)
    }

    private func tint(in context: CGContext) -> UIColor? {
        attributes.tint ?? (isTemplate ? UIColor(cgColor: context.state.fillColor) : nil)
    }
}

extension CGContext {
    /// The pixels that a size in points covers, as near as whole pixels can be; limited to what a screen has.
    fileprivate func pixels(of size: CGSize) -> PixelSize {
        func side(_ length: CGFloat, _ x: CGFloat, _ y: CGFloat) -> Int {
            let pixels = abs(length) * (x * x + y * y).squareRoot() * scale
            return PixelScale.clamped(max(1, min(4_096, pixels.rounded())))
        }
        return PixelSize(
            width: side(size.width, ctm.a, ctm.b),
            height: side(size.height, ctm.c, ctm.d)
        )
    }
}
