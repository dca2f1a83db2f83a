package import UIKitGeometry

extension Canvas {
    /// What a group interrupted, to go on with at its end.
    struct Group {
        let target: Target
        let state: State
        let limits: PixelRect
        let depth: Int
        let alpha: UInt8
        let compositing: CGBlendMode
        let shadow: Shadow?
    }

    /// Starts a group: what follows is drawn by itself and laid over the picture as one, with `alpha`.
    ///
    /// `bounds`, in user space, are the places that the group may touch. `compositing` is how the
    /// group meets what is there, the canvas's own by default; inside it starts as `.normal`. With
    /// `.destinationIn` a group is a mask for what was drawn before it, within `bounds`. A `shadow` of
    /// all that the group draws lies under it.
    package func beginGroup(
        alpha: CGFloat,
        bounds: CGRect,
        compositing: CGBlendMode? = nil,
        shadow: Shadow? = nil
    ) {
        // So far away that the pixels between would take more memory than a shadow is worth.
        let shadow = shadow.flatMap { isNear($0) ? $0 : nil }
        let group = Group(
            target: target,
            state: state,
            limits: limits,
            depth: savedDepth,
            alpha: PixelColor.byte(alpha),
            compositing: compositing ?? state.compositing,
            shadow: shadow
        )
        groups.append(group)
        state.lendsRegion = false
        let place = Self.covering(bounds.applying(transform))
        let reached = state.region.bounds
        let limits = place.intersection(shadow.map { reaching(reached, $0) } ?? reached)
        self.limits = limits
        target = Target(
            takeSpare(limits.size),
            origin: PixelPoint(x: limits.minX, y: limits.minY)
        )
        let isSeen = group.alpha > 0 || group.compositing != .normal
        if !isSeen {
            restrict(to: .zero)
        } else if shadow != nil {
            restrict(to: limits)
        } else {
            restrict(within: limits)
        }
        state.mask = nil
        state.compositing = .normal
    }

    /// Ends the group and lays it over what was there before, inside the clip that was there before.
    package func endGroup() {
        guard let group = groups.popLast() else {
            fatalError("endGroup() without a beginGroup(alpha:bounds:) before it")
        }
        while savedDepth > group.depth { restore() }
        let layer = target
        target = group.target
        leave(for: group.state)
        limits = group.limits
        let place = PixelRect(
            x: layer.origin.x,
            y: layer.origin.y,
            width: layer.bitmap.size.width,
            height: layer.bitmap.size.height
        )
        if place.isEmpty || (group.alpha == 0 && group.compositing == .normal) { return }
        if let shadow = group.shadow, shadow.color.alpha > 0 {
            var faded = shadow
            faded.color = shadow.color.opacity(CGFloat(group.alpha) / 255)
            paintShadow(faded, of: layer.bitmap, at: place)
        }
        let map = CGAffineTransform(
            translationX: -CGFloat(layer.origin.x),
            y: -CGFloat(layer.origin.y)
        )
        let ink = ImageInk(layer.bitmap, alpha: group.alpha, map: map)
        if let ink { paint(place, Ink(.image(ink), group.compositing)) }
        recycle(layer.bitmap)
    }

    /// Whether a shadow is moved by no more than a few screens.
    private func isNear(_ shadow: Shadow) -> Bool {
        let offset = deviceOffset(shadow)
        return abs(offset.x) <= 4096 && abs(offset.y) <= 4096
    }

    /// The pixels whose shadow may fall into `rect`, and `rect` itself.
    private func reaching(_ rect: PixelRect, _ shadow: Shadow) -> PixelRect {
        guard !rect.isEmpty, let blur = deviceSigma(shadow.sigma) else { return rect }
        let offset = deviceOffset(shadow)
        return rect.insetBy(-Blur.reach(blur)).offsetBy(dx: -offset.x, dy: -offset.y).union(rect)
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
