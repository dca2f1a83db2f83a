public import UIKitGeometry
import UIKitImages

extension UIImage {
    /// The image as a PNG's bytes, as it is shown; nil for an image without pixels.
    ///
    /// - Note: Differs from UIKit: the pixels are turned as they are shown, where UIKit loses the orientation.
    public func pngData() -> [UInt8]? { try? PNG.encode(bitmap) }

    /// The image as a JPEG's bytes, as it is shown, over white; nil for an image without pixels.
    ///
    /// The quality goes from 0, small, to 1, close to the original.
    public func jpegData(compressionQuality: CGFloat) -> [UInt8]? {
        try? JPEG.encode(bitmap, quality: compressionQuality)
    }
}
