import Testing
import UIKitGeometry
import UIKitLinux

private let size = PixelSize(width: 80, height: 48)

@Suite @MainActor struct PointerTests {
    @Test(arguments: QuarterTurn.allCases)
    func `the tip is on its pixel in every turn`(turn: QuarterTurn) throws {
        let kms = FakeKMS()
        let picture = turn.inverse.turned(size)
        let pointer = HardwarePointer(kms, crtc: 41, size: picture, turn: turn, scale: 1)
        let tip = PixelPoint(x: 30, y: 20)
        pointer.show(at: tip)
        let place = try #require(kms.cursorPlace)
        let wanted = turn.turned(tip, in: picture)
        // The tip is light, and nothing of the arrow is left of or above it in the picture.
        #expect(kms.cursorPixel(at: wanted) == 0xFFFF_FFFF)
        let inside = turn.turned(PixelPoint(x: 32, y: 24), in: picture)
        #expect(kms.cursorPixel(at: inside) == 0xFF1A_1D24)
        let outside = turn.turned(PixelPoint(x: 29, y: 20), in: picture)
        #expect((kms.cursorPixel(at: outside) ?? 0) >> 24 == 0)
        pointer.show(at: PixelPoint(x: 31, y: 20))
        #expect(kms.cursorPlace != place)
        pointer.hide()
        #expect(kms.cursorPlace == nil)
        pointer.free()
        #expect(kms.liveBuffers.isEmpty)
    }

    @Test func `a driver without a plane is asked once`() {
        let kms = FakeKMS()
        kms.cursorError = SystemError(6)
        let pointer = HardwarePointer(kms, crtc: 41, size: size, turn: .none, scale: 1)
        for x in 0..<10 { pointer.show(at: PixelPoint(x: x, y: 0)) }
        #expect(kms.cursorCalls == 1)
    }
}
