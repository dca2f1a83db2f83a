package import UIKitGeometry

/// A picture that is repeated in both directions.
package struct Tiling: Hashable, Sendable {
    /// The picture.
    package let bitmap: Bitmap
    /// The extent of one copy, in the pattern's own space; the first one starts at the origin.
    package let size: CGSize
    /// The opacity, 0…1.
    package var alpha: CGFloat
    /// Maps the pattern's own space to that of what is painted; the identity at first.
    package var transform: CGAffineTransform

    /// Creates a pattern.
    package init(
        _ bitmap: Bitmap,
        size: CGSize,
        alpha: CGFloat = 1,
        transform: CGAffineTransform = .identity
    ) {
        self.bitmap = bitmap
        self.size = size
        self.alpha = alpha
        self.transform = transform
    }

    /// Feeds what is cheap to tell apart into `hasher`.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(bitmap.size)
        hasher.combine(alpha)
    }
}
