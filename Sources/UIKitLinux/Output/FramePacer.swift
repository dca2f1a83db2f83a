package import UIKitGeometry

/// Keeps frames at the display's rate where the driver doesn't.
///
/// Some drivers report a flip at once (2600 a second were seen), which would
/// make every animation a busy loop. A report that comes much too early is held
/// back until a refresh after the one before; true vertical blanks pass as they are.
package struct FramePacer: Hashable, Sendable {
    /// Seconds between two refreshes.
    package let interval: TimeInterval
    /// A report may be early by this part of an interval: blanks jitter, and rates are rounded.
    package static let tolerance = 0.1

    private var last: MonotonicTime?

    /// Creates a pacer for a display that shows a picture every `interval` seconds.
    package init(interval: TimeInterval) { self.interval = interval }

    /// When the next frame may start after a flip that was shown at `time`.
    package mutating func release(shownAt time: MonotonicTime) -> MonotonicTime {
        var release = time
        if let last, time < last.advanced(by: interval * (1 - Self.tolerance)) {
            release = last.advanced(by: interval)
        }
        last = release
        return release
    }
}
