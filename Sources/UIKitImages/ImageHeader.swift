package import UIKitGeometry

/// What a picture file says about itself before its pixels.
package struct ImageHeader: Hashable, Sendable {
    /// The file's format.
    package let format: ImageFormat
    /// The stored extent in pixels.
    package let size: PixelSize
    /// How the pixels are to be shown.
    package let orientation: ImageOrientation

    /// Creates a header from its parts.
    package init(
        format: ImageFormat,
        size: PixelSize,
        orientation: ImageOrientation = .up
    ) {
        self.format = format
        self.size = size
        self.orientation = orientation
    }
}
