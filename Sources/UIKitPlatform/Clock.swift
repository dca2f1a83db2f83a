package import UIKitGeometry

/// The one clock that everything reads: monotonic on a device, moved by hand in tests.
@MainActor package protocol Clock: AnyObject, Sendable {
    /// The time now, in microseconds since the clock's zero; may be asked on any thread.
    nonisolated var now: MonotonicTime { get }
}
