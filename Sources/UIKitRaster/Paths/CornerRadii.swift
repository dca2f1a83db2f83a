package import UIKitGeometry

/// The radii of a rectangle's four corners, in points.
package struct CornerRadii: Hashable, Sendable {
    /// The radius at the smallest x and y.
    package var topLeft: CGFloat
    /// The radius at the largest x and the smallest y.
    package var topRight: CGFloat
    /// The radius at the largest x and y.
    package var bottomRight: CGFloat
    /// The radius at the smallest x and the largest y.
    package var bottomLeft: CGFloat
    /// How the corners are rounded.
    package var curve = CornerCurve.circular

    /// Creates radii clockwise from the top-left corner.
    package init(
        topLeft: CGFloat,
        topRight: CGFloat,
        bottomRight: CGFloat,
        bottomLeft: CGFloat
    ) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// Creates four equal radii.
    package init(_ radius: CGFloat) {
        self.init(
            topLeft: radius,
            topRight: radius,
            bottomRight: radius,
            bottomLeft: radius
        )
    }

    /// Square corners.
    package static let zero = Self(0)

    /// Whether all corners are square.
    package var isZero: Bool {
        !(topLeft > 0 || topRight > 0 || bottomRight > 0 || bottomLeft > 0)
    }

    /// Each radius brought between 0 and half the shorter side of `size`; NaN becomes 0.
    package func clamped(to size: CGSize) -> Self {
        let limit = min(abs(size.width), abs(size.height)) / 2
        return mapped { $0 > 0 ? min($0, limit) : 0 }
    }

    /// Each radius made smaller by `distance`, down to 0: the radii of the edge inside a border.
    package func inset(by distance: CGFloat) -> Self { mapped { max(0, $0 - distance) } }

    /// Each radius times `factor`.
    package func scaled(by factor: CGFloat) -> Self { mapped { $0 * factor } }

    /// How far the largest of the four corners reaches along its sides.
    package var reach: CGFloat {
        max(max(topLeft, topRight), max(bottomRight, bottomLeft)) * curve.expansion
    }

    private func mapped(_ change: (CGFloat) -> CGFloat) -> Self {
        var result = self
        result.topLeft = change(topLeft)
        result.topRight = change(topRight)
        result.bottomRight = change(bottomRight)
        result.bottomLeft = change(bottomLeft)
        return result
    }
}
