import Glibc
import Testing
import UIKitGeometry
import UIKitHeadless
import UIKitImages
import UIKitPlatform
import UIKitRaster

private let size = PixelSize(width: 8, height: 4)

/// A new folder that is removed again.
private func withFolder(_ body: @MainActor (String) throws -> Void) async throws {
    var template = Array("/tmp/vitrine-pictures-XXXXXX".utf8CString)
    let path = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer {
        for name in ["frame-0001", "frame-0002", "frame-0003", "picture-rest", "sheet"] {
            unlink("\(path)/a/b/\(name).png")
        }
        rmdir("\(path)/a/b")
        rmdir("\(path)/a")
        rmdir(path)
    }
    try await MainActor.run { try body(path) }
}

/// A bitmap of one opaque grey.
private func filled(_ gray: UInt32) -> Bitmap {
    var bitmap = Bitmap(size: size)
    for y in 0..<size.height {
        for x in 0..<size.width { bitmap[x, y] = 0xFF00_0000 | gray * 0x01_0101 }
    }
    return bitmap
}

@MainActor private func show(_ grays: [UInt32], on platform: HeadlessPlatform) throws {
    for gray in grays {
        let display = try #require(platform.display)
        _ = try display.present(filled(gray), damage: Region(PixelRect(size: size)))
        platform.wait(until: nil)
        platform.wait(until: platform.clock.now.advanced(by: 0.1))
    }
}

@Suite struct PictureRunTests {
    @Test func `a run leaves frames, pictures and a sheet in a folder that is made`() async throws {
        try await withFolder { root in
            let path = root + "/a/b"
            let platform = HeadlessPlatform(size: size)
            let run = try PictureRun(of: platform, in: path)
            try show([10, 20, 30], on: platform)
            platform.onPicture?("rest", filled(40))
            #expect(run.finish() == "3 frames and sheet.png are in \(path)")
            #expect(try PNG.read(path + "/frame-0001.png") == filled(10))
            #expect(try PNG.read(path + "/frame-0003.png") == filled(30))
            #expect(try PNG.read(path + "/picture-rest.png") == filled(40))
            #expect(try PNG.read(path + "/sheet.png").size == PixelSize(width: 16, height: 28))
        }
    }

    @Test func `frames of an earlier run are removed`() async throws {
        try await withFolder { root in
            let path = root + "/a/b"
            let first = HeadlessPlatform(size: size)
            let run = try PictureRun(of: first, in: path)
            try show([10, 20, 30], on: first)
            _ = run.finish()
            let second = HeadlessPlatform(size: size)
            let again = try PictureRun(of: second, in: path)
            try show([50], on: second)
            #expect(again.finish() == "1 frame and sheet.png are in \(path)")
            #expect(access(path + "/frame-0001.png", F_OK) == 0)
            #expect(access(path + "/frame-0002.png", F_OK) != 0)
        }
    }

    @Test func `a run that shows nothing says so`() async throws {
        try await withFolder { root in
            let platform = HeadlessPlatform(size: size)
            let run = try PictureRun(of: platform, in: root + "/a/b")
            #expect(run.finish() == "nothing was shown, so there is no picture")
        }
    }

    @Test func `a folder that cannot be made is named`() async {
        await MainActor.run {
            let error = #expect(throws: PlatformError.self) {
                try PictureRun(of: HeadlessPlatform(size: size), in: "/dev/null/x")
            }
            #expect(
                error?.description == "make the folder /dev/null: Not a directory; "
                    + "set UIKIT_OUTPUT to a folder that may be written to"
            )
        }
    }
}
