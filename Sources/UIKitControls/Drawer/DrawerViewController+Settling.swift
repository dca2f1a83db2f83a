import UIKitCore
import UIKitGeometry
import UIKitLayers

extension DrawerViewController {
    /// Brings the drawer to rest at `target`, from wherever it is seen.
    ///
    /// Whoever waits for another settle hears false once this one is under way, so that what they
    /// do about it comes after it.
    final func settle(
        to target: CGFloat,
        animated: Bool,
        velocity: CGFloat? = nil,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let isCall = velocity == nil
        // What was under way goes on with its speed.
        let velocity = velocity ?? frames?.velocity ?? 0
        let interrupted = stopWhereSeen()
        settleGeneration += 1
        let generation = settleGeneration
        settleCompletion = completion
        if target == 0 {
            willClose(animated: animated)
        } else {
            willOpen(target > 0 ? .left : .right, animated: animated)
        }
        // Who was told may have called for another settle, which then is the one that counts.
        if generation == settleGeneration {
            if animated, view.window != nil, position != target {
                if isCall, UIAccessibility.isReduceMotionEnabled {
                    dissolve(to: target)
                } else {
                    glide(to: target, velocity: velocity)
                }
            } else {
                place(at: target)
                report()
                if generation == settleGeneration { rest() }
            }
        }
        interrupted?(false)
    }

    /// Has what is seen at `target` come out of what is seen now, without a motion.
    ///
    /// So calls settle where motion is to be reduced; what a finger let go goes on as a spring.
    private func dissolve(to target: CGFloat) {
        let generation = settleGeneration
        state = .settling
        UIView.transition(
            with: view,
            duration: DrawerSettlement.dissolveDuration,
            options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: {
                self.place(at: target)
                self.showSides(for: target)
            },
            completion: { [weak self] _ in
                guard let self, generation == settleGeneration, state == .settling else { return }
                rest()
            }
        )
        report()
    }

    private func glide(to target: CGFloat, velocity: CGFloat) {
        let generation = settleGeneration
        let side: Side = position + target > 0 ? .left : .right
        let plan = DrawerSettlement(
            position: position,
            velocity: velocity,
            target: target,
            width: width(of: side)
        )
        state = .settling
        showSides(for: target != 0 ? target : position)
        UIView.animate(
            withDuration: plan.duration,
            delay: 0,
            usingSpringWithDamping: 1,
            initialSpringVelocity: plan.springVelocity,
            options: [.overrideInheritedDuration, .overrideInheritedCurve],
            animations: { self.place(at: target) },
            completion: { [weak self] _ in
                guard let self, generation == settleGeneration, state == .settling else { return }
                rest()
            }
        )
        frames = DrawerFrames(self)
    }

    /// Takes hold of a settle that runs, where it is seen; false when none runs, or another one by then.
    final func catchSettle() -> Bool {
        guard state == .settling else { return false }
        let interrupted = stopWhereSeen()
        interrupted?(false)
        return state == .dragging
    }

    /// Ends a settle that runs at the place that is seen, and returns who waits for it.
    private func stopWhereSeen() -> (@MainActor (Bool) -> Void)? {
        let waiting = settleCompletion
        settleCompletion = nil
        if state == .settling {
            let seen = seenPosition
            stopAnimations()
            place(at: clamped(seen))
            state = .dragging
        }
        return waiting
    }

    /// Ends a settle that runs at its target.
    final func finishSettleNow() {
        guard state == .settling else { return }
        stopAnimations()
        place(at: position > 0 ? width(of: .left) : position < 0 ? -width(of: .right) : 0)
        rest()
    }

    private func stopAnimations() {
        settleGeneration += 1
        frames = nil
        let sides = [leftViewController?.viewIfLoaded, rightViewController?.viewIfLoaded]
        for part in [mainViewController.view, cover, shade, marker] + sides {
            part?.layer.removeAllAnimations()
        }
    }

    /// Comes to rest where the main view was put to.
    private func rest() {
        let waiting = settleCompletion
        settleCompletion = nil
        frames = nil
        if let side = openSide {
            let generation = settleGeneration
            state = .open(side)
            showSides(for: position)
            report()
            guard generation == settleGeneration else {
                waiting?(true)
                return
            }
            takeKeys()
            endAppearance()
            if generation == settleGeneration { delegate?.drawer(self, didOpen: side) }
        } else {
            state = .closed
            showSides(for: 0)
            if isFirstResponder { resignFirstResponder() }
            report()
            // Who was told may have opened a side, which then is not to be closed.
            if openSide == nil { didClose() }
        }
        waiting?(true)
    }

    // MARK: - Telling

    /// Tells that a side starts to show, once until it has closed.
    final func willOpen(_ side: Side, animated: Bool) {
        if activeSide == side {
            // A side on its way out turns round, and its appearance with it.
            isClosing = false
            beginAppearance(true, animated: animated)
            return
        }
        let generation = settleGeneration
        didClose()
        // Who was told of the close may have opened a side, or opened one and closed it.
        if activeSide != nil || generation != settleGeneration { return }
        activeSide = side
        activeController = controller(at: side)
        delegate?.drawer(self, willOpen: side, animated: animated)
        if activeSide == side, !isClosing { beginAppearance(true, animated: animated) }
    }

    /// Tells that the active side will close, once until it turns round.
    private func willClose(animated: Bool) {
        guard let side = activeSide, !isClosing else { return }
        isClosing = true
        delegate?.drawer(self, willClose: side, animated: animated)
        if activeSide == side, isClosing { beginAppearance(false, animated: animated) }
    }

    /// Tells that the active side has closed.
    private func didClose() {
        willClose(animated: false)
        guard let side = activeSide, isClosing else { return }
        // Who was told of the close may have hurried it, before the controller knew.
        beginAppearance(false, animated: false)
        endAppearance()
        activeSide = nil
        activeController = nil
        isClosing = false
        delegate?.drawer(self, didClose: side)
    }

    /// The active side's controller appears and disappears only while the drawer is shown itself.
    private func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        guard isShown else { return }
        activeController?.beginAppearanceTransition(isAppearing, animated: animated)
    }

    private func endAppearance() {
        if isShown { activeController?.endAppearanceTransition() }
    }

    /// Tells the delegate how far the drawer is seen to be open.
    final func report() {
        guard let side = activeSide ?? openSide else { return }
        delegate?.drawer(self, didMoveTo: progress(at: seenPosition), side: side)
    }

    /// Gets the keys of an open drawer, unless somebody has them.
    private func takeKeys() {
        if view.window?.firstResponder == nil { becomeFirstResponder() }
    }
}
