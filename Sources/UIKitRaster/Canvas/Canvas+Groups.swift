package import UIKitGeometry

extension Canvas {
    /// What a group interrupted, to go on with at its end.
    struct Group {
        let target: Target
        let state: State
        let limits: PixelRect
        let depth: Int
        let alpha: UInt8
    }

    /// Starts a group: what follows is drawn by itself and laid over the picture as one, with `alpha`.
    ///
    /// `bounds`, in user space, are the places that the group may touch.
    package func beginGroup(alpha: CGFloat, bounds: CGRect) {
        groups.append(
            Group(
                target: target,
                state: state,
                limits: limits,
                depth: savedDepth,
                alpha: PixelColor.byte(alpha)
            )
        )
        let limits = Self.covering(bounds.applying(transform))
            .intersection(state.region.bounds)
        self.limits = limits
        target = Target(
            Bitmap(size: limits.size),
            origin: PixelPoint(x: limits.minX, y: limits.minY)
        )
        state.region =
            groups[groups.count - 1].alpha == 0
            ? Region() : state.region.intersection(limits)
        state.mask = nil
    }

    /// Ends the group and lays it over what was there before, inside the clip that was there before.
    package func endGroup() {
        guard let group = groups.popLast() else {
            fatalError("endGroup() without a beginGroup(alpha:bounds:) before it")
        }
        while savedDepth > group.depth { restore() }
        let layer = target
        target = group.target
        state = group.state
        limits = group.limits
        let place = PixelRect(
            x: layer.origin.x,
            y: layer.origin.y,
            width: layer.bitmap.size.width,
            height: layer.bitmap.size.height
        )
        let map = CGAffineTransform(
            translationX: -CGFloat(layer.origin.x),
            y: -CGFloat(layer.origin.y)
        )
        let ink = ImageInk(layer.bitmap, alpha: group.alpha, map: map, width: 0)
        if let ink { paint(place, .image(ink)) }
    }

    /// The device pixels that a device rectangle touches.
    static func covering(_ device: CGRect) -> PixelRect {
        if device.isNull { return .zero }
        return PixelRect(
            minX: PixelScale.clamped(device.minX.rounded(.down)),
            minY: PixelScale.clamped(device.minY.rounded(.down)),
            maxX: PixelScale.clamped(device.maxX.rounded(.up)),
            maxY: PixelScale.clamped(device.maxY.rounded(.up))
        )
    }
}
