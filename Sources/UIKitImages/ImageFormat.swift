/// The formats of picture files that are read.
package enum ImageFormat: String, Hashable, Sendable {
    /// Portable Network Graphics.
    case png = "PNG"

    /// Finds out by the first bytes; nil for anything else.
    package init?(_ bytes: [UInt8]) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else {
            return nil
        }
    }

    /// What an error calls data of the format.
    package var subject: String { "\(rawValue) data" }
}
