import CUIKitPNG
import UIKitGeometry
package import UIKitRaster

/// Portable Network Graphics: bitmaps to bytes and back, without loss.
///
/// The module's border to libpng: its simplified interface, which reports errors by
/// return values and never jumps over Swift frames.
package enum PNG {
    /// A picture with more pixels a side than this is refused.
    package static let longestSide = 30_000
    /// A picture with more pixels than this is refused.
    package static let mostPixels = 100_000_000

    /// Encodes a bitmap; without an alpha channel where every pixel is opaque.
    package static func encode(_ bitmap: Bitmap) throws(ImageError) -> [UInt8] {
        if bitmap.size.area == 0 {
            throw failure("encode", "a bitmap without pixels cannot be a PNG")
        }
        let isOpaque = bitmap.isOpaque
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        image.width = png_uint_32(bitmap.size.width)
        image.height = png_uint_32(bitmap.size.height)
        image.format = png_uint_32(isOpaque ? PNG_FORMAT_BGR : PNG_FORMAT_BGRA)
        defer { png_image_free(&image) }
        let samples = isOpaque ? Samples.opaque(bitmap) : Samples.straight(bitmap)
        var count = 0
        if png_image_write_to_memory(&image, nil, &count, 0, samples, 0, nil) == 0 {
            throw failure("encode", message(image))
        }
        var bytes = [UInt8](repeating: 0, count: count)
        if png_image_write_to_memory(&image, &bytes, &count, 0, samples, 0, nil) == 0 {
            throw failure("encode", message(image))
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    /// Decodes a picture of any PNG format into premultiplied 8-bit pixels.
    package static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        // libpng reads from the bytes again when it finishes, so they are lent for both steps.
        let result: Result<Bitmap, ImageError> = bytes.withUnsafeBytes { source in
            if png_image_begin_read_from_memory(&image, source.baseAddress, source.count) == 0 {
                return .failure(failure("decode", message(image)))
            }
            let size = PixelSize(width: Int(image.width), height: Int(image.height))
            if max(size.width, size.height) > longestSide || size.area > mostPixels {
                let reason = "\(size.width) x \(size.height) pixels are more than is accepted"
                return .failure(failure("decode", reason))
            }
            image.format = png_uint_32(PNG_FORMAT_BGRA)
            var samples = [UInt8](repeating: 0, count: size.area * 4)
            if png_image_finish_read(&image, nil, &samples, 0, nil) == 0 {
                return .failure(failure("decode", message(image)))
            }
            return .success(Samples.premultiplied(samples, size))
        }
        return try result.get()
    }

    /// Writes a bitmap to a file, which is replaced if it exists.
    package static func write(_ bitmap: Bitmap, to path: String) throws(ImageError) {
        try ByteFile.write(encode(bitmap), to: path)
    }

    /// Reads a bitmap from a file.
    package static func read(_ path: String) throws(ImageError) -> Bitmap {
        do {
            return try decode(ByteFile.read(path))
        } catch {
            if error.subject == path { throw error }
            throw ImageError(operation: error.operation, subject: path, reason: error.reason)
        }
    }

    private static func failure(_ operation: String, _ reason: String) -> ImageError {
        ImageError(operation: operation, subject: "PNG data", reason: reason)
    }

    private static func message(_ image: png_image) -> String {
        withUnsafeBytes(of: image.message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}

/// Rows without gaps, in the order and with the alpha that PNG wants.
private enum Samples {
    static func opaque(_ bitmap: Bitmap) -> [UInt8] {
        var samples: [UInt8] = []
        samples.reserveCapacity(bitmap.size.area * 3)
        bitmap.withUnsafeBytes { bytes in
            for y in 0..<bitmap.size.height {
                for x in 0..<bitmap.size.width {
                    let place = y * bitmap.stride + x * 4
                    samples.append(bytes[place])
                    samples.append(bytes[place + 1])
                    samples.append(bytes[place + 2])
                }
            }
        }
        return samples
    }

    static func straight(_ bitmap: Bitmap) -> [UInt8] {
        var samples: [UInt8] = []
        samples.reserveCapacity(bitmap.size.area * 4)
        for y in 0..<bitmap.size.height {
            for x in 0..<bitmap.size.width {
                let color = PixelColor(premultiplied: bitmap[x, y])
                samples.append(color.blue)
                samples.append(color.green)
                samples.append(color.red)
                samples.append(color.alpha)
            }
        }
        return samples
    }

    static func premultiplied(_ samples: [UInt8], _ size: PixelSize) -> Bitmap {
        var bitmap = Bitmap(size: size)
        let stride = bitmap.stride
        bitmap.withUnsafeMutableBytes { bytes in
            for y in 0..<size.height {
                for x in 0..<size.width {
                    let source = (y * size.width + x) * 4
                    let alpha = UInt32(samples[source + 3])
                    for channel in 0..<3 {
                        let value = UInt32(samples[source + channel])
                        bytes[y * stride + x * 4 + channel] = UInt8((value * alpha + 127) / 255)
                    }
                    bytes[y * stride + x * 4 + 3] = UInt8(alpha)
                }
            }
        }
        return bitmap
    }
}
