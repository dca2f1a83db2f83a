import CUIKitPNG
import CUIKitPNGReader
import UIKitGeometry
package import UIKitRaster

/// Portable Network Graphics: bitmaps to bytes and back, without loss.
///
/// The border to libpng, which never jumps over Swift frames: writing uses its simplified interface, which
/// reports errors by return values. Reading has a border in C, as that interface misreads interlaced
/// pictures of 16 bits (libpng 1.6.39). Both lend the bytes and the bitmap's memory for a call.
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
        // Asking how much it will be compresses everything a first time, so there is room for what it can be at most.
        let room = mostBytes(image, samplesPerPixel: isOpaque ? 3 : 4)
        var isWritten = false
        let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, initializedCount in
            var count = room
            isWritten =
                png_image_write_to_memory(&image, buffer.baseAddress, &count, 0, samples, 0, nil)
                != 0
            initializedCount = isWritten ? count : 0
        }
        if !isWritten { throw failure(.unsupported, "encode", message(image)) }
        return bytes
    }

    /// More bytes than a picture can take: rows that zlib cannot shorten, its overhead, and that of the chunks.
    private static func mostBytes(_ image: png_image, samplesPerPixel: Int) -> Int {
        let rows = Int(image.height) * (1 + Int(image.width) * samplesPerPixel)
        let stream = rows + (rows + 7) / 8 + (rows + 63) / 64 + 11
        // A chunk of 8 KB has 12 bytes of its own.
        return stream + stream / 512 + 4_096
    }

    /// Decodes a picture of any PNG format into premultiplied 8-bit pixels.
    ///
    /// Samples of 16 bits are rounded to 8; where the file gives a gamma, colours become sRGB.
    package static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
        if ImageFormat(bytes) != .png {
            throw failure(.unknownFormat, "decode", "the signature of a PNG is missing")
        }
        // libpng would take a picture whose end is missing.
        let header = try PNGChunks.header(of: bytes)
        var bitmap = Bitmap(size: header.size)
        let pitch = bitmap.stride
        var hasAlpha: Int32 = 0
        var reason = [CChar](repeating: 0, count: Int(UIK_PNG_REASON))
        let isRead = bitmap.withUnsafeMutableBytes { rows in
            uik_png_read(
                bytes,
                bytes.count,
                UInt32(header.size.width),
                UInt32(header.size.height),
                rows.baseAddress?.assumingMemoryBound(to: UInt8.self),
                pitch,
                &hasAlpha,
                &reason
            )
        }
        if isRead == 0 {
            let words = String(
                decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) },
                as: UTF8.self
            )
            throw PNGChunks.fault(in: bytes) ?? failure(.damaged, "decode", words)
        }
        if hasAlpha != 0 { bitmap.premultiply() }
        return bitmap
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
