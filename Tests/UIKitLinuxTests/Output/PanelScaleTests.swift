import Testing
import UIKitLinux

@Suite struct PanelScaleTests {
    @Test(arguments: [
        // The 7-inch panel of a small computer, a tablet's, a telephone's, a television.
        (800, 154, 1.0), (1200, 94, 2.25), (720, 62, 2.0), (1920, 1600, 1.0),
        // Too dense for any step, and what displays say that don't know.
        (3840, 60, 4.0), (800, 0, 1.0), (1920, 16, 1.0), (0, 100, 1.0), (800, 100_000, 1.0),
    ])
    func `the scale follows from pixels and millimetres`(
        pixels: Int,
        millimetres: Int,
        scale: Double
    ) {
        #expect(PanelScale.scale(pixels: pixels, millimetres: millimetres) == scale)
    }
}
