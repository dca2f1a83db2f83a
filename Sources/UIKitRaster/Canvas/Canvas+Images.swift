package import UIKitGeometry

extension Canvas {
    /// Draws a bitmap so that it fills `rect`.
    ///
    /// The edges of an axis-parallel rectangle are snapped to pixels; where it then has the bitmap's
    /// size, pixels are copied as they are. Otherwise they are read bilinearly, after averaging where
    /// the bitmap is shown smaller than half its size; turned edges are anti-aliased.
    package func draw(_ bitmap: Bitmap, in rect: CGRect, alpha: CGFloat = 1) {
        let opacity = PixelColor.byte(alpha)
        if rect.isEmpty || bitmap.size.area == 0 || opacity == 0 { return }
        let limits = state.region.bounds
        if let device = snapped(rect) {
            if !device.intersects(limits) { return }
            let map = Self.map(from: device, to: bitmap.size, under: transform)
            let ink = ImageInk(bitmap, alpha: opacity, map: map, width: limits.width)
            if let ink { paint(device, .image(ink)) }
            return
        }
        let toUser = CGAffineTransform(
            scaleX: rect.width / CGFloat(bitmap.size.width),
            y: rect.height / CGFloat(bitmap.size.height)
        ).concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
        let toDevice = toUser.concatenating(transform)
        if !toDevice.isInvertible { return }
        let map = toDevice.inverted()
        guard let ink = ImageInk(bitmap, alpha: opacity, map: map, width: limits.width) else {
            return
        }
        converter.list.removeAll()
        converter.list.add(Path(rect: rect), transform)
        paintEdges(rule: .nonZero, .image(ink))
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
