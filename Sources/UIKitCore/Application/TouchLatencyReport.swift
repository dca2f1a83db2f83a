public import UIKitGeometry
package import UIKitPlatform

/// What touches on the main screen took until they were seen, measured since the start: `UIApplication.touchLatency`.
///
/// Each stage counts from the kernel's time stamp of a change. `docs/performance.md` describes the method.
///
/// - Note: Not part of UIKit.
public struct TouchLatencyReport: Hashable, Sendable {
    /// How long one stage took.
    public struct Stage: Hashable, Sendable {
        private let histogram: LatencyHistogram

        package init(_ histogram: LatencyHistogram) { self.histogram = histogram }

        /// How many changes were counted.
        public var count: Int { histogram.count }
        /// The longest, in seconds; 0 when none was counted.
        public var longest: TimeInterval { TimeInterval(histogram.longest) / 1_000_000 }

        /// The seconds that `percent` of all changes did not exceed, exact to a tenth of a millisecond; nil when none was counted.
        public func percentile(_ percent: Double) -> TimeInterval? {
            if percent.isNaN { return nil }
            return histogram.percentile(percent).map { TimeInterval($0) / 1_000_000 }
        }
    }

    /// Until the application's loop had it.
    public let arrival: Stage
    /// Until the first frame after it was given to the display.
    public let commit: Stage
    /// Until the vertical blank that put that frame on the screen.
    public let screen: Stage

    /// Reads a measurement.
    package init(_ latency: TouchLatency) {
        arrival = Stage(latency.arrival)
        commit = Stage(latency.commit)
        screen = Stage(latency.screen)
    }
}

extension UIApplication {
    /// What touches took until they were seen, nil unless `UIKIT_TRACE=latency` measures it.
    ///
    /// - Note: Not part of UIKit.
    public final var touchLatency: TouchLatencyReport? {
        mainLoop.platform?.touchLatency.map(TouchLatencyReport.init)
    }
}
