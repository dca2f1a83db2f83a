import DarwDrawerScreens
import DrawerDemoScreens
import HSDrawerScreens
import Testing
import UIKit
import UIKitRaster

/// A pixel as red, green and blue.
func color(_ picture: Bitmap?, _ x: Int, _ y: Int) throws -> [Int] {
    let pixel = try #require(picture).pixel(x: x, y: y)
    return [pixel.r, pixel.g, pixel.b]
}

private let red = [255, 0, 0]
private let green = [0, 255, 0]
private let blue = [0, 0, 255]
private let yellow = [255, 255, 0]
private let night = [22, 26, 43]
private let paper = [244, 241, 234]

@MainActor @Suite struct SessionTests {
    @Test func `HSDrawer's session opens and closes both sides`() throws {
        let shown = try SessionRun.pictures(of: "HSDrawer") { HSDrawViewController() }
        #expect(try color(shown["closed"], 0, 0) == red)
        #expect(try color(shown["mid-drag"], 199, 284) == green)
        #expect(try color(shown["mid-drag"], 200, 284) == red)
        #expect(try color(shown["left-open"], 249, 284) == green)
        #expect(try color(shown["left-open"], 250, 284) == red)
        #expect(try color(shown["right-open"], 50, 284) == red)
        #expect(try color(shown["right-open"], 100, 284) == blue)
        #expect(try color(shown["end"], 319, 567) == red)
        #expect(shown["end"] == shown["closed"])
    }

    @Test func `DarwDrawer's session opens both sides`() throws {
        let shown = try SessionRun.pictures(of: "DarwDrawer") { DarwViewController() }
        #expect(try color(shown["closed"], 0, 0) == yellow)
        #expect(try color(shown["left-open"], 255, 284) == red)
        #expect(try color(shown["left-open"], 256, 284) == yellow)
        #expect(shown["closed-again"] == shown["closed"])
        #expect(try color(shown["right-open"], 0, 284) == yellow)
        #expect(try color(shown["right-open"], 100, 284) == blue)
    }

    @Test func `DrawerDemo's session goes through the whole panel`() throws {
        let shown = try SessionRun.pictures(of: "DrawerDemo") { DemoDrawer() }
        #expect(try color(shown["closed"], 2, 400) == paper)
        // 150 points of the finger, less the ten that a pan takes to begin.
        #expect(try color(shown["mid-drag"], 139, 40) == night)
        #expect(try color(shown["mid-drag"], 140, 40) == paper)
        #expect(try color(shown["mid-drag"], 300, 6) == night)
        #expect(try color(shown["mid-drag"], 300, 8) == paper)
        #expect(try color(shown["left-open"], 249, 200) == night)
        #expect(try color(shown["left-open"], 250, 200) == paper)
        #expect(try color(shown["right-open"], 1_277, 400) == night)
        #expect(try color(shown["right-open"], 2, 2) == night)
        #expect(shown["accent"] != shown["closed"])
        #expect(shown["slider"] != shown["right-open"])
        #expect(shown["end"] == shown["switched"])
    }
}
