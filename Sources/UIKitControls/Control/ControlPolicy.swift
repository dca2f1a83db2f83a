package import UIKitGeometry

/// Every number that decides about controls, one named constant each.
package enum ControlPolicy {
    /// How far beyond its bounds a touch counts as inside once it is tracked, in points (measured).
    package static let insideMargin: CGFloat = 70
    /// The least width and height of what a finger can hit, in points (Apple's guidelines).
    package static let touchSide: CGFloat = 44
    /// The keys that act as a tap does.
    package static let activationKeys: Set<String> = ["space", "Return", "KP_Enter", " "]
    /// How far a finger moves on a switch until it drags the knob, in points.
    package static let switchSlop: CGFloat = 6
    /// Seconds until a held stepper begins to repeat.
    package static let repeatDelay: TimeInterval = 0.5
    /// Seconds between the first repeats of a held stepper.
    package static let repeatInterval: TimeInterval = 0.15
    /// Seconds between the repeats of a stepper that was held for long.
    package static let fastRepeatInterval: TimeInterval = 0.05
    /// Repeats after which a held stepper goes fast.
    package static let fastRepeatCount = 10
    /// The opacity of what is disabled.
    package static let disabledAlpha: CGFloat = 0.4
    /// The opacity of what is pressed and has no ground of its own.
    package static let pressedAlpha: CGFloat = 0.35
    /// Seconds that a widget takes to its next look.
    package static let motionDuration: TimeInterval = 0.22
}
