package import UIKitGeometry

/// Where the visible pixels of a framebuffer device are in its memory.
package struct FramebufferLayout: Hashable, Sendable {
    /// Visible pixels.
    package var size: PixelSize
    /// The first visible pixel's place in the virtual picture.
    package var origin: PixelPoint
    /// Bytes from one row to the next; more than the visible row where the virtual picture is wider.
    package var pitch: Int
    /// The pixels' layout.
    package var format: PixelFormat
    /// Bytes of the whole memory.
    package var length: Int

    /// Creates a layout from what a driver says; nil for pixels that cannot be written, and for one that contradicts itself.
    package init?(
        size: PixelSize,
        origin: PixelPoint,
        pitch: Int,
        bits: Int,
        redOffset: Int,
        redLength: Int,
        length: Int
    ) {
        switch (bits, redOffset, redLength) {
        case (32, 16, 8): format = .xrgb8888
        case (16, 11, 5): format = .rgb565
        default: return nil
        }
        guard size.width > 0, size.height > 0, origin.x >= 0, origin.y >= 0,
            pitch >= (origin.x + size.width) * format.bytesPerPixel,
            length >= (origin.y + size.height - 1) * pitch + (origin.x + size.width)
                * format.bytesPerPixel
        else { return nil }
        self.size = size
        self.origin = origin
        self.pitch = pitch
        self.length = length
    }

    /// The first visible pixel's byte.
    package var start: Int { origin.y * pitch + origin.x * format.bytesPerPixel }
}
