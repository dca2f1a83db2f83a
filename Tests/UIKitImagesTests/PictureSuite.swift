import UIKitGeometry
import UIKitImages
import UIKitRaster

/// A file and the pixels that must come of it; `Pictures/make.py` says where both are from.
struct SuitePicture: Sendable, CustomStringConvertible {
    let name: String
    let size: PixelSize
    /// How far a component may be off.
    let tolerance: Int
    let file: [UInt8]
    /// Red, green, blue and alpha, not premultiplied.
    let pixels: [UInt8]

    var description: String { name }

    /// The pictures of a format.
    static func all(_ format: String) -> [SuitePicture] {
        let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
        let lines = (try? ByteFile.read("/\(folder)/Pictures/\(format).txt")) ?? []
        return lines.split(separator: UInt8(ascii: "\n")).compactMap { line -> SuitePicture? in
            let words = line.split(separator: UInt8(ascii: " "))
            guard words.count == 6 else { return nil }
            let text = words[..<4].map { String(decoding: $0, as: UTF8.self) }
            return SuitePicture(
                name: "\(format) \(text[0])",
                size: PixelSize(width: Int(text[1]) ?? 0, height: Int(text[2]) ?? 0),
                tolerance: Int(text[3]) ?? 0,
                file: bytes(words[4]),
                pixels: bytes(words[5])
            )
        }
    }

    private static func bytes(_ digits: ArraySlice<UInt8>) -> [UInt8] {
        func value(_ digit: UInt8) -> UInt8 { digit > 0x60 ? digit - 0x57 : digit - 0x30 }
        return stride(from: digits.startIndex, to: digits.endIndex, by: 2).map {
            value(digits[$0]) << 4 | value(digits[$0 + 1])
        }
    }

    /// The first pixel of `bitmap` that is not as it must be, in words; nil where all are.
    func difference(from bitmap: Bitmap) -> String? {
        if bitmap.size != size { return "the size is \(bitmap.size)" }
        for y in 0..<size.height {
            for x in 0..<size.width {
                let place = (y * size.width + x) * 4
                let expected = pixels[place..<(place + 4)].map { Int($0) }
                let alpha = expected[3]
                // Premultiplied by hand, to the nearest: what is compared is what is stored.
                let stored = expected[..<3].map { ($0 * alpha + 127) / 255 } + [alpha]
                let pixel = Int(bitmap[x, y])
                let got = [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, pixel >> 24]
                if zip(stored, got).contains(where: { abs($0 - $1) > tolerance }) {
                    return "(\(x), \(y)) is \(got), not \(stored)"
                }
            }
        }
        return nil
    }
}
