import Testing
import UIKitGeometry
import UIKitImages
import UIKitRaster

/// A picture of 3 × 2 pixels that are numbered 1…6.
private func numbered() -> Bitmap {
    var bitmap = Bitmap(size: PixelSize(width: 3, height: 2))
    for y in 0..<2 {
        for x in 0..<3 { bitmap[x, y] = 0xFF00_0000 | UInt32(y * 3 + x + 1) }
    }
    return bitmap
}

private func rows(_ bitmap: Bitmap) -> [[Int]] {
    (0..<bitmap.size.height).map { y in
        (0..<bitmap.size.width).map { x in Int(bitmap[x, y] & 0xFF) }
    }
}

@Suite struct BitmapPixelsTests {
    // The eight ways, as the EXIF standard draws them with its letter F.
    @Test(
        arguments: [
            (1, [[1, 2, 3], [4, 5, 6]]), (2, [[3, 2, 1], [6, 5, 4]]),
            (3, [[6, 5, 4], [3, 2, 1]]), (4, [[4, 5, 6], [1, 2, 3]]),
            (5, [[1, 4], [2, 5], [3, 6]]), (6, [[4, 1], [5, 2], [6, 3]]),
            (7, [[6, 3], [5, 2], [4, 1]]), (8, [[3, 6], [2, 5], [1, 4]]),
        ] as [(UInt8, [[Int]])]
    )
    func `a picture is turned as its orientation says`(number: UInt8, expected: [[Int]]) throws {
        let orientation = try #require(ImageOrientation(rawValue: number))
        #expect(rows(numbered().turned(orientation)) == expected)
        let mirrored = numbered().turned(orientation.mirrored)
        #expect(rows(mirrored) == expected.map { Array($0.reversed()) })
        #expect(orientation.mirrored.mirrored == orientation)
    }

    @Test func `a part is cut out and copied to its place`() {
        let part = numbered().cropped(to: PixelRect(x: 1, y: 0, width: 2, height: 2))
        #expect(rows(part) == [[2, 3], [5, 6]])
        var wide = Bitmap(size: PixelSize(width: 4, height: 2))
        wide.copy(
            PixelRect(x: 0, y: 1, width: 2, height: 1),
            from: part,
            to: PixelPoint(x: 2, y: 0)
        )
        #expect(rows(wide) == [[0, 0, 5, 6], [0, 0, 0, 0]])
    }

    @Test func `a tint keeps how opaque pixels are and replaces their colours`() {
        var bitmap = Bitmap(size: PixelSize(width: 3, height: 1))
        bitmap[0, 0] = 0xFF12_3456
        bitmap[1, 0] = 0x8000_4080
        let red = bitmap.tinted(PixelColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect([red[0, 0], red[1, 0], red[2, 0]] == [0xFFFF_0000, 0x8080_0000, 0])
        let half = bitmap.tinted(PixelColor(red: 1, green: 1, blue: 1, alpha: 0.5))
        #expect([half[0, 0], half[1, 0]] == [0x8080_8080, 0x4040_4040])
    }

    @Test func `straight pixels are scaled by their alpha, to the nearest`() {
        var bitmap = Bitmap(size: PixelSize(width: 2, height: 1))
        bitmap[0, 0] = 0x80FF_8001
        bitmap[1, 0] = 0x00FF_FFFF
        bitmap.premultiply()
        #expect([bitmap[0, 0], bitmap[1, 0]] == [0x8080_4001, 0])
    }
}
