import CUIKitWebP
package import UIKitGeometry
package import UIKitRaster

/// Pictures of the web, with or without loss: bytes to bitmaps.
///
/// Of an animated one, the first picture.
///
/// The border to libwebp, which reports errors by return values. It lends the library the bytes and the
/// bitmap's memory for the length of a call.
package enum WebP {
    /// Size and orientation; throws where the data ends early, or claims too much.
    static func header(of bytes: [UInt8]) throws(ImageError) -> ImageHeader {
        try WebPParts.checkLength(of: bytes)
        var features = WebPBitstreamFeatures()
        let status = WebPGetFeatures(bytes, bytes.count, &features)
        if status != VP8_STATUS_OK { throw failure(status) }
        let size = PixelSize(width: Int(features.width), height: Int(features.height))
        try ImageLimits.check(size, in: .webP)
        return ImageHeader(
            format: .webP,
            size: size,
            orientation: WebPParts.orientation(in: bytes) ?? .up
        )
    }

    /// Decodes a picture, not turned.
    ///
    /// With `covering`, an opaque picture is decoded at that size where it is smaller than the picture's.
    package static func decode(
        _ bytes: [UInt8],
        covering: PixelSize? = nil
    ) throws(ImageError) -> Bitmap {
        let header = try header(of: bytes)
        var config = WebPDecoderConfig()
        if WebPInitDecoderConfig(&config) == 0 {
            throw ImageFormat.webP.failure(.unsupported, "the library has another version")
        }
        let status = WebPGetFeatures(bytes, bytes.count, &config.input)
        if status != VP8_STATUS_OK { throw failure(status) }
        if config.input.has_animation != 0 { return try firstPicture(bytes, header.size) }
        var size = header.size
        if let covering, config.input.has_alpha == 0, covering.width > 0, covering.height > 0,
            covering.width < size.width, covering.height < size.height
        {
            size = covering
            config.options.use_scaling = 1
            config.options.scaled_width = Int32(size.width)
            config.options.scaled_height = Int32(size.height)
        }
        var bitmap = Bitmap(size: size)
        let pitch = bitmap.stride
        let decoded = bitmap.withUnsafeMutableBytes { rows in
            config.output.colorspace = MODE_BGRA
            config.output.is_external_memory = 1
            config.output.u.RGBA.rgba = rows.baseAddress?.assumingMemoryBound(to: UInt8.self)
            config.output.u.RGBA.stride = Int32(pitch)
            config.output.u.RGBA.size = rows.count
            let status = WebPDecode(bytes, bytes.count, &config)
            WebPFreeDecBuffer(&config.output)
            return status
        }
        if decoded != VP8_STATUS_OK { throw failure(decoded) }
        if config.input.has_alpha != 0 { bitmap.premultiply() }
        return bitmap
    }

    private static func firstPicture(
        _ bytes: [UInt8],
        _ size: PixelSize
    ) throws(ImageError) -> Bitmap {
        var options = WebPAnimDecoderOptions()
        _ = WebPAnimDecoderOptionsInit(&options)
        options.color_mode = MODE_BGRA
        options.use_threads = 0
        let bitmap: Bitmap? = bytes.withUnsafeBufferPointer { source in
            var data = WebPData(bytes: source.baseAddress, size: source.count)
            guard let decoder = WebPAnimDecoderNew(&data, &options) else { return nil }
            defer { WebPAnimDecoderDelete(decoder) }
            var info = WebPAnimInfo()
            var rows: UnsafeMutablePointer<UInt8>?
            var time: Int32 = 0
            guard WebPAnimDecoderGetInfo(decoder, &info) != 0,
                Int(info.canvas_width) == size.width, Int(info.canvas_height) == size.height,
                WebPAnimDecoderGetNext(decoder, &rows, &time) != 0, let rows
            else { return nil }
            var bitmap = Bitmap(size: size)
            let pitch = bitmap.stride
            // The decoder's rows have no gaps, and are its own until it is deleted.
            bitmap.withUnsafeMutableBytes { target in
                for y in 0..<size.height {
                    let row = UnsafeRawBufferPointer(
                        start: rows + y * size.width * 4,
                        count: size.width * 4
                    )
                    UnsafeMutableRawBufferPointer(
                        rebasing: target[(y * pitch)..<(y * pitch + size.width * 4)]
                    ).copyMemory(from: row)
                }
            }
            return bitmap
        }
        guard var bitmap else {
            throw ImageFormat.webP.failure(
                .damaged,
                "the first of the animated pictures is damaged"
            )
        }
        bitmap.premultiply()
        return bitmap
    }

    private static func failure(_ status: VP8StatusCode) -> ImageError {
        switch status {
        case VP8_STATUS_OUT_OF_MEMORY:
            ImageFormat.webP.failure(.size, "the library has no memory for the picture")
        case VP8_STATUS_UNSUPPORTED_FEATURE:
            ImageFormat.webP.failure(.unsupported, "the picture has what the library does not know")
        case VP8_STATUS_NOT_ENOUGH_DATA:
            ImageFormat.webP.failure(.truncated, "the data ends before the picture does")
        default: ImageFormat.webP.failure(.damaged, "the data contradicts its format")
        }
    }
}
