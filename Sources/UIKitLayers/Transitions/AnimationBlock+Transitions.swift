package import UIKitGeometry

extension AnimationBlock {
    /// Runs `changes` and dissolves from what `old` showed before to what `new` gives to show after them.
    ///
    /// Without a transition in the options, or with no time, the changes are just made. With
    /// `.allowAnimatedContent` they are animated by themselves below the picture that fades.
    package static func runTransition(
        from old: CALayer,
        duration: TimeInterval,
        options: UIViewAnimationOptions,
        changes: () -> Void,
        to new: () -> CALayer?,
        completion: ((Bool) -> Void)?
    ) {
        let block = makeTransition(duration, options, completion)
        let canShow = options.hasTransition && areAnimationsEnabled && old.compositor != nil
        guard canShow, block.duration > 0 else {
            performWithoutAnimation(changes)
            if canShow, completion != nil { block.completeLater() } else { block.run {} }
            return
        }
        let before = TransitionPicture.take(of: old)
        let isLive = options.contains(.allowAnimatedContent)
        block.run {
            if isLive { changes() } else { performWithoutAnimation(changes) }
            guard let layer = new(), layer.compositor != nil else { return }
            if isLive {
                LayoutPass.run(from: layer)
            } else {
                performWithoutAnimation { _ = LayoutPass.run(from: layer) }
            }
            let after = isLive ? nil : TransitionPicture.take(of: layer)
            block.show(TransitionScene(over: layer, from: before, to: after))
        }
    }
}
