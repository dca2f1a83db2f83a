import DragViewScreens
import GestureLabScreens
import HitTestScreens
import Testing
import TouchMarksScreens
import TouchViewScreens
import UIKit
import UIKitRaster

private let white = [255, 255, 255]
private let paper = [244, 241, 234]
private let sand = [227, 222, 211]
private let ink = [42, 47, 71]
private let coral = [255, 107, 94]
private let amber = [255, 178, 63]
private let mint = [46, 196, 160]
private let sky = [62, 139, 255]
private let violet = [122, 92, 255]

/// The pictures that the recorded sessions of the touch examples ask for, at places that tell.
@MainActor @Suite struct TouchSessionTests {
    @Test func `TouchView's session counts taps and drags the square`() throws {
        let shown = try SessionRun.pictures(of: "TouchView") { TouchViewController() }
        let firstSingle = (656, 145)
        let firstDouble = (656, 369)
        #expect(try color(shown["start"], firstSingle.0, firstSingle.1) == sand)
        #expect(try color(shown["single"], firstSingle.0, firstSingle.1) == sky)
        #expect(try color(shown["single"], 380, 160) == sky)
        #expect(try color(shown["single"], firstDouble.0, firstDouble.1) == sand)
        #expect(try color(shown["double"], firstDouble.0, firstDouble.1) == violet)
        #expect(try color(shown["double"], 680, 145) == sand)
        // The square is 50 points wide at (149, 149), 65 under the finger.
        #expect(try color(shown["start"], 119, 149) == white)
        #expect(try color(shown["start"], 125, 149) == coral)
        #expect(try color(shown["pressed"], 119, 149) == coral)
        #expect(try color(shown["dragged"], 125, 149) == white)
        #expect(try color(shown["dragged"], 399, 250) == coral)
        #expect(try color(shown["end"], 399, 250) == white)
        #expect(try color(shown["end"], 406, 250) == coral)
    }

    @Test func `HitTest's session marks what fingers reach by each rule`() throws {
        let shown = try SessionRun.pictures(of: "HitTest") { HitTestViewController() }
        #expect(try color(shown["start"], 520, 42) == paper)
        #expect(try color(shown["article"], 520, 52) == paper)
        #expect(try color(shown["article"], 510, 52) == ink)
        #expect(try color(shown["article"], 224, 60) == mint)
        #expect(try color(shown["article"], 214, 60) == white)
        #expect(try color(shown["article"], 330, 380) == ink)
        #expect(try color(shown["standard"], 250, 66) == paper)
        #expect(try color(shown["standard"], 240, 66) == ink)
        #expect(try color(shown["standard"], 250, 110) == mint)
        #expect(try color(shown["repaired-hidden"], 70, 140) == ink)
        #expect(try color(shown["repaired-hidden"], 196, 64) == mint)
        #expect(try color(shown["end"], 120, 200) == coral)
    }

    @Test func `DragView's session moves all four views`() throws {
        let shown = try SessionRun.pictures(of: "DragView") { DragViewController() }
        #expect(try color(shown["start"], 200, 130) == coral)
        #expect(try color(shown["start"], 600, 130) == amber)
        #expect(try color(shown["start"], 200, 350) == mint)
        #expect(try color(shown["transforms"], 200, 130) == paper)
        #expect(try color(shown["transforms"], 330, 160) == coral)
        #expect(try color(shown["transforms"], 480, 190) == amber)
        #expect(try color(shown["transforms"], 270, 290) == mint)
        // 80 points of the finger, less about ten that a pan takes to begin.
        #expect(try color(shown["end"], 455, 340) == sky)
        #expect(try color(shown["end"], 440, 340) == paper)
    }

    @Test func `GestureLab's session lights a lamp for each gesture`() throws {
        let shown = try SessionRun.pictures(of: "GestureLab") { GestureLabViewController() }
        let lamps = [(570, 60), (682, 60), (570, 172), (682, 172), (570, 284), (682, 284)]
        for (x, y) in lamps { #expect(try color(shown["start"], x, y) == white) }
        #expect(try color(shown["moved"], lamps[0].0, lamps[0].1) == sky)
        let both = shown["enlarged-and-turned"]
        #expect(try color(both, lamps[1].0, lamps[1].1) == violet)
        #expect(try color(both, lamps[2].0, lamps[2].1) == mint)
        #expect(try color(shown["double-tap"], lamps[3].0, lamps[3].1) != white)
        #expect(try color(shown["long-press"], lamps[4].0, lamps[4].1) != white)
        #expect(try color(shown["long-press"], lamps[3].0, lamps[3].1) == white)
        #expect(try color(shown["swipe"], lamps[5].0, lamps[5].1) != white)
        #expect(try color(shown["start"], 560, 424) == ink)
        #expect(try color(shown["switched"], 560, 424) == white)
        #expect(try color(shown["switched"], 640, 424) == ink)
    }

    @Test func `TouchMarks' session numbers five fingers`() throws {
        let shown = try SessionRun.pictures(of: "TouchMarks") { TouchMarksViewController() }
        let night = [22, 26, 43]
        #expect(try color(shown["start"], 400, 94) == night)
        // One bead on the first finger's ring, three on the third's, whose ring is wider.
        #expect(try color(shown["five"], 150, 300) == coral)
        #expect(try color(shown["five"], 400, 94) == mint)
        #expect(shown["moving"] != shown["five"])
        #expect(shown["end"] != shown["again"])
    }
}
