package import UIKitGeometry
package import UIKitRaster

/// Picture files of every format that is read.
package enum ImageFile {
    /// Reads what the data says about the picture, and checks that the data has an end.
    ///
    /// A picture that is too large is refused here; damage among the pixels shows when they are decoded.
    package static func header(of bytes: [UInt8]) throws(ImageError) -> ImageHeader {
        switch try format(of: bytes) {
        case .png: try PNGChunks.header(of: bytes)
        case .jpeg: try JPEGMarkers.header(of: bytes)
        case .webP: try WebP.header(of: bytes)
        }
    }

    /// Decodes a picture into premultiplied pixels, as they are stored: not turned.
    ///
    /// With `covering`, pixels of the stored orientation, a format that can decodes a smaller picture that
    /// is at least that large, which takes less time and memory.
    package static func decode(
        _ bytes: [UInt8],
        covering: PixelSize? = nil
    ) throws(ImageError) -> Bitmap {
        switch try format(of: bytes) {
        case .png: try PNG.decode(bytes)
        case .jpeg: try JPEG.decode(bytes, covering: covering)
        case .webP: try WebP.decode(bytes, covering: covering)
        }
    }

    /// The bytes of a picture file.
    package static func read(_ path: String) throws(ImageError) -> [UInt8] {
        try ByteFile.read(path, limit: ImageLimits.mostBytes)
    }

    private static func format(of bytes: [UInt8]) throws(ImageError) -> ImageFormat {
        if let format = ImageFormat(bytes) { return format }
        throw ImageError(
            .unknownFormat,
            operation: "decode",
            subject: "picture data",
            reason: bytes.isEmpty
                ? "there are no bytes" : "the first bytes are those of no format that is read",
            offset: 0
        )
    }
}
