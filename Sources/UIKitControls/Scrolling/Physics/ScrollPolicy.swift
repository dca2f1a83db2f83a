import Glibc
package import UIKitGeometry

/// Every number that decides about scrolling, one named constant each.
///
/// Documented ones are Apple's; measured ones were reported or recorded by third parties;
/// inferred ones were chosen so that the outcome is the same on every machine. Distances are
/// points, times seconds, speeds points a second.
package enum ScrollPolicy {
    // MARK: Touches

    /// How long a touch is kept from the content while it may become a drag (measured).
    package static let touchDelay: TimeInterval = 0.15

    /// A drag whose minor way is at most so much of its major one is locked to an axis (inferred).
    package static let directionalLockRatio: CGFloat = 0.5

    /// An offset this near to an edge is at it (inferred).
    package static let edgeTolerance: CGFloat = 0.01

    // MARK: Release

    /// A finger whose last movement is older than this has come to rest (measured).
    package static let releaseRestInterval: TimeInterval = 0.04

    /// The same on a slow panel, which tells the lift a whole scan after the last movement: so many times what it takes between two
    /// movements, up to a limit for panels with 25 scans a second.
    ///
    /// Policy.
    package static let releaseRestScans = 1.5
    package static let longestReleaseRestInterval: TimeInterval = 0.06

    /// The shares of the last three movements in the release velocity, newest first (measured).
    package static let releaseShares: (CGFloat, CGFloat, CGFloat) = (0.05, 0.35, 0.6)

    /// Slower than this the content stays where it is let go (measured).
    package static let minimumFlingSpeed: CGFloat = 250

    // MARK: Deceleration

    /// The speed at which coasting ends (recorded).
    package static let restSpeed: CGFloat = 10

    /// The fastest that a redirected coast slows down, per second (inferred).
    package static let redirectLimit: CGFloat = 40

    /// The slowest that a redirected coast slows down, as a share of the natural rate (inferred).
    package static let redirectShare: CGFloat = 0.25

    /// The last of the deceleration rates that comes to rest: more would go on for minutes (inferred).
    package static let maximumRate: CGFloat = 0.9999

    // MARK: Edges

    /// How much of a small overshoot is seen (measured).
    package static let rubberBand: CGFloat = 0.55

    /// The angular frequency of the bounce, per second: a response of 0.575 s (measured).
    package static let bounceFrequency: CGFloat = 2 * .pi / 0.575

    /// Nearer than this the bounce is over (recorded).
    package static let bounceRestDistance: CGFloat = 0.5

    /// The fastest that content runs into an edge (measured).
    package static let impactSpeed: CGFloat = 5_000

    /// The speed at which content let go beyond an edge starts back, per point beyond it (measured).
    package static let returnRate: CGFloat = 10

    // MARK: Calls

    /// How long a programmatic scroll or zoom takes (measured).
    package static let animationDuration: TimeInterval = 0.3

    /// The power to which a zoom beyond its limits is seen (inferred).
    package static let zoomElasticity: CGFloat = 0.5
}
