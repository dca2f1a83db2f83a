package import UIKitGeometry

/// Animations that run together, along the group's own time.
///
/// What of them goes beyond the group's duration is cut off. Their delegates and
/// `isRemovedOnCompletion` are not regarded; those of the group are.
open class CAAnimationGroup: CAAnimation {
    /// The animations, nil by default; the group's copies are made when a layer takes it.
    public final var animations: [CAAnimation]?

    override package func copyProperties(to other: CAAnimation) {
        super.copyProperties(to: other)
        guard let other = other as? CAAnimationGroup else { return }
        other.animations = animations?.map { animation in
            let copy = animation.copy()
            if copy.timing.duration == 0 { copy.timing.duration = timing.duration }
            return copy
        }
    }

    override package var keyPaths: [AnimationKeyPath] { (animations ?? []).flatMap(\.keyPaths) }

    override package func apply(after elapsed: TimeInterval, to sample: inout LayerSample) {
        guard let moment = timing.moment(after: elapsed) else { return }
        // The group's pace bends the time of all of its animations.
        let time = timing.duration > 0 ? progress(at: moment) * timing.duration : moment
        for animation in animations ?? [] {
            let own = (time - animation.beginTime) * TimeInterval(animation.speed)
            // Within a group the end of one with the group's length is still its own.
            let isAtEnd = time == timing.duration && own == animation.timing.activeDuration
            let inside = isAtEnd ? own.nextDown : own
            animation.apply(after: inside + animation.timeOffset, to: &sample)
        }
    }
}
