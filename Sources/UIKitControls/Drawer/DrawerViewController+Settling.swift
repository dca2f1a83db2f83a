import UIKitCore
import UIKitGeometry
import UIKitLayers

extension DrawerViewController {
    /// Brings the drawer to rest at `target`, from wherever it is seen.
    final func settle(
        to target: CGFloat,
        animated: Bool,
        duration: TimeInterval = DrawerSettlement.longestDuration,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        stopWhereSeen()
        let side: Side? = target > 0 ? .left : target < 0 ? .right : nil
        if let side { willOpen(side, animated: animated) }
        if side == nil { willClose(animated: animated) }
        settleCompletion = completion
        let isInWindow = view.window != nil
        guard animated, isInWindow, position != target else {
            place(at: target)
            report()
            rest()
            return
        }
        state = .settling
        showSides(for: target != 0 ? target : position)
        settleGeneration += 1
        let generation = settleGeneration
        UIView.animate(
            withDuration: duration,
            delay: 0,
            options: [.curveEaseOut],
            animations: { self.place(at: target) },
            completion: { [weak self] _ in
                guard let self, generation == settleGeneration, state == .settling else { return }
                rest()
            }
        )
        report()
    }

    /// Takes hold of a settle that runs, where it is seen; false when none runs.
    final func catchSettle() -> Bool {
        guard state == .settling else { return false }
        stopWhereSeen()
        state = .dragging
        return true
    }

    /// Ends a settle that runs at the place that is seen, and tells its caller false.
    final func stopWhereSeen() {
        guard state == .settling else { return }
        let seen = seenPosition
        settleGeneration += 1
        for part in [mainViewController.view, cover] { part?.layer.removeAllAnimations() }
        place(at: clamped(seen))
        state = .dragging
        let completion = settleCompletion
        settleCompletion = nil
        completion?(false)
    }

    /// Ends a settle that runs at its target.
    final func finishSettleNow() {
        let target = position
        settleGeneration += 1
        for part in [mainViewController.view, cover] { part?.layer.removeAllAnimations() }
        place(at: target > 0 ? width(of: .left) : target < 0 ? -width(of: .right) : 0)
        rest()
    }

    /// Tells that a side starts to show, once until it has closed.
    final func willOpen(_ side: Side, animated: Bool) {
        if activeSide == side {
            // A side on its way out turns round, and its appearance with it.
            isClosing = false
            controller(at: side)?.beginAppearanceTransition(true, animated: animated)
            return
        }
        if activeSide != nil { didClose() }
        activeSide = side
        delegate?.drawer(self, willOpen: side, animated: animated)
        controller(at: side)?.beginAppearanceTransition(true, animated: animated)
    }

    /// Comes to rest where the main view was put to.
    private func rest() {
        if let side = openSide {
            state = .open(side)
            showSides(for: position)
            controller(at: side)?.endAppearanceTransition()
            delegate?.drawer(self, didOpen: side)
        } else {
            state = .closed
            showSides(for: 0)
            if activeSide != nil { didClose() }
        }
        let completion = settleCompletion
        settleCompletion = nil
        completion?(true)
    }

    /// Tells that the active side will close, once until it turns round.
    private func willClose(animated: Bool) {
        guard let side = activeSide, !isClosing else { return }
        isClosing = true
        delegate?.drawer(self, willClose: side, animated: animated)
        controller(at: side)?.beginAppearanceTransition(false, animated: animated)
    }

    private func didClose() {
        guard let side = activeSide else { return }
        willClose(animated: false)
        activeSide = nil
        isClosing = false
        controller(at: side)?.endAppearanceTransition()
        delegate?.drawer(self, didClose: side)
    }

    /// Tells the delegate where the main view was put to.
    final func report() {
        guard let side = openSide ?? activeSide else { return }
        delegate?.drawer(self, didMoveTo: progress(at: position), side: side)
    }
}
