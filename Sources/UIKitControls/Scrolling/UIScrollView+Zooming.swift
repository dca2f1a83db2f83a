import UIKitCore
import UIKitGeometry
import UIKitLayers

/// Two fingers that zoom.
struct ScrollPinch {
    /// The view that is zoomed.
    let view: UIView
    /// The scale when the pinch began.
    let startScale: CGFloat
    /// The middle of the fingers in the scroll view's frame, in points.
    var middle: CGPoint
    /// The offset that the fingers ask for, before the rubber band.
    var raw: CGPoint
    /// Whether something else moved the content meanwhile.
    var needsRebase = false
}

/// A zoom without fingers: the scale and the offset go to their places together.
struct ZoomAnimation {
    /// The view that is zoomed.
    let view: UIView
    /// The scale at the begin and at the end.
    let scales: (from: CGFloat, to: CGFloat)
    /// The offset at the begin and at the end, in points.
    let offsets: (from: CGPoint, to: CGPoint)
    /// The moment of the begin.
    let start: MonotonicTime
}

extension UIScrollView {
    /// Whether there is a view to zoom, and room between the limits.
    final var canZoom: Bool { minimumZoomScale < maximumZoomScale && zoomedView != nil }

    private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    /// Follows the limits: the pinch is there when they differ, and the scale is kept inside.
    final func zoomLimitsChanged() {
        if minimumZoomScale < maximumZoomScale {
            addGestureRecognizer(pinch)
        } else {
            removeGestureRecognizer(pinch)
        }
        let inside = limited(scroll.zoomScale)
        if inside != scroll.zoomScale, scroll.pinch == nil { zoomScale = inside }
    }

    /// The nearest scale within the limits.
    private func limited(_ scale: CGFloat) -> CGFloat {
        max(minimumZoomScale, min(maximumZoomScale, scale))
    }

    // MARK: - Two fingers

    /// Follows the pinch.
    final func pinched(_ recognizer: UIPinchGestureRecognizer) {
        switch recognizer.state {
        case .began: beginPinch()
        case .changed: followPinch()
        case .ended, .cancelled, .failed: endPinch()
        case .possible: break
        }
    }

    private func beginPinch() {
        guard let view = zoomedView else { return }
        if case .zoom(let animation) = scroll.activity {
            endActivity()
            zoomEnded(animation, isContinued: true)
        }
        stopActivity()
        scroll.pinch = ScrollPinch(
            view: view,
            startScale: scroll.zoomScale,
            middle: middleOfFingers,
            raw: unbanded(bounds.origin)
        )
        indicators.show()
        delegate?.scrollViewWillBeginZooming(self, with: view)
        followPinch()
    }

    /// The middle of the fingers in the scroll view's frame.
    private var middleOfFingers: CGPoint { .zero + (pinch.location(in: self) - bounds.origin) }

    /// Follows a finger that comes or goes: it moves the middle, not the content.
    final func fingersOfPinchChanged() { scroll.pinch?.middle = middleOfFingers }

    private func followPinch() {
        if scroll.activity != nil {
            // A call moves the content; the fingers that go on take it back.
            stopActivity()
            scroll.pinch?.needsRebase = true
        }
        guard var state = scroll.pinch else { return }
        let middle = middleOfFingers
        if state.needsRebase {
            state.raw = unbanded(bounds.origin)
            state.needsRebase = false
        }
        let before = state.middle
        let old = scroll.zoomScale
        let new = pinchedScale(state.startScale * pinch.scale)
        let factor = new / old
        state.raw = CGPoint(
            x: (state.raw.x + before.x) * factor - middle.x,
            y: (state.raw.y + before.y) * factor - middle.y
        )
        state.middle = middle
        scroll.pinch = state
        setScale(new, of: state.view)
        move(to: dragged(to: state.raw))
        if new != old { delegate?.scrollViewDidZoom(self) }
    }

    /// The scale that is shown for one that fingers ask for: beyond the limits its root.
    private func pinchedScale(_ raw: CGFloat) -> CGFloat {
        guard raw > 0, raw.isFinite else { return scroll.zoomScale }
        let inside = limited(raw)
        if raw == inside || !bouncesZoom { return inside }
        return inside * (raw / inside).squareRoot()
    }

    private func endPinch() {
        guard let state = scroll.pinch else { return }
        scroll.pinch = nil
        scroll.drag?.needsRebase = true
        let scale = scroll.zoomScale
        let inside = limited(scale)
        if inside == scale {
            delegate?.scrollViewDidEndZooming(self, with: state.view, atScale: scale)
            returnIntoRange()
            if scroll.activity == nil, scroll.drag == nil { indicators.hideSoon() }
        } else {
            let factor = inside / scale
            let raw = CGPoint(
                x: (state.raw.x + state.middle.x) * factor - state.middle.x,
                y: (state.raw.y + state.middle.y) * factor - state.middle.y
            )
            scroll.isZoomBouncing = true
            animateZoom(of: state.view, to: inside, offset: raw)
        }
    }

    // MARK: - Calls

