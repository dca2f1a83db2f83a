import FeedScreens
import Testing
import UIKit
import UIKitTesting

/// The feed on a screen.
@MainActor private final class Stage {
    let harness: Harness
    let feed = FeedViewController()

    init(_ size: CGSize = CGSize(width: 800, height: 480)) {
        harness = Harness(size: size)
        harness.window.rootViewController = feed
        harness.advance(by: 0.1)
    }
}

@MainActor @Suite(.serialized) struct FeedTests {
    @Test func `Feed's session scrolls, turns a page, stops, goes to the top and fetches`() throws {
        let shown = try SessionRun.pictures(of: "Feed") { FeedViewController() }
        let names = [
            "start", "coasting", "scrolled", "turning", "turned", "caught", "further", "top",
            "pulled", "fetching", "fetched",
        ]
        for (one, other) in zip(names, names.dropFirst()) where other != "top" {
            #expect(shown[one] != shown[other], "\(one) and \(other)")
        }
        #expect(shown.count == names.count)
        // The head of the first card is back at its place.
        for y in [60, 70, 84] {
            #expect(try color(shown["top"], 290, y) == color(shown["start"], 290, y))
            #expect(try color(shown["fetched"], 290, y) == color(shown["start"], 290, y))
        }
    }

    @Test func `a drag across a picture turns the page, one along it scrolls the feed`() {
        let stage = Stage()
        let card = stage.feed.cards[0]
        let middle = card.pager.convert(CGPoint(x: 200, y: 100), to: nil)
        stage.harness.drag(
            from: middle,
            to: CGPoint(x: middle.x - 150, y: middle.y + 10),
            duration: 0.15
        )
        stage.harness.advance(by: 2)
        #expect(card.pager.page == 1)
        #expect(stage.feed.feed.contentOffset == .zero)
        stage.harness.drag(
            from: middle,
            to: CGPoint(x: middle.x + 10, y: middle.y - 120),
            duration: 0.15
        )
        stage.harness.advance(by: 4)
        #expect(card.pager.page == 1)
        #expect(stage.feed.feed.contentOffset.y > 300)
    }

    @Test func `a heart is filled by a tap and not by a drag`() {
        let stage = Stage()
        let like = stage.feed.cards[0].like
        stage.feed.feed.contentOffset.y = 200
        stage.harness.advance(by: 0.1)
        stage.harness.tap(like)
        #expect(like.isSelected)
        let middle = like.convert(CGPoint(x: 40, y: 20), to: nil)
        stage.harness.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 80), duration: 0.1)
        stage.harness.advance(by: 3)
        #expect(like.isSelected)
    }

    @Test(arguments: [(320, 240), (480, 272), (1_280, 800), (40, 30), (1, 1)])
    func `the feed is laid out and drawn at any size, in parts as from nothing`(
        width: Int,
        height: Int
    ) {
        let stage = Stage(CGSize(width: width, height: height))
        #expect(stage.harness.presented == stage.harness.renderFromScratch())
        let x = CGFloat(width) * 0.6
        stage.harness.drag(
            from: CGPoint(x: x, y: CGFloat(height) * 0.9),
            to: CGPoint(x: x, y: CGFloat(height) * 0.2),
            duration: 0.1
        )
        for _ in 0..<6 {
            stage.harness.advance(by: 0.117)
            #expect(stage.harness.presented == stage.harness.renderFromScratch())
        }
    }
}
