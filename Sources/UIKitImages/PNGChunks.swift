import UIKitGeometry

/// The parts that a PNG file consists of, read without decoding any.
enum PNGChunks {
    private static let signatureLength = 8

    /// The size that the data claims; throws where it has no end, or claims too much.
    static func header(of bytes: [UInt8]) throws(ImageError) -> ImageHeader {
        try walk(bytes, checksums: false)
        let size = PixelSize(width: Int(number(bytes, 16)), height: Int(number(bytes, 20)))
        try ImageLimits.check(size, in: .png)
        return ImageHeader(format: .png, size: size)
    }

    /// The first part that is cut off or whose check sum is wrong; nil where there is none.
    static func fault(in bytes: [UInt8]) -> ImageError? {
        do throws(ImageError) {
            try walk(bytes, checksums: true)
            return nil
        } catch {
            return error
        }
    }

    private static func walk(_ bytes: [UInt8], checksums: Bool) throws(ImageError) {
        var place = signatureLength
        var isFirst = true
        while true {
            if place + 12 > bytes.count {
                throw failure(.truncated, "the data ends before the picture does", bytes.count)
            }
            let length = Int(number(bytes, place))
            let name = number(bytes, place + 4)
            if isFirst && (name != 0x4948_4452 || length != 13) {
                throw failure(.damaged, "the first part is no header", place)
            }
            if length > bytes.count - place - 12 {
                throw failure(.truncated, "a part reaches beyond the end of the data", place)
            }
            if checksums || isFirst {
                let sum = CheckSum.crc32(bytes[(place + 4)..<(place + 8 + length)])
                if sum != number(bytes, place + 8 + length) {
                    throw failure(.damaged, "a part's check sum is wrong", place)
                }
            }
            if name == 0x4945_4E44 { return }
            place += 12 + length
            isFirst = false
        }
    }

    private static func number(_ bytes: [UInt8], _ place: Int) -> UInt32 {
        UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16
            | UInt32(bytes[place + 2]) << 8 | UInt32(bytes[place + 3])
    }

    private static func failure(
        _ kind: ImageError.Kind,
        _ reason: String,
        _ place: Int
    ) -> ImageError {
        ImageError(
            kind,
            operation: "decode",
            subject: ImageFormat.png.subject,
            reason: reason,
            offset: place
        )
    }
}