    /// What ``setZoomScale(_:animated:)`` does.
    final func zoom(toScale scale: CGFloat, _ isAnimated: Bool) {
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        zoom(to: scale, keeping: middle, isAnimated)
    }

    private func zoom(to scale: CGFloat, keeping anchor: CGPoint, _ isAnimated: Bool) {
        let factor = limited(scale) / scroll.zoomScale
        let offset = CGPoint(
            x: (bounds.minX + anchor.x) * factor - anchor.x,
            y: (bounds.minY + anchor.y) * factor - anchor.y
        )
        zoom(to: scale, offset: offset, isAnimated)
    }

    /// What ``zoom(to:animated:)`` does.
    final func zoom(showing rect: CGRect, _ isAnimated: Bool) {
        guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
        let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
        let offset = CGPoint(
            x: rect.midX * scale - bounds.width / 2,
            y: rect.midY * scale - bounds.height / 2
        )
        zoom(to: scale, offset: offset, isAnimated)
    }

    private func zoom(to wanted: CGFloat, offset: CGPoint, _ isAnimated: Bool) {
        guard !wanted.isNaN, let view = zoomedView else { return }
        let scale = limited(wanted)
        stopActivity()
        scroll.generation += 1
        // Fingers that zoom do not wait for an animation.
        if isAnimated, window != nil, scroll.pinch == nil, UIView.areAnimationsEnabled {
            animateZoom(of: view, to: scale, offset: offset)
            delegate?.scrollViewWillBeginZooming(self, with: view)
            return
        }
        let hasChanged = scale != scroll.zoomScale
        setScale(scale, of: view)
        move(to: clamped(offset))
        scroll.pinch?.needsRebase = true
        if hasChanged { delegate?.scrollViewDidZoom(self) }
    }

    // MARK: - Scale

    /// Scales the view, whose frame keeps its origin, and the content's size with it.
    private func setScale(_ scale: CGFloat, of view: UIView) {
        let old = scroll.zoomScale
        if scale == old { return }
        scroll.zoomScale = scale
        let origin = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let moved = view.frame.origin
        view.center = view.center + (origin - moved)
        let factor = scale / old
        let isPinching = scroll.pinch != nil || isAnimatingZoom
        let size = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
        if isPinching { scroll.keepsOffset = true }
        contentSize = size
        scroll.keepsOffset = false
    }

    final var isAnimatingZoom: Bool { if case .zoom = scroll.activity { true } else { false } }

    private func animateZoom(of view: UIView, to scale: CGFloat, offset: CGPoint) {
        let factor = scale / scroll.zoomScale
        let insets = scroll.insets
        func kept(
            _ offset: CGFloat,
            _ length: CGFloat,
            _ lead: CGFloat,
            _ trail: CGFloat,
            _ extent: CGFloat
        ) -> CGFloat {
            ScrollRange(content: length * factor, leading: lead, trailing: trail, extent: extent)
                .clamped(offset)
        }
        let target = CGPoint(
            x: kept(offset.x, contentSize.width, insets.left, insets.right, bounds.width),
            y: kept(offset.y, contentSize.height, insets.top, insets.bottom, bounds.height)
        )
        start(
            .zoom(
                ZoomAnimation(
                    view: view,
                    scales: (scroll.zoomScale, scale),
                    offsets: (bounds.origin, target),
                    start: MainLoop.current.now
                )
            )
        )
        indicators.show()
    }

    /// Brings a zoom to where it is at `time`.
    final func follow(_ animation: ZoomAnimation, to time: MonotonicTime) {
        let seconds = time.seconds(since: animation.start)
        let isOver = seconds >= ScrollPolicy.animationDuration || window == nil
        let part =
            isOver ? 1 : CubicCurve.easeInOut.value(at: seconds / ScrollPolicy.animationDuration)
        let scales = animation.scales
        let offsets = animation.offsets
        let generation = scroll.generation
        let old = scroll.zoomScale
        let scale = isOver ? scales.to : scales.from + (scales.to - scales.from) * part
        setScale(scale, of: animation.view)
        // The insets may have changed meanwhile.
        move(to: isOver ? clamped(offsets.to) : offsets.from + (offsets.to - offsets.from) * part)
        if scale != old, scroll.generation == generation { delegate?.scrollViewDidZoom(self) }
        // The delegate may have centred the content by other insets.
        if scroll.generation == generation, !scroll.isZoomBouncing {
            move(to: clamped(bounds.origin))
        }
        if isOver, scroll.generation == generation {
            endActivity()
            zoomEnded(animation)
        }
    }

    /// Tells that a zoom without fingers ended, or was stopped; one beyond the limits is put inside.
    final func zoomEnded(_ animation: ZoomAnimation, isContinued: Bool = false) {
        scroll.isZoomBouncing = false
        scroll.drag?.needsRebase = true
        if scroll.drag == nil { indicators.hideSoon() }
        let inside = limited(scroll.zoomScale)
        if inside != scroll.zoomScale, !isContinued {
            setScale(inside, of: animation.view)
            delegate?.scrollViewDidZoom(self)
        }
        delegate?.scrollViewDidEndZooming(self, with: animation.view, atScale: scroll.zoomScale)
    }
}
