import CUIKitKernels
package import UIKitGeometry

extension Canvas {
    /// Paints glyphs whose run starts at `origin` on the baseline.
    ///
    /// Upright, they are masks from the atlas: x goes to the nearest quarter of a pixel, the baseline to the
    /// nearest pixel. Made smaller, down to a quarter of their size, the baseline goes to a quarter of a
    /// pixel too, and their size to the nearest that the atlas has of such. Otherwise, and above 256 pixels, they
    /// are filled as paths.
    package func draw(_ run: GlyphRun, at origin: CGPoint, with paint: Paint) {
        let map = transform
        if skips(paint) || run.glyphs.isEmpty || !map.isFinite { return }
        if !origin.isFinite { return }
        let place = run.bounds.offsetBy(dx: origin.x, dy: origin.y)
        if !Self.covering(place.applying(map)).intersects(state.region.bounds) { return }
        let pixels = run.size * map.a
        if map.b == 0 && map.c == 0 && map.a >= Self.smallestScale && pixels <= Self.largestMask
            && abs(map.a - map.d) * run.size <= Self.unseen
        {
            paintMasks(run, origin, paint)
        } else {
            paintOutlines(run, origin, paint)
        }
    }

    /// Above this many pixels per em glyphs are filled as paths.
    private static let largestMask: CGFloat = 256
    /// Below this scale glyphs are filled as paths, so that no mask leaves a run's bounds.
    private static let smallestScale: CGFloat = 0.25
    /// Pixels per em by which a glyph may be higher than wide and count as uniform.
    private static let unseen: CGFloat = 1 / 16

    /// The size of masks for glyphs of `pixels` per em that are made smaller, in 64ths of a pixel.
    ///
    /// What shrinks has another size in each frame. An eighth of a pixel, a quarter from 32 pixels on, tells
    /// sizes apart: the pens stand where they stand, so that no line is longer for it, and what comes back
    /// finds its masks.
    private static func passingSize(_ pixels: CGFloat) -> Int {
        let steps: CGFloat = pixels < 32 ? 8 : 4
        return PixelScale.clamped((pixels * steps).rounded()) * (64 / Int(steps))
    }

    private func paintMasks(_ run: GlyphRun, _ origin: CGPoint, _ paint: Paint) {
        let map = transform
        let pixels = run.size * map.a
        let isPassing = map.a < 1
        let size =
            isPassing ? Self.passingSize(pixels) : PixelScale.clamped((pixels * 64).rounded())
        let strike = GlyphAtlas.strike(run.face, size: size)
        // Quarters of a pixel; added up as whole numbers, so that a move by whole pixels moves every glyph alike.
        let left = (origin.x * map.a + map.tx) * 4
        let top = (origin.y * map.d + map.ty) * 4
        var masks: [uik_glyph] = []
        swap(&masks, &glyphs)
        masks.removeAll(keepingCapacity: true)
        masks.reserveCapacity(run.glyphs.count)
        var pictures: [(GlyphTable.Entry, CGPoint)] = []
        strike.lookUp { table in
            for glyph in run.glyphs {
                let x = PixelScale.clamped((left + glyph.x * map.a * 4 + 0.5).rounded(.down))
                let down = top + glyph.y * map.d * 4
                let found: GlyphTable.Entry
                let y: Int
                if isPassing {
                    let quarters = PixelScale.clamped((down + 0.5).rounded(.down))
                    found = table.entry(glyph.id, .between(right: x & 3, down: quarters & 3))
                    y = quarters >> 2
                } else {
                    found = table.entry(glyph.id, .onRow(right: x & 3))
                    y = PixelScale.clamped((down / 4 + 0.5).rounded(.down))
                }
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
        swap(&masks, &glyphs)
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
                at: .onRow(right: 0)
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
