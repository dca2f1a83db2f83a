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
        stopActivity()
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
        scroll.isDragging = true
        dismissKeyboard()
        delegate?.scrollViewWillBeginDragging(self)
        indicators.show()
        followDrag()
    }

    private func followDrag() {
        guard var drag = scroll.drag else { return }
        if scroll.activity != nil {
            // A call moves the content; the finger that goes on takes it back.
            stopActivity()
            drag.needsRebase = true
        }
        if drag.needsRebase || scroll.pinch != nil {
            let here = unbanded(bounds.origin)
            drag.start = CGPoint(x: here.x + drag.way.dx, y: here.y + drag.way.dy)
            drag.needsRebase = false
        }
        drag.way = pan.way
        scroll.drag = drag
        // Two fingers that zoom move the content too.
        if scroll.pinch != nil { return }
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
        stopActivity()
        refresher?.fingerWillLeave()
        let plan = ReleasePlan(self, drag, velocity)
        let generation = scroll.generation
        var target = plan.target
        delegate?.scrollViewWillEndDragging(
            self,
            withVelocity: plan.reportedVelocity,
            targetContentOffset: &target
        )
        let motion = plan.motion(to: target, from: pan.time)
        // A callback that scrolls itself has taken over.
        let goesOn = motion.moves && scroll.generation == generation
        if !goesOn { scroll.isDragging = false }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        // Another finger may have come in a loop that a callback ran.
        if scroll.drag != nil { return }
        scroll.isTracking = false
        if goesOn, scroll.generation == generation {
            decelerate(motion)
        } else {
            scroll.isDragging = false
            if scroll.activity == nil { indicators.hideSoon() }
        }
    }

    /// Brings content back that a finger held beyond an edge and let go without a drag.
    final func returnIntoRange() {
        guard scroll.drag == nil, scroll.pinch == nil, scroll.activity == nil, isOutOfRange,
            canReturn
        else { return }
        let plan = ReleasePlan(self, nil, .zero)
        decelerate(plan.motion(to: plan.target, from: pan.time))
    }

    /// Whether the fingers that hold the content, if any, no longer do.
    private var canReturn: Bool { !scroll.isTracking || pan.state == .failed }

    private func dismissKeyboard() {
        guard keyboardDismissMode != .none, let responder = window?.firstResponder else { return }
        _ = responder.resignFirstResponder()
    }
}
