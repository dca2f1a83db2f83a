package import UIKitGeometry

/// How large a picture may be; what is larger is refused before memory is taken for it.
package enum ImageLimits {
    /// Pixels of the longer side.
    package static let longestSide = 30_000
    /// Pixels in all: 64 Mi, which are 256 MiB when decoded.
    package static let mostPixels = 67_108_864
    /// Bytes of a picture file.
    package static let mostBytes = 268_435_456

    /// Throws unless a picture of `size` pixels is accepted.
    package static func check(_ size: PixelSize, in format: ImageFormat) throws(ImageError) {
        if size.width <= 0 || size.height <= 0 {
            throw ImageError(
                .size,
                operation: "decode",
                subject: format.subject,
                reason: "\(size.width) x \(size.height) pixels are no picture"
            )
        }
        if max(size.width, size.height) > longestSide || size.area > mostPixels {
            throw ImageError(
                .size,
                operation: "decode",
                subject: format.subject,
                reason: "\(size.width) x \(size.height) pixels are more than is accepted"
            )
        }
    }
}
