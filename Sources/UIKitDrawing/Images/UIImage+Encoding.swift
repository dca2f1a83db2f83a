import UIKitImages

extension UIImage {
    /// The image as a PNG's bytes, as it is shown; nil for an image without pixels.
    ///
    /// - Note: Differs from UIKit: the pixels are turned as they are shown, where UIKit loses the orientation.
    public func pngData() -> [UInt8]? { try? PNG.encode(bitmap) }
}
