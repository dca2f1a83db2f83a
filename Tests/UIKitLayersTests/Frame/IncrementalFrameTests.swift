import FrameFuzz
import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitLayers
import UIKitRaster

/// Changes trees of layers at random and compares each frame, painted by damage, with one painted
/// from scratch, byte for byte; `tools/fuzz frames` takes longer walks.
@MainActor @Suite struct IncrementalFrameTests {
    struct Screen: Sendable {
        let scale: CGFloat
        let buffers: Int
    }

    @Test(
        arguments: [
            Screen(scale: 1, buffers: 1), Screen(scale: 1.25, buffers: 2),
            Screen(scale: 1.5, buffers: 3), Screen(scale: 2, buffers: 1),
            Screen(scale: 1, buffers: 3), Screen(scale: 1.5, buffers: 2),
        ],
        [UInt64(1), 2, 3, 20_260]
    )
    func `report 34 a frame by damage equals one from scratch`(
        screen: Screen,
        seed: UInt64
    ) {
        let walk = FrameWalk(scale: screen.scale, seed: seed, buffers: screen.buffers)
        #expect(walk.run(steps: 1000) == nil)
        #expect(walk.comparisons > 500)
        if seed % 2 == 0 { #expect(walk.copiedPixels > 200) }
    }

    @Test func `the comparison notices a pixel that was not damaged`() {
        let stage = Stage(width: 40, height: 40)
        let layer = stage.addOwner(CGRect(x: 0, y: 0, width: 10, height: 10), .red).layer
        stage.turn()
        let before = stage.compositor.bitmap
        layer.backgroundColor = .blue
        #expect(stage.compositor.renderFromScratch(at: stage.time) != before)
        stage.turn()
        #expect(stage.compositor.renderFromScratch(at: stage.time) == stage.compositor.bitmap)
    }
}
