import Testing
import UIKit
import UIKitControls

@Suite struct DrawerGeometryTests {
    private func frame(_ inset: CGFloat, at x: CGFloat) -> CGRect {
        DrawerGeometry(size: CGSize(width: 320, height: 568), inset: inset).frame(at: x)
    }

    // The worked numbers of the seed documents' replacement formula, to four decimals.
    @Test(arguments: [
        (60.0, 200.0, 37.5, 277.7465, 493.0),
        (60, -200, 37.5, 277.7465, 493.0),
        (60, 250, 46.875, 267.1831, 474.25),
        (60, -220, 41.25, 273.5211, 485.5),
        (113.6, 256, 90.88, 217.6, 386.24),
        (113.6, -192, 68.16, 243.2, 431.68),
    ])
    func `01§N the frame at a position`(
        inset: CGFloat,
        x: CGFloat,
        y: CGFloat,
        width: CGFloat,
        height: CGFloat
    ) {
        let frame = frame(inset, at: x)
        #expect(frame.minX == x)
        #expect(abs(frame.minY - y) < 0.00005)
        #expect(abs(frame.width - width) < 0.00005)
        #expect(abs(frame.height - height) < 0.00005)
    }

    @Test func `01§N at rest the main view fills the container exactly`() {
        #expect(frame(60, at: 0) == CGRect(x: 0, y: 0, width: 320, height: 568))
    }

    @Test func `an empty container has an empty main view`() {
        let geometry = DrawerGeometry(size: .zero, inset: 60)
        #expect(geometry.frame(at: 40) == CGRect(x: 40, y: 0, width: 0, height: 0))
        #expect(geometry.scale(at: 40) == 1)
    }
}
