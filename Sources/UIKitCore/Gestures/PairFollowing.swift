/// A recognizer that follows two fingers, or a touchpad's own gesture, and tells how fast they go.
@MainActor protocol PairFollowing: TransformFollowing {
    /// The fingers.
    var pair: FingerPair { get set }
    /// How fast what they do changes.
    var rate: VelocityFilter { get set }
}

extension PairFollowing {
    /// Takes fingers that came down, as long as they are two, and ignores the others.
    func take(_ touches: Set<UITouch>, _ event: UIEvent) {
        for touch in inOrder(touches) where !pair.add(touch) { ignore(touch, for: event) }
    }

    /// Lets go of fingers that were lifted: before it began the gesture fails for a reason, after the last one it has ended.
    func lift(_ touches: Set<UITouch>, orFail reason: @autoclosure () -> String) {
        pair.remove(touches)
        if state == .possible, attempt.wish == nil {
            fail(reason())
        } else if pair.isEmpty {
            rate.settle(at: updateTime)
            state = .ended
        }
    }

    func endTransform() {
        rate.settle(at: updateTime)
        state = .ended
    }
}
