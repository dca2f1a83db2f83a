/// A point on a clock that never goes backwards, in whole microseconds.
///
/// Two times are equal when their microseconds are, which settles what happens
/// at exactly a limit (a tap of 0.75 s is still a tap) without rounding noise.
public struct MonotonicTime: Hashable, Comparable, Sendable {
    /// Microseconds since the clock's zero.
    public var microseconds: Int64

    /// Creates the time `microseconds` after the clock's zero.
    @inlinable
    public init(microseconds: Int64) { self.microseconds = microseconds }

    /// Creates the time `seconds` after the clock's zero, rounded to a microsecond.
    ///
    /// Values that no clock reaches, and NaN, are clamped to what 64 bits hold.
    @inlinable
    public init(seconds: TimeInterval) {
        let scaled = (seconds * 1e6).rounded()
        if scaled.isNaN {
            microseconds = 0
        } else {
            microseconds = Int64(Swift.max(-9e18, Swift.min(9e18, scaled)))
        }
    }

    /// The clock's zero.
    public static let zero = Self(microseconds: 0)

    /// Later than any time that a clock shows.
    public static let distantFuture = Self(microseconds: .max)

    /// Seconds since the clock's zero.
    @inlinable public var seconds: TimeInterval { TimeInterval(microseconds) / 1e6 }

    /// The time `interval` seconds later, clamped to what 64 bits hold.
    @inlinable
    public func advanced(by interval: TimeInterval) -> Self {
        let (sum, overflow) = microseconds.addingReportingOverflow(
            Self(seconds: interval).microseconds
        )
        return overflow
            ? (interval > 0 ? .distantFuture : Self(microseconds: .min))
            : Self(microseconds: sum)
    }

    /// Seconds from `earlier` to this time.
    @inlinable
    public func seconds(since earlier: Self) -> TimeInterval {
        TimeInterval(microseconds &- earlier.microseconds) / 1e6
    }

    /// Orders times as the clock shows them.
    @inlinable
    public static func < (a: Self, b: Self) -> Bool { a.microseconds < b.microseconds }
}
