package import UIKitGeometry

/// A platform that stands before another one, to record, replay or measure, and passes on what it doesn't change.
@MainActor package protocol PlatformRelay: Platform {
    /// The platform behind it.
    var inner: any Platform { get }
}

extension PlatformRelay {
    package var clock: any Clock { inner.clock }
    package var display: (any Display)? { inner.display }
    package var secondaryDisplays: [SecondaryDisplay] { inner.secondaryDisplays }
    package var scale: CGFloat { inner.scale }
    package var touchLatency: TouchLatency? { inner.touchLatency }
    package var touchCalibrating: (any TouchCalibrating)? { inner.touchCalibrating }

    package var brightness: CGFloat? {
        get { inner.brightness }
        set { inner.brightness = newValue }
    }

    package var isIdleTimerDisabled: Bool {
        get { inner.isIdleTimerDisabled }
        set { inner.isIdleTimerDisabled = newValue }
    }

    package func wait(until deadline: MonotonicTime?) { inner.wait(until: deadline) }
    package func wake() { inner.wake() }
    package func shutDown() { inner.shutDown() }
}
