package import UIKitGeometry

/// The one clock that everything reads: monotonic on a device, moved by hand in tests.
@MainActor package protocol Clock: AnyObject {
    /// The time now, in microseconds since the clock's zero.
    var now: MonotonicTime { get }
}
