import Glibc
import Testing
import UIKit
import UIKitTesting

/// A folder of this test's own, removed with it.
private final class Folder {
    let path: String

    init() {
        var template = Array("/tmp/vitrine-images-XXXXXX".utf8CString)
        path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
    }

    deinit {
        guard let listing = opendir(path) else { return }
        while let entry = readdir(listing) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            unlink("\(path)/\(name)")
        }
        closedir(listing)
        rmdir(path)
    }

    func write(_ name: String, _ bytes: [UInt8]) throws {
        try ByteFile.write(bytes, to: "\(path)/\(name)")
    }
}

private func plain(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
        context.fill(CGRect(origin: .zero, size: size))
    }
}

private func png(_ width: CGFloat, _ height: CGFloat) -> [UInt8] {
    plain(width, height).pngData() ?? []
}

@MainActor @Suite(.serialized) struct DisplayScaleTests {
    @Test func `of several scales, the one that suits the display is taken`() throws {
        let folder = Folder()
        try folder.write("lamp.png", png(4, 4))
        try folder.write("lamp@2x.png", png(8, 8))
        try folder.write("lamp@3x.png", png(12, 12))
        try folder.write("door@2x.jpg", plain(8, 8).jpegData(compressionQuality: 1) ?? [])
        let bundle = try #require(Bundle(path: folder.path + "//"))
        #expect(bundle.bundlePath == folder.path)
        func width(_ name: String) -> Int? {
            UIImage(named: name, in: bundle, with: nil)?.cgImage?.width
        }
        for (scale, pixels) in [(1, 4), (1.25, 8), (2, 8), (2.5, 12), (3, 12), (4, 12)]
            as [(CGFloat, Int)]
        {
            _ = Harness(scale: scale)
            #expect(width("lamp") == pixels)
            #expect(width("lamp.png") == pixels)
            #expect(width("lamp@2x.png") == 8)
            #expect(width("door") == 8)
            #expect(
                UIImage(named: "lamp", in: bundle, with: nil)?.size == CGSize(width: 4, height: 4)
            )
            #expect(UIImage(contentsOfFile: "\(folder.path)/lamp.png")?.cgImage?.width == pixels)
        }
        for name in ["", "window", "lamp.jpg", "../lamp", "/"] { #expect(width(name) == nil) }
        #expect(UIImage(named: "nothing of this name") == nil)
        #expect(Bundle(path: "/nowhere") == nil)
        #expect(bundle.path(forResource: "lamp", ofType: "png") == "\(folder.path)/lamp.png")
        #expect(bundle.path(forResource: "lamp", ofType: "webp") == nil)
    }

    @Test func `a thumbnail has the display's pixels and stands upright`() throws {
        _ = Harness(scale: 2)
        let stored = try #require(plain(80, 40).cgImage)
        let image = UIImage(cgImage: stored, scale: 1, orientation: .right)
        let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 10, height: 10)))
        #expect(thumbnail.size == CGSize(width: 5, height: 10))
        #expect(thumbnail.scale == 2)
        #expect(thumbnail.imageOrientation == .up)
        #expect(thumbnail.cgImage?.height == 20)
    }

    @Test func `a renderer and a symbol are made for the main display`() throws {
        _ = Harness(scale: 3)
        #expect(UIGraphicsImageRendererFormat.default().scale == 3)
        #expect(UIGraphicsImageRendererFormat.preferred().scale == 3)
        let size = CGSize(width: 4, height: 4)
        #expect(UIGraphicsImageRenderer(size: size).image { _ in }.cgImage?.width == 12)
        let plus = try #require(UIImage(systemName: "plus"))
        #expect(plus.scale == 3)
        #expect(plus.size.height == 20.5)
        _ = Harness(scale: 1)
        #expect(UIGraphicsImageRendererFormat().scale == 1)
    }
}
