import UIKit
package import UIKitLayers
package import UIKitTesting

/// A scene that goes on frame by frame, once played without being counted: pictures, glyphs and memory are there.
@MainActor package final class SceneRun {
    /// The scene.
    package let scene: FrameScene
    /// What it runs on.
    package let harness: Harness
    /// What paints it.
    package let compositor: Compositor
    /// What painting has asked for since the scene was played once.
    package let painting: PaintingCount
    private let step: @MainActor (Int) -> Void

    /// Builds `scene` on a screen of 1280 × 800 pixels, painted by `cores`, and plays it once.
    package init(_ scene: FrameScene, cores: Int) {
        self.scene = scene
        harness = Harness(size: CGSize(width: 1280, height: 800))
        compositor = harness.application.screens[0].compositor
        compositor.limits.cores = cores
        step = scene.make(harness)
        painting = PaintingCount(compositor)
        harness.advance(by: 1)
        for index in 0..<scene.frames { take(index) }
        painting.blocks = 0
    }

    /// Takes the frame of a step, from the change to the presented picture.
    package func take(_ index: Int) {
        step(index)
        harness.advance(by: 1.0 / 60)
    }
}
