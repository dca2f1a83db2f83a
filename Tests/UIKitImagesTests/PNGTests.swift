import Glibc
import Testing
import UIKitGeometry
import UIKitImages
import UIKitRaster

@Suite struct PNGTests {
    private func gradient(opaque: Bool) -> Bitmap {
        var bitmap = Bitmap(size: PixelSize(width: 61, height: 17))
        for y in 0..<17 {
            for x in 0..<61 {
                let color = PixelColor(
                    red: CGFloat(x) / 60,
                    green: CGFloat(y) / 16,
                    blue: 0.3,
                    alpha: opaque ? 1 : CGFloat(x * y) / 960
                )
                bitmap[x, y] = color.premultiplied
            }
        }
        return bitmap
    }

    @Test(arguments: [true, false])
    func `what is encoded is decoded to the same pixels`(opaque: Bool) throws {
        let bitmap = gradient(opaque: opaque)
        let bytes = try PNG.encode(bitmap)
        #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        // The colour type: 2 without an alpha channel, 6 with one.
        #expect(bytes[25] == (opaque ? 2 : 6))
        #expect(try PNG.decode(bytes) == bitmap)
    }

    @Test func `a file holds what was written to it`() throws {
        let path = "/tmp/vitrine-png-test-\(getpid()).png"
        let bitmap = gradient(opaque: false)
        try PNG.write(bitmap, to: path)
        defer { unlink(path) }
        #expect(try PNG.read(path) == bitmap)
    }

    @Test func `a grey picture of one bit a pixel is decoded`() throws {
        // 2 x 1 pixels, white and black.
        let bytes: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48,
            0x44, 0x52, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x01, 0x01, 0x00, 0x00, 0x00,
            0x00, 0xDC, 0x59, 0x42, 0x27, 0x00, 0x00, 0x00, 0x0A, 0x49, 0x44, 0x41, 0x54, 0x78,
            0x9C, 0x63, 0x68, 0x00, 0x00, 0x00, 0x82, 0x00, 0x81, 0x77, 0xCD, 0x72, 0xB6, 0x00,
            0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
        ]
        let bitmap = try PNG.decode(bytes)
        #expect(bitmap.size == PixelSize(width: 2, height: 1))
        #expect(bitmap[0, 0] == 0xFFFF_FFFF)
        #expect(bitmap[1, 0] == 0xFF00_0000)
    }

    @Test func `damaged bytes are refused, cut off anywhere`() throws {
        let bytes = try PNG.encode(gradient(opaque: true))
        for count in stride(from: 0, to: bytes.count - 12, by: 7) {
            #expect(throws: ImageError.self) { try PNG.decode(Array(bytes[..<count])) }
        }
    }

    @Test func `a picture of a billion pixels is refused before memory is taken`() {
        var bytes: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0,
            0,
            0x75, 0x30, 0, 0, 0x75, 0x30, 8, 6, 0, 0, 0,
        ]
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes[12...] {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        sum = ~sum
        bytes += [
            UInt8(sum >> 24), UInt8(sum >> 16 & 255), UInt8(sum >> 8 & 255), UInt8(sum & 255),
        ]
        bytes += [0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0x35, 0xAF, 0x06, 0x1E]
        let error = #expect(throws: ImageError.self) { try PNG.decode(bytes) }
        #expect(error?.reason == "30000 x 30000 pixels are more than is accepted")
    }

    @Test func `an error names the file and the reason`() {
        let error = #expect(throws: ImageError.self) { try PNG.read("/nowhere/picture.png") }
        #expect(error?.description == "open /nowhere/picture.png: No such file or directory")
        let empty = #expect(throws: ImageError.self) { try PNG.encode(Bitmap(size: .zero)) }
        #expect(empty?.operation == "encode")
    }
}
