import UIKitGeometry

/// The parts that a WebP file consists of, read without decoding any.
enum WebPParts {
    /// Throws where the data is shorter than it says itself.
    static func checkLength(of bytes: [UInt8]) throws(ImageError) {
        if bytes.count < 20 {
            throw ImageFormat.webP.failure(
                .truncated,
                "the data ends before the picture does",
                at: bytes.count
            )
        }
        if number(bytes, 4) > bytes.count - 8 {
            throw ImageFormat.webP.failure(
                .truncated,
                "the data has \(bytes.count - 8) of the \(number(bytes, 4)) bytes that it claims",
                at: bytes.count
            )
        }
    }

    /// The orientation that a camera wrote; nil where there is none.
    static func orientation(in bytes: [UInt8]) -> ImageOrientation? {
        var place = 12
        while place + 8 <= bytes.count {
            let length = number(bytes, place + 4)
            if length > bytes.count - place - 8 { return nil }
            if bytes[place..<(place + 4)].elementsEqual("EXIF".utf8) {
                let contents = bytes[(place + 8)..<(place + 8 + length)]
                return EXIF.orientation(jpegPart: contents) ?? EXIF.orientation(directory: contents)
            }
            place += 8 + length + length % 2
        }
        return nil
    }

    private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
        Int(bytes[place]) | Int(bytes[place + 1]) << 8 | Int(bytes[place + 2]) << 16
            | Int(bytes[place + 3]) << 24
    }
}
