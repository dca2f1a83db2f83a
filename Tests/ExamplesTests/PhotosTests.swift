import PhotosScreens
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct PhotosTests {
    private let night = [15, 18, 26]
    private let black = [0, 0, 0]

    @Test func `Photos' session looks at a picture from near and goes back`() throws {
        let shown = try SessionRun.pictures(of: "Photos") { PhotosViewController(album: .painted) }
        #expect(try color(shown["wall"], 2, 2) == night)
        #expect(shown["scrolled"] != shown["wall"])
        // A picture of 720 × 480 points in the middle of 800 × 480.
        #expect(try color(shown["open"], 39, 300) == black)
        #expect(try color(shown["open"], 40, 300) != black)
        #expect(try color(shown["open"], 759, 300) != black)
        #expect(try color(shown["open"], 760, 300) == black)
        // Under two fingers it grows beyond the edges.
        #expect(try color(shown["enlarged"], 2, 300) != black)
        #expect(shown["moved"] != shown["enlarged"])
        #expect(shown["fitted"] != shown["moved"])
        #expect(shown["fitted"] == shown["open"])
        #expect(shown["next"] != shown["open"])
        #expect(shown["opening"] != shown["open"])
        #expect(shown["closing"] != shown["end"])
        #expect(shown["end"] == shown["wall"])
    }

    @Test(arguments: [CGSize(width: 320, height: 240), CGSize(width: 1280, height: 800)])
    func `the thumbnails lie side by side on any screen, and a tap opens one`(size: CGSize) throws {
        let harness = Harness(size: size)
        let controller = PhotosViewController(album: .painted)
        harness.window.rootViewController = controller
        harness.runFrame()
        let thumbnails = controller.wall.subviews.compactMap { $0 as? Thumbnail }
        #expect(thumbnails.count == 15)
        for (index, thumbnail) in thumbnails.enumerated() {
            #expect(thumbnail.frame.width == thumbnail.frame.height)
            #expect(thumbnail.frame.minX >= 12 && thumbnail.frame.maxX <= size.width - 12)
            #expect(thumbnails[..<index].allSatisfy { !$0.frame.intersects(thumbnail.frame) })
        }
        harness.tap(thumbnails[1])
        harness.advance(by: 1)
        let viewer = try #require(controller.viewer)
        #expect(viewer.index == 1)
        harness.pinch(center: CGPoint(x: size.width / 2, y: size.height / 2), from: 40, to: 120)
        harness.advance(by: 1)
        #expect(viewer.zoom.zoomScale > 1.5)
        let button = try #require(harness.find("xmark"))
        harness.tap(button)
        harness.advance(by: 1)
        #expect(controller.viewer == nil)
    }

    @Test func `a folder without pictures is an empty wall`() {
        let harness = Harness()
        let album = Album(folder: "/nowhere")
        harness.window.rootViewController = PhotosViewController(album: album)
        harness.runFrame()
        #expect(album.pictures.isEmpty)
    }
}
