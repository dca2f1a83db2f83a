import Testing
import UIKit
import UIKitRaster
import UIKitTesting

/// A function without an actor, as any library has.
private func stamp() -> CFTimeInterval { CACurrentMediaTime() }

/// Checks that what iOS lets run on any thread runs on any thread.
@Suite struct BackgroundProofTests {
    @Test func `pictures are decoded and drawn in a background task`() async throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
            .image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        let data = try #require(red.pngData())
        let loader = ThumbnailLoader(tint: .blue, caption: .systemFont(ofSize: 8))
        let loaded = await loader.load(data, size: CGSize(width: 20, height: 10))
        let thumbnail = try #require(loaded)
        #expect(thumbnail.image.size == CGSize(width: 20, height: 10))
        #expect(thumbnail.image.bitmap.pixel(x: 15, y: 5) == (0, 0, 255, 255))
        #expect(thumbnail.image.bitmap.pixel(x: 2, y: 9) == (255, 0, 0, 255))
        #expect(await loader.load([1, 2, 3], size: CGSize(width: 20, height: 10)) == nil)
    }

    @MainActor @Test func `the media time needs no main actor and is the injected clock's`() {
        let harness = Harness()
        let before = stamp()
        harness.advance(by: 0.25)
        #expect(abs(stamp() - before - 0.25) < 0.000_001)
    }
}
