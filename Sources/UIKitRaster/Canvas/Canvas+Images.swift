package import UIKitGeometry

extension Canvas {
    /// Draws a bitmap, or the `part` of its pixels, so that it fills `rect`.
    ///
    /// The edges of an axis-parallel rectangle are snapped to pixels; where it then has the bitmap's
    /// size, pixels are copied as they are. Otherwise they are read bilinearly, after averaging where
    /// the bitmap is shown smaller than half its size; turned edges are anti-aliased. Pixels outside of
    /// `part` never show.
    package func draw(
        _ bitmap: Bitmap,
        part: PixelRect? = nil,
        in rect: CGRect,
        alpha: CGFloat = 1,
        filter: ImageFilter = .linear
    ) {
        let opacity = PixelColor.byte(alpha)
        let whole = PixelRect(size: bitmap.size)
        let part = part?.intersection(whole) ?? whole
        if rect.isEmpty || part.isEmpty { return }
        if opacity == 0 && state.compositing == .normal { return }
        let limits = state.region.bounds
        let origin = CGAffineTransform(translationX: CGFloat(part.minX), y: CGFloat(part.minY))
        if let device = snapped(rect) {
            if !device.intersects(limits) { return }
            let map = Self.map(from: device, to: part.size, under: transform)
                .concatenating(origin)
            let ink = ImageInk(bitmap, part: part, alpha: opacity, map: map, filter: filter)
            if let ink { paint(device, Ink(.image(ink), state.compositing)) }
            return
        }
        let toUser = CGAffineTransform(
            scaleX: rect.width / CGFloat(part.width),
            y: rect.height / CGFloat(part.height)
        ).concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
        let toDevice = toUser.concatenating(transform)
        if !toDevice.isInvertible { return }
        let map = toDevice.inverted().concatenating(origin)
        let ink = ImageInk(bitmap, part: part, alpha: opacity, map: map, filter: filter)
        guard let ink else { return }
        converter.list.removeAll()
        converter.list.add(rect, transform)
        paintEdges(rule: .nonZero, Ink(.image(ink), state.compositing))
    }

    /// Draws a bitmap, or a `part` of it, in nine pieces: the corners in their own size, the sides
    /// stretched along `rect`, the middle in both directions.
    ///
    /// `center` is the piece that stretches both ways, in pixels of the bitmap; `scale` is how many of
    /// those make a point. Where `rect` is too small for the corners, they are made smaller alike.
    package func draw(
        _ bitmap: Bitmap,
        part: PixelRect? = nil,
        center: PixelRect,
        scale: CGFloat,
        in rect: CGRect,
        alpha: CGFloat = 1,
        filter: ImageFilter = .linear
    ) {
        let whole = PixelRect(size: bitmap.size)
        let part = part?.intersection(whole) ?? whole
        let center = center.intersection(part)
        if part.isEmpty || center.isEmpty || !(scale > 0) {
            return draw(bitmap, part: part, in: rect, alpha: alpha, filter: filter)
        }
        let columns = NinePart(
            part.minX,
            center.minX,
            center.maxX,
            part.maxX,
            from: rect.minX,
            to: rect.maxX,
            scale: scale
        )
        let rows = NinePart(
            part.minY,
            center.minY,
            center.maxY,
            part.maxY,
            from: rect.minY,
            to: rect.maxY,
            scale: scale
        )
        rows.show { row in
            columns.show { column in
                let source = PixelRect(
                    minX: column.pixels.lowerBound,
                    minY: row.pixels.lowerBound,
                    maxX: column.pixels.upperBound,
                    maxY: row.pixels.upperBound
                )
                let place = CGRect(
                    x: column.start,
                    y: row.start,
                    width: column.end - column.start,
                    height: row.end - row.start
                )
                draw(bitmap, part: source, in: place, alpha: alpha, filter: filter)
            }
        }
    }

    /// The map from a device rectangle to the pixels that fill it.
    private static func map(
        from device: PixelRect,
        to size: PixelSize,
        under transform: CGAffineTransform
    ) -> CGAffineTransform {
        let width = CGFloat(size.width)
        let height = CGFloat(size.height)
        let x = CGFloat(device.minX)
        let y = CGFloat(device.minY)
        if transform.isAxisParallel {
            let u = width / CGFloat(device.width) * (transform.a < 0 ? -1 : 1)
            let v = height / CGFloat(device.height) * (transform.d < 0 ? -1 : 1)
            return CGAffineTransform(
                u,
                0,
                0,
                v,
                (u < 0 ? width : 0) - x * u,
                (v < 0 ? height : 0) - y * v
            )
        }
        let u = width / CGFloat(device.height) * (transform.b < 0 ? -1 : 1)
        let v = height / CGFloat(device.width) * (transform.c < 0 ? -1 : 1)
        return CGAffineTransform(
            0,
            v,
            u,
            0,
            (u < 0 ? width : 0) - y * u,
            (v < 0 ? height : 0) - x * v
        )
    }
}

/// One direction of a picture in nine pieces.
private struct NinePart {
    /// Pixels of the picture, and where they are shown.
    struct Piece {
        let pixels: Range<Int>
        let start: CGFloat
        let end: CGFloat
    }

    private let before: Piece
    private let middle: Piece
    private let after: Piece

    /// The edges of the pieces in pixels, and the ends of where they are shown.
    init(
        _ first: Int,
        _ second: Int,
        _ third: Int,
        _ fourth: Int,
        from start: CGFloat,
        to end: CGFloat,
        scale: CGFloat
    ) {
        var head = CGFloat(second - first) / scale
        var tail = CGFloat(fourth - third) / scale
        if head + tail > end - start {
            let shrink = (end - start) / (head + tail)
            head *= shrink
            tail *= shrink
        }
        before = Piece(pixels: first..<second, start: start, end: start + head)
        middle = Piece(pixels: second..<third, start: start + head, end: end - tail)
        after = Piece(pixels: third..<fourth, start: end - tail, end: end)
    }

    /// Calls `body` with each piece that shows something.
    func show(_ body: (Piece) -> Void) {
        show(before, body)
        show(middle, body)
        show(after, body)
    }

    private func show(_ piece: Piece, _ body: (Piece) -> Void) {
        if !piece.pixels.isEmpty && piece.end > piece.start { body(piece) }
    }
}
