package import UIKitGeometry

/// The blurred outline of what is drawn, under it.
package struct Shadow: Hashable, Sendable {
    /// How far it is moved, in user space.
    package var offset: CGVector
    /// The standard deviation of the blur, in user space; 0 is sharp.
    package var sigma: CGFloat
    /// The colour.
    package var color: PixelColor

    /// Creates a shadow.
    package init(offset: CGVector, sigma: CGFloat, color: PixelColor) {
        self.offset = offset
        self.sigma = sigma
        self.color = color
    }

    /// How far a blur of `sigma` reaches beyond the outline, in the same unit; pixels count whole.
    ///
    /// Three standard deviations: what is further out is less than half of a 255th.
    package static func reach(_ sigma: CGFloat) -> CGFloat {
        sigma > 0 ? (3 * min(sigma, largestSigma)).rounded(.up) + 3 : 0
    }

    /// The largest standard deviation, in pixels; larger ones are brought down to it.
    package static let largestSigma: CGFloat = 256
}
