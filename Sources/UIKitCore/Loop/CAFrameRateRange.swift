/// How often a display link wants to be called, in calls a second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The fewest calls that do.
    public var minimum: Float
    /// The most calls that make sense.
    public var maximum: Float
    /// The best number; nil leaves it to the display.
    public var preferred: Float?

    /// Creates a range of rates.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// Every frame of the display, whatever its rate.
    public static let `default` = Self(minimum: 0, maximum: 0)

    /// Frames from one call to the next on a display of `rate` frames a second, at least 1.
    ///
    /// The preferred rate counts, else the maximum; both are rounded to a whole part of the
    /// display's rate, and a call that would come more often than `maximum` comes less often.
    func frames(at rate: Double) -> Int {
        func frames(_ wanted: Float, _ rule: FloatingPointRoundingRule) -> Int {
            guard wanted > 0, wanted.isFinite, rate.isFinite else { return 1 }
            // A display of 59.94 frames a second is one of 60.
            let exact = rate / Double(wanted)
            let near = exact.rounded()
            let count = abs(exact - near) < 0.05 ? near : exact.rounded(rule)
            return max(1, Int(min(count, 1e6)))
        }
        let wanted = frames(preferred ?? maximum, .toNearestOrAwayFromZero)
        return max(wanted, frames(maximum, .up))
    }
}
