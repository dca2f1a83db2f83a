import Testing
import UIKitGeometry
import UIKitHeadless
import UIKitRaster

/// A bitmap of one opaque grey.
private func filled(_ gray: UInt32, _ width: Int, _ height: Int) -> Bitmap {
    var bitmap = Bitmap(size: PixelSize(width: width, height: height))
    for y in 0..<height {
        for x in 0..<width { bitmap[x, y] = 0xFF00_0000 | gray * 0x01_0101 }
    }
    return bitmap
}

@Suite struct ContactSheetTests {
    @Test(arguments: [
        (1, [0]),
        (12, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        (13, [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12]),
        (100, [0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99]),
    ])
    func `frames are thinned out evenly`(count: Int, expected: [Int]) {
        #expect(ContactSheet.chosen(of: count) == expected)
    }

    @Test(arguments: [
        (1, 320, 200, 1), (12, 320, 200, 3), (12, 160, 284, 4), (12, 100, 100, 4),
        (11, 320, 200, 3),
    ])
    func `the sheet is nearly square and has few empty places`(
        count: Int,
        width: Int,
        height: Int,
        columns: Int
    ) {
        let size = PixelSize(width: width, height: height)
        #expect(ContactSheet.columns(for: count, of: size) == columns)
    }

    @Test func `frames stand in reading order with gaps`() {
        var sheet = ContactSheet()
        for gray: UInt32 in [10, 20, 30, 40] { sheet.add(filled(gray, 6, 4)) }
        let picture = sheet.picture()
        #expect(picture.size == PixelSize(width: 24, height: 20))
        let column = (0..<20).map { picture.pixel(x: 5, y: $0).r }
        let gap = [128, 128, 128, 128]
        #expect(column == gap + [10, 10, 10, 10] + gap + [30, 30, 30, 30] + gap)
        let row = (0..<24).map { picture.pixel(x: $0, y: 5).r }
        #expect(
            row == gap + [10, 10, 10, 10, 10, 10] + gap + [20, 20, 20, 20, 20, 20] + gap
        )
    }

    @Test func `a smaller frame stands in the middle of its cell`() {
        var sheet = ContactSheet()
        sheet.add(filled(10, 4, 2))
        sheet.add(filled(20, 2, 4))
        let picture = sheet.picture()
        #expect(picture.size == PixelSize(width: 20, height: 12))
        #expect(picture.pixel(x: 4, y: 4).r == 128)
        #expect(picture.pixel(x: 4, y: 5).r == 10)
        #expect(picture.pixel(x: 12, y: 4).r == 128)
        #expect(picture.pixel(x: 13, y: 4).r == 20)
    }

    @Test func `a large frame is halved until it is small enough`() {
        var frame = filled(0, 1_280, 800)
        for y in 0..<4 {
            for x in 0..<4 where (x + y) % 2 == 0 { frame[x, y] = 0xFFFF_FFFF }
        }
        var sheet = ContactSheet()
        sheet.add(frame)
        let picture = sheet.picture()
        #expect(picture.size == PixelSize(width: 328, height: 208))
        #expect(picture.pixel(x: 4, y: 4).r == 128)
        #expect(picture.pixel(x: 5, y: 4).r == 0)
        #expect(picture.pixel(x: 4, y: 4).a == 255)
    }
}
