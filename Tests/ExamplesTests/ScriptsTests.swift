import ScriptsScreens
import Testing
import UIKit
import UIKitRaster

@MainActor @Suite struct ScriptsTests {
    @Test func `Scripts' session shows each script that is tapped`() throws {
        let shown = try SessionRun.pictures(of: "Scripts") { ScriptsViewController() }
        #expect(shown.count == 9)
        // The chosen card is blue, and so is no other.
        let blue = [62, 139, 255]
        #expect(try color(shown["start"], 12, 30) == blue)
        #expect(try color(shown["arabic"], 12, 30) == [255, 255, 255])
        #expect(try color(shown["arabic"], 12, 150) == blue)
        #expect(shown["end"] == shown["start"])
        #expect(Set(shown.values.map(inkCount)).count == 8)
    }

    @Test func `every card shows letters`() throws {
        let shown = try SessionRun.pictures(of: "Scripts") { ScriptsViewController() }
        let page = try #require(shown["start"])
        for index in 2..<16 {
            let left = 8 + index % 2 * 251
            let top = 8 + index / 2 * 59
            var dark = 0
            for y in top + 18..<top + 48 {
                for x in left + 8..<left + 235 where page.pixel(x: x, y: y).r < 128 { dark += 1 }
            }
            #expect(dark > 150, "card \(index)")
        }
    }

    /// The pixels of the large text's place that are not white.
    private func inkCount(_ picture: Bitmap) -> Int {
        var count = 0
        for y in 50..<340 {
            for x in 526..<784 where picture.pixel(x: x, y: y).r < 200 { count += 1 }
        }
        return count
    }
}
