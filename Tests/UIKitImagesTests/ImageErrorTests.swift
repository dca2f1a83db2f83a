import Testing
import UIKitGeometry
import UIKitImages
import UIKitRaster

private func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
}

/// The check sum that ends a PNG's part, bit by bit.
private func checkSum(_ bytes: [UInt8]) -> [UInt8] {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return bigEndian(~sum)
}

private func part(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + contents
    return bigEndian(UInt32(contents.count)) + body + checkSum(body)
}

private let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

private func png(width: UInt32, height: UInt32) -> [UInt8] {
    signature + part("IHDR", bigEndian(width) + bigEndian(height) + [8, 6, 0, 0, 0])
        + part("IDAT", [0x78, 0x9C, 3, 0, 0, 0, 0, 1]) + part("IEND", [])
}

@Suite struct ImageErrorTests {
    @Test(
        arguments: [
            (100_000, 100_000), (30_001, 1), (1, 30_001), (10_000, 10_000),
            (4_294_967_295, 4_294_967_295),
        ] as [(UInt32, UInt32)]
    )
    func `a PNG that claims too many pixels is refused by its header`(width: UInt32, height: UInt32)
    {
        let bytes = png(width: width, height: height)
        let error = #expect(throws: ImageError.self) { try ImageFile.header(of: bytes) }
        #expect(error?.kind == .size)
        #expect(
            error?.description
                == "decode PNG data: \(width) x \(height) pixels are more than is accepted"
        )
        #expect(throws: ImageError.self) { try ImageFile.decode(bytes) }
    }

    @Test func `a PNG without pixels is refused`() {
        let error = #expect(throws: ImageError.self) {
            try ImageFile.header(of: png(width: 0, height: 5))
        }
        #expect(error?.kind == .size)
    }

    @Test func `a JPEG that claims too many pixels is refused by its header`() {
        let bytes: [UInt8] = [
            0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0xFF, 0xDC, 0xFF, 0xDC, 3, 1, 0x11, 0, 2, 0x11, 0, 3,
            0x11, 0,
            0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0,
        ]
        let error = #expect(throws: ImageError.self) { try ImageFile.decode(bytes) }
        #expect(
            error?.description == "decode JPEG data: 65500 x 65500 pixels are more than is accepted"
        )
    }

    @Test func `a WebP that claims too many pixels is refused by its header`() {
        // Without loss, 16,383 pixels a side: 14 bits each.
        let bytes: [UInt8] =
            Array("RIFF".utf8) + [18, 0, 0, 0] + Array("WEBPVP8L".utf8)
            + [6, 0, 0, 0, 0x2F, 0xFE, 0xBF, 0xFF, 0x0F, 0]
        let error = #expect(throws: ImageError.self) { try ImageFile.decode(bytes) }
        #expect(
            error?.description == "decode WebP data: 16383 x 16383 pixels are more than is accepted"
        )
    }

    @Test func `an error says where the data is wrong`() throws {
        let good = png(width: 1, height: 1)
        // The data begins behind the signature (8 bytes) and the header (25).
        var wrong = good
        wrong[45] ^= 1
        let damaged = #expect(throws: ImageError.self) { try ImageFile.decode(wrong) }
        #expect(damaged?.description == "decode PNG data: a part's check sum is wrong at byte 33")
        let short = #expect(throws: ImageError.self) { try ImageFile.decode(Array(good[..<40])) }
        #expect(short?.kind == .truncated)
        #expect(short?.offset == 40)
        let unknown = #expect(throws: ImageError.self) {
            try ImageFile.decode(Array("GIF89a".utf8))
        }
        #expect(unknown?.kind == .unknownFormat)
        #expect(unknown?.offset == 0)
        let none = #expect(throws: ImageError.self) { try ImageFile.decode([]) }
        #expect(none?.description == "decode picture data: there are no bytes at byte 0")
    }

    @Test func `a file that is none is said by its path`() {
        let error = #expect(throws: ImageError.self) { try ImageFile.read("/tmp") }
        #expect(error?.kind == .file)
        #expect(error?.description == "read /tmp: Is a directory")
    }

    @Test func `a JPEG keeps a picture nearly, and lays it over white`() throws {
        var bitmap = Bitmap(size: PixelSize(width: 16, height: 16))
        for y in 0..<16 {
            for x in 0..<16 { bitmap[x, y] = x < 8 ? 0xFF20_60C0 : 0 }
        }
        let bytes = try JPEG.encode(bitmap, quality: 1)
        let back = try JPEG.decode(bytes)
        let left = back.pixel(x: 2, y: 9)
        #expect(abs(left.r - 0x20) < 4 && abs(left.g - 0x60) < 4 && abs(left.b - 0xC0) < 4)
        #expect(back.pixel(x: 13, y: 9).r > 250)
        #expect(try JPEG.encode(bitmap, quality: 0).count < bytes.count)
        #expect(try JPEG.encode(bitmap, quality: .nan) == JPEG.encode(bitmap, quality: 0))
        #expect(throws: ImageError.self) { try JPEG.encode(Bitmap(size: .zero), quality: 1) }
    }
}
