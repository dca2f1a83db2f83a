import Glibc
import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitImages
import UIKitRaster

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

private func plain(_ width: Int, _ height: Int, _ pixel: UInt32 = 0xFF20_4060) -> UIImage {
    var bitmap = Bitmap(size: PixelSize(width: width, height: height))
    for y in 0..<height {
        for x in 0..<width { bitmap[x, y] = pixel }
    }
    return UIImage(bitmap)
}

private func png(_ width: Int, _ height: Int) -> [UInt8] { plain(width, height).pngData() ?? [] }

@Suite(.serialized) struct ImageLoadingTests {
    // MARK: - Files and names

    @Test func `a file's name says its scale`() throws {
        let folder = Folder()
        for name in ["a.png", "a.b@2x.png", "c@3x.png", "d@2x", "e@2x.tar.png"] {
            try folder.write(name, png(6, 6))
        }
        func scale(_ name: String) -> CGFloat? {
            UIImage(contentsOfFile: "\(folder.path)/\(name)")?.scale
        }
        #expect(scale("a.png") == 1)
        #expect(scale("a.b@2x.png") == 2)
        #expect(scale("c@3x.png") == 3)
        #expect(scale("d@2x") == 2)
        #expect(scale("e@2x.tar.png") == 1)
        #expect(
            UIImage(contentsOfFile: "\(folder.path)/c@3x.png")?.size == CGSize(width: 2, height: 2)
        )
    }

    @Test func `traits say which scale of a name is taken`() throws {
        let folder = Folder()
        try folder.write("lamp.png", png(4, 4))
        try folder.write("lamp@2x.png", png(8, 8))
        let bundle = try #require(Bundle(path: folder.path))
        let traits = UITraitCollection { $0.displayScale = 2 }
        let image = UIImage(named: "lamp", in: bundle, compatibleWith: traits)
        #expect(image?.scale == 2)
        #expect(image?.configuration?.traitCollection == traits)
    }

    @Test func `the same name gives the same pixels without reading again`() throws {
        let folder = Folder()
        try folder.write("lamp.png", png(4, 4))
        let bundle = try #require(Bundle(path: folder.path))
        let first = try #require(UIImage(named: "lamp", in: bundle, with: nil))
        unlink("\(folder.path)/lamp.png")
        #expect(UIImage(named: "lamp", in: bundle, with: nil) == first)
    }

    @Test func `bytes that are no whole picture make no image and are told why`() throws {
        let bytes = png(20, 20)
        #expect(UIImage(data: bytes)?.size == CGSize(width: 20, height: 20))
        #expect(UIImage(data: Array(bytes.dropLast(13))) == nil)
        #expect(UIImage(data: []) == nil)
        var wrong = bytes
        wrong[50] ^= 0xFF
        #expect(UIImage(data: wrong) == nil)
        let error = #expect(throws: ImageError.self) { try UIImage(decoding: wrong) }
        #expect(error?.kind == .damaged)
        // Behind the signature (8 bytes), the header (25) and the colour space (13).
        #expect(error?.offset == 46)
        let missing = #expect(throws: ImageError.self) {
            try UIImage(decodingFile: "/nowhere/lamp.png")
        }
        #expect(missing?.description == "open /nowhere/lamp.png: No such file or directory")
        #expect(UIImage(data: bytes, scale: 0)?.scale == 1)
        #expect(UIImage(data: bytes, scale: .nan)?.scale == 1)
    }

    @Test func `a large picture is decoded when it is needed, and damage shows then`() throws {
        let folder = Folder()
        let bytes = png(600, 600)
        var wrong = bytes
        wrong[bytes.count / 2] ^= 0xFF
        try folder.write("good.png", bytes)
        let good = try #require(UIImage(contentsOfFile: "\(folder.path)/good.png"))
        #expect(good.size == CGSize(width: 600, height: 600))
        #expect(good.bitmap[599, 599] == 0xFF20_4060)
        let damaged = try #require(UIImage(data: wrong))
        #expect(damaged.size == CGSize(width: 600, height: 600))
        #expect(damaged.bitmap.size == .zero)
        #expect(damaged.cgImage == nil)
        #expect(damaged.preparingForDisplay() == nil)
        #expect(damaged.preparingThumbnail(of: CGSize(width: 9, height: 9)) == nil)
        #expect(throws: ImageError.self) { try UIImage(decoding: wrong) }
    }

    // MARK: - Preparing

    @Test func `a prepared image has its pixels and needs no cache`() async throws {
        let image = try #require(UIImage(data: png(600, 500)))
        let limit = UIImage.cacheLimit
        defer { UIImage.cacheLimit = limit }
        UIImage.cacheLimit = 0
        let prepared = try #require(image.preparingForDisplay())
        #expect(prepared.size == image.size)
        #expect(prepared.bitmap.isIdentical(to: prepared.bitmap))
        #expect(prepared == image)
        #expect(await image.byPreparingForDisplay() == image)
        let handed = await withCheckedContinuation { continuation in
            image.prepareForDisplay { continuation.resume(returning: $0) }
        }
        #expect(handed == image)
    }

    @Test func `many pictures are prepared at once, each by its own caller`() async throws {
        let bytes = png(90, 40)
        let sizes = await withTaskGroup(of: CGSize?.self) { group in
            for _ in 0..<60 {
                group.addTask { await UIImage(data: bytes)?.byPreparingForDisplay()?.size }
                group.addTask {
                    await UIImage(data: bytes)?
                        .byPreparingThumbnail(ofSize: CGSize(width: 1_000, height: 1_000))
                        .map {
                            CGSize(
                                width: $0.size.width * $0.scale,
                                height: $0.size.height * $0.scale
                            )
                        }
                }
            }
            return await group.reduce(into: [CGSize?]()) { $0.append($1) }
        }
        #expect(sizes.count == 120)
        #expect(sizes.allSatisfy { $0 == CGSize(width: 90, height: 40) })
    }

    @MainActor @Test func `what is awaited on the main actor goes on there`() async throws {
        let image = try #require(UIImage(data: png(60, 30)))
        let prepared = await image.byPreparingForDisplay()
        MainActor.assertIsolated()
        #expect(prepared == image)
    }

    @Test func `a thumbnail keeps the proportions, fits and is never larger`() async throws {
        let image = try #require(UIImage(data: png(60, 30)))
        // The pixels, and those of a point: another test's display may have more than one.
        func pixels(_ width: CGFloat, _ height: CGFloat) -> (PixelSize, scale: Int)? {
            image.preparingThumbnail(of: CGSize(width: width, height: height)).map {
                ($0.bitmap.size, Int($0.scale))
            }
        }
        let (fitted, scale) = try #require(pixels(20, 20))
        #expect(fitted == PixelSize(width: 20 * scale, height: 10 * scale))
        let (low, lowScale) = try #require(pixels(100, 5))
        #expect(low == PixelSize(width: 10 * lowScale, height: 5 * lowScale))
        #expect(pixels(500, 500)?.0 == PixelSize(width: 60, height: 30))
        #expect(pixels(0.1, 0.1)?.0 == PixelSize(width: 1, height: 1))
        #expect(pixels(0, 10) == nil)
        #expect(pixels(.nan, 10) == nil)
        let thumbnail = await image.byPreparingThumbnail(ofSize: CGSize(width: 20, height: 20))
        #expect(thumbnail?.bitmap[19, 9] == 0xFF20_4060)
        let handed = await withCheckedContinuation { continuation in
            image.prepareThumbnail(of: CGSize(width: 20, height: 20)) {
                continuation.resume(returning: $0)
            }
        }
        #expect(handed?.size == CGSize(width: 20, height: 10))
    }

    // MARK: - The cache

    @Test func `the cache keeps what was used last within its limit`() {
        func key(_ source: Int) -> PixelCache.Key { PixelCache.Key(source: source) }
        let bitmap = Bitmap(size: PixelSize(width: 16, height: 16))
        let bytes = bitmap.stride * 16
        let cache = PixelCache(limit: 3 * bytes)
        for source in 1...3 { cache.insert(bitmap, for: key(source)) }
        #expect(cache.byteCount == 3 * bytes)
        _ = cache.bitmap(for: key(1))
        cache.insert(bitmap, for: key(4))
        #expect(cache.byteCount == 3 * bytes)
        #expect(
            [1, 2, 3, 4].map { cache.bitmap(for: key($0)) != nil } == [true, false, true, true]
        )
        cache.insert(Bitmap(size: PixelSize(width: 64, height: 64)), for: key(5))
        #expect(cache.bitmap(for: key(5)) == nil)
        #expect(cache.bitmap(for: key(4)) != nil)
        cache.removeAll(from: 4)
        #expect(cache.byteCount == 2 * bytes)
        cache.limit = bytes
        #expect(cache.byteCount == bytes)
        cache.limit = -1
        #expect(cache.byteCount == 0)
    }

    @Test func `what an image is made of is made again when the cache is small`() throws {
        let limit = UIImage.cacheLimit
        defer { UIImage.cacheLimit = limit }
        UIImage.cacheLimit = 0
        let image = try #require(UIImage(data: png(8, 8)))
        #expect(image.bitmap[7, 7] == 0xFF20_4060)
        #expect(image.withTintColor(.red).bitmap[7, 7] == 0xFFFF_0000)
    }
}
