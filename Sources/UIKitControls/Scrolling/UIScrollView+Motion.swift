import UIKitCore
package import UIKitGeometry
import UIKitLayers

extension UIScrollView: FrameFollower {
    /// Goes to where what moves by itself is at `time`.
    package final func follow(to time: MonotonicTime) {
        switch scroll.activity {
        case .deceleration(let motion): follow(motion, to: time)
        case .animation(let animation): follow(animation, to: time)
        case .zoom(let animation): follow(animation, to: time)
        case nil: MainLoop.current.remove(self)
        }
    }

    // MARK: - Starting and stopping

    /// Starts what moves by itself.
    final func start(_ activity: ScrollActivity) {
        scroll.generation += 1
        scroll.activity = activity
        MainLoop.current.add(self)
    }

    /// Stops what moves where it is, and says so where it was said that it began.
    final func stopActivity() {
        guard let activity = scroll.activity else { return }
        endActivity()
        switch activity {
        case .deceleration: deceleratingEnded()
        case .animation: indicators.hideSoon()
        case .zoom(let animation): zoomEnded(animation)
        }
    }

    /// Forgets what moves.
    final func endActivity() {
        scroll.activity = nil
        scroll.generation += 1
        MainLoop.current.remove(self)
    }

    // MARK: - Deceleration

    /// Lets the content go on by itself.
    final func decelerate(_ motion: ScrollMotion) {
        scroll.isDecelerating = true
        start(.deceleration(motion))
        indicators.show()
        delegate?.scrollViewWillBeginDecelerating(self)
    }

    private func follow(_ motion: ScrollMotion, to time: MonotonicTime) {
        // Nobody sees it any more.
        if window == nil {
            endActivity()
            move(to: clamped(motion.place(at: time)))
            deceleratingEnded()
            return
        }
        let generation = scroll.generation
        let (offset, isFinal) = motion.offset(at: time, pixel: pixelGrid)
        move(to: offset)
        if isFinal, scroll.generation == generation {
            endActivity()
            deceleratingEnded()
        }
    }

    private func deceleratingEnded() {
        scroll.isDragging = false
        scroll.isDecelerating = false
        indicators.hideSoon()
        delegate?.scrollViewDidEndDecelerating(self)
    }

    /// Goes on with a motion after the edges changed.
    final func replan(_ motion: ScrollMotion) {
        let now = MainLoop.current.now
        let rate = decelerationRate.rawValue
        var motion = motion
        motion.x.replan(at: now, in: scroll.x, bounces: bounces, rate: rate)
        motion.y.replan(at: now, in: scroll.y, bounces: bounces, rate: rate)
        scroll.activity = .deceleration(motion)
    }

    // MARK: - Programmatic scrolls

    /// Scrolls to an offset in 0.3 s; at once where nobody sees it or animations are off.
    final func animateOffset(to offset: CGPoint, end: ScrollAnimation.End = .ordinary) {
        guard window != nil, UIView.areAnimationsEnabled else {
            contentOffset = offset
            return
        }
        stopActivity()
        scroll.generation += 1
        if offset == bounds.origin || !offset.isFinite { return }
        start(
            .animation(
                ScrollAnimation(
                    from: bounds.origin,
                    to: offset,
                    start: MainLoop.current.now,
                    end: end
                )
            )
        )
        indicators.show()
    }

    /// Goes on to another place, from where the content is.
    final func redirect(_ animation: ScrollAnimation, to offset: CGPoint) {
        scroll.activity = .animation(
            ScrollAnimation(
                from: bounds.origin,
                to: offset,
                start: MainLoop.current.now,
                end: animation.end
            )
        )
    }

    private func follow(_ animation: ScrollAnimation, to time: MonotonicTime) {
        let seconds = time.seconds(since: animation.start)
        if seconds < ScrollPolicy.animationDuration, window != nil {
            let part = CubicCurve.easeInOut.value(at: seconds / ScrollPolicy.animationDuration)
            let way = animation.to - animation.from
            let place = animation.from + way * part
            let grid = pixelGrid
            move(to: CGPoint(x: grid.rounded(place.x), y: grid.rounded(place.y)))
            return
        }
        let generation = scroll.generation
        move(to: animation.to)
        guard scroll.generation == generation else { return }
        endActivity()
        indicators.hideSoon()
        switch animation.end {
        case .ordinary: delegate?.scrollViewDidEndScrollingAnimation(self)
        case .top: delegate?.scrollViewDidScrollToTop(self)
        case .untold: break
        }
    }
}
