import Testing
import UIKitGeometry
import UIKitImages
import UIKitRaster

private let pngs = SuitePicture.all("png")
private let jpegs = SuitePicture.all("jpeg")
private let webPs = SuitePicture.all("webp")
private let everything = pngs + jpegs + webPs

/// Decodes a picture, or finds that it can't be; either is right, and so is any picture of an accepted size.
private func decodes(_ bytes: [UInt8]) -> Bool {
    guard let header = try? ImageFile.header(of: bytes),
        let bitmap = try? ImageFile.decode(bytes)
    else { return false }
    return bitmap.size == header.size
}

@Suite struct SuiteTests {
    @Test func `the suites are all there`() {
        #expect(pngs.count == 89)
        #expect(jpegs.count == 16)
        #expect(webPs.count == 7)
    }

    @Test(arguments: everything)
    func `every kind of file is decoded to its pixels`(picture: SuitePicture) throws {
        let bitmap = try ImageFile.decode(picture.file)
        #expect(picture.difference(from: bitmap) == nil)
        #expect(try ImageFile.header(of: picture.file).size == picture.size)
    }

    @Test(arguments: pngs + webPs)
    func `a PNG or WebP file that ends early is refused, wherever it ends`(
        picture: SuitePicture
    ) throws {
        for count in 0..<picture.file.count {
            let bytes = Array(picture.file[..<count])
            #expect(throws: ImageError.self) { try ImageFile.header(of: bytes) }
            #expect(throws: ImageError.self) { try ImageFile.decode(bytes) }
        }
    }

    @Test(arguments: jpegs)
    func `a JPEG file that ends early is refused before its pixels and filled up among them`(
        picture: SuitePicture
    ) throws {
        var refused = 0
        for count in 0..<picture.file.count where !decodes(Array(picture.file[..<count])) {
            #expect(count == refused, "a shorter one was a picture")
            refused += 1
        }
        #expect(refused > 100)
        #expect(refused < picture.file.count)
    }

    @Test(arguments: everything)
    func `a file with any one byte wrong gives an error or a picture`(picture: SuitePicture) {
        var refused = 0
        for index in picture.file.indices {
            for mask in [0xFF, 0x01, 0x80] as [UInt8] {
                var bytes = picture.file
                bytes[index] ^= mask
                if !decodes(bytes) { refused += 1 }
            }
        }
        #expect(refused > 0)
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt8])
    func `the orientation that a camera wrote is read, in either order of bytes`(
        number: UInt8
    ) throws {
        let picture = try #require(jpegs.first { $0.name == "jpeg orientation-\(number)" })
        #expect(try ImageFile.header(of: picture.file).orientation.rawValue == number)
    }

    @Test func `a WebP file's orientation is read`() throws {
        let picture = try #require(webPs.first { $0.name == "webp orientation-6" })
        #expect(try ImageFile.header(of: picture.file).orientation == .right)
    }

    @Test func `a JPEG is decoded at an eighth of steps that covers what is asked for`() throws {
        let picture = try #require(jpegs.first { $0.name == "jpeg baseline-444" })
        for (wanted, offered) in [
            (PixelSize(width: 1, height: 1), PixelSize(width: 3, height: 2)),
            (PixelSize(width: 4, height: 2), PixelSize(width: 6, height: 4)),
            (PixelSize(width: 21, height: 13), PixelSize(width: 21, height: 13)),
            (PixelSize(width: 99, height: 99), PixelSize(width: 21, height: 13)),
        ] {
            #expect(try ImageFile.decode(picture.file, covering: wanted).size == offered)
        }
    }
}
