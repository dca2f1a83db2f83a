import UIKitGeometry

/// The parts that a PNG file consists of, read without decoding any.
enum PNGChunks {
    private static let signatureLength = 8
    /// The letters IHDR.
    private static let headerName: UInt32 = 0x4948_4452

    /// The size that the data claims; throws where it has no end, or claims too much.
    static func header(of bytes: [UInt8]) throws(ImageError) -> ImageHeader {
        // What it claims decides before what it has: a bomb is refused as one.
        let size =
            bytes.count < 24
            ? nil : PixelSize(width: Int(number(bytes, 16)), height: Int(number(bytes, 20)))
        if let size, number(bytes, 12) == headerName { try ImageLimits.check(size, in: .png) }
        try walk(bytes, checksums: false)
        guard let size else { throw ImageFormat.png.failure(.truncated, "there is no header") }
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
                throw ImageFormat.png.failure(
                    .truncated,
                    "the data ends before the picture does",
                    at: bytes.count
                )
            }
            let length = Int(number(bytes, place))
            let name = number(bytes, place + 4)
            if isFirst && (name != headerName || length != 13) {
                throw ImageFormat.png.failure(.damaged, "the first part is no header", at: place)
            }
            if length > bytes.count - place - 12 {
                throw ImageFormat.png.failure(
                    .truncated,
                    "a part reaches beyond the end of the data",
                    at: place
                )
            }
            if checksums || isFirst {
                let sum = CheckSum.crc32(bytes[(place + 4)..<(place + 8 + length)])
                if sum != number(bytes, place + 8 + length) {
                    throw ImageFormat.png.failure(
                        .damaged,
                        "a part's check sum is wrong",
                        at: place
                    )
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
}
