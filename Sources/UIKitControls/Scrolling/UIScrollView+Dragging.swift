import UIKitCore
import UIKitGeometry

extension UIScrollView {
    /// Follows the pan.
    final func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: beginDrag()
        case .changed: followDrag()
        case .ended: endDrag(velocity: self.pan.releaseVelocity)
        case .cancelled, .failed: endDrag(velocity: .zero)
        case .possible: break
        }
    }

    private func beginDrag() {
        // A callback may have started it after the finger came down.
        if !isZoomingAnyhow { stopActivity() }
        scroll.generation += 1
        let way = pan.wholeWay
        let (minor, major) = (min(abs(way.dx), abs(way.dy)), max(abs(way.dx), abs(way.dy)))
        let isLocked =
            isDirectionalLockEnabled && minor <= major * ScrollPolicy.directionalLockRatio
        let isHorizontal = abs(way.dx) > abs(way.dy)
        pan.leaveOutHysteresis()
        scroll.drag = ScrollDrag(
            start: unbanded(bounds.origin),
            seenStart: bounds.origin,
            movesX: canScrollX && !(isLocked && !isHorizontal),
            movesY: canScrollY && !(isLocked && isHorizontal)
        )
        if pan.isSliding { scroll.isTracking = true }
        scroll.isDragging = true
        dismissKeyboard()
        delegate?.scrollViewWillBeginDragging(self)
        indicators.show()
        followDrag()
    }

    private func followDrag() {
        guard var drag = scroll.drag else { return }
        if scroll.activity != nil, !isZoomingAnyhow {
            // A call moves the content; the finger that goes on takes it back.
            stopActivity()
            drag.needsRebase = true
        }
        if drag.needsRebase {
            let here = unbanded(bounds.origin)
            drag.start = CGPoint(x: here.x + drag.way.dx, y: here.y + drag.way.dy)
            drag.needsRebase = false
        }
        drag.way = pan.way
        scroll.drag = drag
        // What zooms moves the content too; afterwards the finger goes on from there.
        if isZoomingAnyhow {
            scroll.drag?.needsRebase = true
            return
        }
        let raw = CGPoint(x: drag.start.x - drag.way.dx, y: drag.start.y - drag.way.dy)
        let shown = dragged(to: raw)
        move(
            to: CGPoint(
                x: drag.movesX ? shown.x : bounds.minX,
                y: drag.movesY ? shown.y : bounds.minY
            )
        )
    }

    /// The offset that is shown for one that fingers ask for: rounded to pixels, and beyond an edge on a band.
    final func dragged(to raw: CGPoint) -> CGPoint {
        let grid = pixelGrid
        func shown(_ raw: CGFloat, _ range: ScrollRange) -> CGFloat {
            if range.contains(raw) { return range.clamped(grid.rounded(raw)) }
            return bounces ? grid.rounded(range.banded(raw)) : range.clamped(raw)
        }
        return CGPoint(x: shown(raw.x, scroll.x), y: shown(raw.y, scroll.y))
    }

    /// The offset that fingers ask for when `offset` is shown.
    final func unbanded(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: scroll.x.unbanded(offset.x), y: scroll.y.unbanded(offset.y))
    }

    // MARK: - The end

    private func endDrag(velocity: CGVector) {
        guard let drag = scroll.drag else { return }
        scroll.drag = nil
        let isZooming = isZoomingAnyhow
        if !isZooming { stopActivity() }
        refresher?.fingerWillLeave()
        let plan = ReleasePlan(self, drag, isZooming ? .zero : velocity)
        let generation = scroll.generation
        var target = plan.target
        delegate?.scrollViewWillEndDragging(
            self,
            withVelocity: plan.reportedVelocity,
            targetContentOffset: &target
        )
        let motion = plan.motion(to: target, from: pan.time)
        // A callback that scrolls itself has taken over.
        let goesOn = motion.moves && !isZooming && scroll.generation == generation
        if !goesOn { scroll.isDragging = false }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        // Another finger may have come in a loop that a callback ran.
        if scroll.drag != nil { return }
        scroll.isTracking = false
        if goesOn, scroll.generation == generation {
            decelerate(motion)
        } else {
            scroll.isDragging = false
            // Without bouncing, an edge that came nearer under the finger is gone to at once.
            if !isZooming, scroll.generation == generation { move(to: plan.rest) }
            if scroll.activity == nil { indicators.hideSoon() }
        }
    }

    /// Brings content back that a finger held beyond an edge and let go without a drag; `snaps` to a page too.
    final func returnIntoRange(snaps: Bool = false) {
        guard scroll.drag == nil, scroll.pinch == nil, scroll.activity == nil, canReturn,
            isOutOfRange || (snaps && isPagingEnabled)
        else { return }
        let plan = ReleasePlan(self, snaps: snaps && isPagingEnabled)
        let motion = plan.motion(to: plan.target, from: pan.time)
        if motion.moves {
            scroll.isTracking = false
            decelerate(motion)
        } else {
            move(to: plan.target)
        }
    }

    /// Whether the fingers that hold the content, if any, no longer do.
    private var canReturn: Bool { !scroll.isTracking || pan.state == .failed }

    /// Whether fingers, or a call, zoom.
    final var isZoomingAnyhow: Bool { scroll.pinch != nil || isAnimatingZoom }

    private func dismissKeyboard() {
        guard keyboardDismissMode != .none, let responder = window?.firstResponder else { return }
        _ = responder.resignFirstResponder()
    }
}
