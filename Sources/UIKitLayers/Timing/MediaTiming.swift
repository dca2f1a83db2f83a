package import UIKitGeometry

/// What something shows of its time line before its start and after its end.
public struct CAMediaTimingFillMode: Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates the mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing outside of its time.
    public static let removed = Self(rawValue: "removed")
    /// Its end, after its end.
    public static let forwards = Self(rawValue: "forwards")
    /// Its start, before its start.
    public static let backwards = Self(rawValue: "backwards")
    /// Both.
    public static let both = Self(rawValue: "both")

    /// Whether the start shows before it.
    package var fillsBackwards: Bool { self == .backwards || self == .both }
    /// Whether the end shows after it.
    package var fillsForwards: Bool { self == .forwards || self == .both }
}

/// How something runs along its parent's time: the numbers behind `CAMediaTiming`.
package struct MediaTiming: Hashable, Sendable {
    /// When it begins, in the parent's seconds; 0 for an animation means when it is committed.
    package var beginTime: CFTimeInterval = 0
    /// Seconds of one run.
    package var duration: CFTimeInterval = 0
    /// Own seconds per second of the parent.
    package var speed: Float = 1
    /// Own seconds that have passed at the start.
    package var timeOffset: CFTimeInterval = 0
    /// The number of runs, fractions allowed; 0 leaves it to `repeatDuration`.
    package var repeatCount: Float = 0
    /// Seconds of all runs together; 0 leaves it to `repeatCount`.
    package var repeatDuration: CFTimeInterval = 0
    /// Whether each run is followed by one backwards.
    package var autoreverses = false
    /// What shows before the start and after the end.
    package var fillMode = CAMediaTimingFillMode.removed

    /// Creates the timing of something without duration.
    package init() {}

    /// Own seconds from the start until everything has been run.
    package var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let cycle = autoreverses ? duration * 2 : duration
        return repeatCount > 0 ? cycle * CFTimeInterval(repeatCount) : cycle
    }

    /// Whether everything has been run after `elapsed` own seconds.
    package func isOver(after elapsed: CFTimeInterval) -> Bool { elapsed >= activeDuration }

    /// The place within one run, in seconds, after `elapsed` own seconds; nil when nothing shows.
    package func moment(after elapsed: CFTimeInterval) -> CFTimeInterval? {
        if elapsed < 0 { return fillMode.fillsBackwards ? 0 : nil }
        let active = activeDuration
        let isOver = elapsed >= active
        if isOver && !fillMode.fillsForwards { return nil }
        if duration <= 0 { return 0 }
        let time = min(elapsed, active)
        if time.isInfinite { return duration }
        var run = (time / duration).rounded(.down)
        var place = time - run * duration
        if place >= duration {
            run += 1
            place = 0
        }
        if isOver && place == 0 && run > 0 {
            // The very end belongs to the last run, not to one after it.
            run -= 1
            place = duration
        }
        let isBackwards = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
        return isBackwards ? duration - place : place
    }

    /// How many whole runs, each with its way back, lie before the one that shows after `elapsed` own seconds.
    package func cycles(after elapsed: CFTimeInterval) -> Int {
        let cycle = autoreverses ? duration * 2 : duration
        let time = min(elapsed, activeDuration)
        if !(cycle > 0) || !(time > 0) || time.isInfinite { return 0 }
        let cycles = (time / cycle).rounded(.down)
        // The very end belongs to the last run, not to one after it.
        let isEnd = elapsed >= activeDuration && cycles * cycle == time
        return Int(max(0, min(1e9, isEnd ? cycles - 1 : cycles)))
    }
}
