/// What a camera wrote into a picture: only how it was held.
///
/// Source: [EXIF 2.3] (the layout of the directory and the number of the tag).
enum EXIF {
    private static let orientationTag = 0x0112

    /// The orientation in a JPEG part that begins with the word Exif; nil where there is none.
    static func orientation(jpegPart part: ArraySlice<UInt8>) -> ImageOrientation? {
        if !part.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) { return nil }
        return orientation(directory: part.dropFirst(6))
    }

    /// The orientation in a directory of tags; nil where there is none.
    static func orientation(directory: ArraySlice<UInt8>) -> ImageOrientation? {
        let start = directory.startIndex
        let isLittle: Bool
        if directory.starts(with: [0x49, 0x49, 42, 0]) {
            isLittle = true
        } else if directory.starts(with: [0x4D, 0x4D, 0, 42]) {
            isLittle = false
        } else {
            return nil
        }
        func number(_ offset: Int, _ count: Int) -> Int? {
            guard offset >= 0, offset <= directory.count - count else { return nil }
            var value = 0
            for index in 0..<count {
                let place = isLittle ? count - 1 - index : index
                value = value << 8 | Int(directory[start + offset + place])
            }
            return value
        }
        guard let table = number(4, 4), let count = number(table, 2) else { return nil }
        for index in 0..<count {
            let entry = table + 2 + index * 12
            guard let tag = number(entry, 2) else { return nil }
            if tag != orientationTag { continue }
            return number(entry + 8, 2).flatMap {
                (1...8).contains($0) ? ImageOrientation(rawValue: UInt8($0)) : nil
            }
        }
        return nil
    }
}
