package import UIKitGeometry

/// A recognizer that wants to be told when a time has come.
@MainActor package protocol DeadlineObserving: UIGestureRecognizer {
    /// Tells that the deadline that was set has passed, in an update of its own.
    func deadlinePassed()
}

/// A recognizer that wants to know that it failed, whoever decided that.
@MainActor package protocol FailureObserving: UIGestureRecognizer {
    /// Tells that it failed, in the update in which it did.
    func didFail()
}

extension UIGestureRecognizer {
    /// The one that settles who recognizes.
    final var environment: GestureEnvironment { UIApplication.shared.dispatcher.environment }

    /// Sets when `deadlinePassed()` is called; nil takes it back.
    package final func setDeadline(_ time: MonotonicTime?) {
        attempt.deadline = time
        attempt.isDeadlineForced = false
    }

    /// Fails with a reason for the trace.
    package final func fail(_ reason: @autoclosure () -> String) {
        environment.fail(self, reason())
    }

    /// The time of the update under way.
    package final var updateTime: MonotonicTime { environment.now }

    /// The touches on the surface, in order of arrival.
    package final var liveTouches: [UITouch] {
        attempt.entries.compactMap { $0.touch.isDown ? $0.touch : nil }
    }

    /// The touches of the attempt, in order of arrival, also those that were lifted.
    package final var touchesOfAttempt: [UITouch] { attempt.entries.map(\.touch) }

    /// The middle of its touches, or the last one, in points of the window.
    package final var windowLocation: CGPoint { attempt.centroid }

    /// A point of the window in points of `view`; nil means the window.
    package final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view else { return point }
        return view.convert(point, from: window)
    }

    /// A distance in the window in points of `view`; nil means the window.
    package final func convert(_ vector: CGVector, to view: UIView?) -> CGVector {
        guard let view else { return vector }
        return view.convert(.zero + vector, from: window) - view.convert(.zero, from: window)
    }

    /// A distance in points of `view` in points of the window.
    package final func convert(_ vector: CGVector, from view: UIView?) -> CGVector {
        guard let view else { return vector }
        return view.convert(.zero + vector, to: window) - view.convert(.zero, to: window)
    }

    /// The window of its touches, or of its view.
    package final var window: UIWindow? { attempt.entries.first?.touch.window ?? view?.window }

    /// What traces call it.
    package final var traceName: String { name ?? "\(type(of: self))" }
}
