import CUIKitPNG
import UIKitGeometry
package import UIKitRaster

/// Portable Network Graphics: bitmaps to bytes and back, without loss.
///
/// The border to libpng: its simplified interface, which reports errors by return values and never
/// jumps over Swift frames. It lends libpng the bytes and the bitmap's memory for the length of a call.
package enum PNG {
    /// Encodes a bitmap; without an alpha channel where every pixel is opaque.
    package static func encode(_ bitmap: Bitmap) throws(ImageError) -> [UInt8] {
        if bitmap.size.area == 0 {
            throw failure(.size, "encode", "a bitmap without pixels cannot be a PNG")
        }
        let isOpaque = bitmap.isOpaque
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        image.width = png_uint_32(bitmap.size.width)
        image.height = png_uint_32(bitmap.size.height)
        image.format = png_uint_32(isOpaque ? PNG_FORMAT_BGR : PNG_FORMAT_BGRA)
        defer { png_image_free(&image) }
        let samples = isOpaque ? bitmap.opaqueSamples() : bitmap.straightSamples()
        var count = 0
        if png_image_write_to_memory(&image, nil, &count, 0, samples, 0, nil) == 0 {
            throw failure(.unsupported, "encode", message(image))
        }
        var bytes = [UInt8](repeating: 0, count: count)
        if png_image_write_to_memory(&image, &bytes, &count, 0, samples, 0, nil) == 0 {
            throw failure(.unsupported, "encode", message(image))
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    /// Decodes a picture of any PNG format into premultiplied 8-bit pixels.
    ///
    /// Samples of 16 bits are rounded to 8; where the file gives a gamma, colours become sRGB.
    package static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
        if ImageFormat(bytes) != .png {
            throw failure(.unknownFormat, "decode", "the signature of a PNG is missing")
        }
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        // libpng reads from the bytes again when it finishes, so they are lent for both steps.
        let result: Result<Bitmap, ImageError> = bytes.withUnsafeBytes { source in
            if png_image_begin_read_from_memory(&image, source.baseAddress, source.count) == 0 {
                return .failure(failure(.damaged, "decode", message(image)))
            }
            // Without this, libpng takes samples of 16 bits for linear light.
            image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
            let size = PixelSize(width: Int(image.width), height: Int(image.height))
            do throws(ImageError) {
                try ImageLimits.check(size, in: .png)
            } catch {
                return .failure(error)
            }
            let hasAlpha = image.format & png_uint_32(PNG_FORMAT_FLAG_ALPHA) != 0
            image.format = png_uint_32(PNG_FORMAT_BGRA)
            var bitmap = Bitmap(size: size)
            let stride = png_int_32(bitmap.stride)
            let isRead = bitmap.withUnsafeMutableBytes { rows in
                png_image_finish_read(&image, nil, rows.baseAddress, stride, nil) != 0
            }
            if !isRead { return .failure(failure(.damaged, "decode", message(image))) }
            if hasAlpha { bitmap.premultiply() }
            return .success(bitmap)
        }
        do {
            return try result.get()
        } catch {
            if error.kind == .size { throw error }
            throw PNGChunks.fault(in: bytes) ?? error
        }
    }

    /// Writes a bitmap to a file, which is replaced if it exists.
    package static func write(_ bitmap: Bitmap, to path: String) throws(ImageError) {
        try ByteFile.write(encode(bitmap), to: path)
    }

    /// Reads a bitmap from a file.
    package static func read(_ path: String) throws(ImageError) -> Bitmap {
        let bytes = try ImageFile.read(path)
        do {
            return try decode(bytes)
        } catch {
            throw error.on(path)
        }
    }

    private static func failure(
        _ kind: ImageError.Kind,
        _ operation: String,
        _ reason: String
    ) -> ImageError {
        ImageError(kind, operation: operation, subject: ImageFormat.png.subject, reason: reason)
    }

    private static func message(_ image: png_image) -> String {
        withUnsafeBytes(of: image.message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
