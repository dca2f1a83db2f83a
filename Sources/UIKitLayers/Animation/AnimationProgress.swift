package import UIKitGeometry

/// How far an animation is: 0 at its start, 1 at its end, beyond both for springs.
///
/// Along x and y springs may be differently far, when they started with different velocities.
package struct AnimationProgress: Hashable, Sendable {
    /// How far x is, and everything that is no point.
    package var x: CGFloat
    /// How far the y of points is.
    package var y: CGFloat

    /// Creates a progress of both axes.
    package init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// Creates the same progress for both axes.
    package init(_ both: CGFloat) { self.init(x: both, y: both) }

    /// The start.
    package static let start = Self(0)
    /// The end.
    package static let end = Self(1)

    /// Whether both axes are equally far.
    package var isEven: Bool { x == y }

    /// `share` of the way from this progress to the end.
    package func advanced(by share: Self) -> Self {
        Self(x: x + (1 - x) * share.x, y: y + (1 - y) * share.y)
    }

    /// This progress, scaled by `share`: what is left of it on the way back.
    package func scaled(by share: Self) -> Self { Self(x: x * share.x, y: y * share.y) }
}
