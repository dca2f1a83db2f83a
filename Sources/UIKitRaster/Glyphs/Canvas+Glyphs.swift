import CUIKitKernels
package import UIKitGeometry

extension Canvas {
    /// Paints glyphs whose run starts at `origin` on the baseline.
    ///
    /// Upright and not made smaller, they are masks from the atlas: x goes to the nearest quarter of a pixel,
    /// the baseline to the nearest pixel. Otherwise, and above 256 pixels, they are filled as paths.
    package func draw(_ run: GlyphRun, at origin: CGPoint, with paint: Paint) {
        let map = transform
        if skips(paint) || run.glyphs.isEmpty || !map.isFinite { return }
        if paint.isInvisible || run.glyphs.isEmpty || !map.isFinite || !origin.isFinite { return }
        let place = run.bounds.offsetBy(dx: origin.x, dy: origin.y)
        if !Self.covering(place.applying(map)).intersects(state.region.bounds) { return }
        let pixels = run.size * map.a
        if map.b == 0 && map.c == 0 && map.a == map.d && map.a >= 1 && pixels <= Self.largestMask {
            paintMasks(run, origin, size: PixelScale.clamped((pixels * 64).rounded()), paint)
        } else {
            paintOutlines(run, origin, paint)
        }
    }

    /// Above this many pixels per em glyphs are filled as paths.
    private static let largestMask: CGFloat = 256

    private func paintMasks(_ run: GlyphRun, _ origin: CGPoint, size: Int, _ paint: Paint) {
        let strike = GlyphAtlas.strike(run.face, size: size)
        let scale = transform.a
        // Quarters of a pixel; added up as whole numbers, so that a move by whole pixels moves every glyph alike.
        let left = (origin.x * scale + transform.tx) * 4
        let top = origin.y * scale + transform.ty
        var masks: [uik_glyph] = []
        masks.reserveCapacity(run.glyphs.count)
        var pictures: [(GlyphStrike.Entry, CGPoint)] = []
        strike.lookUp { entry in
            for glyph in run.glyphs {
                let x = PixelScale.clamped((left + glyph.x * scale * 4 + 0.5).rounded(.down))
                let y = PixelScale.clamped((top + glyph.y * scale + 0.5).rounded(.down))
                let found = entry(glyph.id, UInt32(x & 3))
                if let bytes = found.bytes {
                    masks.append(
                        uik_glyph(
                            bytes: bytes,
                            x: Int32(x >> 2) + found.left,
                            y: Int32(y) + found.top,
                            width: found.width,
                            height: found.height
                        )
                    )
                } else if found.picture >= 0 {
                    pictures.append((found, CGPoint(x: x >> 2, y: y)))
                }
            }
        }
        if !masks.isEmpty, let ink = ink(paint) { self.paint(masks, ink) }
        for (entry, pen) in pictures { drawPicture(strike.picture(entry), pen, paint.opacity) }
        withExtendedLifetime(strike) {}
    }

    private func paintOutlines(_ run: GlyphRun, _ origin: CGPoint, _ paint: Paint) {
        for glyph in run.glyphs {
            let pen = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y)
            let map = CGAffineTransform(run.size, 0, 0, run.size, pen.x, pen.y)
            if let outline = run.face.outline(of: glyph.id) {
                fill(outline.applying(map), with: paint)
            } else if case .picture(let bitmap, let rect) = run.face.image(
                of: glyph.id,
                size: PixelScale.clamped(run.size * 64),
                quarter: 0
            ) {
                draw(bitmap, in: rect.offsetBy(dx: pen.x, dy: pen.y), alpha: paint.opacity)
            }
        }
    }

    /// Draws a glyph with colours of its own, `pen` being in pixels.
    private func drawPicture(_ image: GlyphImage, _ pen: CGPoint, _ opacity: CGFloat) {
        guard case .picture(let bitmap, let rect) = image else { return }
        save()
        concatenate(transform.inverted())
        draw(bitmap, in: rect.offsetBy(dx: pen.x, dy: pen.y), alpha: opacity)
        restore()
    }
}
