import CUIKitJPEG
package import UIKitGeometry
package import UIKitRaster

/// Photographs: bitmaps to bytes and back, with a loss.
///
/// The border to libjpeg-turbo: its TurboJPEG interface, which reports errors by return values and
/// never jumps over Swift frames. It lends the library the bytes and the bitmap's memory for a call.
package enum JPEG {
    /// A file with more passes over the picture than 500 is refused, as the library does: each costs
    /// as much time as a whole picture.
    private static let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS

    /// Decodes a picture, not turned.
    ///
    /// With `covering`, the smallest of eight sizes that is at least that large. Where the pixels of a
    /// damaged file end early, the rest is grey: that is a picture too.
    package static func decode(
        _ bytes: [UInt8],
        covering: PixelSize? = nil
    ) throws(ImageError) -> Bitmap {
        let header = try JPEGMarkers.header(of: bytes)
        guard let decoder = tjInitDecompress() else {
            throw ImageFormat.jpeg.failure(.unsupported, "the library has no memory for a decoder")
        }
        defer { tjDestroy(decoder) }
        let result: Result<Bitmap, ImageError> = bytes.withUnsafeBufferPointer { source in
            let length = UInt(source.count)
            var width: Int32 = 0
            var height: Int32 = 0
            var sampling: Int32 = 0
            var colors: Int32 = 0
            let isKnown = tjDecompressHeader3(
                decoder,
                source.baseAddress,
                length,
                &width,
                &height,
                &sampling,
                &colors
            )
            if isKnown != 0, width != header.size.width || height != header.size.height {
                return .failure(failure(decoder))
            }
            if width != header.size.width || height != header.size.height {
                return .failure(ImageFormat.jpeg.failure(.damaged, "the data claims two sizes"))
            }
            let hasInks = colors == TJCS_CMYK.rawValue || colors == TJCS_YCCK.rawValue
            let size = hasInks ? header.size : scaled(header.size, covering)
            var bitmap = Bitmap(size: size)
            let pitch = Int32(bitmap.stride)
            let format = hasInks ? TJPF_CMYK : TJPF_BGRA
            let isRead = bitmap.withUnsafeMutableBytes { rows in
                tjDecompress2(
                    decoder,
                    source.baseAddress,
                    length,
                    rows.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    Int32(size.width),
                    pitch,
                    Int32(size.height),
                    format.rawValue,
                    flags
                )
            }
            if isRead != 0 && tjGetErrorCode(decoder) != TJERR_WARNING.rawValue {
                return .failure(failure(decoder))
            }
            if hasInks { bitmap.convertInks() }
            return .success(bitmap)
        }
        return try result.get()
    }

    /// Encodes a bitmap over white, with a quality of 0…1; NaN counts as 0.
    ///
    /// Colours keep their full resolution from a quality of 0.9.
    package static func encode(
        _ bitmap: Bitmap,
        quality: Double
    ) throws(ImageError) -> [UInt8] {
        func failure(_ reason: String) -> ImageError {
            ImageError(
                .unsupported,
                operation: "encode",
                subject: ImageFormat.jpeg.subject,
                reason: reason
            )
        }
        if bitmap.size.area == 0 { throw failure("a bitmap without pixels cannot be a JPEG") }
        guard let encoder = tjInitCompress() else {
            throw failure("the library has no memory for an encoder")
        }
        defer { tjDestroy(encoder) }
        let clamped = quality.isNaN ? 0 : max(0, min(1, quality))
        var output: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        let isDone = bitmap.overWhite().withUnsafeBytes { rows in
            tjCompress2(
                encoder,
                rows.baseAddress?.assumingMemoryBound(to: UInt8.self),
                Int32(bitmap.size.width),
                Int32(bitmap.stride),
                Int32(bitmap.size.height),
                TJPF_BGRX.rawValue,
                &output,
                &count,
                Int32(clamped >= 0.9 ? TJSAMP_444.rawValue : TJSAMP_420.rawValue),
                Int32(1 + (clamped * 99).rounded()),
                TJFLAG_ACCURATEDCT
            )
        }
        defer { tjFree(output) }
        guard isDone == 0, let output else { throw failure(message(encoder)) }
        return Array(UnsafeBufferPointer(start: output, count: Int(count)))
    }

    /// The smallest size that the decoder offers and that covers `covering`.
    private static func scaled(_ size: PixelSize, _ covering: PixelSize?) -> PixelSize {
        guard let covering else { return size }
        for eighths in 1..<8 {
            let offered = PixelSize(
                width: (size.width * eighths + 7) / 8,
                height: (size.height * eighths + 7) / 8
            )
            if offered.width >= covering.width && offered.height >= covering.height {
                return offered
            }
        }
        return size
    }

    private static func failure(_ decoder: tjhandle) -> ImageError {
        ImageFormat.jpeg.failure(.damaged, message(decoder))
    }

    private static func message(_ handle: tjhandle) -> String {
        tjGetErrorStr2(handle).map { String(cString: $0) } ?? "the library gives no reason"
    }
}
