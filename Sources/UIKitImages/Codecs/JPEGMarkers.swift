import UIKitGeometry

/// The parts that a JPEG file consists of, read without decoding any.
enum JPEGMarkers {
    /// Size and orientation; throws where the data ends before the pixels begin, or claims too much.
    static func header(of bytes: [UInt8]) throws(ImageError) -> ImageHeader {
        var size: PixelSize?
        var orientation = ImageOrientation.up
        var place = 2
        while true {
            // Any number of fill bytes may stand before a marker.
            while place < bytes.count, bytes[place] == 0xFF, place + 1 < bytes.count,
                bytes[place + 1] == 0xFF
            { place += 1 }
            guard place + 4 <= bytes.count else {
                throw ImageFormat.jpeg.failure(
                    .truncated,
                    "the data ends before the picture does",
                    at: bytes.count
                )
            }
            if bytes[place] != 0xFF {
                throw ImageFormat.jpeg.failure(
                    .damaged,
                    "there is no marker where one must be",
                    at: place
                )
            }
            let marker = bytes[place + 1]
            // Markers without contents: restarts, and one for temporary use.
            if marker == 0x01 || (0xD0...0xD7).contains(marker) {
                place += 2
                continue
            }
            if marker == 0xD8 || marker == 0xD9 || marker == 0 {
                throw ImageFormat.jpeg.failure(
                    .damaged,
                    "the picture ends before its pixels",
                    at: place
                )
            }
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            if length < 2 || length > bytes.count - place - 2 {
                throw ImageFormat.jpeg.failure(
                    .truncated,
                    "a part reaches beyond the end of the data",
                    at: place
                )
            }
            let contents = bytes[(place + 4)..<(place + 2 + length)]
            switch marker {
            case 0xDA:
                guard let size else {
                    throw ImageFormat.jpeg.failure(
                        .damaged,
                        "the pixels begin without a size",
                        at: place
                    )
                }
                return ImageHeader(format: .jpeg, size: size, orientation: orientation)
            case 0xE1: orientation = EXIF.orientation(jpegPart: contents) ?? orientation
            case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
                size = try frameSize(contents, at: place)
            default: break
            }
            place += 2 + length
        }
    }

    private static func frameSize(
        _ contents: ArraySlice<UInt8>,
        at place: Int
    ) throws(ImageError) -> PixelSize {
        let start = contents.startIndex
        if contents.count < 6 {
            throw ImageFormat.jpeg.failure(
                .damaged,
                "the part with the size is too short",
                at: place
            )
        }
        if contents[start] != 8 {
            throw ImageFormat.jpeg.failure(
                .unsupported,
                "samples of \(contents[start]) bits are not read, only such of 8",
                at: place
            )
        }
        let size = PixelSize(
            width: Int(contents[start + 3]) << 8 | Int(contents[start + 4]),
            height: Int(contents[start + 1]) << 8 | Int(contents[start + 2])
        )
        try ImageLimits.check(size, in: .jpeg)
        return size
    }
}
