public import UIKitGeometry

/// Something with a time line of its own: an animation, or a layer for its animations.
@MainActor public protocol CAMediaTiming: AnyObject {
    /// When it begins, in the parent's seconds; 0 for an animation means when it is committed.
    var beginTime: CFTimeInterval { get set }
    /// Seconds of one run.
    var duration: CFTimeInterval { get set }
    /// Own seconds per second of the parent, 1 by default.
    var speed: Float { get set }
    /// Own seconds that have passed at the start, 0 by default.
    var timeOffset: CFTimeInterval { get set }
    /// The number of runs, fractions allowed; 0, the default, leaves it to `repeatDuration`.
    var repeatCount: Float { get set }
    /// Seconds of all runs together; 0, the default, leaves it to `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one backwards, false by default.
    var autoreverses: Bool { get set }
    /// What shows before the start and after the end, `.removed` by default.
    var fillMode: CAMediaTimingFillMode { get set }
}
