import UIKitCore
import UIKitGeometry

/// The pan of a scroll view: it tells when fingers come and leave, and measures as scroll views do.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    /// How far the middle of the fingers went, the distance that the pan waits for included, in points of the window.
    private(set) var displacement = CGVector.zero
    /// The part of ``displacement`` that does not scroll.
    private(set) var unused = CGVector.zero
    /// How fast the fingers go.
    private var release = ReleaseVelocity()
    private var middle = CGPoint.zero
    private var count = 0
    /// Whether fingers on a touchpad drag, which needs no ten points.
    private(set) var isSliding = false

    private var scroller: UIScrollView? { view as? UIScrollView }

    /// How far the content was dragged, in the scroll view's points.
    var way: CGVector { convert(displacement - unused, to: view) }
    /// How far the fingers went, in the scroll view's points.
    var wholeWay: CGVector { convert(displacement, to: view) }
    /// How fast the fingers went when they let go, in the scroll view's points a second.
    var releaseVelocity: CGVector { convert(release.velocity(at: updateTime), to: view) }
    /// The time of the fingers' last change.
    var time: MonotonicTime { updateTime }
    /// The touches that are down.
    var touches: [UITouch] { liveTouches }

    /// Takes the distance that the pan waited for out of the way.
    func leaveOutHysteresis() {
        if isSliding { return }
        let length = displacement.length
        let policy = UIApplication.shared.dispatcher.policy
        if length <= 0 || policy.panIncludesHysteresis { return }
        unused = displacement * min(GesturePolicy.panHysteresis / length, 1)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        rebase()
        scroller?.fingersCame(touches, areFirst: numberOfTouches == touches.count)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let fingers = numberOfTouches
        if fingers == count, fingers >= minimumNumberOfTouches, fingers <= maximumNumberOfTouches {
            let place = windowLocation
            if place != middle {
                displacement += place - middle
                middle = place
                release.move(to: place, at: updateTime)
            }
        } else {
            rebase()
        }
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 0 { rebase() }
        super.touchesEnded(touches, with: event)
    }

    override func reset() {
        super.reset()
        displacement = .zero
        unused = .zero
        release = ReleaseVelocity()
        count = 0
        isSliding = false
        scroller?.fingersLeft()
    }

    /// A pan and a pinch of one scroll view go together.
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        other !== scroller?.pinch && super.canPrevent(other)
    }

    private func rebase() {
        middle = windowLocation
        count = numberOfTouches
        release.rebase(middle, at: updateTime)
    }
}

extension ScrollPanGestureRecognizer: FailureObserving {
    package func didFail() { scroller?.panFailed() }
}

extension ScrollPanGestureRecognizer: WheelFollowing {
    package func turn(by delta: CGVector) -> Bool {
        scroller?.wheelTurned(by: convert(delta, to: view)) ?? false
    }

    package func slide(by delta: CGVector) {
        displacement += delta
        middle = middle + delta
        if isSliding || numberOfTouches > 0 {
            release.move(to: middle, at: updateTime)
        } else {
            // The first step tells how far, not how fast.
            isSliding = true
            release.rebase(middle, at: updateTime)
        }
    }
}

/// The pinch of a scroll view, which goes together with its pan.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private var scroller: UIScrollView? { view as? UIScrollView }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        scroller?.fingersOfPinchChanged()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        scroller?.fingersOfPinchChanged()
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        other !== scroller?.pan && super.canPrevent(other)
    }
}
