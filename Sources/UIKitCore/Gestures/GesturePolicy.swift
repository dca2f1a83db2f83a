package import UIKitGeometry

/// Every number that decides about touches and gestures, one named constant each.
///
/// Documented ones are Apple's; measured ones were reported by several third
/// parties; inferred ones were chosen so that the outcome is the same on every machine.
/// Distances are points of the window, times are seconds and compared in whole microseconds;
/// input at exactly a time limit still counts.
package enum GesturePolicy {
    // MARK: Tap

    /// How far a finger may go from where it came down during a tap (measured).
    package static let tapMaximumMovement: CGFloat = 45

    /// From the first finger down to the last finger up of one tap (measured).
    package static let tapMaximumDuration: TimeInterval = 0.75

    /// From the last finger up of one tap to the first finger down of the next (measured).
    package static let tapMaximumInterval: TimeInterval = 0.35

    /// How far a later tap may be from the first one (inferred).
    package static let tapMaximumDistance: CGFloat = 45

    // MARK: Long press

    /// Default of `minimumPressDuration` (documented).
    package static let longPressDuration: TimeInterval = 0.5

    /// Default of `allowableMovement` (documented).
    package static let longPressMovement: CGFloat = 10

    // MARK: Pan

    /// How far the middle of the fingers goes before a pan begins, inclusive (measured).
    package static let panHysteresis: CGFloat = 10

    /// The share of the newest sample in a velocity; the rest is the velocity before (inferred).
    package static let velocityNewShare: CGFloat = 0.8

    /// A velocity is 0 when the last movement is older than this at the end (inferred).
    package static let velocityStaleAfter: TimeInterval = 0.1

    /// Samples closer together than this are measured with the next one (inferred).
    package static let velocityMinimumInterval: TimeInterval = 0.001

    // MARK: Swipe

    /// From the last needed finger down to the end of the swipe (measured).
    package static let swipeMaximumDuration: TimeInterval = 0.5

    /// How far a swipe goes along its direction at time 0 (measured).
    package static let swipePrimaryMovement: CGFloat = 50

    /// What a second takes from that distance, as a share of it (inferred).
    package static let swipePrimaryDecay: CGFloat = 0.8

    /// How far a swipe may go across its direction at time 0 (measured).
    package static let swipeSecondaryMovement: CGFloat = 50

    /// What a second takes from that distance, as a share of it (inferred).
    package static let swipeSecondaryDecay: CGFloat = 1.6

    /// How far the fingers may go against the direction (inferred).
    package static let swipeWrongWay: CGFloat = 10

    // MARK: Pinch, rotation, screen edge

    /// How much the distance of two fingers changes before a pinch begins, inclusive (inferred).
    package static let pinchHysteresis: CGFloat = 8

    /// The arc at half the fingers' distance before a rotation begins, inclusive (inferred).
    package static let rotationHysteresis: CGFloat = 10

    /// How near to the window's edge an edge pan starts (inferred).
    package static let edgeBand: CGFloat = 13

    /// How far off the inward normal an edge pan may go, as the tangent of 45° (inferred).
    package static let edgeConeTangent: CGFloat = 1

    /// A pan by wheel or touchpad ends when no more comes for so long (inferred).
    package static let scrollEndsAfter: TimeInterval = 0.1

    // MARK: Attempts

    /// A recognizer of an app that is still undecided so long after its last finger was lifted fails (inferred).
    ///
    /// UIKit lets it wait for ever, and with it the `touchesEnded` that it delays.
    package static let abandonedAfter: TimeInterval = 2

    // MARK: Prediction

    /// How far ahead `predictedTouches(for:)` looks (inferred).
    package static let predictionSpan: TimeInterval = 0.016

    /// The most touches that `predictedTouches(for:)` gives (inferred).
    package static let predictionLimit = 4
}

/// Places where reports about UIKit differ, with what this toolkit does.
package struct TouchPolicy: Hashable, Sendable {
    /// A view gets `touchesCancelled` before the action of the recognizer that cancels it, not after; defaults to false.
    package var cancelsBeforeAction = false
    /// A view that leaves its window loses its touches; defaults to true.
    package var cancelsOnRemoval = true
    /// `tapCount` becomes 0 when a touch moves too far for a tap; defaults to true.
    package var dropsTapCountOnDrag = true
    /// A pan's translation counts the distance that it waited for; defaults to false.
    package var panIncludesHysteresis = false
    /// Disabling a control cancels the touch that it tracks; defaults to true.
    package var disableCancelsTracking = true

    /// Creates the policy with the defaults.
    package init() {}
}
