public import UIKitGeometry
import UIKitImages
package import UIKitRaster

/// A picture as pixels, 32 bits each, premultiplied.
public final class CGImage: Sendable {
    /// The pixels.
    package let bitmap: Bitmap

    /// Creates a picture from pixels.
    package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    /// Pixels from left to right.
    public var width: Int { bitmap.size.width }

    /// Pixels from top to bottom.
    public var height: Int { bitmap.size.height }

    /// Bits of one component: 8.
    public var bitsPerComponent: Int { 8 }

    /// Bits of one pixel: 32.
    public var bitsPerPixel: Int { 32 }

    /// Bytes from one row to the next.
    public var bytesPerRow: Int { bitmap.stride }

    /// The part within `rect`, in pixels, widened to whole ones; nil where none of it lies in the picture.
    public func cropping(to rect: CGRect) -> CGImage? {
        if rect.isNull || rect.origin.x.isNaN || rect.origin.y.isNaN { return nil }
        let part = PixelScale(1).covering(rect.standardized)
            .intersection(PixelRect(size: bitmap.size))
        return part.isEmpty ? nil : CGImage(bitmap.cropped(to: part))
    }

    /// The same picture.
    public func copy() -> CGImage? { CGImage(bitmap) }
}
