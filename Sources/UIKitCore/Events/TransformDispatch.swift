import UIKitGeometry
import UIKitPlatform

/// A recognizer that two fingers on a touchpad move, without touches.
@MainActor protocol TransformFollowing: UIGestureRecognizer {
    /// Begins at scale 1 and angle 0.
    func beginTransform()
    /// Follows the scale since the begin and the angle since the change before, in radians.
    func followTransform(scale: CGFloat, rotation: CGFloat)
    /// Ends because the fingers were lifted.
    func endTransform()
}

/// A touchpad's pinch or turn under way, and who follows it.
@MainActor struct TransformState {
    /// The device that reports it.
    let device: DeviceID
    /// The view under the pointer when it began; nil when there was none.
    weak var view: UIView?
    /// The window of that view.
    weak var window: UIWindow?
    /// Pinch and rotation recognizers that began with it.
    var recognizers: [any TransformFollowing] = []

    /// Those that neither ended nor were disabled since.
    var active: [any TransformFollowing] { recognizers.filter { $0.state.isActive } }

    /// Those of views that are no longer shown in the window.
    var left: [any TransformFollowing] {
        active.filter { $0.view?.window !== window || window?.isHidden ?? true }
    }
}

extension TouchDispatcher {
    /// Sends a change of the gesture under way; a begin takes the place of one that did not end.
    func sendTransform(_ change: TouchpadTransform, _ device: DeviceID, _ time: MonotonicTime) {
        if application.isIgnoringInteractionEvents { return }
        let event = UIEvent(type: .transform, time: time)
        event.pointerPlace = change.place
        event.transform = change
        if change.phase == .begin {
            update(at: time) { cancelTransform() }
            let hit = hitTest(change.place, event)
            transform = TransformState(device: device, view: hit?.view, window: hit?.window)
        }
        guard transform?.device == device else { return }
        sendInUpdate(event)
        // An override of `sendEvent` may have kept the end to itself.
        if change.phase == .end || change.phase == .cancel {
            cancelTransform(of: device, now: time)
        }
    }

    /// Moves the recognizers that follow the gesture.
    func deliverTransform(_ event: UIEvent, in window: UIWindow) {
        guard let change = event.transform else { return }
        let point = event.pointerLocation.applying(window.transformToScreen.inverted())
        switch change.phase {
        case .begin:
            let began = beginTransform(event, at: point)
            transform?.recognizers = began
        case .change:
            for recognizer in transform?.active ?? [] {
                recognizer.attempt.centroid = point
                recognizer.followTransform(scale: change.scale, rotation: change.rotation)
            }
        case .end: endTransform()
        case .cancel: cancelTransform()
        }
        environment.flushActions()
    }

    /// Begins those of the view under the pointer and its superviews; returns the ones that did.
    private func beginTransform(_ event: UIEvent, at point: CGPoint) -> [any TransformFollowing] {
        var began: [any TransformFollowing] = []
        var step = transform?.view
        while let view = step {
            step = view.superview
            for recognizer in view.gestureRecognizers ?? [] {
                guard let follower = recognizer as? any TransformFollowing, follower.isEnabled,
                    follower.attempt.entries.isEmpty, follower.state == .possible,
                    follower.shouldReceive(event)
                else { continue }
                follower.attempt.centroid = point
                follower.beginTransform()
                if follower.attempt.state.isActive {
                    began.append(follower)
                } else {
                    // Without touches there is nothing that would keep the attempt.
                    follower.fail("a touchpad's gesture does not wait for another recognizer")
                }
            }
        }
        return began
    }

    // MARK: - The end

    /// Ends the gesture for its recognizers.
    func endTransform() {
        let followers = transform?.active ?? []
        transform = nil
        for recognizer in followers { recognizer.endTransform() }
    }

    /// Cancels the gesture for its recognizers.
    func cancelTransform() {
        let followers = transform?.active ?? []
        transform = nil
        for recognizer in followers { recognizer.state = .cancelled }
    }

    /// Cancels the gesture for recognizers of views that left the window.
    func cancelTransformInRemovedViews() {
        for recognizer in transform?.left ?? [] { recognizer.state = .cancelled }
    }

    /// Cancels the gesture of a device that went away.
    func cancelTransform(of device: DeviceID, now: MonotonicTime) {
        guard transform?.device == device else { return }
        update(at: now) { cancelTransform() }
    }
}
