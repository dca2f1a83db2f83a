/// The formats of picture files that are read.
package enum ImageFormat: String, Hashable, Sendable {
    /// Portable Network Graphics.
    case png = "PNG"
    /// The format of photographs.
    case jpeg = "JPEG"
    /// The format of pictures on the web.
    case webP = "WebP"

    /// Finds out by the first bytes; nil for anything else.
    package init?(_ bytes: [UInt8]) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webP
        } else {
            return nil
        }
    }

    /// What an error calls data of the format.
    package var subject: String { "\(rawValue) data" }

    /// An error of decoding data of the format.
    func failure(
        _ kind: ImageError.Kind,
        _ reason: String,
        at offset: Int? = nil
    ) -> ImageError {
        ImageError(kind, operation: "decode", subject: subject, reason: reason, offset: offset)
    }
}
