import CalibrateScreens
import Testing
import UIKit
import UIKitRaster

@MainActor @Suite(.serialized) struct CalibrateTests {
    @Test func `its session measures, tries and keeps a calibration`() throws {
        let shown = try SessionRun.pictures(of: "Calibrate") { CalibrateViewController() }
        // The start of the first target's ring, and the mark under the finger although the panel reports another place.
        #expect(try color(shown["first-target"], 102, 40) == [204, 79, 51])
        #expect(try color(shown["mark"], 320, 260) == [204, 79, 51])
        #expect(try color(shown["mark"], 340, 260) == [245, 242, 235])
        // Keep is there while it is tried and gone when it is kept.
        #expect(try color(shown["try"], 330, 340) == [61, 120, 107])
        #expect(try color(shown["kept"], 330, 340) == [245, 242, 235])
    }
}
