import UIKitGeometry
package import UIKitRaster

/// A picture as pixels.
public final class CGImage: Sendable {
    /// The pixels.
    package let bitmap: Bitmap

    /// Creates a picture from pixels.
    package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    /// Pixels from left to right.
    public var width: Int { bitmap.size.width }

    /// Pixels from top to bottom.
    public var height: Int { bitmap.size.height }
}
